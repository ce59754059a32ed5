import { media, vars } from '@tern/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const clip = style({ overflow: 'clip' });

/** Copy above the list at the start, the picture beside both; on phones the picture stands between them. */
export const inside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 27rem) minmax(0, 1fr)',
  gridTemplateRows: '1fr auto auto 1fr',
  columnGap: vars.space[10],
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 20rem) minmax(0, 1fr)' },
    [media.mobile]: { display: 'block' },
  },
});

export const copy = style({ gridRow: 2, gridColumn: 1 });

export const lead = style({
  marginBlockStart: vars.space[5],
  '@media': { [media.mobile]: { marginBlockStart: vars.space[4] } },
});

/** As high as the drawing while that is on its way. */
export const picture = style({
  aspectRatio: '760 / 620',
  gridRow: '1 / -1',
  gridColumn: 2,
  alignSelf: 'center',
  marginInlineEnd: `calc(-1 * ${vars.space[16]})`,
  '@media': {
    [media.mobile]: {
      marginBlock: `${vars.space[8]} ${vars.space[4]}`,
      marginInline: `calc(-1 * ${vars.space[3]})`,
    },
  },
});

export const list = style({
  gridRow: 3,
  gridColumn: 1,
  marginBlockStart: vars.space[10],
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space[6],
  '@media': {
    [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.mobile]: { marginBlockStart: vars.space[4] },
  },
});

export const app = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line}`,
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
});
globalStyle(`${app} > svg:first-child`, { color: vars.color.data });
globalStyle(`${app} > span + svg`, {
  marginInlineStart: 'auto',
  color: vars.color.textFaint,
  '@media': { [media.mobile]: { display: 'none' } },
});
globalStyle(`${app}:hover > span + svg`, { color: vars.color.action });
