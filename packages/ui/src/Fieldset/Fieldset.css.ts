import { vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const fieldset = style({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });
export const legend = style({
  padding: 0,
  fontSize: vars.font.size.h4,
  lineHeight: vars.font.line.h4,
  fontWeight: vars.font.weight.strong,
});
export const hint = style({
  marginBlockStart: vars.space[1],
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.small,
  color: vars.color.textMuted,
});
export const fields = style({
  display: 'grid',
  gap: vars.space[5],
  minInlineSize: 0,
  marginBlockStart: vars.space[4],
});
export const messages = style({ marginBlockStart: vars.space[3] });
