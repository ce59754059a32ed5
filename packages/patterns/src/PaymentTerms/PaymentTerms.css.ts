import { vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const terms = style({
  display: 'grid',
  gap: vars.space[1],
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.small,
  color: vars.color.textMuted,
});
export const charge = style({ color: vars.color.text });
