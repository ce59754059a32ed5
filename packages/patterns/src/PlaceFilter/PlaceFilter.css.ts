import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space[4],
});
export const filters = style({ minInlineSize: 0 });
export const summary = style({
  cursor: 'pointer',
  fontWeight: vars.font.weight.medium,
  minBlockSize: vars.size.control,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
});
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space[4],
  paddingBlockStart: vars.space[3],
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const says = style({ selectors: { '&:not(:empty)': { marginBlockEnd: vars.space[6] } } });
/** While the next list is loaded. */
export const found = style({ selectors: { '&[aria-busy="true"]': { opacity: 0.6 } } });
