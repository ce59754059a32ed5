import { vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

/** Dark on light whatever the theme: cameras do not read it the other way round. */
export const code = style({
  display: 'block',
  inlineSize: '9rem',
  blockSize: '9rem',
  colorScheme: 'light',
  forcedColorAdjust: 'none',
  backgroundColor: 'Canvas',
  color: 'CanvasText',
  borderRadius: vars.radius[2],
});
export const modules = style({ fill: 'currentColor' });
