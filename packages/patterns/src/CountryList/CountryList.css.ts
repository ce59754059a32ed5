import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const list = style({
  borderBlockStart: `${vars.border.hair} solid ${vars.color.text}`,
  minInlineSize: 0,
});
export const country = style({
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line}`,
  // Countries far below are not drawn before they come near.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 4.25rem',
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) 8rem 6.5rem auto',
  alignItems: 'center',
  columnGap: vars.space[4],
  paddingBlock: vars.space[2],
  minBlockSize: '3.75rem',
  cursor: 'pointer',
  '@media': {
    [media.mobile]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      rowGap: vars.space[1],
    },
  },
});
export const code = style({ '@media': { [media.mobile]: { display: 'none' } } });
export const name = style({
  font: 'inherit',
  fontWeight: vars.font.weight.medium,
  fontSize: vars.font.size.h4,
});
export const small = style({ fontSize: vars.font.size.small, color: vars.color.textMuted });
export const state = style({
  display: 'grid',
  gap: vars.space[1],
  fontSize: vars.font.size.small,
  '@media': { [media.mobile]: { gridRow: 2, gridColumn: '1 / -1', justifyItems: 'start' } },
});
export const distance = style({
  display: 'grid',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
});
export const chevron = style({
  color: vars.color.textMuted,
  transition: `rotate ${vars.motion.base} ${vars.motion.ease}`,
  gridColumn: -2,
  gridRow: 1,
  selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
});
export const arrow = style({ color: vars.color.textMuted, gridColumn: -2, gridRow: 1 });
export const body = style({
  paddingBlockEnd: vars.space[4],
  display: 'grid',
  gap: vars.space[3],
});
export const cities = style({ display: 'grid' });
export const city = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 6.5rem 1rem',
  alignItems: 'center',
  columnGap: vars.space[4],
  minBlockSize: '2.75rem',
  borderBlockStart: `${vars.border.hair} solid ${vars.color.line}`,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
