import { media, vars } from '@tern/tokens';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

export const hero = style({ overflow: 'clip' });
export const ground = styleVariants({ plain: {}, alt: { background: vars.color.bgAlt } });
export const variant = styleVariants({
  side: {},
  below: { borderBlockEnd: `${vars.border.hair} solid ${vars.color.line}` },
  compact: {},
});

export const inside = styleVariants({
  side: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 36rem) minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space[10],
    minBlockSize: '34rem',
    paddingBlock: vars.space[16],
    '@media': {
      [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)', minBlockSize: 0 },
      [media.mobile]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        paddingBlock: `${vars.space[8]} ${vars.space[10]}`,
      },
    },
  },
  below: {
    paddingBlockStart: vars.space[20],
    '@media': { [media.mobile]: { paddingBlockStart: vars.space[12] } },
  },
  compact: {
    paddingBlock: `${vars.space[16]} ${vars.space[10]}`,
    '@media': { [media.mobile]: { paddingBlock: `${vars.space[8]} ${vars.space[6]}` } },
  },
});
/** Words of a page of text with a small picture at their end. */
export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 20rem)',
  alignItems: 'center',
  gap: vars.space[10],
  paddingBlock: vars.space[12],
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 15rem)' },
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

const words = style({
  display: 'grid',
  gap: vars.space[6],
  minInlineSize: 0,
  position: 'relative',
  zIndex: 1,
});
export const copy = styleVariants({
  side: [words],
  below: [
    words,
    {
      justifyItems: 'center',
      textAlign: 'center',
      '@media': { [media.mobile]: { justifyItems: 'stretch', textAlign: 'start' } },
    },
  ],
  compact: [words, { maxInlineSize: '48rem' }],
});

export const lead = style({ maxInlineSize: '36rem' });

const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  '@media': { [media.mobile]: { display: 'grid' } },
});
export const actions = styleVariants({
  side: [row, { marginBlockStart: vars.space[2] }],
  below: [row, { justifyContent: 'center', '@media': { [media.mobile]: { justifyContent: 'stretch' } } }],
  compact: [row],
});

export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.font.size.small,
  color: vars.color.textMuted,
});
globalStyle(`${note} > svg`, { flex: 'none', color: vars.color.data });

export const picture = styleVariants({
  side: {
    minInlineSize: 0,
    // The room of a picture that the document draws late: a map, a globe.
    selectors: {
      '&:has(> [data-late])': { aspectRatio: '4 / 3' },
      '&:has(> [data-late="square"])': { aspectRatio: '1' },
    },
  },
  below: {
    position: 'relative',
    blockSize: '33rem',
    marginBlockStart: vars.space[12],
    overflow: 'clip',
    marginInline: `calc(-1 * ${vars.space.margin})`,
    '@media': {
      [media.narrow]: { blockSize: '24rem' },
      [media.mobile]: { blockSize: '15rem', marginBlockStart: vars.space[10] },
    },
  },
  compact: {
    minInlineSize: 0,
    '@media': { [media.mobile]: { display: 'none' } },
  },
});
/** Wider than its place; the foot of the section cuts it. */
globalStyle(`${picture.below} > svg`, {
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: '50%',
  inlineSize: '78rem',
  maxInlineSize: 'none',
  marginInlineStart: '-39rem',
  '@media': {
    [media.narrow]: { inlineSize: '58rem', marginInlineStart: '-29rem' },
    [media.mobile]: { inlineSize: '36rem', marginInlineStart: '-18rem' },
  },
});
