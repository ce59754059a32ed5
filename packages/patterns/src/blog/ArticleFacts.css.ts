import { vars } from '@tern/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  fontSize: vars.font.size.caption,
  lineHeight: vars.font.line.caption,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const category = style({
  // Above the link that covers the card, and large enough for a finger.
  position: 'relative',
  zIndex: 1,
  paddingBlock: vars.space[1],
  color: vars.color.text,
  fontWeight: vars.font.weight.medium,
});
globalStyle(`${category}:hover`, {
  textDecoration: `underline 2px ${vars.color.action}`,
  textUnderlineOffset: '0.25em',
});
export const other = style({ color: vars.color.data });
