/** A place in degrees; north and east are positive. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** Mean radius of the earth in km. */
const earth = 6371;
/** km that light travels in a millisecond in glass fiber: two thirds of its speed in vacuum. */
const kmPerMs = 200;
const radians = Math.PI / 180;

/** Kilometers along the great circle. */
export function kmBetween(a: Coordinates, b: Coordinates): number {
  const latitude = (b.latitude - a.latitude) * radians;
  const longitude = (b.longitude - a.longitude) * radians;
  const half =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * Math.sin(longitude / 2) ** 2;
  return 2 * earth * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** Milliseconds that light needs there and back in a straight fiber, rounded up: no connection is faster. */
export const leastDelay = (km: number): number => Math.ceil((2 * km) / kmPerMs);
