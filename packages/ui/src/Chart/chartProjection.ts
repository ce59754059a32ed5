import { type Direction, directionOf } from './chartLand.ts';

export interface ChartPoint {
  /** Degrees. */
  latitude: number;
  longitude: number;
}

/** The chart is a disc in a square of this many units. */
export const size = 1000;
export const radius = 486;
/** Mean radius of the earth in km. */
const earth = 6371;

export interface ChartView {
  /** The place in the middle of the projection: lines from it are straight, and circles around it are round. */
  center: ChartPoint;
  zoom: number;
  /** Where the middle of the projection is moved to, in units from the middle of the square. */
  x: number;
  y: number;
}

/** The part of the square that is in sight, in units. */
export interface ChartWindow {
  width: number;
  height: number;
}

const dot = (a: Direction, b: Direction) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/**
 * Lambert's equal-area azimuthal projection of the whole earth: from directions to units of the square. Areas stay equal, so
 * that even dots stay even.
 */
export function projectFrom({ center, zoom, x, y }: ChartView) {
  const { latitude, longitude } = center;
  const up = directionOf(latitude, longitude);
  const east = directionOf(0, longitude + 90);
  const north = directionOf(latitude + 90, longitude);
  return (direction: Direction): readonly [number, number] => {
    // The opposite end of the earth is the whole edge of the disc: there it stays a number.
    const scale = (radius * zoom) / Math.sqrt(Math.max(2 + 2 * dot(up, direction), 1e-9));
    return [size / 2 + x + scale * dot(east, direction), size / 2 + y - scale * dot(north, direction)];
  };
}

/** The radius of the circle of all places that are `km` from the middle of the projection, in units. */
export const ringRadius = (km: number, zoom: number): number =>
  radius * zoom * Math.sin(Math.min(km / earth, Math.PI) / 2);

/** How far the middle of what is shown may be from the edge of the window: names stand beside places. */
const room = 0.6;
const closest = 4;
/** Units by which a way stands higher on a disc: a card covers the foot. */
const foot = 90;
/** Around a place that stands alone. */
const around = 2.2;

/** The view of the north plate (`scripts/plates.ts`), which reaches 150 degrees from its middle. */
const plate: ChartView = {
  center: { latitude: 37, longitude: 17 },
  zoom: 1 / Math.sin((75 * Math.PI) / 180),
  x: 0,
  y: 0,
};

/**
 * How the chart stands: with a visitor they are the middle of the projection, and both they and the place are in sight; without
 * one the place is the middle. Without both it is that of the north plate.
 */
export function viewOf(
  window: ChartWindow,
  place: ChartPoint | undefined,
  visitor: ChartPoint | undefined,
): ChartView {
  if (!visitor || !place) {
    const center = visitor ?? place;
    return center ? { center, zoom: place ? around : 1, x: 0, y: 0 } : plate;
  }
  const flat = { center: visitor, zoom: 1, x: -size / 2, y: -size / 2 };
  const [x, y] = projectFrom(flat)(directionOf(place.latitude, place.longitude));
  const fit = (length: number, side: number) => (room * side) / Math.max(Math.abs(length), 1);
  const isDisc = window.height >= size;
  const zoom = Math.min(closest, fit(x, window.width), fit(y, isDisc ? size - 2.5 * foot : window.height));
  const shown = isDisc ? Math.max(zoom, 1) : zoom;
  const [left, top] = [(-x * shown) / 2, (-y * shown) / 2 - (isDisc ? foot : 0)];
  // A disc does not leave its frame; a strip shows what is in it.
  const most = isDisc ? radius * (shown - 1) : Number.POSITIVE_INFINITY;
  const far = Math.hypot(left, top);
  const part = far > most ? most / far : 1;
  return { center: visitor, zoom: shown, x: left * part, y: top * part };
}
