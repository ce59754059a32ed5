import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type ChartView, charts } from '../plates/charts.generated.ts';
import { countryPoints } from '../plates/countryPoints.generated.ts';
import { type Box, cartoucheBox, contains, overlap, phone, wide } from './chartShapes.ts';
import { layChart, type SheetPlace } from './layChart.ts';
import { greatCircle, projectOnChart } from './projectOnChart.ts';

const codes = Object.keys(charts);
const radians = Math.PI / 180;

/** The place of a point of a chart, in degrees. */
function placeAt([middle, meridian, scale, left, top]: ChartView, x: number, y: number) {
  const [u, v] = [(x - left) / scale, (top - y) / scale];
  const rho = Math.hypot(u, v);
  if (rho < 1e-9) return { latitude: middle, longitude: meridian };
  const c = 2 * Math.asin(rho / 2);
  const phi0 = middle * radians;
  const phi = Math.asin(Math.cos(c) * Math.sin(phi0) + (v * Math.sin(c) * Math.cos(phi0)) / rho);
  const lambda = Math.atan2(
    u * Math.sin(c),
    rho * Math.cos(phi0) * Math.cos(c) - v * Math.sin(phi0) * Math.sin(c),
  );
  return { latitude: phi / radians, longitude: meridian + lambda / radians };
}

/** A few cities close to each other, and every other country. */
function contentOf(code: string, letters: string) {
  const [latitude = 0, longitude = 0] = countryPoints[code] ?? charts[code]?.[2] ?? [];
  const cities = [0, 1, 2, 3].map(
    (index): SheetPlace => ({
      name: letters.repeat(3 + index * 2),
      figure: '1,234',
      latitude: latitude + index * 0.4,
      longitude: longitude + (index % 2) * 0.5,
    }),
  );
  const neighbours = Object.entries(countryPoints)
    .filter(([other]) => other !== code)
    .map(([other, [north, east]]) => ({
      ...{ name: `${letters}${other}${letters}`, figure: '1,234 km', href: `/${other}` },
      ...{ latitude: north, longitude: east, far: Math.hypot(north - latitude, east - longitude) },
    }))
    .sort((a, b) => a.far - b.far)
    .slice(0, 14);
  return { cities, neighbours };
}

describe('layChart', () => {
  it.each(['Abcdé', '東京市'])('lets no name overlap another, the cartouche or the frame: %s', (letters) => {
    for (const code of codes)
      for (const [shape, index] of [
        [wide, 2],
        [phone, 3],
      ] as const) {
        const chart = charts[code];
        if (!chart) throw new Error(code);
        const { places, bar } = layChart(shape, chart[index], chart[1], contentOf(code, letters));
        const boxes = places.flatMap(({ label }): Box[] => (label ? [label.box] : []));
        const bars: Box = [bar.x, bar.y - 20, bar.x + bar.length, bar.y + 6];
        boxes.forEach((box, at) => {
          expect(contains(shape.inside, box), code).toBe(true);
          expect(overlap(box, bars), code).toBe(false);
          if (shape === wide) expect(overlap(box, cartoucheBox(chart[1])), code).toBe(false);
          for (const other of boxes.slice(at + 1)) expect(overlap(box, other), code).toBe(false);
        });
        const [main] = places;
        // Every neighbor has a name; there is always something to see.
        for (const place of places) if (place.kind === 'neighbour') expect(place.label, code).not.toBeNull();
        if (main?.kind === 'main') expect(bar.length).toBeGreaterThan(10);
      }
  });

  it('names a city above its mark where the other sides are taken', () => {
    const [, , , view] = charts.US ?? [];
    if (!view) throw new Error('no chart of the United States');
    const city = (name: string, latitude: number, longitude: number): SheetPlace => ({
      ...{ name, figure: '190', latitude, longitude },
    });
    // At the eastern frame of a phone, with a mark to the west.
    const cities = [city('New York', 40.71, -74.01), city('Chicago', 41.88, -87.63)];
    const { places } = layChart(phone, view, 'br', { cities, neighbours: [] });
    expect(places.map(({ label }) => label && label.y < (places[0]?.y ?? 0))).toEqual([
      true,
      expect.any(Boolean),
    ]);
  });

  it('leads a route from the frame to the first city', () => {
    const content = {
      cities: [{ name: 'Tokyo', figure: '220', latitude: 35.68, longitude: 139.69 }],
      neighbours: [],
      from: { latitude: 45.76, longitude: 4.84 },
    };
    const [, corner, view] = charts.JP ?? [];
    if (!corner || !view) throw new Error('no chart of Japan');
    const { route, places } = layChart(wide, view, corner, content);
    const [first, last] = [route?.points[0], route?.points.at(-1)];
    expect(first?.y).toBeLessThan(40);
    expect(last).toEqual({ x: places[0]?.x, y: places[0]?.y });
    expect(route?.start).toBeNull();
  });
});

describe('the charts', () => {
  it('have an even frame: every block ends on a degree', () => {
    for (const code of codes) {
      const view = charts[code]?.[2] as ChartView;
      const text = readFileSync(
        new URL(`../plates/assets/chart-${code.toLowerCase()}.svg`, import.meta.url),
        'utf8',
      );
      const frame = /id="f" d="M(\d+) 19h(\d+)m(\d+) 0h/.exec(text);
      if (!frame) continue;
      const [x = 0, first = 0, gap = 0] = frame.slice(1).map(Number);
      // A unit of rounding, in degrees, at that place of the edge.
      for (const at of [x + first, x + first + gap]) {
        const [here, next] = [placeAt(view, at, 22).longitude, placeAt(view, at + 1, 22).longitude];
        const quarters = here * 4;
        const off = Math.abs(quarters - Math.round(quarters)) / 4;
        expect(off, code).toBeLessThan(Math.abs(next - here) * 0.8 + 0.001);
      }
    }
  });

  it('keep to their size', () => {
    const sizes = codes.map(
      (code) =>
        readFileSync(new URL(`../plates/assets/chart-${code.toLowerCase()}.svg`, import.meta.url)).length,
    );
    expect(Math.max(...sizes)).toBeLessThan(9_500);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(1_300_000);
  });

  it('show at least six degrees, and their country beside the cartouche', () => {
    for (const code of codes) {
      const [, corner, view] = charts[code] ?? [];
      if (!corner || !view) throw new Error(code);
      const [, , scale, x, y] = view;
      expect(scale, code).toBeLessThanOrEqual(1396 / (6 * radians) + 1);
      expect(overlap(cartoucheBox(corner), [x, y, x + 1, y + 1]), code).toBe(false);
    }
  });
});

describe('projectOnChart', () => {
  it.each([
    [-18.4, 179],
    [-18.4, -179],
  ])('crosses the antimeridian: %d, %d', (latitude, longitude) => {
    const view = charts.FJ?.[2] as ChartView;
    const at = projectOnChart(view, latitude, longitude);
    if (!at) throw new Error('off the chart');
    expect(at.x).toBeGreaterThan(22);
    expect(at.x).toBeLessThan(1418);
    const back = placeAt(view, at.x, at.y);
    expect(back.latitude).toBeCloseTo(latitude, 3);
    expect(((back.longitude - longitude + 540) % 360) - 180).toBeCloseTo(0, 3);
  });

  it('knows the great circle', () => {
    const half = greatCircle({ latitude: 0, longitude: 170 }, { latitude: 0, longitude: -170 }, 2)[1];
    expect(Math.abs(half?.longitude ?? 0)).toBeCloseTo(180, 6);
  });
});
