import { media, vars } from '@tern/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

const tracks = (count: number) => ({
  display: 'grid',
  listStyle: 'none',
  gap: vars.space[3],
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
/** Three columns are six tracks, so that two cards can share a row. */
export const grid = styleVariants({ 2: tracks(2), 3: tracks(6), 4: tracks(4) });
export const cell = style({
  display: 'grid',
  minInlineSize: 0,
  // A last row that is not full is shared by its cards.
  selectors: {
    [`${grid[2]} > &:nth-child(odd):last-child`]: { gridColumn: '1 / -1' },
    [`${grid[3]} > &`]: { gridColumn: 'span 2' },
    [`${grid[3]} > &:nth-child(3n + 1):nth-last-child(2), ${grid[3]} > &:nth-child(3n + 2):last-child`]: {
      gridColumn: 'span 3',
    },
    [`${grid[3]} > &:nth-child(3n + 1):last-child`]: { gridColumn: '1 / -1' },
  },
  '@media': {
    [media.narrow]: {
      selectors: {
        // As specific as the rules above, which it takes back.
        [`${grid[3]} > &:nth-child(n):nth-child(n)`]: { gridColumn: 'auto' },
        [`${grid[3]} > &:nth-child(odd):last-child`]: { gridColumn: '1 / -1' },
      },
    },
    [media.mobile]: { selectors: { [`${grid[3]} > &:nth-child(n):nth-child(n)`]: { gridColumn: 'auto' } } },
  },
});

export const card = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: '4rem',
  padding: `${vars.space[4]} ${vars.space[5]}`,
  background: vars.color.surface,
  border: `${vars.border.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius[3],
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { borderColor: vars.color.text },
    '&:focus-visible': { borderRadius: vars.radius[3] },
  },
});
export const icon = style({ flex: 'none', color: vars.color.data });
export const words = style({
  display: 'grid',
  gap: vars.space[1],
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'break-word',
});
export const title = style({ fontWeight: vars.font.weight.strong, lineHeight: 1.35 });
export const text = style({ fontSize: vars.font.size.small, color: vars.color.textMuted, lineHeight: 1.45 });
export const arrow = style({ flex: 'none', color: vars.color.actionText });
