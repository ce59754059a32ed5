import { vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const skip = style({
  position: 'absolute',
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
  zIndex: 30,
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  borderRadius: vars.radius[2],
  background: vars.color.text,
  color: vars.color.bg,
  fontSize: vars.font.size.ui,
  fontWeight: vars.font.weight.medium,
  transform: 'translateY(-200%)',
  selectors: { '&:focus': { transform: 'none', borderRadius: vars.radius[2] } },
});
