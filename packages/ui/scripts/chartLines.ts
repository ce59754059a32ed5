import { type GeoProjection, geoGraticule, geoPath } from 'd3-geo';
import type { Run, Sheet } from './chartDots.ts';
import type { Point } from './chartWorld.ts';

const radians = Math.PI / 180;
const pair = (x: number, y: number) => `${x}${y < 0 ? '' : ' '}${y}`;

/**
 * Rows of dots as dashed lines: a line is as long as its dots are apart, and a bit, so that the last one is drawn. A
 * hundred bytes for what would take a thousand as dots.
 */
export function runPath(runs: readonly Run[], kind: number): string {
  let d = '';
  let [px, py] = [0, 0];
  for (const { dots, kind: of } of runs) {
    if (of !== kind) continue;
    const [first, last] = [dots[0] as Point, dots.at(-1) as Point];
    const [x, y] = [Math.round(first[0]), Math.round(first[1])];
    d += `${d ? 'm' : 'M'}${pair(x - px, y - py)}`;
    [px, py] = [x, y];
    if (dots.length === 1) {
      d += 'h0';
      continue;
    }
    const length = Math.hypot(last[0] - first[0], last[1] - first[1]);
    const more = 1 + (0.3 * (length / (dots.length - 1))) / length;
    const [ex, ey] = [
      x + Math.round((last[0] - first[0]) * more),
      y + Math.round((last[1] - first[1]) * more),
    ];
    const middle = dots[Math.floor((dots.length - 1) / 2)] as Point;
    const half = Math.floor((dots.length - 1) / 2) / (dots.length - 1);
    const sag = middle[1] - (first[1] + (last[1] - first[1]) * half);
    if (Math.abs(sag) < 1.2) d += ey === y ? `h${ex - x}` : `l${pair(ex - x, ey - y)}`;
    else {
      const control = [(ex - x) / 2, (ey - y) / 2 + sag * 2].map(Math.round) as Point;
      d += `q${pair(control[0], control[1])}${ex - x < 0 ? '' : ' '}${pair(ex - x, ey - y)}`;
    }
    [px, py] = [ex, ey];
  }
  return d;
}

/** A degree or more, by the room it has. */
const steps = [0.25, 0.5, 1, 2, 5, 10, 20];
const figures = [1, 5, 10, 20, 30, 60];

export interface Degrees {
  /** Degrees of a block of the frame, and between two figures. */
  block: number;
  figure: number;
}
/** By the room between two meridians where they are closest, at `latitude`. */
export function degreesOf(scale: number, latitude: number, phone: boolean): Degrees {
  const degree = scale * radians * Math.cos(latitude * radians);
  const block = steps.find((step) => step * degree >= (phone ? 10 : 14)) ?? 20;
  const figure = figures.find((step) => step * degree >= (phone ? 40 : 62) && step % block === 0) ?? 60;
  return { block, figure };
}

/** Where the sides of the frame cross the meridians and parallels that are `step` degrees apart. */
function crossings(projection: GeoProjection, from: Point, to: Point, axis: 0 | 1, step: number) {
  const found: { at: number; value: number }[] = [];
  const along = axis === 0 ? 0 : 1;
  const length = to[along] - from[along];
  const count = Math.round(length * 4);
  let before: number | undefined;
  for (let i = 0; i <= count; i += 1) {
    const t = i / count;
    const place = projection.invert?.([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]);
    let value = place ? (place[axis] as number) : Number.NaN;
    if (Number.isNaN(value)) {
      before = undefined;
      continue;
    }
    if (before !== undefined) {
      // Around the earth and on.
      while (value - before > 180) value -= 360;
      while (value - before < -180) value += 360;
      const [a, b] = [before / step, value / step];
      if (Math.floor(a) !== Math.floor(b)) {
        const line = Math.max(Math.floor(a), Math.floor(b));
        const part = (line - a) / (b - a);
        found.push({ at: from[along] + length * ((i - 1 + part) / count), value: line * step });
      }
    }
    before = value;
  }
  return found;
}

export type Side = 'top' | 'bottom' | 'left' | 'right';
export const sideNames = ['top', 'bottom', 'left', 'right'] as const;
function ends({ inside: [left, top, right, bottom] }: Sheet, side: Side): [Point, Point] {
  if (side === 'top' || side === 'bottom') {
    const y = side === 'top' ? top : bottom;
    return [
      [left, y],
      [right, y],
    ];
  }
  const x = side === 'left' ? left : right;
  return [
    [x, top],
    [x, bottom],
  ];
}

