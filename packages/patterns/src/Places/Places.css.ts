import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-end',
  gap: vars.space[6],
  marginBlockEnd: vars.space[8],
});
export const all = style({ '@media': { [media.mobile]: { display: 'none' } } });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  columnGap: vars.space[6],
  borderBlockStart: `${vars.border.hair} solid ${vars.color.text}`,
  '@media': {
    [media.belowWide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[4] },
  },
});
export const item = style({
  '@media': {
    [media.mobile]: { selectors: { '&:nth-child(n + 10):not(:last-child)': { display: 'none' } } },
  },
});
export const place = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  blockSize: '100%',
  paddingBlock: vars.space[4],
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line}`,
  fontWeight: vars.font.weight.medium,
  '@media': { [media.mobile]: { fontSize: vars.font.size.small, paddingBlock: vars.space[3] } },
});
