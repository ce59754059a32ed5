import { media, vars } from '@tern/tokens';
import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { north } from './north.generated.ts';

const appear = keyframes({ from: { opacity: 0 } });
const arrive = keyframes(
  Object.fromEntries(
    north.arrival.map(({ x, y, turn }, step, { length }) => [
      `${(100 * step) / length}%`,
      { transform: `translate(${x}px, ${y}px) rotate(${turn}deg)` },
    ]),
  ),
);

/** A picture fills its place; lines may reach past its box. */
export const plate = style({ inlineSize: '100%', blockSize: 'auto', overflow: 'visible' });
/** A regional crop is cut at its own edge, so that it can fill a box of any shape. */
export const flat = style({ inlineSize: '100%', blockSize: '100%', overflow: 'hidden' });

const nonScaling = { vectorEffect: 'non-scaling-stroke' } as const;

/** A picture with an edge of its own. */
export const framed = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  borderRadius: vars.radius[3],
});
export const sea = style({ fill: vars.color.mapSea });
export const grat = style({ fill: 'none', stroke: vars.color.mapGrat, strokeWidth: 1, ...nonScaling });
export const land = style({ fill: 'none', stroke: vars.color.mapLand, strokeLinecap: 'round' });
export const edge = style({ fill: 'none', stroke: vars.color.mapEdge, strokeWidth: 1, ...nonScaling });
/** The neat line: alternating black and white, as on the edge of a chart. */
export const scale = style({
  fill: 'none',
  stroke: vars.color.mapEdge,
  strokeWidth: 4,
  strokeDasharray: '1 1',
});
export const label = style({
  fontSize: '17px',
  fontWeight: vars.font.weight.medium,
  fill: vars.color.text,
  paintOrder: 'stroke',
  stroke: vars.color.mapSea,
  // Wide enough that no line comes near a letter.
  strokeWidth: '10px',
  strokeLinejoin: 'round',
  '@media': { [media.mobile]: { display: 'none' } },
});

/** Opacity and transform are all that moves: a browser animates them without layout, style or paint. */
export const appearing = style({
  '@media': {
    [media.motion]: { animation: `${appear} ${vars.motion.draw} ${vars.motion.glide} 200ms backwards` },
  },
});
export const route = style({
  fill: 'none',
  stroke: vars.color.mapRoute,
  strokeWidth: 1.5,
  strokeLinecap: 'round',
});
export const flight = style({
  fill: 'none',
  stroke: vars.color.mapFlight,
  strokeWidth: 3,
  strokeLinecap: 'round',
});
/** The way home is dotted and needs no drawing. */
export const flightBack = style({
  fill: 'none',
  stroke: vars.color.mapFlight,
  strokeWidth: 2.4,
  strokeLinecap: 'round',
  strokeDasharray: '0.1 8',
});
export const flightEnd = style({ fill: vars.color.mapNode, stroke: vars.color.mapFlight, strokeWidth: 3 });
export const city = style({ fill: vars.color.mapNode, stroke: vars.color.mapRoute, strokeWidth: 2 });

/** Many places: a ring is two dots above each other. */
const dots = { fill: 'none', strokeLinecap: 'round' } as const;
export const dot = style({ ...dots, stroke: vars.color.mapRoute });
export const ownDot = style({ ...dots, stroke: vars.color.mapFlight });
export const dotNode = style({ ...dots, stroke: vars.color.mapNode });

export const birdBody = style({ fill: vars.color.bird });
export const birdBeak = style({ fill: vars.color.mapFlight });
/** The tern comes to its place, in less than the five seconds that motion may last without a way to stop it. */
export const flying = style({
  '@media': { [media.motion]: { animation: `${arrive} ${vars.motion.flight} linear` } },
});

// a drawn switch
export const switchTrack = styleVariants({
  md: { inlineSize: '3rem', blockSize: '1.75rem', padding: '0.1875rem' },
  xl: {
    inlineSize: '6rem',
    blockSize: '3.5rem',
    padding: '0.375rem',
    boxShadow: `0 0 0 6px ${vars.color.surface}`,
  },
});
export const switchBase = style({
  display: 'flex',
  flex: 'none',
  justifyContent: 'flex-end',
  borderRadius: vars.radius.full,
  background: vars.color.action,
});
globalStyle(`${switchBase}::after`, {
  content: '""',
  blockSize: '100%',
  aspectRatio: '1',
  borderRadius: '50%',
  background: vars.color.bg,
});

export const legendMark = style({
  inlineSize: '2.5rem',
  blockSize: '0.5rem',
  flex: 'none',
  overflow: 'visible',
});
export const legendLine = styleVariants({
  flight: { fill: 'none', stroke: vars.color.mapFlight, strokeWidth: 3, strokeLinecap: 'round' },
  route: { fill: 'none', stroke: vars.color.mapRoute, strokeWidth: 1.5, strokeLinecap: 'round' },
});

// a trip on the chart: dotted is planned, solid is flown. `--go` is 0 or 1, and set by whatever the trip is for.
export const tripPicture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  pointerEvents: 'none',
});
export const tripPlan = style({
  fill: 'none',
  stroke: vars.color.mapFlight,
  strokeWidth: 2.6,
  strokeLinecap: 'round',
  strokeDasharray: '0.1 9',
});
const moves = {
  transitionDuration: `var(--trip-time, ${vars.motion.slow})`,
  transitionTimingFunction: `var(--trip-pace, ${vars.motion.ease})`,
} as const;
export const tripLine = style({
  fill: 'none',
  stroke: vars.color.mapFlight,
  strokeWidth: 3.4,
  strokeLinecap: 'round',
  strokeDasharray: '1.001',
  strokeDashoffset: 'calc(1.001 - var(--go, 0) * 1.001)',
  '@media': { [media.motion]: { transitionProperty: 'stroke-dashoffset', ...moves } },
});
export const tripEnd = style({ fill: vars.color.mapNode, stroke: vars.color.mapFlight, strokeWidth: 3.4 });
/** Turned back by most of the way; the sign is that of the bend. */
const turnedBack = (degrees: number) =>
  style({
    transform: `rotate(calc((1 - var(--go, 0)) * ${degrees}deg))`,
    '@media': { [media.motion]: { transitionProperty: 'transform', ...moves } },
  });
export const tripTurn = {
  far: { clockwise: turnedBack(-36), counter: turnedBack(36) },
  near: { clockwise: turnedBack(-16), counter: turnedBack(16) },
};
export const leader = style({ fill: 'none', stroke: vars.color.mapEdge, strokeWidth: 1, ...nonScaling });
export const ownLeader = style({
  fill: 'none',
  stroke: vars.color.mapFlight,
  strokeWidth: 1,
  ...nonScaling,
});
export const ownName = style({
  unicodeBidi: 'plaintext',
  fontSize: '20px',
  fontWeight: vars.font.weight.strong,
  fill: vars.color.actionText,
  paintOrder: 'stroke',
  stroke: vars.color.mapSea,
  strokeWidth: '10px',
  strokeLinejoin: 'round',
  '@media': { [media.mobile]: { fontSize: '30px' } },
});
export const ownPlace = style({ fill: vars.color.mapFlight });
export const ownRing = style({ fill: 'none', stroke: vars.color.mapFlight, strokeWidth: 2 });
