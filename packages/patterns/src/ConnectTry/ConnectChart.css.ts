import { media, vars } from '@tern/tokens';
import { globalStyle, keyframes, type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { type CityName, type ConnectCityId, cityNames } from './cityNames.ts';
import { on } from './states.css.ts';

/** The map does not mirror. */
export const chart = style({
  position: 'relative',
  direction: 'ltr',
  display: 'block',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  aspectRatio: '1',
});

/** A city and its trip, which ends there. */
export const cities = styleVariants(
  cityNames,
  ({ x, y }: CityName): StyleRule => ({
    display: 'contents',
    vars: { '--to-x': `${x}`, '--to-y': `${y}` },
  }),
);

/** The press reaches from the name over its dot. */
const placed = style({
  position: 'absolute',
  inset: 'calc(var(--to-y) * 0.1%) auto auto calc(var(--to-x) * 0.1%)',
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2rem',
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  fontSize: vars.font.size.small,
  lineHeight: 1.2,
  fontWeight: vars.font.weight.medium,
  color: vars.color.text,
  '@media': {
    [media.belowWide]: { fontSize: '0.875rem' },
    [media.mobile]: { minBlockSize: '2.75rem', fontSize: '0.8125rem' },
  },
});
const sides = styleVariants({
  start: { translate: '-0.625rem -50%', paddingInlineStart: '1.125rem' },
  end: { translate: 'calc(0.625rem - 100%) -50%', paddingInlineEnd: '1.125rem' },
  startAway: { translate: '0 -50%', paddingInlineStart: '0.25rem' },
  endAway: { translate: '-100% -50%', paddingInlineEnd: '0.25rem' },
});
const away = styleVariants(
  Object.fromEntries(Object.entries<CityName>(cityNames).filter(([, { name }]) => name)),
  ({ name }): StyleRule => ({
    inset: `${(name?.y ?? 0) / 10}% auto auto ${(name?.x ?? 0) / 10}%`,
  }),
);
/** On phones a dot without its name, unless it is chosen: the list has it, and the keyboard. */
const roomy = style({
  '@media': {
    [media.mobile]: {
      opacity: 0,
      pointerEvents: 'none',
      selectors: { '&:has(:checked), &:has(:focus-visible)': { opacity: 1 } },
    },
  },
});

export const names = Object.fromEntries(
  Object.entries<CityName>(cityNames).map(([id, { name, side, phone }]) => [
    id,
    [placed, name ? sides[`${side}Away`] : sides[side], name && away[id], phone ? '' : roomy]
      .filter(Boolean)
      .join(' '),
  ]),
) as Record<ConnectCityId, string>;

/** Over its name and its dot, so that the ring of the focus is around both. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  appearance: 'none',
  cursor: 'pointer',
  borderRadius: vars.radius[1],
});

/** A halo of sea knocks the dots of the land out. */
export const name = style({
  paddingBlock: '0.1875rem',
  paddingInline: '0.375rem',
  borderRadius: vars.radius[1],
  background: vars.color.mapSea,
  boxShadow: `0 0 0.25rem 0.0625rem ${vars.color.mapSea}`,
  direction: 'ltr',
  unicodeBidi: 'plaintext',
  '@media': {
    '(forced-colors: active)': { border: '1px solid transparent' },
    [media.motion]: {
      transition: `background-color ${vars.motion.fast}, color ${vars.motion.fast}`,
    },
  },
});
globalStyle(`label:hover > ${name}`, {
  textDecoration: `underline 2px ${vars.color.action}`,
  textUnderlineOffset: '0.28em',
});
globalStyle(`${radio}:checked + ${name}`, {
  background: vars.color.text,
  color: vars.color.bg,
  boxShadow: 'none',
  '@media': { '(forced-colors: active)': { borderColor: 'Highlight' } },
});
export const trip = style({ zIndex: 1, visibility: 'hidden' });
globalStyle(`:has(:checked) > ${trip}`, { visibility: 'inherit' });
globalStyle(`${on} :has(:checked) > ${trip}`, {
  vars: { '--go': '1', '--trip-time': vars.motion.draw, '--trip-pace': vars.motion.glide },
});

const pulse = keyframes({
  '0%': { transform: 'none', opacity: 1 },
  '80%': { transform: 'scale(2.2)', opacity: 0 },
  '100%': { transform: 'none', opacity: 1 },
});
export const ring = style({ transformBox: 'fill-box', transformOrigin: 'center' });
globalStyle(`${on} ${ring}`, {
  '@media': { [media.motion]: { animation: `${pulse} 700ms ${vars.motion.ease} 1` } },
});
