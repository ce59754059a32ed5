import { vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

const forced = '(forced-colors: active)';

export const line = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '0.5rem',
  overflow: 'visible',
});
export const edge = style({
  fill: 'none',
  stroke: vars.color.text,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
  '@media': { [forced]: { stroke: 'CanvasText' } },
});
export const night = style({ fill: vars.color.text, '@media': { [forced]: { fill: 'CanvasText' } } });
export const now = style({
  stroke: vars.color.mapFlight,
  strokeWidth: 3,
  vectorEffect: 'non-scaling-stroke',
  '@media': { [forced]: { stroke: 'Highlight' } },
});
