import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const list = style({
  borderBlockStart: `${vars.border.hair} solid ${vars.color.text}`,
  minInlineSize: 0,
});
export const city = style({
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line}`,
  scrollMarginBlockStart: vars.space[20],
  // 10,000 rows stay quick: what is not near is not laid out.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 3.5rem',
});
export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  minBlockSize: '3.5rem',
  paddingBlock: vars.space[3],
  cursor: 'pointer',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto' } },
});
export const name = style({
  font: 'inherit',
  fontWeight: vars.font.weight.medium,
  fontSize: vars.font.size.h4,
});
export const small = style({ fontSize: vars.font.size.small, color: vars.color.textMuted });
export const narrow = style({
  fontSize: vars.font.size.small,
  '@media': { [media.mobile]: { gridRow: 2 } },
});
export const distance = style({
  display: 'grid',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontSize: vars.font.size.small,
  '@media': { [media.mobile]: { gridRow: 1, gridColumn: 2 } },
});
export const chevron = style({
  color: vars.color.textMuted,
  transition: `rotate ${vars.motion.base} ${vars.motion.ease}`,
  gridColumn: -2,
  gridRow: 1,
  selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
});
export const file = style({ justifySelf: 'start', fontSize: vars.font.size.small });
export const body = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBlockEnd: vars.space[6],
  minInlineSize: 0,
});
