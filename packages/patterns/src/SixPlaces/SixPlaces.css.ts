import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

const hairline = `${vars.border.hair} solid ${vars.color.line}`;

export const section = style({ display: 'grid', gap: vars.space[3], minInlineSize: 0 });
/** Hairlines between the places: each has one at its start and above, and the edges are cut off. */
export const places = style({
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: 1,
  border: hairline,
  borderRadius: vars.radius[3],
  background: vars.color.line,
  overflow: 'hidden',
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
export const place = style({
  display: 'grid',
  gap: vars.space[1],
  alignContent: 'start',
  justifyItems: 'start',
  minBlockSize: '9rem',
  minInlineSize: 0,
  padding: vars.space[4],
  background: vars.color.surface,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.small,
});
export const freePlace = style([place, { background: vars.color.surfaceSunken }]);
export const glyph = style({
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  strokeWidth: 1.5,
  marginBlockEnd: vars.space[2],
  color: vars.color.data,
});
export const freeGlyph = style([glyph, { color: vars.color.textFaint }]);
export const name = style({
  maxInlineSize: '100%',
  fontWeight: vars.font.weight.strong,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});
export const note = style({ maxInlineSize: '100%', color: vars.color.textMuted, overflowWrap: 'anywhere' });
