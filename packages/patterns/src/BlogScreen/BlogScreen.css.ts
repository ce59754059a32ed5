import { media, vars } from '@tern/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  paddingBlock: `${vars.space[16]} ${vars.space[24]}`,
  '@media': {
    [media.mobile]: { gap: vars.space[6], paddingBlock: `${vars.space[8]} ${vars.space[16]}` },
  },
});
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  minInlineSize: 0,
  '@media': { [media.mobile]: { gap: vars.space[5] } },
});
export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 24rem',
  alignItems: 'end',
  gap: vars.space[8],
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' },
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] },
  },
});
export const title = styleVariants({
  start: {
    fontSize: vars.font.size.display,
    lineHeight: vars.font.line.display,
    letterSpacing: vars.font.track.display,
  },
  inner: {
    fontSize: vars.font.size.h1,
    lineHeight: vars.font.line.h1,
    letterSpacing: vars.font.track.heading,
    hyphens: 'auto',
  },
});
export const search = style({ display: 'grid', gap: vars.space[2], minInlineSize: 0 });

/** A row that scrolls sideways where it is too narrow, to the edges of a phone. */
export const categories = style({
  display: 'flex',
  gap: vars.space[6],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line}`,
  listStyle: 'none',
  '@media': {
    [media.mobile]: {
      marginInline: `calc(-1 * ${vars.space.margin})`,
      paddingInline: vars.space.margin,
    },
  },
});
export const item = style({ flex: 'none' });
export const category = style({
  display: 'block',
  paddingBlock: vars.space[3],
  fontSize: vars.font.size.ui,
  lineHeight: vars.font.line.ui,
  fontWeight: vars.font.weight.medium,
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
  borderBlockEnd: `${vars.border.bold} solid transparent`,
  selectors: {
    '&:hover': { color: vars.color.text },
    '&[aria-current]': { color: vars.color.text, borderColor: vars.color.action },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
