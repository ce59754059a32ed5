/**
 * Draws the pictures from public-domain Natural Earth data (world-atlas): land as dots along parallels, no
 * border anywhere. The heavy layers go to `assets/*.svg`, without any paint, so that each page colours them
 * through `<use>`; what moves or carries words goes to a small typed module beside them.
 *
 * Run with `pnpm plates`. The output is committed: the build does not need the map data.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import {
  type GeoProjection,
  geoArea,
  geoAzimuthalEqualArea,
  geoBounds,
  geoCentroid,
  geoContains,
  geoDistance,
  geoGraticule,
  geoInterpolate,
  geoPath,
} from 'd3-geo';
import type { MultiPolygon, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import { countryCode, smallCountries } from './countryCodes.ts';

type Point = [number, number];

const radian = Math.PI / 180;
const out = fileURLToPath(new URL('../src/plates/', import.meta.url));
/** Half a unit: dots stay on their parallels, and the paths are integers. */
const quantum = 0.5;
const plateSize = 1000;
const platePad = 14;

const cities = {
  ny: [-74, 40.7],
  tor: [-79.4, 43.7],
  la: [-118.2, 34],
  sao: [-46.6, -23.5],
  lon: [-0.1, 51.5],
  fra: [8.7, 50.1],
  mil: [9.2, 45.5],
  hk: [114.2, 22.3],
  jak: [106.8, -6.2],
  mum: [72.9, 19.1],
  tok: [139.7, 35.7],
  seo: [127, 37.6],
  sin: [103.8, 1.35],
  syd: [151.2, -33.9],
  cpt: [18.4, -33.9],
} satisfies Record<string, Point>;
type City = keyof typeof cities;

/** The yearly flight of an Arctic tern, simplified: out along West Africa, back in an S through the mid Atlantic. */
const flightOut: Point[] = [
  [-22, 74.5],
  [-31, 66],
  [-37, 57],
  [-33, 47],
  [-24, 38],
  [-19, 28],
  [-19, 18],
  [-16, 8],
  [-7, -2],
  [3, -14],
  [9, -27],
  [9, -40],
  [0, -53],
  [-16, -64],
  [-32, -72],
];
const flightBack: Point[] = [
  [-32, -72],
  [-40, -62],
  [-38, -50],
  [-26, -38],
  [-17, -24],
  [-19, -10],
  [-28, 3],
  [-39, 15],
  [-46, 27],
  [-45, 39],
  [-38, 50],
  [-30, 60],
  [-24, 68],
  [-22, 74.5],
];

function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('A drawing refers to a point that does not exist');
  return value;
}

// ---------------------------------------------------------------- land

