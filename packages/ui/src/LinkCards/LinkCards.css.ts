import { media, vars } from '@tern/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

/** Cards of equal width; those of a last row that is not full share it. */
const columns = (count: number) => `calc((100% - ${count - 1} * ${vars.space[3]}) / ${count} - 0.1px)`;

const list = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3], listStyle: 'none' });
export const grid = styleVariants({ 2: [list], 3: [list], 4: [list] });
export const cell = style({
  display: 'grid',
  flex: '1 1 100%',
  minInlineSize: 0,
  selectors: {
    [`${grid[2]} > &`]: { flexBasis: columns(2) },
    [`${grid[3]} > &`]: { flexBasis: columns(3) },
    [`${grid[4]} > &`]: { flexBasis: columns(4) },
  },
  '@media': {
    [media.narrow]: { selectors: { [`${list} > &`]: { flexBasis: columns(2) } } },
    [media.mobile]: { selectors: { [`${list} > &`]: { flexBasis: '100%' } } },
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
