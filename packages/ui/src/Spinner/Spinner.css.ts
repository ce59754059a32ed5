import { media, vars } from '@tern/tokens';
import { keyframes, style } from '@vanilla-extract/css';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({ display: 'inline-block' });
export const drawing = style({ inlineSize: '2.5rem', blockSize: '2.5rem' });
export const track = style({ fill: 'none', strokeWidth: 2, stroke: vars.color.line });
export const arc = style({
  fill: 'none',
  strokeWidth: 2,
  stroke: vars.color.action,
  strokeLinecap: 'round',
  strokeDasharray: '26 100',
  transformOrigin: 'center',
  '@media': { [media.motion]: { animation: `${turn} 1100ms ${vars.motion.glide} infinite` } },
});
