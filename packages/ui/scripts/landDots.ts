/**
 * Writes the land of the earth as dots that any disc can be drawn from in the browser: rows of latitude, with as many dots as
 * the row is long, so that every dot stands for the same area. Public-domain Natural Earth data (world-atlas), as `plates.ts`.
 *
 * Run with `pnpm plates`. The output is committed: the build does not need the map data.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { geoBounds, geoContains } from 'd3-geo';
import type { MultiPolygon, Polygon } from 'geojson';
import { feature } from 'topojson-client';

type Point = [number, number];

/** Degrees between rows, and between the dots of a row. */
const step = 1;
const radian = Math.PI / 180;
/** Letters that need no escape in a string: from the one after the quote to the one before the backslash. */
const first = 40;
const most = 92 - first;

function loadLand() {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-50m.json');
  const topology = JSON.parse(readFileSync(file, 'utf8'));
  const land = feature(topology, topology.objects.land) as unknown as {
    features: { geometry: MultiPolygon }[];
  };
  return land.features
    .flatMap(({ geometry }) => geometry.coordinates)
    .map((coordinates) => {
      const polygon: Polygon = { type: 'Polygon', coordinates };
      return { polygon, bounds: geoBounds(polygon) as [Point, Point] };
    });
}
const land = loadLand();

function isLand([longitude, latitude]: Point): boolean {
  return land.some(({ polygon, bounds: [[west, south], [east, north]] }) => {
    if (latitude < south || latitude > north) return false;
    const inside =
      west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
    return inside && geoContains(polygon, [longitude, latitude]);
  });
}

/** How many dots of sea, of land, of sea follow each other, row after row from the south. */
const runs: number[] = [];
let isDry = false;
let length = 0;
let dots = 0;
for (let row = 1; row < 180 / step; row += 1) {
  const latitude = row * step - 90;
  const count = Math.round((360 * Math.cos(latitude * radian)) / step);
  for (let at = 0; at < count; at += 1) {
    const dry = isLand([-180 + (360 * (at + (row % 2) / 2)) / count, latitude]);
    if (dry) dots += 1;
    if (dry !== isDry) {
      runs.push(length);
      isDry = dry;
      length = 0;
    }
    length += 1;
  }
}
runs.push(length);

/** A run is a letter; a longer one has a brace for each whole `most` before it. */
const letters = runs
  .map((run) => '{'.repeat(Math.floor(run / most)) + String.fromCharCode(first + (run % most)))
  .join('');
const text = `// Written by scripts/landDots.ts. Do not edit.
/** Runs of sea and land, in turns, over rows of latitude from the south. */
export const landDots = {
  step: ${step},
  first: ${first},
  most: ${most},
  runs: '${letters}',
} as const;
`;
writeFileSync(fileURLToPath(new URL('../src/Chart/landDots.generated.ts', import.meta.url)), text);
console.log(`${runs.length} runs, ${dots} dots, brotli ${brotliCompressSync(text).length} B`);
