import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

/** `.tool-head` */
export const head = style({
  background: vars.color.bgAlt,
  paddingBlock: `${vars.space[8]} ${vars.space[24]}`,
  '@media': { [media.mobile]: { paddingBlock: `${vars.space[5]} ${vars.space[14]}` } },
});
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)',
  gap: vars.space[12],
  alignItems: 'end',
  marginBlock: `${vars.space[10]} ${vars.space[12]}`,
  '@media': {
    [media.belowWide]: { gap: vars.space[8] },
    [media.mobile]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space[4],
      marginBlock: vars.space[8],
    },
  },
});
export const lead = style({
  maxInlineSize: '30rem',
  justifySelf: 'end',
  '@media': { [media.mobile]: { justifySelf: 'start' } },
});
