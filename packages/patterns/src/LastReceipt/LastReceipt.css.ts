import { vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const stub = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space[2]} ${vars.space[6]}`,
});
export const what = style({ color: vars.color.textMuted });
export const amount = style({
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const note = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[3]}`,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.small,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});
