import { breakpoint } from './breakpoints.ts';
import { campaignBands } from './campaignBands.ts';
import { motion } from './motion.ts';
import { palette } from './palette.ts';
import { band, type ColorRoles, campaigns, dark, light } from './roles.ts';
import { border, mobileSpace, narrowSpace, radius, shadow, size, space } from './space.ts';
import { arabic, desktop, japanese, mobile, narrow } from './type.ts';

type Json = string | number | readonly Json[] | { readonly [key: string]: Json };
type Tree = { [key: string]: Json };

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const mapValues = <Value>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value, key: string) => Json,
): Tree => Object.fromEntries(Object.entries(record).map(([key, value]) => [kebab(key), map(value, key)]));

function colorValue(value: string): Json {
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(value);
  const hex = rgb
    ? `#${rgb
        .slice(1, 4)
        .map((channel) => Number(channel).toString(16).padStart(2, '0'))
        .join('')}`
    : value.toLowerCase();
  if (!/^#[0-9a-f]{6}$/.test(hex)) throw new Error(`no colour: ${value}`);
  const components = [1, 3, 5].map((at) =>
    Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4)),
  );
  return { colorSpace: 'srgb', components, ...(rgb ? { alpha: Number(rgb[4]) } : {}), hex };
}

function dimensionValue(value: string): Json {
  const match = /^(-?[\d.]+)(rem|px)$/.exec(value);
  if (!match) throw new Error(`no dimension: ${value}`);
  return { value: Number(match[1]), unit: match[2] as string };
}

const token = ($type: string, $value: Json, $description?: string): Json => ({
  $type,
  ...($description ? { $description } : {}),
  $value,
});

/** Where a colour of the palette lives, so that roles stay references. */
const paletteNames = new Map(
  Object.entries(palette).flatMap(([hue, steps]) =>
    Object.entries(steps).map(([step, hex]) => [hex as string, `{color.${hue}.${step}}`] as const),
  ),
);
const roles = (set: ColorRoles) =>
  mapValues(set as Record<string, string>, (value) =>
    token('color', paletteNames.get(value) ?? colorValue(value)),
  );

const dimensions = (set: Readonly<Record<string, string>>) =>
  mapValues(set, (value) => token('dimension', dimensionValue(value)));

/** Steps of the scale by value: what a variant changes is a reference to a step. */
const stepNames = new Map(
  Object.entries(space)
    .filter(([name]) => /^\d+$/.test(name))
    .map(([name, value]) => [value as string, `{space.${name}}`] as const),
);
const steps = (set: Readonly<Record<string, string>>) =>
  mapValues(set, (value) => token('dimension', stepNames.get(value) ?? dimensionValue(value)));

const fontGroups: Record<string, (value: string) => Json> = {
  weight: (value) => token('fontWeight', Number(value)),
  sharp: (value) => token('number', Number(value), 'Geologica SHRP axis'),
  size: (value) => token('dimension', dimensionValue(value)),
  line: (value) => token('number', Number(value)),
  track: (value) => token('number', Number.parseFloat(value), 'em'),
};

function font(scale: Readonly<Record<string, string | Readonly<Record<string, string>>>>): Tree {
  return Object.fromEntries(
    Object.entries(scale).map(([group, values]): [string, Json] => {
      if (typeof values === 'string') {
        const families = values.split(',').map((family) => family.trim().replaceAll('"', ''));
        return ['family', { sans: token('fontFamily', families) }];
      }
      const toToken = fontGroups[group];
      if (!toToken) throw new Error(`no such group of type tokens: ${group}`);
      return [group, mapValues(values, toToken)];
    }),
  );
}

function shadows(value: string): Json {
  return value.split(/,\s*(?![^(]*\))/).map((layer) => {
    const match = /^(\S+) (\S+) (\S+) (\S+) (rgb\([^)]*\))$/.exec(layer);
    if (!match) throw new Error(`no shadow: ${layer}`);
    const px = (length: string | undefined): Json => ({
      value: Number.parseFloat(length ?? '0'),
      unit: 'px',
    });
    return {
      offsetX: px(match[1]),
      offsetY: px(match[2]),
      blur: px(match[3]),
      spread: px(match[4]),
      color: colorValue(match[5] as string),
    };
  });
}

function movement(value: string): Json {
  if (value.endsWith('ms')) return token('duration', { value: Number.parseFloat(value), unit: 'ms' });
  const points = value.match(/-?\d*\.?\d+/g)?.map(Number) ?? [];
  if (points.length !== 4) throw new Error(`no motion: ${value}`);
  return token('cubicBezier', points);
}

const { header: mobileHeader, ...mobileSpaces } = mobileSpace;

/** All tokens as a W3C Design Tokens (DTCG 2025.10) document. */
export function dtcg(): Tree {
  return {
    $description: 'Tern design tokens, W3C DTCG 2025.10. Written from tokens/src by the script tokens:json.',
    color: {
      ...mapValues(palette as Record<string, Record<string, string>>, (hue) =>
        mapValues(hue, (value) => token('color', colorValue(value))),
      ),
      light: roles(light),
      dark: roles(dark),
      band: roles(band),
      campaign: mapValues(campaigns as Record<string, ColorRoles>, roles),
      'campaign-band': mapValues(campaignBands as Record<string, ColorRoles>, roles),
    },
    font: {
      desktop: font(desktop),
      narrow: font(narrow),
      mobile: font(mobile),
      arabic: font(arabic),
      japanese: font(japanese),
    },
    space: {
      ...dimensions(Object.fromEntries(Object.entries(space).filter(([name]) => /^\d+$/.test(name)))),
      ...steps({ section: space.section, margin: space.margin, gutter: space.gutter }),
    },
    size: dimensions(size),
    radius: dimensions(radius),
    border: dimensions(border),
    motion: mapValues(motion, movement),
    mobile: { space: steps(mobileSpaces), size: dimensions({ header: mobileHeader }) },
    narrow: { space: steps(narrowSpace) },
    shadow: mapValues(shadow as Record<string, Record<string, string>>, (set) =>
      mapValues(set, (value) => token('shadow', shadows(value))),
    ),
    breakpoint: {
      mobile: token('dimension', { value: breakpoint.mobile, unit: 'px' }, 'below this: the /m variant'),
      wide: token('dimension', { value: breakpoint.wide, unit: 'px' }, 'below this: narrow desktop'),
    },
  };
}

/** The text of `tokens.json`. */
export function dtcgText(): string {
  return `${JSON.stringify(dtcg(), null, 1)}\n`;
}
