import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const lock = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  paddingInlineEnd: vars.space[3],
  color: vars.color.textMuted,
  fontSize: vars.font.size.small,
  lineHeight: 1.25,
  '@media': { [media.mobile]: { paddingInlineEnd: 0, fontSize: vars.font.size.caption } },
});
