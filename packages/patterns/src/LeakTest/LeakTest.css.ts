import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
  gap: vars.space.gutter,
  alignItems: 'start',
  '@media': {
    [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const evidence = style({ display: 'grid', gap: vars.space[6], minInlineSize: 0 });
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space[4],
});
export const mode = style({ marginBlockEnd: vars.space[6] });
