import { media, vars } from '@tern/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

export const iconButton = style({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  borderRadius: vars.radius[2],
  color: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: `color-mix(in srgb, ${vars.color.text} 7%, transparent)` },
    '&:focus-visible': { borderRadius: vars.radius[2] },
    '&:disabled': { color: vars.color.textFaint, background: 'none', cursor: 'not-allowed' },
  },
});

export const sizes = styleVariants({
  sm: {
    inlineSize: '2.25rem',
    blockSize: '2.25rem',
    '@media': { [media.mobile]: { inlineSize: '2.75rem', blockSize: '2.75rem' } },
  },
  md: { inlineSize: '2.75rem', blockSize: '2.75rem' },
  lg: { inlineSize: vars.size.control, blockSize: vars.size.control },
});
