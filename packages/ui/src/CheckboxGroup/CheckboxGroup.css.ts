import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const group = style({
  display: 'grid',
  gap: vars.space[2],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const legend = style({
  padding: 0,
  marginBlockEnd: vars.space[2],
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
  lineHeight: 1.4,
});
export const items = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': { [media.mobile]: { gap: 0 } },
});
