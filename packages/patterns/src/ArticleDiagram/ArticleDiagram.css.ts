import { media, vars } from '@tern/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

export const figure = style({ display: 'grid', gap: vars.space[3], breakInside: 'avoid' });

export const plate = style({
  padding: vars.space[6],
  borderRadius: vars.radius[3],
  background: vars.color.bgAlt,
  fontSize: vars.font.size.small,
  lineHeight: 1.35,
  overflowWrap: 'break-word',
  // The edge where the browser takes the ground away.
  outline: `${vars.border.hair} solid transparent`,
  '@media': {
    [media.mobile]: { padding: vars.space[4] },
    [media.print]: { border: `${vars.border.hair} solid ${vars.color.line}` },
  },
});

export const caption = style({
  maxInlineSize: vars.size.measure,
  fontSize: vars.font.size.caption,
  lineHeight: vars.font.line.caption,
  color: vars.color.textFaint,
});

/** The colour of a line and of its arrowhead. */
export const tone = styleVariants({
  plain: { color: vars.color.text },
  safe: { color: vars.color.success },
  leak: { color: vars.color.danger },
  faint: { color: vars.color.textFaint },
});

/** Never by colour alone: a tunnel has two walls, a leak is broken, a shadow is dotted. */
export const wall = styleVariants({
  plain: { borderStyle: 'solid', borderWidth: 0 },
  safe: { borderStyle: 'double', borderWidth: 0 },
  leak: { borderStyle: 'dashed', borderWidth: 0 },
  faint: { borderStyle: 'dotted', borderWidth: 0 },
});
/** Two walls and the way between them. */
export const thickness = { plain: '2px', safe: '6px', leak: '2px', faint: '2px' } as const;

/** A triangle of borders: where the browser chooses the colors it would paint the transparent ones, which makes a square. */
export const triangle = style({
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', color: 'CanvasText' } },
});
