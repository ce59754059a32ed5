import { vars } from '@tern/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

/** Dark on light whatever the theme: cameras do not read it the other way round. */
export const code = style({
  display: 'block',
  colorScheme: 'light',
  forcedColorAdjust: 'none',
  backgroundColor: 'Canvas',
  color: 'CanvasText',
  borderRadius: vars.radius[2],
});
export const size = styleVariants({
  md: { inlineSize: '9rem', blockSize: '9rem' },
  lg: { inlineSize: '14rem', blockSize: '14rem' },
});
export const modules = style({ fill: 'currentColor' });
