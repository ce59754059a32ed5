import { type GeoProjection, geoDistance, geoPath } from 'd3-geo';
import type { Piece, Point } from './chartWorld.ts';

const radians = Math.PI / 180;
export const sea = 0;
export const rest = 1;
export const own = 2;

/** The land of a chart, a cell for each unit: sea, land, the country itself. */
export interface Mask {
  width: number;
  height: number;
  cells: Uint8Array;
}

export function maskOf(
  pieces: readonly Piece[],
  isOwn: (piece: Piece) => boolean,
  projection: GeoProjection,
  [width, height]: Point,
): Mask {
  const cells = new Uint8Array(width * height);
  for (const piece of pieces) {
    const rings = ringsOf(piece, projection);
    if (rings.length) fill(cells, width, height, rings, isOwn(piece) ? own : rest);
  }
  return { width, height, cells };
}

/** The edges of a piece as they lie on the chart. */
function ringsOf({ polygon }: Piece, projection: GeoProjection): Point[][] {
  const rings: Point[][] = [];
  const add = (x: number, y: number) => rings.at(-1)?.push([x, y]);
  const nothing = () => undefined;
  geoPath(projection, {
    ...{ beginPath: nothing, closePath: nothing, arc: nothing },
    moveTo: (x: number, y: number) => rings.push([[x, y]]),
    lineTo: add,
  })(polygon);
  return rings;
}

/** Fills what is inside of an odd number of rings. */
function fill(cells: Uint8Array, width: number, height: number, rings: Point[][], value: number): void {
  const crossings: number[][] = Array.from({ length: height }, () => []);
  for (const ring of rings)
    ring.forEach(([x0, y0], index) => {
      const [x1, y1] = ring[(index + 1) % ring.length] as Point;
      if (y0 === y1) return;
      const [top, bottom] = [Math.min(y0, y1), Math.max(y0, y1)];
      for (let y = Math.max(0, Math.ceil(top - 0.5)); y < Math.min(height, bottom - 0.5); y += 1)
        crossings[y]?.push(x0 + ((y + 0.5 - y0) * (x1 - x0)) / (y1 - y0));
    });
  crossings.forEach((row, y) => {
    row.sort((a, b) => a - b);
    for (let i = 0; i + 1 < row.length; i += 2)
      for (
        let x = Math.max(0, Math.ceil((row[i] as number) - 0.5));
        x < Math.min(width, (row[i + 1] as number) - 0.5);
        x += 1
      )
        cells[y * width + x] = value;
  });
}

export interface Sheet {
  /** The inside of the frame: left, top, right, bottom. */
  inside: readonly [number, number, number, number];
  size: Point;
  /** Between two dots of a row. */
  pitch: number;
}

/** Dots of one row without a gap: their places, and what they are on. */
export interface Run {
  kind: number;
  dots: Point[];
}

/** Dots along parallels, every other row shifted by half a pitch. */
export function dotRuns(
  projection: GeoProjection,
  middle: Point,
  mask: Mask,
  { inside: [left, top, right, bottom], pitch }: Sheet,
  /** As far as the chart shows, in radians. */
  far: number,
): Run[] {
  const margin = pitch * 0.45;
  const step = (pitch * 0.92) / projection.scale() / radians;
  const kindAt = ([x, y]: Point) =>
    x < left + margin || x > right - margin || y < top + margin || y > bottom - margin
      ? sea
      : (mask.cells[Math.floor(y) * mask.width + Math.floor(x)] ?? sea);
  const runs: Run[] = [];
  const rows = Math.ceil(far / radians / step) + 1;
  for (let row = -rows; row <= rows; row += 1) {
    const latitude = middle[1] + row * step;
    if (Math.abs(latitude) > 89.5) continue;
    let run: Run | undefined;
    for (const at of rowOf(projection, middle, latitude, pitch, row % 2 ? 0.5 : 0, right - left)) {
      const kind = at ? kindAt(at) : sea;
      if (!at || kind === sea) run = undefined;
      else if (run?.kind === kind && isStraight(run.dots, at)) run.dots.push(at);
      else {
        run = { kind, dots: [at] };
        runs.push(run);
      }
    }
  }
  return runs;
}

/** Whether the row still bends little enough for a curve of one control point. */
function isStraight(dots: readonly Point[], at: Point): boolean {
  const [first, second, last] = [dots[0], dots[1], dots.at(-1)];
  if (!first || !second || !last) return true;
  const turn =
    Math.atan2(at[1] - last[1], at[0] - last[0]) - Math.atan2(second[1] - first[1], second[0] - first[0]);
  return Math.abs(Math.sin(turn)) < 0.6;
}

/** Places along a parallel, a pitch apart, from west to east. */
function rowOf(
  projection: GeoProjection,
  [meridian]: Point,
  latitude: number,
  pitch: number,
  shift: number,
  reach: number,
): Point[] {
  const around = Math.cos(latitude * radians) * projection.scale() * radians;
  const fine = Math.min(2, pitch / 4 / around);
  const half = (way: 1 | -1, first: number): Point[] => {
    const found: Point[] = [];
    let before = projection([meridian, latitude]) as Point;
    let left = first;
    for (let turn = fine; turn < 179; turn += fine) {
      const at = projection([meridian + way * turn, latitude]) as Point;
      const length = Math.hypot(at[0] - before[0], at[1] - before[1]);
      if (length > pitch) break;
      if (length >= left) {
        const part = left / length;
        found.push([before[0] + (at[0] - before[0]) * part, before[1] + (at[1] - before[1]) * part]);
        left += pitch;
      }
      left -= length;
      before = at;
      if (found.length * pitch > reach * 1.6) break;
    }
    return found;
  };
  const middle = shift ? [] : [projection([meridian, latitude]) as Point];
  return [...half(-1, pitch * (1 - shift)).reverse(), ...middle, ...half(1, pitch * (1 - shift))];
}

/** A dot for each island of the country that no row meets: some countries have no others. */
export function islandDots(
  pieces: readonly Piece[],
  runs: readonly Run[],
  projection: GeoProjection,
  { inside: [left, top, right, bottom], pitch }: Sheet,
): Run[] {
  const dots = runs.filter(({ kind }) => kind === own).flatMap((run) => run.dots);
  const added: Run[] = [];
  for (const { middle } of pieces.toSorted((a, b) => b.area - a.area)) {
    const at = projection(middle) as Point;
    const [x, y] = at;
    if (x < left + pitch || x > right - pitch || y < top + pitch || y > bottom - pitch) continue;
    if (dots.some(([a, b]) => Math.hypot(a - x, b - y) < pitch)) continue;
    dots.push(at);
    added.push({ kind: own, dots: [at] });
  }
  return added;
}

/** Pieces that can be seen on the chart. */
export const piecesNear = (world: readonly Piece[], middle: Point, reach: number): Piece[] =>
  world.filter((each) => geoDistance(each.middle, middle) - each.reach < reach);
