import { media, vars } from '@tern/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const endCall = style({
  position: 'relative',
  overflow: 'clip',
});

export const inside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 38rem) minmax(0, 1fr)',
  gridTemplateRows: '100%',
  alignItems: 'center',
  blockSize: '42rem',
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 24rem) minmax(0, 1fr)', blockSize: '34rem' },
    [media.mobile]: { display: 'flow-root', blockSize: 'auto', paddingBlockStart: vars.space[20] },
  },
});
export const copy = style({ position: 'relative', zIndex: 1 });
globalStyle(`${copy} > * + *`, {
  marginBlockStart: vars.space[8],
  '@media': { [media.mobile]: { marginBlockStart: vars.space[6] } },
});
export const lead = style({ maxInlineSize: '27rem' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  '@media': { [media.mobile]: { display: 'grid' } },
});
globalStyle(`${actions} > * + *`, { '@media': { [media.mobile]: { display: 'none' } } });

/** Larger than its place: the section cuts it above, below and at the end. */
export const plate = style({
  inlineSize: '62rem',
  marginInlineStart: `calc(-1 * ${vars.space[16]})`,
  alignSelf: 'start',
  marginBlockStart: `calc(-1 * ${vars.space[24]})`,
  '@media': {
    [media.narrow]: { inlineSize: '46rem' },
    [media.mobile]: {
      inlineSize: '150%',
      marginInlineStart: '-14%',
      marginBlock: `${vars.space[10]} -55%`,
    },
  },
});
