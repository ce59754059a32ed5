import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const figure = style({ display: 'grid', gap: vars.space[3], breakInside: 'avoid' });
export const plate = style({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[6],
  background: vars.color.bgAlt,
  borderRadius: vars.radius[3],
  fontSize: vars.font.size.small,
  lineHeight: 1.4,
  '@media': { [media.mobile]: { padding: vars.space[4] } },
});
export const unit = style({ fontSize: vars.font.size.caption, color: vars.color.textMuted });
export const figures = style({
  display: 'flex',
  justifyContent: 'space-between',
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: vars.color.textMuted,
});
export const strong = style([
  figures,
  { fontWeight: vars.font.weight.strong, fontSize: vars.font.size.ui, color: vars.color.text },
]);
/** Of no width, so that the figures stand at even distances, the outer ones within the ends. */
export const value = style({
  display: 'flex',
  inlineSize: 0,
  justifyContent: 'center',
  whiteSpace: 'nowrap',
  selectors: {
    '&:first-child': { justifyContent: 'flex-start' },
    '&:last-child': { justifyContent: 'flex-end' },
  },
});
export const ruler = style({ inlineSize: '100%', blockSize: '1rem', marginBlock: vars.space[1] });
export const frame = style({
  fill: vars.color.surface,
  stroke: vars.color.mapEdge,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
});
export const block = style({ fill: vars.color.mapEdge });
export const caption = style({
  maxInlineSize: vars.size.measure,
  fontSize: vars.font.size.caption,
  lineHeight: vars.font.line.caption,
  color: vars.color.textFaint,
});
