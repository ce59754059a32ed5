import { media, vars } from '@tern/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

const tracks = (count: number) => ({
  display: 'grid',
  listStyle: 'none',
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  gap: vars.space[10],
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space[8] },
  },
});
export const grid = styleVariants({ 2: tracks(2), 3: tracks(3) });

export const item = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[3],
  minInlineSize: 0,
  paddingBlockStart: vars.space[6],
  borderBlockStart: `${vars.border.hair} solid ${vars.color.text}`,
  '@media': { [media.mobile]: { paddingBlockStart: vars.space[5] } },
});
