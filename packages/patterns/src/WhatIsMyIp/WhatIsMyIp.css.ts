import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  gap: vars.space.gutter,
  alignItems: 'start',
  '@media': { [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const side = style({ display: 'grid', gap: vars.space[5] });
export const none = style({ display: 'grid', gap: vars.space[1] });
export const agent = style({
  display: 'block',
  marginBlockStart: vars.space[1],
  color: vars.color.textFaint,
  fontSize: vars.font.size.caption,
  overflowWrap: 'anywhere',
});
export const source = style({ marginBlockStart: vars.space[6] });
