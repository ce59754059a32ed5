import { media, vars } from '@tern/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

export const field = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  paddingBlock: vars.space[2],
  paddingInline: `${vars.space[4]} ${vars.space[2]}`,
  border: `${vars.border.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius[2],
  background: vars.color.surface,
});
export const label = style({
  flex: '0 1 6rem',
  fontSize: vars.font.size.caption,
  color: vars.color.textFaint,

  '@media': { [media.mobile]: { flexBasis: '100%' } },
});
export const value = style({
  flex: '1 1 9rem',
  minInlineSize: 0,
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
  // From left to right, and still at the start of the line.
  selectors: { '[dir="rtl"] &': { textAlign: 'end' } },
});
export const size = styleVariants({
  md: {},
  lg: { fontSize: vars.font.size.h3, lineHeight: 1.3, letterSpacing: '-0.02em' },
});
/** The instruction to copy by hand, on a line of its own. */
export const said = style({
  flexBasis: '100%',
  paddingBlockEnd: vars.space[1],
  fontSize: '0.875rem',
  lineHeight: 1.45,
  color: vars.color.textMuted,
});