function loadLand(): { polygon: Polygon; bounds: [Point, Point] }[] {
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

function isLand([lon, lat]: Point): boolean {
  return land.some(({ polygon, bounds: [[west, south], [east, north]] }) => {
    if (lat < south || lat > north) return false;
    const inside = west <= east ? lon >= west && lon <= east : lon >= west || lon <= east;
    return inside && geoContains(polygon, [lon, lat]);
  });
}

/** Land points on parallels `step` degrees apart, every other row shifted by half a pitch. */
function landDots(step: number, wanted: (point: Point) => boolean): Point[] {
  const dots: Point[] = [];
  let row = 0;
  for (let lat = -88; lat <= 88; lat += step) {
    row += 1;
    const count = Math.max(6, Math.round((360 * Math.cos(lat * radian)) / step));
    for (let i = 0; i < count; i += 1) {
      const lon = -180 + (360 * (i + (row % 2 ? 0.5 : 0))) / count;
      const point: Point = [lon > 180 ? lon - 360 : lon, lat];
      if (wanted(point) && isLand(point)) dots.push(point);
    }
  }
  return dots;
}

// ---------------------------------------------------------------- paths

const tenth = (value: number) => String(Math.round(value * 10) / 10);
/** Lines are drawn on a grid of 1000: a whole unit is less than a pixel on every screen. */
const whole = (value: number) => String(Math.round(value));
const pair = (x: number, y: number) => `${x}${y < 0 ? '' : ' '}${y}`;
/** Zero-length strokes with round caps: the lightest way to write thousands of dots. */
function dotPath(points: Point[]): string {
  let d = '';
  let px = 0;
  let py = 0;
  for (const [x0, y0] of points) {
    const x = Math.round(x0 / quantum);
    const y = Math.round(y0 / quantum);
    d += `${d ? 'm' : 'M'}${pair(x - px, y - py)}h0`;
    px = x;
    py = y;
  }
  return d;
}

/** The lines of a graticule as relative integer polylines. */
function linePath(d: string): string {
  return d
    .split('M')
    .filter(Boolean)
    .map((line) => {
      const points = line.split('L').map(
        (text) =>
          text
            .replace('Z', '')
            .split(',')
            .map((number) => Math.round(Number(number) / quantum)) as Point,
      );
      const closed = line.endsWith('Z');
      let result = '';
      let [px, py] = [0, 0];
      points.forEach(([x, y], i) => {
        if (i === 0) result += `M${pair(x, y)}`;
        else if (x !== px || y !== py)
          result += `${i === 1 ? 'l' : x - px < 0 ? '' : ' '}${pair(x - px, y - py)}`;
        px = x;
        py = y;
      });
      return result + (closed ? 'z' : '');
    })
    .join('');
}

function spline(points: Point[]): string {
  let d = `M${whole(must(points[0])[0])} ${whole(must(points[0])[1])}`;
  for (let i = 0; i < points.length - 1; i += 1) {
    const p1 = must(points[i]);
    const p0 = points[i - 1] ?? p1;
    const p2 = must(points[i + 1]);
    const p3 = points[i + 2] ?? p2;
    d += `C${[
      p1[0] + (p2[0] - p0[0]) / 6,
      p1[1] + (p2[1] - p0[1]) / 6,
      p2[0] - (p3[0] - p1[0]) / 6,
      p2[1] - (p3[1] - p1[1]) / 6,
      p2[0],
      p2[1],
    ]
      .map(whole)
      .join(' ')}`;
  }
  return d;
}

/** An arc lifted off the great circle, so that a route reads as a flight line rather than a border. */
function liftedArc(
  from: Point,
  to: Point,
  project: (point: Point) => Point,
  lift: number,
  side: 1 | -1,
): string {
  const a = project(from);
  const b = project(to);
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const length = Math.hypot(dx, dy);
  const up = (Math.abs(dx) < Math.abs(dy) * 0.35 ? 1 : dx > 0 ? 1 : -1) * side;
  const along = geoInterpolate(from, to);
  const points: Point[] = [];
  for (let i = 0; i <= 24; i += 8) {
    const t = i / 24;
    const [x, y] = project(along(t) as Point);
    const height = Math.sin(Math.PI * t) * length * lift * up;
    points.push([x + (dy / length) * height, y - (dx / length) * height]);
  }
  return spline(points);
}

// ---------------------------------------------------------------- plates

function discProjection(
  rotate: Point,
  clip: number,
): { projection: GeoProjection; project: (p: Point) => Point } {
  const projection = geoAzimuthalEqualArea()
    .rotate([rotate[0], rotate[1], 0])
    .clipAngle(clip)
    .precision(0.3)
    .fitExtent(
      [
        [platePad, platePad],
        [plateSize - platePad, plateSize - platePad],
      ],
      { type: 'Sphere' },
    );
  return { projection, project: (point) => projection(point) as Point };
}

const files: { name: string; text: string }[] = [];

/** A circle as a part of a path: one path draws all marks of a layer. */
function circlePath(r: number, [x, y]: Point): string {
  return `M${pair(Number(tenth(x - r)), Number(tenth(y)))}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;
}

function writeAsset(
  name: string,
  width: number,
  height: number,
  layers: Record<string, string>,
  /** Lines and marks on the grid of the picture, not on the finer one of the dots. */
  marks: Record<string, string> = {},
) {
  const scale = ` transform="scale(${quantum})"`;
  const paths = Object.entries(layers).map(([id, d]) => {
    // Hairlines keep 1 px at any size; the property does not inherit, so it stands here.
    const hairline = id === 'grat' ? ' vector-effect="non-scaling-stroke"' : '';
    return `<path id="${id}"${scale}${hairline} d="${d}"/>`;
  });
  for (const [id, d] of Object.entries(marks)) paths.push(`<path id="${id}" d="${d}"/>`);
  files.push({
    name: `assets/${name}.svg`,
    text: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${paths.join('')}</svg>\n`,
  });
}

