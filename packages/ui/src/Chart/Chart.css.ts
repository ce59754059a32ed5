import { media, vars } from '@tern/tokens';
import { keyframes, style, styleVariants } from '@vanilla-extract/css';

/** A turn of the chart lasts as long. */
const turn = '1100ms';
const come = keyframes({ from: { opacity: 0, transform: 'scale(0.9)' } });
const draw = keyframes({ from: { transform: 'scaleX(0)' } });
const fly = keyframes({ from: { transform: 'none' } });
const moves = (name: string, duration: string) => ({
  '@media': { [media.motion]: { animation: `${name} ${duration} ${vars.motion.glide} backwards` } },
});

export const chart = style({ position: 'absolute', inset: 0, direction: 'ltr', forcedColorAdjust: 'none' });
/** Opacity and transform are all that moves: a browser animates them without layout, style or paint. */
export const layer = style([{ position: 'absolute', inset: 0 }, moves(come, turn)]);
export const drawing = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
});

const thin = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;
export const sea = style({ fill: vars.color.mapSea });
export const graticule = style({ ...thin, stroke: vars.color.mapGrat, strokeWidth: 1 });
export const land = style({ fill: 'none', stroke: vars.color.mapLand, strokeLinecap: 'round' });
export const edge = style({ ...thin, stroke: vars.color.mapEdge, strokeWidth: 1 });
/** The neat line: alternating black and white, as on the edge of a chart. */
export const scale = style({
  fill: 'none',
  stroke: vars.color.mapEdge,
  strokeWidth: 4,
  strokeDasharray: '1 1',
});
export const ring = style({ ...thin, stroke: vars.color.mapRoute, strokeWidth: 1, opacity: 0.75 });

/** A ring is two dots above each other. */
const dots = { fill: 'none', strokeLinecap: 'round' } as const;
export const dot = style({ ...dots, stroke: vars.color.mapRoute });
export const dotNode = style({ ...dots, stroke: vars.color.mapNode });
export const place = style({ fill: vars.color.mapFlight });
export const visitorEdge = style({
  ...thin,
  fill: vars.color.mapSea,
  stroke: vars.color.text,
  strokeWidth: 1.5,
});
export const visitor = style({ fill: vars.color.text });

const words = style({
  paintOrder: 'stroke',
  stroke: vars.color.mapSea,
  strokeLinejoin: 'round',
  // A number with its unit reads as its language does.
  unicodeBidi: 'plaintext',
  fontWeight: vars.font.weight.medium,
});
export const label = styleVariants({
  name: [words, { fill: vars.color.text }],
  strong: [words, { fill: vars.color.text, fontWeight: vars.font.weight.strong }],
  ring: [words, { fill: vars.color.data }],
});

export const route = style({
  position: 'absolute',
  transformOrigin: '0 50%',
  blockSize: '3px',
  marginBlockStart: '-1.5px',
  pointerEvents: 'none',
});
export const line = style([
  {
    blockSize: '100%',
    background: vars.color.mapFlight,
    transformOrigin: '0 50%',
    '@media': { print: { printColorAdjust: 'exact' } },
  },
  moves(draw, turn),
]);
/** As long as the route, so that its own length is the way of the tern. It stops before the place. */
export const flight = style([
  { position: 'absolute', inset: 0, transform: 'translateX(calc(100% - 26px))' },
  moves(fly, turn),
]);
export const bird = style({
  position: 'absolute',
  insetInlineStart: '-20px',
  insetBlockStart: '-18.5px',
  inlineSize: '40px',
  blockSize: '40px',
});
