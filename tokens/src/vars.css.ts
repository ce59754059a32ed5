import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { breakpoint, media } from './breakpoints.ts';
import { motion } from './motion.ts';
import { band, light } from './roles.ts';
import { border, mobileSpace, narrowSpace, radius, shadow, size, space } from './space.ts';
import { arabic, desktop, japanese, japaneseMobile, japaneseNarrow, mobile, narrow } from './type.ts';

const shape = {
  color: light,
  font: desktop,
  space,
  size,
  radius,
  border,
  shadow: shadow.light,
  motion,
};

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `vars.color.bgAlt` is `var(--color-bg-alt)`: the one vocabulary of every stylesheet. */
export const vars = createGlobalThemeContract(shape, (_value, path) => path.map(kebab).join('-'));

createGlobalTheme(':root', vars, shape);

// A navy section inside a page: the one theme every page may show.
createGlobalTheme('[data-theme="band"]', vars.color, band);
createGlobalTheme('[data-theme="band"]', vars.shadow, shadow.dark);
globalStyle('[data-theme="band"]', {
  colorScheme: 'dark',
  backgroundColor: vars.color.bg,
  color: vars.color.text,
});

type Scale = { [group: string]: string | { [name: string]: string } };

/** The custom properties of a partial type scale, by the names of the contract. */
function fontVars(scale: Scale): Record<string, string> {
  const out: Record<string, string> = {};
  for (const [group, values] of Object.entries(scale)) {
    if (typeof values === 'string') out[`--font-${group}`] = values;
    else for (const [name, value] of Object.entries(values)) out[`--font-${group}-${name}`] = value;
  }
  return out;
}

globalStyle(':root', {
  '@media': {
    [media.narrow]: {
      vars: {
        ...fontVars(narrow),
        '--space-section': narrowSpace.section,
        '--space-margin': narrowSpace.margin,
        '--space-gutter': narrowSpace.gutter,
      },
    },
    [media.mobile]: {
      vars: {
        ...fontVars(mobile),
        '--space-section': mobileSpace.section,
        '--space-margin': mobileSpace.margin,
        '--space-gutter': mobileSpace.gutter,
        '--size-header': mobileSpace.header,
      },
    },
  },
});
globalStyle(':root[lang="ar"]', { vars: fontVars(arabic) });
globalStyle(':root[lang="ja"]', {
  vars: fontVars(japanese),
  '@media': {
    [media.narrow]: { vars: fontVars(japaneseNarrow) },
    [media.mobile]: { vars: fontVars(japaneseMobile) },
  },
});

/** How much larger a person wants all text, who says so on the site and not in the browser. */
const textScale = 'var(--text-scale, 1)';

/**
 * The mobile variant scales from a 375 px design up to 1200 px (spec section 2). Written as an offset from
 * 100 % so that a person's own text size still counts; held at the 320 px size below that.
 */
globalStyle('html', {
  fontSize: `calc(100% * ${textScale})`,
  '@media': {
    [media.mobile]: {
      fontSize: `calc((100% + (max(320px, min(100vw, ${breakpoint.wide}px)) - 375px) * 16 / 375) * ${textScale})`,
    },
  },
});

/** Paper is white whatever the theme, and ink is not spent on grounds. */
const paper = {
  bg: '#fff',
  bgAlt: '#fff',
  surface: '#fff',
  mapSea: '#fff',
  text: light.text,
  textMuted: light.textMuted,
  textFaint: light.textFaint,
  line: light.line,
  actionText: light.actionText,
  mapLand: light.mapLand,
  mapGrat: light.mapGrat,
  bird: light.bird,
} satisfies Partial<Record<keyof typeof light, string>>;
globalStyle(':root, [data-theme], [data-campaign]', {
  '@media': {
    [media.print]: {
      vars: Object.fromEntries(
        Object.entries(paper).map(([role, value]) => [`--color-${kebab(role)}`, `${value} !important`]),
      ),
    },
  },
});

/** Who asks for more contrast gets quiet text and hairlines in the colour of the text, on every ground. */
globalStyle(':root, [data-theme], [data-campaign]', {
  '@media': {
    [media.moreContrast]: {
      vars: {
        '--color-text-muted': 'var(--color-text) !important',
        '--color-text-faint': 'var(--color-text) !important',
        '--color-line-strong': 'var(--color-text) !important',
        '--color-line': 'color-mix(in srgb, var(--color-text) 60%, var(--color-bg)) !important',
      },
    },
  },
});
