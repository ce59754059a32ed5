import { media, vars } from '@tern/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const inside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 31rem) minmax(0, 1fr)',
  gridTemplateAreas: '"copy chart" "panel chart" "ways chart"',
  gridTemplateRows: 'auto auto 1fr',
  columnGap: vars.space[6],
  paddingBlock: vars.space[6],
  '@media': {
    [media.belowWide]: {
      gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)',
      gridTemplateAreas: '"copy copy" "chart chart" "panel ways"',
      gridTemplateRows: 'none',
    },
    [media.mobile]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"copy" "chart" "panel" "ways"',
      paddingBlock: `${vars.space[5]} ${vars.space[8]}`,
    },
  },
});

/** Chart and card are in the grid, also where an island is around them. */
export const stage = style({ display: 'contents' });
globalStyle(`${stage} > [data-island]`, { display: 'contents' });

/** Without the card. */
export const alone = style({
  '@media': {
    screen: { gridTemplateAreas: '"copy chart"', gridTemplateRows: 'auto', alignItems: 'center' },
    [media.belowWide]: { gridTemplateAreas: '"copy copy" "chart chart"' },
    [media.mobile]: { gridTemplateAreas: '"copy" "chart"' },
  },
});

export const copy = style({ gridArea: 'copy', position: 'relative', zIndex: 1 });
globalStyle(`${copy} h1`, {
  fontSize: '5.125rem',
  marginInlineEnd: '-4rem',
  '@media': {
    [media.belowWide]: { fontSize: vars.font.size.hero, marginInlineEnd: 0 },
  },
});
globalStyle(`:lang(ar) ${copy} h1`, {
  fontSize: '4.25rem',
  lineHeight: 1.22,
  '@media': { [media.belowWide]: { fontSize: vars.font.size.hero } },
});
export const lead = style({
  marginBlockStart: vars.space[5],
  maxInlineSize: '29rem',
  '@media': {
    [media.belowWide]: { maxInlineSize: 'none' },
    [media.mobile]: { marginBlockStart: vars.space[3] },
  },
});

/** Leaves the container at the end; on phones it is wider than the screen. */
export const chart = style({
  gridArea: 'chart',
  alignSelf: 'start',
  marginInlineEnd: '-5.75rem',
  '@media': {
    [media.belowWide]: { marginInlineEnd: 0, marginBlockStart: vars.space[4] },
    [media.mobile]: { marginInline: `calc(-1 * ${vars.space.margin} - 7vw)` },
  },
});

export const panel = style({
  gridArea: 'panel',
  position: 'relative',
  zIndex: 3,
  marginBlockStart: vars.space[5],
  '@media': {
    [media.belowWide]: { marginBlockStart: '-11rem', alignSelf: 'start' },
    [media.mobile]: { marginBlockStart: '-17vw' },
  },
});

export const ways = style({
  gridArea: 'ways',
  position: 'relative',
  zIndex: 1,
  alignContent: 'start',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  marginBlockStart: vars.space[5],
});
globalStyle(`${ways} a`, {
  flex: '1 1 auto',
  paddingInline: vars.space[4],
  fontSize: vars.font.size.ui,
  '@media': { [media.belowWide]: { flexBasis: '100%' } },
});
/** As wide as the longest of its words. */
export const swap = style({ display: 'inline-grid', justifyItems: 'center' });
globalStyle(`${swap} > *`, { textAlign: 'center' });

export const note = style({
  flexBasis: '100%',
  display: 'flex',
  gap: vars.space[2],
  fontSize: vars.font.size.caption,
  lineHeight: 1.5,
  color: vars.color.textMuted,
});
globalStyle(`${note} > svg`, { flex: 'none', color: vars.color.data });