function writeModule(name: string, exportName: string, value: unknown) {
  files.push({
    name: `${name}.generated.ts`,
    text: `// Drawn by scripts/plates.ts. Do not edit.\nexport const ${exportName} = ${JSON.stringify(value, null, 2)} as const;\n`,
  });
}

interface Disc {
  name: string;
  rotate: Point;
  clip: number;
  /** Degrees between parallels of dots, per variant. The mobile drawing keeps only what its crop can show. */
  dots: { desktop: number; mobile: number };
  mobileCrop: { left: number; right: number; bottom: number };
  arcs: [City, City, number, (1 | -1)?][];
  cities: City[];
  labels: { key: string; at: Point; dx: number; dy: number; anchor: 'start' | 'end' }[];
  /** Where the tern rests when nothing moves: on which leg, at which latitude. */
  bird: { leg: 'out' | 'back'; lat: number };
}

/** Where the cities of each disc are: what other projections of the same disc are tested against. */
const discCities: Record<string, number[][]> = {};

function drawDisc(disc: Disc) {
  const { projection, project } = discProjection(disc.rotate, disc.clip);
  const radius = plateSize / 2 - platePad;
  const centre: Point = [-disc.rotate[0], -disc.rotate[1]];
  const within = (point: Point, margin: number) => geoDistance(point, centre) / radian <= disc.clip - margin;
  const dotWidth = (step: number) =>
    Number(tenth(((radius * 2) / (2 * Math.sin((disc.clip / 2) * radian) * 2)) * step * radian * 0.55)) /
    quantum;
  const graticule = geoPath(projection)(
    geoGraticule()
      .step([30, 15])
      .extent([
        [-180, -75.01],
        [180, 75.01],
      ])(),
  ) as string;

  const outward = flightOut.filter((point) => within(point, 2));
  const homeward = flightBack.filter((point) => within(point, 2));
  const leg = disc.bird.leg === 'out' ? outward : homeward;
  const i = leg.findIndex((point) => Math.abs(point[1] - disc.bird.lat) < 0.6);
  const [before, at, after] = [must(leg[i - 1]), must(leg[i]), must(leg[i + 1])].map(project) as [
    Point,
    Point,
    Point,
  ];

  const ends = [...(disc.clip > 130 ? [must(outward[0])] : []), must(outward.at(-1))];
  discCities[disc.name] = disc.cities.map((city) =>
    project(cities[city] as Point).map((n) => Number(tenth(n))),
  );
  const routes = disc.arcs.map(([a, b, lift, side = 1]) =>
    liftedArc(cities[a] as Point, cities[b] as Point, project, lift, side),
  );
  const circles = (r: number, at: Point[]) => at.map((point) => circlePath(r, point)).join('');
  const marks = {
    out: spline(outward.map(project)),
    back: spline(homeward.map(project)),
    routes: routes.join(''),
    ends: circles(6, ends.map(project)),
    cities: circles(
      4.5,
      disc.cities.map((city) => project(cities[city] as Point)),
    ),
  };
  for (const variant of ['desktop', 'mobile'] as const) {
    const step = disc.dots[variant];
    const crop = variant === 'desktop' ? { left: 0, right: 1, bottom: 1 } : disc.mobileCrop;
    const points = landDots(step, (point) => {
      if (!within(point, 0.6)) return false;
      const [x, y] = project(point);
      return x >= crop.left * plateSize && x <= crop.right * plateSize && y <= crop.bottom * plateSize;
    }).map(project);
    writeAsset(
      variant === 'desktop' ? disc.name : `${disc.name}-mobile`,
      plateSize,
      plateSize,
      {
        grat: linePath(graticule),
        land: dotPath(points),
      },
      marks,
    );
    console.log(`${disc.name} ${variant}: ${points.length} dots`);
  }

  writeModule(disc.name, disc.name, {
    size: plateSize,
    radius,
    dotWidth: {
      desktop: dotWidth(disc.dots.desktop),
      mobile: dotWidth(disc.dots.mobile),
    },
    bird: {
      x: Number(tenth(at[0])),
      y: Number(tenth(at[1])),
      turn: Number(tenth(Math.atan2(after[1] - before[1], after[0] - before[0]) / radian + 90)),
    },
    labels: disc.labels.map(({ key, at: place, dx, dy, anchor }) => {
      const [x, y] = project(place);
      return { key, x: Number(tenth(x + dx)), y: Number(tenth(y + dy)), anchor };
    }),
  });
}

