import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)',
  gap: vars.space[12],
  alignItems: 'end',
  marginBlockEnd: vars.space[14],
  '@media': {
    [media.belowWide]: { gap: vars.space[8] },
    [media.mobile]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space[5],
      marginBlockEnd: vars.space[8],
    },
  },
});

export const lead = style({
  maxInlineSize: '30rem',
  justifySelf: 'end',
  '@media': { [media.mobile]: { justifySelf: 'start' } },
});
export const wideOnly = style({ '@media': { [media.mobile]: { display: 'none' } } });
