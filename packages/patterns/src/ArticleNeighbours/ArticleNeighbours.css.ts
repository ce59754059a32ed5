import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

/** On paper nothing leads on: links to other articles would take a page of their own. */
export const outside = style({ '@media': { [media.print]: { display: 'none' } } });
export const inside = style({ display: 'grid', gap: vars.space[8] });
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `${vars.space[10]} ${vars.space.gutter}`,
  listStyle: 'none',
  '@media': {
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const cell = style({ display: 'grid', minInlineSize: 0 });
export const neighbours = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.gutter,
  paddingBlockStart: vars.space[6],
  borderBlockStart: `${vars.border.hair} solid ${vars.color.lineStrong}`,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const neighbour = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  paddingBlock: vars.space[2],
  minInlineSize: 0,
  selectors: { '&:hover': { textDecoration: 'none' } },
});
export const next = style([
  neighbour,
  {
    gridColumn: 2,
    textAlign: 'end',
    '@media': { [media.mobile]: { gridColumn: 1, textAlign: 'start' } },
  },
]);
export const label = style({ fontSize: vars.font.size.caption, color: vars.color.textMuted });
export const title = style({
  fontSize: vars.font.size.h4,
  lineHeight: vars.font.line.h4,
  fontWeight: vars.font.weight.medium,
  selectors: {
    'a:hover > &': { textDecoration: `underline 2px ${vars.color.action}`, textUnderlineOffset: '0.2em' },
  },
});
