import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space.gutter,
  listStyle: 'none',
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[3] },
  },
});

export const season = style({
  minInlineSize: 0,
  overflow: 'clip',
  border: `${vars.border.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius[4],
});

export const name = style({
  padding: `${vars.space[5]} ${vars.space[5]} 0`,
  fontWeight: vars.font.weight.strong,
  '@media': { [media.mobile]: { padding: `${vars.space[4]} ${vars.space[4]} 0` } },
});

/** Its bird or its moon stands anywhere: the whole of it is seen. */
export const whole = style({ padding: vars.space[5] });

/** The edge of the box cuts it. */
export const picture = style({ marginInline: '12% -24%', marginBlock: `${vars.space[4]} -30%` });
