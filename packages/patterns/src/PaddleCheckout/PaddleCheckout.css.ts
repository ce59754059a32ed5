import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  maxInlineSize: '40rem',
  // The longest words fit, so that the footer stays where it is.
  minBlockSize: '20rem',
  alignContent: 'start',
  '@media': { [media.mobile]: { gap: vars.space[6], minBlockSize: '26rem' } },
});

export const words = style({ display: 'grid', gap: vars.space[4] });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  '@media': {
    [media.mobile]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.print]: { display: 'none' },
  },
});
