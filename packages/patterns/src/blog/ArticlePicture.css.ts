import { vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const frame = style({
  display: 'block',
  aspectRatio: '16 / 10',
  overflow: 'hidden',
  borderRadius: vars.radius[3],
  background: vars.color.surfaceSunken,
});
export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
export const drawing = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '100%',
  padding: '6%',
  background: vars.color.bgAlt,
});
