import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

/** How much of a phone the chart takes, with what is said of the place. */
const strip = '13.5rem';

/** Clips what bleeds to the side, and lets the chart stick. */
export const ground = style({ background: vars.color.bgAlt, overflowX: 'clip' });
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 36rem) minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  columnGap: vars.space[16],
  rowGap: vars.space[6],
  paddingBlock: `${vars.space[6]} ${vars.space[24]}`,
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)', columnGap: vars.space[8] },
    // A column: a grid would hold the chart in its own row, and it would not stick.
    [media.mobile]: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'stretch',
      paddingBlock: `0 ${vars.space[16]}`,
    },
  },
});
export const head = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });
export const list = style({ gridColumn: 1, minInlineSize: 0 });

export const frame = style({
  position: 'sticky',
  insetBlockStart: `calc(${vars.size.header} + ${vars.space[5]})`,
  gridColumn: 2,
  gridRow: '1 / span 2',
  alignSelf: 'start',
  aspectRatio: '1',
  marginInlineEnd: '-6.5rem',
  '@media': {
    [media.narrow]: { marginInlineEnd: '-9rem' },
    [media.mobile]: {
      insetBlockStart: vars.size.header,
      order: -1,
      zIndex: 2,
      alignSelf: 'auto',
      aspectRatio: 'auto',
      flex: 'none',
      blockSize: strip,
      marginInline: `calc(-1 * ${vars.space.margin})`,
      overflow: 'hidden',
      background: vars.color.mapSea,
      // The neat line: the edge of the sheet.
      '::after': {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: 0,
        blockSize: '6px',
        borderBlock: `${vars.border.hair} solid ${vars.color.mapEdge}`,
        background: `repeating-linear-gradient(90deg, ${vars.color.mapEdge} 0 24px, ${vars.color.mapSea} 24px 48px)`,
      },
    },
    // Where it would cover half of what is to be read.
    '(max-height: 30rem)': { position: 'relative', insetBlockStart: 0 },
    print: { position: 'relative', insetBlockStart: 0 },
  },
});
/** The square of the chart: all of the frame, or the part of it that is in sight on a phone. */
export const square = style({
  position: 'absolute',
  inset: 0,
  direction: 'ltr',
  '@media': {
    [media.mobile]: {
      insetBlock: 'calc(5rem - 63vw) auto',
      insetInline: '-13vw auto',
      inlineSize: '126vw',
      blockSize: '126vw',
    },
  },
});
