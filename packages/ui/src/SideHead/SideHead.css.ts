import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.75fr)',
  gap: vars.space[14],
  alignItems: 'start',
  '@media': {
    [media.narrow]: { gap: vars.space[8] },
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6] },
  },
});

/** The line is that of `FeatureGrid`. */
export const ruled = style({
  paddingBlock: `${vars.space[6]} ${vars.space[10]}`,
  borderBlockStart: `${vars.border.hair} solid ${vars.color.text}`,
  '@media': { [media.mobile]: { gap: vars.space[3], paddingBlock: `${vars.space[5]} ${vars.space[8]}` } },
});

export const head = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });
export const body = style({ display: 'grid', gap: vars.space[6], minInlineSize: 0 });
