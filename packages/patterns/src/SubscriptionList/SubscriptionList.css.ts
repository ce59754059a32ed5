import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const band = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1.7fr 1fr auto',
  alignItems: 'end',
  gap: vars.space[6],
  padding: vars.space[6],
  background: vars.color.surfaceSunken,
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line}`,
  '@media': {
    [media.narrow]: { gridTemplateColumns: '1fr 1fr' },
    [media.mobile]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      padding: vars.space[5],
      gap: vars.space[4],
    },
  },
});

/** The pairs stand in the columns of the band. */
export const terms = style({ display: 'contents' });

export const term = style({ display: 'grid', gap: vars.space[1] });

export const label = style({
  fontSize: vars.font.size.caption,
  lineHeight: vars.font.line.caption,
  color: vars.color.textFaint,
});

export const figure = style({ fontVariantNumeric: 'tabular-nums lining-nums' });

export const plan = style({
  fontSize: vars.font.size.h3,
  lineHeight: vars.font.line.h3,
  letterSpacing: vars.font.track.heading,
  fontWeight: vars.font.weight.medium,
});

export const skeleton = style({ display: 'grid', gap: vars.space[4], padding: vars.space[6] });

export const error = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: `${vars.space[3]} ${vars.space[6]}`,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  justifyContent: 'end',
  '@media': {
    [media.belowWide]: { justifyContent: 'start' },
    [media.mobile]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const told = style({
  padding: vars.space[5],
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line}`,
});
/** A sentence of a notice and its button. */
export const noticeBody = style({ display: 'grid', gap: vars.space[3], justifyItems: 'start' });
/** A sum and what is said of it, at the end of their column in both directions. */
export const sum = style({ display: 'grid', justifyItems: 'end' });
export const period = style({
  display: 'grid',
  // Short lines under each other at the end of a row: nothing that is read from its start.
  '@media': { [media.mobile]: { textAlign: 'end' } },
});
export const dates = style({
  fontSize: vars.font.size.caption,
  lineHeight: vars.font.line.caption,
  color: vars.color.textFaint,
  fontWeight: vars.font.weight.text,
});

export const papers = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: vars.space[2],
});
