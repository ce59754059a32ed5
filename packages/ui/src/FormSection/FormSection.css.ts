import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
  gap: `${vars.space[4]} ${vars.space[10]}`,
  alignItems: 'start',
  minInlineSize: 0,
  paddingBlock: vars.space[8],
  selectors: {
    '& + &': { borderBlockStart: `${vars.border.hair} solid ${vars.color.line}` },
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
  '@media': {
    [media.mobile]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space[5],
      paddingBlock: vars.space[6],
    },
  },
});
export const words = style({ display: 'grid', gap: vars.space[2], minInlineSize: 0 });
export const fields = style({ display: 'grid', gap: vars.space[5], minInlineSize: 0 });
