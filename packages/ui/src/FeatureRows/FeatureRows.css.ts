import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const rows = style({
  display: 'grid',
  gap: vars.space[24],
  '@media': { [media.mobile]: { gap: vars.space[16] } },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[20],
  '@media': {
    [media.narrow]: { gap: vars.space[10] },
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6] },
  },
});

export const words = style({ display: 'grid', gap: vars.space[4], justifyItems: 'start', minInlineSize: 0 });

/** On phones the picture always follows its words. */
export const picture = style({
  minInlineSize: 0,
  overflow: 'hidden',
  background: vars.color.bgAlt,
  borderRadius: vars.radius[3],
  selectors: {
    [`${row}:nth-child(even) > &`]: { order: -1, '@media': { [media.mobile]: { order: 0 } } },
  },
});
