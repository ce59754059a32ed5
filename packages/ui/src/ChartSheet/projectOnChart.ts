import type { ChartView } from '../plates/charts.generated.ts';

const radians = Math.PI / 180;
/** Mean radius of the earth in km. */
const earth = 6371;

export interface ChartPoint {
  x: number;
  y: number;
}

/** Where a place stands on a chart, which is Lambert's equal-area azimuthal projection; null on the far side of the earth. */
export function projectOnChart(
  [middle, meridian, scale, left, top]: ChartView,
  latitude: number,
  longitude: number,
): ChartPoint | null {
  const [phi, phi0] = [latitude * radians, middle * radians];
  const lambda = (longitude - meridian) * radians;
  const cosine = Math.sin(phi0) * Math.sin(phi) + Math.cos(phi0) * Math.cos(phi) * Math.cos(lambda);
  if (cosine < -0.9) return null;
  const k = scale * Math.sqrt(2 / (1 + cosine));
  return {
    x: left + k * Math.cos(phi) * Math.sin(lambda),
    y: top - k * (Math.cos(phi0) * Math.sin(phi) - Math.sin(phi0) * Math.cos(phi) * Math.cos(lambda)),
  };
}

/** Units to a km, at the middle of the chart. */
export const unitsPerKm = ([, , scale]: ChartView): number => scale / earth;

export interface Degrees {
  latitude: number;
  longitude: number;
}

/** Places along the great circle from `a` to `b`, both included. */
export function greatCircle(a: Degrees, b: Degrees, count: number): Degrees[] {
  const [from, to] = [vector(a), vector(b)];
  const angle = Math.acos(Math.min(1, Math.max(-1, from[0] * to[0] + from[1] * to[1] + from[2] * to[2])));
  if (angle < 1e-6) return [a, b];
  return Array.from({ length: count + 1 }, (_, index) => {
    const t = index / count;
    const [p, q] = [Math.sin((1 - t) * angle), Math.sin(t * angle)].map((each) => each / Math.sin(angle)) as [
      number,
      number,
    ];
    const [x, y, z] = [0, 1, 2].map((i) => p * (from[i] as number) + q * (to[i] as number)) as [
      number,
      number,
      number,
    ];
    return { latitude: Math.asin(z) / radians, longitude: Math.atan2(y, x) / radians };
  });
}

function vector({ latitude, longitude }: Degrees): [number, number, number] {
  const [phi, lambda] = [latitude * radians, longitude * radians];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}
