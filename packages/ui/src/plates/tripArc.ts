import type { Coordinates } from './projectPlace.ts';
import { middleOf, projectOn } from './projectPlace.ts';

/** Degrees of a circle that each trip takes: with one bend for all, one turn of the tern flies any of them. */
export const tripAngle = 50;
const half = (tripAngle / 2) * (Math.PI / 180);
const size = 1000;
const centre = size / 2;
/** Beyond the chart's edge, at the top where there is no land: long ways to all cities. */
const edge = { x: 292, y: 52 };
/** Units from the end at which the tern rests, so that the city is seen. */
const rest = 34;
/** Shorter than this, a trip has no room for the whole turn. */
const short = 140;

export interface TripArc {
  /** The path, from the visitor to the city. */
  d: string;
  end: { x: number; y: number };
  /** Around it the tern turns. */
  centre: { x: number; y: number };
  /** Clockwise or not. */
  clockwise: boolean;
  near: boolean;
  /** Degrees: how far the tern turns back from the end to where it rests, and where its beak points at the end. */
  back: number;
  heading: number;
}

const tenth = (value: number) => Math.round(value * 10) / 10;

/** The line on the north plate from one place to another, bent to the side of the great circle. Null: from the chart's edge. */
export function tripArc(from: Coordinates | null, to: Coordinates): TripArc {
  const end = projectOn('north', to.latitude, to.longitude, 0) ?? { x: centre, y: size };
  const own = from && projectOn('north', from.latitude, from.longitude, 0);
  const start = own ?? edge;
  const middle = own && from ? middleOf(from, to) : null;
  const over = middle && projectOn('north', middle.latitude, middle.longitude, 0);
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  // Two places at one point still need a direction.
  const chord = Math.max(Math.hypot(dx, dy), 1);
  const [ux, uy] = [dx / chord, dy / chord];
  const bend = over ? (over.x - (start.x + end.x) / 2) * uy - (over.y - (start.y + end.y) / 2) * ux : 0;
  const clockwise = bend >= 0;
  const side = clockwise ? 1 : -1;
  const radius = chord / (2 * Math.sin(half));
  const down = radius * Math.cos(half) * side;
  const around = { x: (start.x + end.x) / 2 - uy * down, y: (start.y + end.y) / 2 + ux * down };
  return {
    d: `M${tenth(start.x)} ${tenth(start.y)}A${tenth(radius)} ${tenth(radius)} 0 0 ${clockwise ? 1 : 0} ${tenth(end.x)} ${tenth(end.y)}`,
    end: { x: tenth(end.x), y: tenth(end.y) },
    centre: { x: tenth(around.x), y: tenth(around.y) },
    clockwise,
    near: chord < short,
    back: tenth(((-side * Math.min(rest, chord / 2)) / radius) * (180 / Math.PI)),
    heading: tenth(Math.atan2(ux, -uy) * (180 / Math.PI) + (side * tripAngle) / 2),
  };
}