/** Thickness of the frame. */
export const frameWidth = 6;

/** Every other block of the frame, as thick lines along its middle. */
export function framePath(projection: GeoProjection, sheet: Sheet, { block }: Degrees): string {
  return sideNames
    .map((side) => {
      const [from, to] = ends(sheet, side);
      const axis = side === 'top' || side === 'bottom' ? 0 : 1;
      const out = side === 'top' || side === 'left' ? -frameWidth / 2 : frameWidth / 2;
      const across = (from[1 - axis] as number) + out;
      const lines = crossings(projection, from, to, axis, block);
      const all = [from[axis], ...lines.map(({ at }) => at), to[axis]].map(Math.round);
      let before: number | undefined;
      return all
        .slice(0, -1)
        .map((at, index) => {
          const end = all[index + 1] as number;
          const half = (at + end) / 2;
          const middle = projection.invert?.(axis === 0 ? [half, from[1]] : [from[0], half]);
          const isDark = Math.floor((middle?.[axis] ?? 0) / block) % 2 === 0;
          if (!isDark || end - at < 2) return '';
          const way = before === undefined ? undefined : at - before;
          before = end;
          if (axis === 0) return `${way === undefined ? `M${at} ${across}` : `m${way} 0`}h${end - at}`;
          return `${way === undefined ? `M${across} ${at}` : `m0 ${way}`}v${end - at}`;
        })
        .join('');
    })
    .join('');
}

/** The figures beside the lines: no letters, as every language has others for the points of the compass. */
export function figureTexts(
  projection: GeoProjection,
  sheet: Sheet,
  { figure }: Degrees,
  sides: readonly Side[],
) {
  const [left, top, right, bottom] = sheet.inside;
  const gap = right > 1000 ? 46 : 34;
  return sides
    .map((side) => {
      const [from, to] = ends(sheet, side);
      const axis = side === 'top' || side === 'bottom' ? 0 : 1;
      let last = Number.NEGATIVE_INFINITY;
      const [first, end] = axis === 0 ? [left + gap, right - gap] : [top + gap / 1.5, bottom - gap / 1.5];
      const texts = crossings(projection, from, to, axis, figure)
        .filter(({ at }) => {
          if (at < first || at > end || at - last < gap) return false;
          last = at;
          return true;
        })
        .map(({ at, value }) => {
          const turn = ((((value + 180) % 360) + 360) % 360) - 180;
          const place =
            axis === 0
              ? `x="${Math.round(at)}"`
              : `x="${side === 'left' ? left + 8 : right - 8}" y="${Math.round(at + 4)}"`;
          return `<tspan ${place}>${Math.abs(axis === 0 ? turn : value)}°</tspan>`;
        })
        .join('');
      return `<text${textPlace(side, sheet)}>${texts}</text>`;
    })
    .join('');
}

function textPlace(side: Side, { inside: [, top, , bottom] }: Sheet): string {
  if (side === 'top') return ` y="${top + 16}" text-anchor="middle"`;
  if (side === 'bottom') return ` y="${bottom - 8}" text-anchor="middle"`;
  return side === 'left' ? '' : ' text-anchor="end"';
}

/** Meridians and parallels where the figures are. */
export function graticulePath(projection: GeoProjection, { figure }: Degrees): string {
  const d = geoPath(projection.precision(1.2))(
    geoGraticule()
      .step([figure, figure])
      .extent([
        [-180, -85.01],
        [180, 85.01],
      ])
      .precision(figure)(),
  );
  return (d ?? '')
    .split('M')
    .filter(Boolean)
    .map((line) => {
      const points = line
        .replace('Z', '')
        .split('L')
        .map((text) => text.split(',').map((number) => Math.round(Number(number))) as Point);
      let [px, py] = points[0] as Point;
      let result = '';
      points.slice(1).forEach(([x, y]) => {
        if (x === px && y === py) return;
        result += `${result === '' ? 'l' : x - px < 0 ? '' : ' '}${pair(x - px, y - py)}`;
        [px, py] = [x, y];
      });
      return result && `M${pair(...(points[0] as Point))}${result}`;
    })
    .join('');
}
