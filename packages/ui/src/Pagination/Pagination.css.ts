import { media, vars } from '@tern/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  fontSize: vars.font.size.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

const box = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '2.5rem',
  minBlockSize: '2.5rem',
  borderRadius: vars.radius[2],
  fontWeight: vars.font.weight.medium,
  '@media': { [media.mobile]: { minInlineSize: '2.75rem', minBlockSize: '2.75rem' } },
});

export const page = style([box, { selectors: { '&:hover': { background: vars.color.bgAlt } } }]);
export const current = style([
  box,
  {
    background: vars.color.text,
    color: vars.color.bg,
    // Drawn where the browser takes the ground away.
    border: `${vars.border.bold} solid transparent`,
  },
]);
export const off = style([box, { color: vars.color.textFaint, opacity: 0.6 }]);
export const gap = style([box]);
/** Phones show the first, the current and the last page. */
export const on = styleVariants({
  all: {},
  wide: { '@media': { [media.mobile]: { display: 'none' } } },
  compact: { display: 'none', '@media': { [media.mobile]: { display: 'block' } } },
});
