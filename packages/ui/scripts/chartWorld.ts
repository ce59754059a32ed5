import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoArea, geoBounds, geoCentroid, geoDistance } from 'd3-geo';
import type { MultiPolygon, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import { countryCode, smallCountries } from './countryCodes.ts';

export type Point = [number, number];

/** A piece of land with the circle around it, in radians. */
export interface Piece {
  polygon: Polygon;
  /** Two letters; undefined for what has none. */
  code: string | undefined;
  area: number;
  middle: Point;
  reach: number;
}

/** All land by country, in two degrees of detail. */
export function loadWorld(detail: '10m' | '50m'): Piece[] {
  const file = createRequire(import.meta.url).resolve(`world-atlas/countries-${detail}.json`);
  const topology = JSON.parse(readFileSync(file, 'utf8'));
  const { features } = feature(topology, topology.objects.countries) as unknown as {
    features: { properties: { name: string }; geometry: Polygon | MultiPolygon | null }[];
  };
  return features.flatMap(({ properties, geometry }) => {
    if (!geometry) return [];
    const parts = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    return parts.map((coordinates) => piece(countryCode(properties.name), coordinates));
  });
}

function piece(code: string | undefined, rings: Polygon['coordinates']): Piece {
  // Some outlines run the other way round: the rest of the earth would be the land.
  const inverse = geoArea({ type: 'Polygon', coordinates: rings }) > 2 * Math.PI;
  const coordinates = inverse ? rings.map((ring) => ring.toReversed()) : rings;
  const polygon: Polygon = { type: 'Polygon', coordinates };
  const middle = geoCentroid(polygon) as Point;
  const reach = Math.max(...(coordinates[0] ?? []).map((at) => geoDistance(middle, at as Point)));
  return { polygon, code, area: geoArea(polygon), middle, reach };
}

/** Countries that the data has as parts of another one. */
const partOf: Readonly<Record<string, string>> = {
  ...{ GF: 'FR', GP: 'FR', MQ: 'FR', RE: 'FR', YT: 'FR', BQ: 'NL' },
};

/** Where the servers are: of countries whose parts lie far apart, or reach too far. West, south, east, north. */
const windows: Readonly<Record<string, [number, number, number, number]>> = {
  US: [-126, 24, -66, 50],
  FR: [-6, 41, 10, 52],
  NO: [3, 57, 32, 72],
  CL: [-77, -56, -66, -17],
  EC: [-82, -6, -75, 2],
  PT: [-10, 36, -6, 43],
  ES: [-10, 35.5, 5, 44],
  NL: [3, 50, 8, 54],
  JP: [128.5, 30, 146.5, 46],
  NZ: [166, -48, 179, -34],
  AU: [112, -44, 154, -10],
  ZA: [16, -35, 33, -22],
  DK: [8, 54, 16, 58],
  GB: [-9, 49.5, 2, 61],
  RU: [19, 41, 191, 82],
  KI: [172, -3, 177, 4],
  MY: [99, 0.5, 120, 8],
};

/** The pieces of a country that its chart is made for. */
export function mainPieces(world: readonly Piece[], code: string): Piece[] {
  const small = smallCountries[code];
  const parent = partOf[code];
  if (parent && small)
    return world.filter((each) => each.code === parent && geoDistance(each.middle, small) < 0.06);
  const own = world.filter((each) => each.code === code).toSorted((a, b) => b.area - a.area);
  const window = windows[code];
  if (window) return own.filter(({ polygon }) => isWithin(polygon, window));
  const [largest] = own;
  if (!largest) return [];
  // Pieces near the largest one, or near others that are.
  const kept = [largest];
  const near = Math.max(0.03, largest.reach * 0.5);
  for (const each of own.slice(1))
    if (
      kept.some((other) => geoDistance(each.middle, other.middle) - each.reach - other.reach < near) &&
      geoDistance(each.middle, largest.middle) < largest.reach * 2.2 + 0.06
    )
      kept.push(each);
  return kept;
}

function isWithin(polygon: Polygon, [west, south, east, north]: [number, number, number, number]): boolean {
  const [[left, bottom], [right, top]] = geoBounds(polygon) as [Point, Point];
  const [from, to] = [left < west - 180 ? left + 360 : left, right < west ? right + 360 : right];
  return from >= west && to <= east && bottom >= south && top <= north;
}

/** Nobody lives there, and no server stands there. */
const uninhabited = new Set(['AQ', 'BV', 'GS', 'HM', 'TF', 'UM']);

/** Every country that has land in the data, or a point. */
export const countryCodesOf = (world: readonly Piece[]): string[] =>
  [...new Set([...world.flatMap(({ code }) => code ?? []), ...Object.keys(smallCountries)])]
    .filter((code) => !uninhabited.has(code))
    .toSorted();
