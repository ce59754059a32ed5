import { vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const card = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  minInlineSize: 0,
});
export const title = style({
  fontSize: vars.font.size.h3,
  lineHeight: vars.font.line.h3,
  letterSpacing: vars.font.track.heading,
  hyphens: 'auto',
});
export const text = style({
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.small,
  color: vars.color.textMuted,
});
