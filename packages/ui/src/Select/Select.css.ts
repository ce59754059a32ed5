import { vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const select = style({
  appearance: 'none',
  paddingInlineEnd: vars.space[10],
  textOverflow: 'ellipsis',
});

export const arrow = style({
  position: 'absolute',
  insetInlineEnd: vars.space[4],
  pointerEvents: 'none',
  color: vars.color.textMuted,
});
