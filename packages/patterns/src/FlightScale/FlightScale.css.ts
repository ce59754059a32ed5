import { vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const picture = style({ inlineSize: '100%', blockSize: 'auto', overflow: 'visible' });

export const flight = style({
  fill: 'none',
  stroke: vars.color.mapFlight,
  strokeWidth: 3,
  strokeLinecap: 'round',
});
export const birdBody = style({ fill: vars.color.bird });
export const birdBeak = style({ fill: vars.color.mapFlight });
export const frame = style({ fill: 'none', stroke: vars.color.text, strokeWidth: 1 });
export const block = style({ fill: vars.color.text });
export const tick = style({ stroke: vars.color.text, strokeWidth: 1 });
export const number = style({
  fontSize: '14px',
  fill: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const numberNarrow = style([number, { fontSize: '19px' }]);
export const end = style({ fill: vars.color.mapNode, stroke: vars.color.mapFlight, strokeWidth: 3 });
