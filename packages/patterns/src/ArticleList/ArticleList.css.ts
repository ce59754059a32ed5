import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: vars.space[14] });
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `${vars.space[14]} ${vars.space.gutter}`,
  listStyle: 'none',
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[10] },
  },
});
export const cell = style({ display: 'grid', minInlineSize: 0 });
