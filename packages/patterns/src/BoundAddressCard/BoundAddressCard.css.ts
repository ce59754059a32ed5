import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const stack = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  '@media': { [media.mobile]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
});
