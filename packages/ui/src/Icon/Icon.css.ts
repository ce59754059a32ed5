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
});

export const sizes = styleVariants({
  sm: { inlineSize: '1rem', blockSize: '1rem', strokeWidth: 2 },
  md: { inlineSize: vars.size.iconSm, blockSize: vars.size.iconSm },
  lg: { inlineSize: vars.size.icon, blockSize: vars.size.icon },
});

export const directional = style({
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});
