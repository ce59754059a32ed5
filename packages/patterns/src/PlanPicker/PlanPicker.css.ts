import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const root = style({
  paddingBlock: `${vars.space[8]} ${vars.space[16]}`,
  '@media': { [media.mobile]: { paddingBlock: `${vars.space[8]} ${vars.space[14]}` } },
});

/** The title over all, then the lead with the currency beside it. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space[4]} ${vars.space[10]}`,
  alignItems: 'end',
  '@media': {
    [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.mobile]: { gap: vars.space[4] },
  },
});
export const title = style({ gridColumn: '1 / -1', minInlineSize: 0 });
export const lead = style({ maxInlineSize: '38rem', minInlineSize: 0 });

export const currency = style({ minInlineSize: 0, maxInlineSize: '100%' });

export const upTo = style({ marginBlockEnd: vars.space[4] });

/** As high as the plans, roughly: little moves when they come. */
export const waiting = style({
  display: 'grid',
  gap: vars.space[6],
  minBlockSize: '26rem',
  alignContent: 'start',
});

/** To the plan that somebody has, below the words about it. */
export const ownerActions = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
});
