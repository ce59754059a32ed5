import { north } from './north.generated.ts';
import { south } from './south.generated.ts';

/** The plates as `scripts/plates.ts` draws them: Lambert's equal-area azimuthal projection, `reach` in degrees. */
const plates = {
  north: { latitude: 37, longitude: 17, reach: 150, size: north.size, radius: north.radius },
  south: { latitude: -62, longitude: -16, reach: 118, size: south.size, radius: south.radius },
} as const;
/** Degrees before the edge of the north plate at which the south plate shows a place better. */
const margin = 12;
const radians = Math.PI / 180;

/** Degrees; north and east are positive. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** Half way along the great circle. */
export function middleOf(a: Coordinates, b: Coordinates): Coordinates {
  const turn = (b.longitude - a.longitude) * radians;
  const [phi, psi] = [a.latitude * radians, b.latitude * radians];
  const x = Math.cos(phi) + Math.cos(psi) * Math.cos(turn);
  const y = Math.cos(psi) * Math.sin(turn);
  return {
    latitude: Math.atan2(Math.sin(phi) + Math.sin(psi), Math.hypot(x, y)) / radians,
    longitude: a.longitude + Math.atan2(y, x) / radians,
  };
}

export interface PlacedPoint {
  plate: keyof typeof plates;
  /** In the units of the plate. */
  x: number;
  y: number;
}

/** Where a place stands, and on which plate. */
export function projectPlace(latitude: number, longitude: number): PlacedPoint {
  return (
    projectOn('north', latitude, longitude, margin) ??
    projectOn('south', latitude, longitude, 0) ??
    (projectOn('north', latitude, longitude, 0) as PlacedPoint)
  );
}

/** Where a place stands on one plate; null within `edge` degrees of its edge and beyond. */
export function projectOn(
  plate: keyof typeof plates,
  latitude: number,
  longitude: number,
  edge: number,
): PlacedPoint | null {
  const { latitude: middle, longitude: meridian, reach, size, radius } = plates[plate];
  const phi = latitude * radians;
  const phi0 = middle * radians;
  const lambda = (longitude - meridian) * radians;
  const cosine = Math.sin(phi0) * Math.sin(phi) + Math.cos(phi0) * Math.cos(phi) * Math.cos(lambda);
  if (cosine < Math.cos((reach - edge) * radians)) return null;
  const scale = (radius / (2 * Math.sin((reach / 2) * radians))) * Math.sqrt(2 / (1 + cosine));
  const x = scale * Math.cos(phi) * Math.sin(lambda);
  const y = scale * (Math.cos(phi0) * Math.sin(phi) - Math.sin(phi0) * Math.cos(phi) * Math.cos(lambda));
  return { plate, x: size / 2 + x, y: size / 2 - y };
}
