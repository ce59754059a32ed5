import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

const hairline = `${vars.border.hair} solid ${vars.color.line}`;

export const onOff = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  borderRadius: vars.radius[4],
  overflow: 'hidden',
  border: hairline,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const sideOff = style({ background: vars.color.surface });
export const sideOn = style({});

export const map = style({
  position: 'relative',
  blockSize: '17rem',
  overflow: 'hidden',
  borderBlockEnd: hairline,
  background: vars.color.mapSea,
  '@media': { [media.mobile]: { blockSize: '11rem' } },
});

export const caption = style({
  position: 'absolute',
  insetBlockStart: vars.space[6],
  insetInlineStart: vars.space[8],
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderRadius: vars.radius[1],
  background: vars.color.text,
  color: vars.color.bg,
  fontWeight: vars.font.weight.strong,
  fontSize: vars.font.size.small,
  '@media': {
    [media.mobile]: { insetBlockStart: vars.space[5], insetInlineStart: vars.space[5] },
  },
});

/** Over the seam of the two maps; on phones over the seam of the two halves. */
export const switchPlace = style({
  position: 'absolute',
  insetBlockStart: 'calc(17rem - 1.75rem)',
  insetInlineStart: 'calc(50% - 3rem)',
  zIndex: 1,
  '@media': {
    [media.mobile]: {
      insetBlockStart: 'calc(50% - 1.75rem)',
      insetInlineStart: 'auto',
      insetInlineEnd: vars.space[5],
    },
  },
});

export const rows = style({
  padding: `${vars.space[6]} ${vars.space[8]} ${vars.space[4]}`,
  '@media': {
    [media.belowWide]: { paddingInline: vars.space[6] },
    [media.mobile]: { padding: `${vars.space[3]} ${vars.space[5]} ${vars.space[5]}` },
  },
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: '8rem minmax(0, 1fr)',
  alignItems: 'baseline',
  paddingBlock: vars.space[4],
  selectors: { '& + &': { borderBlockStart: hairline } },
  '@media': {
    [media.belowWide]: { gridTemplateColumns: '5.5rem minmax(0, 1fr)' },
    [media.mobile]: { gridTemplateColumns: '6rem minmax(0, 1fr)', paddingBlock: vars.space[3] },
  },
});
export const term = style({ color: vars.color.textMuted, fontSize: vars.font.size.small });
export const value = style({
  fontSize: vars.font.size.h3,
  lineHeight: 1.25,
  letterSpacing: '-0.02em',
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: { ':lang(ar) &': { letterSpacing: 0 } },
  '@media': { [media.belowWide]: { fontSize: vars.font.size.h4 } },
});
export const wire = style([
  value,
  { '@media': { [media.narrow]: { whiteSpace: 'nowrap', overflow: 'hidden' } } },
]);
/** The last bytes go where there is no room for them. */
export const wireTail = style({ '@media': { [media.mobile]: { display: 'none' } } });
