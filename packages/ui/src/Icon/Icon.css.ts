import { vars } from '@tern/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

export const icon = style({
  display: 'block',
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@media': {
    // Where the system chooses the colours an icon has that of the words around it, whatever colour it was given.
    '(forced-colors: active)': { selectors: { '&&': { color: 'inherit' } } },
  },
});

export const sizes = styleVariants({
  sm: { inlineSize: '1rem', blockSize: '1rem', strokeWidth: 2 },
  md: { inlineSize: vars.size.iconSm, blockSize: vars.size.iconSm },
  lg: { inlineSize: vars.size.icon, blockSize: vars.size.icon },
});

export const directional = style({
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});
