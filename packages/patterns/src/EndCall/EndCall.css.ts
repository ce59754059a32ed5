import { media, vars } from '@tern/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const endCall = style({
  position: 'relative',
  overflow: 'clip',
});

export const inside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 38rem) minmax(0, 1fr)',
  alignItems: 'center',
  // Text of any size and spacing has room: the section grows with it.
  minBlockSize: '42rem',
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 24rem) minmax(0, 1fr)', minBlockSize: '34rem' },
    [media.mobile]: { display: 'flow-root', minBlockSize: 0, paddingBlockStart: vars.space[20] },
  },
});
export const copy = style({
  position: 'relative',
  zIndex: 1,
  paddingBlock: vars.space[8],
  '@media': { [media.mobile]: { paddingBlock: 0 } },
});
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

/**
 * Larger than its place: the section cuts it above, below and at the end. On phones as high as it will be while the drawing
 * is on its way, since it reaches under the words.
 */
export const plate = style({
  inlineSize: '62rem',
  blockSize: 0,
  marginInlineStart: `calc(-1 * ${vars.space[16]})`,
  alignSelf: 'start',
  marginBlockStart: `calc(-1 * ${vars.space[24]})`,
  '@media': {
    [media.narrow]: { inlineSize: '46rem' },
    [media.mobile]: {
      inlineSize: '150%',
      blockSize: 'auto',
      aspectRatio: '1',
      marginInlineStart: '-14%',
      marginBlock: `${vars.space[10]} -55%`,
    },
  },
});
