import { media, vars } from '@tern/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

export const list = style({ listStyle: 'none' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space[4],
  padding: `${vars.space[5]} ${vars.space[6]}`,
  selectors: { '& + &': { borderBlockStart: `${vars.border.hair} solid ${vars.color.line}` } },
  '@media': {
    [media.mobile]: {
      position: 'relative',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      padding: `${vars.space[8]} ${vars.space[5]} ${vars.space[6]}`,
    },
  },
});
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: vars.radius[2],
  background: vars.color.bgAlt,
  color: vars.color.data,
});
export const what = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[2]}`,
  fontWeight: vars.font.weight.strong,
  lineHeight: 1.35,
});
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[4]}`,
  fontSize: vars.font.size.small,
  color: vars.color.textMuted,
});
/** Its space is reserved, so that detecting the visitor's system moves nothing. On a phone it stands above the name. */
const badge = style({
  display: 'inline-flex',
  visibility: 'hidden',
  '@media': { [media.mobile]: { position: 'absolute', insetBlockStart: vars.space[2] } },
});
const shownFor = (platform: string) =>
  [badge, { selectors: { [`html[data-system="${platform}"] &`]: { visibility: 'visible' } } }] as const;
export const yours = styleVariants({
  windows: [...shownFor('windows')],
  mac: [...shownFor('mac')],
  ios: [...shownFor('ios')],
  android: [...shownFor('android')],
  chrome: [...shownFor('chrome')],
  tv: [...shownFor('tv')],
});
export const action = style({
  justifySelf: 'end',
  textAlign: 'end',
  '@media': {
    [media.mobile]: {
      gridColumn: 2,
      justifySelf: 'start',
      textAlign: 'start',
      marginBlockStart: vars.space[4],
    },
  },
});
/** Below the app, as wide as there is room. Without a word it takes none. */
export const note = style({
  gridColumn: '2 / -1',
  '@media': { [media.mobile]: { gridColumn: 2 } },
});