interface Region {
  name: string;
  centre: Point;
  scale: number;
  width: number;
  height: number;
  step: number;
  point: Point;
  /** Degrees from the centre that are drawn, and between two lines of the grid. */
  reach?: number;
  grid?: number;
}

function regionProjection(region: Omit<Region, 'point'>): GeoProjection {
  return geoAzimuthalEqualArea()
    .rotate([-region.centre[0], -region.centre[1]])
    .scale(region.scale)
    .translate([region.width / 2, region.height / 2])
    .clipExtent([
      [0, 0],
      [region.width, region.height],
    ])
    .precision(1);
}

function drawRegion(region: Region) {
  const projection = regionProjection(region);
  const project = (point: Point) => projection(point) as Point;
  const { reach = 40, grid = 5 } = region;
  const points = landDots(region.step, (point) => {
    if (geoDistance(point, region.centre) / radian > reach) return false;
    const [x, y] = project(point);
    return x > -2 && x < region.width + 2 && y > -2 && y < region.height + 2;
  }).map(project);
  const graticule = geoPath(projection)(geoGraticule().step([grid, grid])()) as string;
  writeAsset(region.name, region.width, region.height, {
    grat: linePath(graticule),
    land: dotPath(points),
  });
  const [x, y] = project(region.point);
  console.log(`${region.name}: ${points.length} dots`);
  return {
    width: region.width,
    height: region.height,
    dotWidth: Number(tenth(region.scale * region.step * radian * 0.56)) / quantum,
    x: Number(tenth(x)),
    y: Number(tenth(y)),
  };
}

