import { media, vars } from '@tern/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const root = style({
  paddingBlock: `${vars.space[16]} ${vars.space[24]}`,
  '@media': { [media.mobile]: { paddingBlock: `${vars.space[10]} ${vars.space[14]}` } },
});

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-end',
  gap: vars.space[8],
  marginBlockEnd: vars.space[14],
  '@media': {
    [media.belowWide]: { flexDirection: 'column', alignItems: 'flex-start' },
    [media.mobile]: { alignItems: 'stretch', gap: vars.space[6], marginBlockEnd: vars.space[8] },
  },
});

export const title = style({ display: 'grid', gap: vars.space[4], maxInlineSize: '40rem', minInlineSize: 0 });

export const currency = style({ flex: 'none', maxInlineSize: '100%' });

const cards = style({
  display: 'grid',
  gap: vars.space.gutter,
  rowGap: vars.space[8],
  alignItems: 'stretch',
  '@media': { [media.mobile]: { gap: vars.space[3] } },
});

/** The recommended one of up to three plans is wider. */
const tracks = {
  one: 'minmax(0, 30rem)',
  two: 'repeat(2, minmax(0, 1fr))',
  twoFirst: 'minmax(0, 1.3fr) minmax(0, 1fr)',
  twoSecond: 'minmax(0, 1fr) minmax(0, 1.3fr)',
  three: 'repeat(3, minmax(0, 1fr))',
  threeFirst: 'minmax(0, 1.3fr) minmax(0, 1fr) minmax(0, 1fr)',
  threeSecond: 'minmax(0, 1fr) minmax(0, 1.3fr) minmax(0, 1fr)',
  threeThird: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.3fr)',
} as const;
/** A row of cards; the phone's form is one column whatever their number. */
const row = (gridTemplateColumns: string, narrow = gridTemplateColumns) =>
  style([
    cards,
    {
      gridTemplateColumns,
      '@media': {
        [media.narrow]: { gridTemplateColumns: narrow },
        [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      },
    },
  ]);
export const rows = {
  one: row(tracks.one),
  two: row(tracks.two),
  twoFirst: row(tracks.twoFirst),
  twoSecond: row(tracks.twoSecond),
  three: row(tracks.three),
  threeFirst: row(tracks.threeFirst),
  threeSecond: row(tracks.threeSecond),
  threeThird: row(tracks.threeThird),
  /* Two in a narrow window. */
  four: row('repeat(4, minmax(0, 1fr))', tracks.two),
  many: row(tracks.three, tracks.two),
};

/** Scripts move the choice to the bar at the bottom; without them each card keeps its link. */
export const actionAway = style({});
globalStyle(`${cards} div:has(> ${actionAway})`, {
  '@media': { [`${media.mobile} and (scripting: enabled)`]: { display: 'none' } },
});

/** The last day of the offer, below the price that it makes. */
export const offer = style({ display: 'block', fontWeight: vars.font.weight.strong });

export const upTo = style({ marginBlockEnd: vars.space[4] });

export const trial = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: vars.space[2],
  marginBlockStart: vars.space[8],
  color: vars.color.textMuted,
  textAlign: 'center',
});
/** Large enough for a finger, in a line as high as before. */
globalStyle(`${trial} a`, { paddingBlock: vars.space[1], marginBlock: `calc(-1 * ${vars.space[1]})` });
export const trialQuestion = style({ '@media': { [media.mobile]: { display: 'none' } } });

/** To the plan that somebody has, below the words about it. */
export const ownerActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  marginBlockStart: vars.space[4],
});
