import { landDots } from './landDots.generated.ts';

const radians = Math.PI / 180;

/** A direction from the middle of the earth: three numbers, so that a place is projected without a sine. */
export type Direction = readonly [number, number, number];

export function directionOf(latitude: number, longitude: number): Direction {
  const phi = latitude * radians;
  const lambda = longitude * radians;
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

export interface Land {
  /** Every dot of land. */
  fine: readonly Direction[];
  /** A quarter of them, for the earth as a whole. */
  coarse: readonly Direction[];
}

let land: Land | undefined;

/** The land of the earth, as `scripts/landDots.ts` wrote it. */
export function readLand(): Land {
  if (land) return land;
  const { step, first, most, runs } = landDots;
  const fine: Direction[] = [];
  const coarse: Direction[] = [];
  let left = 0;
  let next = 0;
  let isDry = true;
  const advance = () => {
    while (left === 0 && next < runs.length) {
      isDry = !isDry;
      for (; runs[next] === '{'; next += 1) left += most;
      left += runs.charCodeAt(next) - first;
      next += 1;
    }
    left -= 1;
  };
  for (let row = 1; row < 180 / step; row += 1) {
    const latitude = row * step - 90;
    const count = Math.round((360 * Math.cos(latitude * radians)) / step);
    for (let at = 0; at < count; at += 1) {
      advance();
      if (!isDry) continue;
      const dot = directionOf(latitude, -180 + (360 * (at + (row % 2) / 2)) / count);
      fine.push(dot);
      if (row % 2 === 0 && at % 2 === (row / 2) % 2) coarse.push(dot);
    }
  }
  land = { fine, coarse };
  return land;
}
