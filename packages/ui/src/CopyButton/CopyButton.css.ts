import { vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const copyButton = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  minInlineSize: 0,
});
export const said = style({ fontSize: vars.font.size.small, lineHeight: 1.45, color: vars.color.textMuted });
