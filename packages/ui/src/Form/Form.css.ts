import { media, vars } from '@tern/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: vars.space[6], maxInlineSize: '44rem', minInlineSize: 0 });
export const fields = styleVariants({
  1: { display: 'grid', gap: vars.space[5], minInlineSize: 0 },
  2: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space[5],
    minInlineSize: 0,
    '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  '@media': { [media.mobile]: { display: 'grid' } },
});
