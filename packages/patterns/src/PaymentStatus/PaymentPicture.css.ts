import { media, vars } from '@tern/tokens';
import { keyframes, style } from '@vanilla-extract/css';

export const picture = style({
  inlineSize: '22.5rem',
  maxInlineSize: '100%',
  blockSize: 'auto',
  overflow: 'visible',
});

export const flight = style({
  fill: 'none',
  stroke: vars.color.mapFlight,
  strokeWidth: 2.5,
  strokeLinecap: 'round',
});
export const dotted = style([flight, { strokeDasharray: '0.1 8' }]);
export const birdBody = style({ fill: vars.color.bird });
export const birdBeak = style({ fill: vars.color.mapFlight });
export const frame = style({ fill: 'none', stroke: vars.color.text, strokeWidth: 1 });
export const block = style({ fill: vars.color.text });
export const end = style({ fill: vars.color.mapNode, stroke: vars.color.mapFlight, strokeWidth: 2.5 });

/* One block and one gap: the loop has no seam. */
const run = keyframes({ to: { transform: 'translateX(24px)' } });

export const running = style({
  '@media': { [media.motion]: { animation: `${run} 900ms linear infinite` } },
});