drawDisc({
  name: 'north',
  rotate: [-17, -37],
  clip: 150,
  dots: { desktop: 1.5, mobile: 1.9 },
  mobileCrop: { left: 0.06, right: 0.94, bottom: 0.86 },
  arcs: [
    ['lon', 'ny', 0.16],
    ['fra', 'tok', 0.1],
    ['fra', 'mum', 0.16],
    ['fra', 'sin', 0.16],
    ['sin', 'syd', 0.2],
    ['ny', 'la', 0.22],
    ['ny', 'sao', 0.14, -1],
    ['lon', 'sao', 0.1, -1],
    ['tok', 'sin', 0.16],
    ['hk', 'tok', 0.24],
  ],
  cities: ['ny', 'tor', 'la', 'sao', 'lon', 'fra', 'mil', 'mum', 'sin', 'jak', 'hk', 'tok', 'seo', 'syd'],
  labels: [
    { key: 'newYork', at: cities.ny as Point, dx: 10, dy: 20, anchor: 'start' },
    { key: 'saoPaulo', at: cities.sao as Point, dx: 14, dy: 14, anchor: 'start' },
    { key: 'tokyo', at: cities.tok as Point, dx: 12, dy: -10, anchor: 'start' },
    { key: 'singapore', at: cities.sin as Point, dx: -4, dy: 28, anchor: 'end' },
    { key: 'greenland', at: must(flightOut[0]), dx: 16, dy: 2, anchor: 'start' },
    { key: 'weddellSea', at: must(flightOut.at(-1)), dx: -16, dy: 6, anchor: 'end' },
  ],
  bird: { leg: 'back', lat: 15 },
});
drawDisc({
  name: 'south',
  rotate: [16, 62],
  clip: 118,
  dots: { desktop: 1.9, mobile: 2.4 },
  mobileCrop: { left: 0, right: 0.92, bottom: 0.76 },
  arcs: [
    ['sao', 'cpt', 0.18, -1],
    ['sao', 'lon', 0.1],
  ],
  cities: ['sao', 'cpt'],
  labels: [],
  bird: { leg: 'out', lat: -27 },
});
const lyon: Point = [4.83, 45.76];
writeModule('regions', 'regions', {
  lyon: drawRegion({
    name: 'lyon',
    centre: [3.5, 46.8],
    scale: 1250,
    width: 640,
    height: 260,
    step: 0.5,
    point: lyon,
  }),
  tokyo: drawRegion({
    name: 'tokyo',
    centre: [137, 37.2],
    scale: 1250,
    width: 640,
    height: 260,
    step: 0.5,
    point: [139.7, 35.7],
  }),
  europe: drawRegion({
    name: 'europe',
    centre: [-1, 47],
    scale: 950,
    width: 590,
    height: 304,
    step: 0.65,
    point: lyon,
  }),
});

/** The way that drawings of the app show. */
const tokyo: Point = [139.7, 35.7];
const voyage = { name: 'voyage', centre: [68, 50] as Point, scale: 150, width: 400, height: 240 };
const {
  x: lyonX,
  y: lyonY,
  ...voyageSize
} = drawRegion({
  ...voyage,
  step: 2.4,
  reach: 100,
  grid: 15,
  point: lyon,
});
const [tokyoX, tokyoY] = regionProjection({ ...voyage, step: 2.4 })(tokyo) as Point;
writeModule('voyage', 'voyage', {
  ...voyageSize,
  from: { x: lyonX, y: lyonY },
  to: { x: Number(tenth(tokyoX)), y: Number(tenth(tokyoY)) },
});

