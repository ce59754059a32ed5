import { media, vars } from '@tern/tokens';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

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
// Every trip is the same sixth of a circle, 100 units from end to end: turned and stretched it leads anywhere.
export const tripPath = 'M0 0A118.3 118.3 0 0 1 100 0';
/** The middle of that circle. */
const middle = { x: '50px', y: '107.2px' };
const turn = 'calc(var(--to-y) - var(--from-y, 52)), calc(var(--to-x) - var(--from-x, 292))';
/** A length of the chart in the units of the path. */
const units = (length: number) => `calc(${length * 100}px / var(--long))`;

export const tripPicture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  pointerEvents: 'none',
  visibility: 'inherit',
});
/** Without a known visitor it comes from beyond the edge, where there is no land: long ways to all cities. */
export const trip = style({
  // Two places at one point still have a line.
  vars: { '--long': `max(1, hypot(${turn}))` },
  transform: [
    'translate(calc(var(--from-x, 292) * 1px), calc(var(--from-y, 52) * 1px))',
    `rotate(atan2(${turn}))`,
    'scale(calc(var(--long) / 100), calc(var(--long) / 100 * var(--side, 1)))',
  ].join(' '),
});
export const tripPlan = style({
  fill: 'none',
  stroke: vars.color.mapFlight,
  strokeWidth: units(2.6),
  strokeLinecap: 'round',
  strokeDasharray: `${units(0.1)} ${units(9)}`,
});
const moves = {
  transitionDuration: `var(--trip-time, ${vars.motion.slow})`,
  transitionTimingFunction: `var(--trip-pace, ${vars.motion.ease})`,
} as const;
export const tripLine = style({
  fill: 'none',
  stroke: vars.color.mapFlight,
  strokeWidth: units(3.4),
  strokeLinecap: 'round',
  strokeDasharray: '1.001',
  strokeDashoffset: 'calc(1.001 - var(--go, 0) * 1.001)',
  '@media': { [media.motion]: { transitionProperty: 'stroke-dashoffset', ...moves } },
});
export const tripEnd = style({
  r: units(6),
  fill: vars.color.mapNode,
  stroke: vars.color.mapFlight,
  strokeWidth: units(3.4),
});
/** Planned, the tern is turned back by most of the way, or by less where the way is short. */
export const tripTurn = style({
  transformOrigin: `${middle.x} ${middle.y}`,
  transform: 'rotate(calc((var(--go, 0) - 1) * clamp(16deg, var(--long) * 0.25deg, 36deg)))',
  '@media': { [media.motion]: { transitionProperty: 'transform', ...moves } },
});
/** It rests before the end, so that the city is seen. */
export const tripBird = style({
  transform: [
    `translate(${middle.x}, ${middle.y})`,
    'rotate(calc(min(34 / var(--long), 0.5) / -1.183 * 1rad))',
    `translate(50px, -${middle.y})`,
    'scale(calc(min(150, var(--long)) / var(--long)))',
  ].join(' '),
});
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