/** The countries that articles show on a map: which stretch to draw, and the places marked on it. */
const countries: Record<string, { centre: Point; scale: number; step: number; places: Point[] }> = {
  us: {
    centre: [-97, 39],
    scale: 620,
    step: 0.95,
    places: [
      [-74.01, 40.71],
      [-118.24, 34.05],
      [-87.63, 41.88],
      [-96.8, 32.78],
      [-80.19, 25.76],
      [-122.33, 47.61],
    ],
  },
  ca: {
    centre: [-97, 52],
    scale: 560,
    step: 1.05,
    places: [
      [-79.38, 43.65],
      [-73.57, 45.5],
      [-123.12, 49.28],
      [-114.07, 51.05],
    ],
  },
  br: {
    centre: [-52, -14],
    scale: 620,
    step: 0.95,
    places: [
      [-46.63, -23.55],
      [-43.17, -22.91],
      [-47.88, -15.79],
      [-38.53, -3.73],
    ],
  },
  gb: {
    centre: [-2.5, 54],
    scale: 1900,
    step: 0.32,
    places: [
      [-0.13, 51.51],
      [-2.24, 53.48],
      [-3.19, 55.95],
    ],
  },
  fr: {
    centre: [2.5, 46.4],
    scale: 1900,
    step: 0.32,
    places: [
      [2.35, 48.86],
      [5.37, 43.3],
      [4.84, 45.76],
    ],
  },
  de: {
    centre: [10.3, 51.1],
    scale: 2000,
    step: 0.3,
    places: [
      [13.41, 52.52],
      [9.99, 53.55],
      [11.58, 48.14],
      [8.68, 50.11],
    ],
  },
  it: {
    centre: [12, 42.4],
    scale: 1800,
    step: 0.33,
    places: [
      [12.5, 41.9],
      [9.19, 45.46],
      [14.27, 40.85],
    ],
  },
  in: {
    centre: [80, 21],
    scale: 900,
    step: 0.65,
    places: [
      [72.88, 19.08],
      [77.21, 28.61],
      [77.59, 12.97],
      [80.27, 13.08],
    ],
  },
  sg: { centre: [103.8, 3], scale: 1900, step: 0.32, places: [[103.82, 1.35]] },
  id: {
    centre: [117, -2.5],
    scale: 700,
    step: 0.85,
    places: [
      [106.85, -6.21],
      [112.75, -7.26],
      [98.67, 3.6],
    ],
  },
  hk: { centre: [114.2, 23.5], scale: 1700, step: 0.35, places: [[114.17, 22.32]] },
  kr: {
    centre: [127.8, 36.6],
    scale: 2200,
    step: 0.28,
    places: [
      [126.98, 37.57],
      [129.08, 35.18],
    ],
  },
  jp: {
    centre: [137.5, 38],
    scale: 1250,
    step: 0.5,
    places: [
      [139.69, 35.68],
      [135.5, 34.69],
      [141.35, 43.06],
    ],
  },
  au: {
    centre: [134, -27],
    scale: 680,
    step: 0.85,
    places: [
      [151.21, -33.87],
      [144.96, -37.81],
      [153.03, -27.47],
      [115.86, -31.95],
    ],
  },
};
writeModule(
  'countries',
  'countryMaps',
  Object.fromEntries(
    Object.entries(countries).map(([code, { centre, scale, step, places }]) => {
      const size = { width: 560, height: 420 };
      const region = { name: `country-${code}`, centre, scale, step, ...size, point: must(places[0]) };
      const { dotWidth } = drawRegion(region);
      const projection = regionProjection(region);
      return [
        code,
        {
          ...size,
          dotWidth,
          places: places.map((place) => (projection(place) as Point).map((n) => Number(tenth(n)))),
        },
      ];
    }),
  ),
);
// ---------------------------------------------------------------- countries

/** The middle of the largest part of every country, in degrees, for pictures of "somewhere in this country". */
function writeCountryPoints() {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json');
  const topology = JSON.parse(readFileSync(file, 'utf8'));
  const { features } = feature(topology, topology.objects.countries) as unknown as {
    features: { properties: { name: string }; geometry: Polygon | MultiPolygon }[];
  };
  const points = new Map<string, Point>(Object.entries(smallCountries));
  for (const { properties, geometry } of features) {
    const code = countryCode(properties.name);
    if (!code) continue;
    const parts = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    const largest = parts
      .map((coordinates): Polygon => ({ type: 'Polygon', coordinates }))
      .toSorted((a, b) => geoArea(b) - geoArea(a))[0];
    if (largest) points.set(code, geoCentroid(largest) as Point);
  }
  const lines = [...points]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([code, [longitude, latitude]]) => `  ${code}: [${tenth(latitude)}, ${tenth(longitude)}],`);
  files.push({
    name: 'countryPoints.generated.ts',
    text: `// Written by scripts/plates.ts. Do not edit.\n/** Latitude and longitude of the middle of each country. */\nexport const countryPoints: Readonly<Record<string, readonly [number, number]>> = {\n${lines.join('\n')}\n};\n`,
  });
}
writeCountryPoints();

writeModule('discCities', 'discCities', discCities);

mkdirSync(`${out}assets`, { recursive: true });
for (const { name, text } of files) {
  writeFileSync(out + name, text);
  console.log(`${name}: ${text.length} B, brotli ${brotliCompressSync(text).length} B`);
}
