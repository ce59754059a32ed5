/**
 * Draws a chart for every country of Natural Earth (world-atlas): land as dots, the country's own apart, lines, and a frame
 * measured on the projection. Every chart is a file without any paint, for wide screens and for phones; how it is
 * projected goes to a table, so that a page can mark places on it.
 *
 * Run with `pnpm plates`. The output is committed: the build does not need the map data.
 */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type GeoProjection, geoAzimuthalEqualArea, geoDistance } from 'd3-geo';
import type { MultiPolygon } from 'geojson';
import { dotRuns, islandDots, maskOf, own, piecesNear, type Run, rest, type Sheet } from './chartDots.ts';
import { degreesOf, figureTexts, framePath, graticulePath, runPath, sideNames } from './chartLines.ts';
import { countryCodesOf, loadWorld, mainPieces, type Piece, type Point } from './chartWorld.ts';
import { smallCountries } from './countryCodes.ts';

const out = fileURLToPath(new URL('../src/plates/', import.meta.url));
const radians = Math.PI / 180;
const tenth = (value: number) => Math.round(value * 10) / 10;
const worlds = { coarse: loadWorld('50m'), fine: loadWorld('10m') };
/** Units to a radian from which the finer outlines can be told apart. */
const fineFrom = 2200;

const wide: Sheet = { size: [1440, 680], inside: [22, 22, 1418, 658], pitch: 16 };
const phone: Sheet = { size: [390, 470], inside: [14, 14, 376, 456], pitch: 9.5 };
/** Degrees from side to side, at the least. */
const leastWidth = 6;

/** Where the country is to stand: beside the cartouche, or in the middle of a phone. */
const places = {
  left: [78, 76, 850, 606],
  right: [590, 76, 1362, 606],
  phone: [42, 48, 348, 424],
} as const;
/** The room of the cartouche, by corner. */
const corners = {
  tl: [22, 22, 560, 420],
  bl: [22, 260, 560, 658],
  tr: [880, 22, 1418, 420],
  br: [880, 260, 1418, 658],
} as const;
type Corner = keyof typeof corners;

interface View {
  projection: GeoProjection;
  middle: Point;
  runs: Run[];
}

function middleOf(pieces: readonly Piece[], code: string): Point {
  if (pieces.length === 0) return smallCountries[code] as Point;
  // Degrees from the middle of the largest piece: some countries lie on both sides of 180°.
  const reference = (pieces[0] as Piece).middle[0];
  const points = pieces.flatMap(({ polygon }) => polygon.coordinates[0] ?? []) as Point[];
  const turns = points.map(([longitude]) => turned(longitude - reference));
  const latitudes = points.map(([, latitude]) => latitude);
  return [
    tenth(turned(reference + (least(turns) + most(turns)) / 2)),
    tenth((least(latitudes) + most(latitudes)) / 2),
  ];
}
const least = (values: number[]) => values.reduce((a, b) => Math.min(a, b));
const most = (values: number[]) => values.reduce((a, b) => Math.max(a, b));
const turned = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180;
const shapeOf = (pieces: readonly Piece[]): MultiPolygon => ({
  type: 'MultiPolygon',
  coordinates: pieces.map(({ polygon }) => polygon.coordinates),
});

function project(
  pieces: readonly Piece[],
  middle: Point,
  box: readonly number[],
  { inside, size }: Sheet,
): GeoProjection {
  const [left, top, right, bottom] = box as [number, number, number, number];
  const projection = geoAzimuthalEqualArea().rotate([-middle[0], -middle[1]]);
  const closest = (inside[2] - inside[0]) / (leastWidth * radians);
  if (pieces.length)
    projection.fitExtent(
      [
        [left, top],
        [right, bottom],
      ],
      shapeOf(pieces),
    );
  if (!pieces.length || projection.scale() > closest)
    projection.scale(closest).translate([(left + right) / 2, (top + bottom) / 2]);
  const [x, y] = projection.translate();
  return projection
    .scale(Math.round(projection.scale()))
    .translate([Math.round(x), Math.round(y)])
    .clipExtent([[0, 0], size]);
}

function view(code: string, box: readonly number[], sheet: Sheet): View {
  const main = mainPieces(worlds.fine, code);
  const middle = middleOf(main, code);
  const projection = project(main, middle, box, sheet);
  const reach = Math.max(
    ...[0, sheet.size[0]].flatMap((x) =>
      [0, sheet.size[1]].map((y) => {
        const at = projection.invert?.([x, y]);
        return at && !Number.isNaN(at[0]) ? geoDistance(at as Point, middle) : Math.PI;
      }),
    ),
  );
  const world = projection.scale() > fineFrom ? worlds.fine : worlds.coarse;
  const known = new Set(main.map(({ middle: at }) => String(at)));
  const isOwn = (piece: Piece) => piece.code === code || known.has(String(piece.middle));
  const mask = maskOf(piecesNear(world, middle, reach), isOwn, projection, sheet.size);
  const runs = dotRuns(projection, middle, mask, sheet, reach);
  return { projection, middle, runs: [...runs, ...islandDots(main, runs, projection, sheet)] };
}

/** How much land the cartouche would hide, that of the country itself above all. */
function hidden(corner: Corner, { runs }: View): number {
  const [left, top, right, bottom] = corners[corner];
  return runs
    .flatMap(({ kind, dots }) =>
      dots
        .filter(([x, y]) => x >= left && x <= right && y >= top && y <= bottom)
        .map(() => (kind === own ? 8 : 1)),
    )
    .reduce((sum, weight) => sum + weight, 0);
}

function layers(
  { projection, middle, runs }: View,
  sheet: Sheet,
  names: string,
  hiddenSide: 'left' | 'right',
): string {
  const isPhone = sheet === phone;
  // The cartouche would cut the figures at its side; a phone has room for one figure of each line.
  const sides = sideNames.filter((side) => side !== hiddenSide);
  const reach = sheet.size[1] / 2 / projection.scale() / radians;
  const degrees = degreesOf(projection.scale(), Math.min(Math.abs(middle[1]) + reach, 72), isPhone);
  const [grat, around, country, frame, text] = [...names];
  const [left, top, right, bottom] = sheet.inside;
  const inside = projection.clipExtent([
    [left, top],
    [right, bottom],
  ]);
  return [
    `<path id="${grat}" d="${graticulePath(inside, degrees)}"/>`,
    `<path id="${around}" d="${runPath(runs, rest)}"/>`,
    `<path id="${country}" d="${runPath(runs, own)}"/>`,
    `<path id="${frame}" d="${framePath(projection, sheet, degrees)}"/>`,
    `<g id="${text}">${figureTexts(projection, sheet, degrees, isPhone ? ['top', 'left'] : sides)}</g>`,
  ].join('');
}

/** Degrees north and east of the middle, units to a radian, and where the middle stands. */
const tableRow = ({ projection, middle: [longitude, latitude] }: View) => [
  ...[latitude, longitude],
  ...[projection.scale(), ...projection.translate()],
];

/** Countries to draw again; the table stays as it is then. */
const only = process.argv.slice(2);
if (only.length === 0)
  for (const file of readdirSync(`${out}assets`))
    if (file.startsWith('chart-')) rmSync(`${out}assets/${file}`);
const codes = countryCodesOf(worlds.fine).filter((code) => only.length === 0 || only.includes(code));
const table: string[] = [];
let total = 0;
for (const code of codes) {
  const views = { l: view(code, places.right, wide), r: view(code, places.left, wide) };
  const [corner] = (Object.keys(corners) as Corner[])
    .map((name) => ({ name, hides: hidden(name, views[name[1] as 'l' | 'r']) }))
    .toSorted((a, b) => a.hides - b.hides);
  const name = corner?.name ?? 'br';
  const desktop = views[name[1] as 'l' | 'r'];
  const mobile = view(code, places.phone, phone);
  const hiddenSide = name[1] === 'l' ? 'left' : 'right';
  const text = `<svg xmlns="http://www.w3.org/2000/svg">${layers(desktop, wide, 'grcfd', hiddenSide)}${layers(mobile, phone, 'GRCFD', hiddenSide)}</svg>\n`;
  writeFileSync(`${out}assets/chart-${code.toLowerCase()}.svg`, text);
  total += text.length;
  table.push(`  ${code}: [${code}, '${name}', [${tableRow(desktop)}], [${tableRow(mobile)}]],`);
  if (text.length > 8192 || only.length) console.log(`${code}: ${text.length} B, ${name}`);
}
console.log(`${codes.length} charts, ${total} B`);

const imports = codes.map((code) => {
  const name = code.toLowerCase();
  return `import ${code} from './assets/chart-${name}.svg?url&no-inline';`;
});
if (only.length === 0)
  writeFileSync(
    `${out}charts.generated.ts`,
    `// Written by scripts/charts.ts. Do not edit.
${imports.join('\n')}

/** Degrees north and east of the middle, units to a radian there, and where the middle stands on the chart. */
export type ChartView = readonly [number, number, number, number, number];
/** By country: the file, the corner of the cartouche (top or bottom, left or right), the wide chart, that of phones. */
export const charts: Readonly<
  Record<string, readonly [string, 'tl' | 'tr' | 'bl' | 'br', ChartView, ChartView]>
> = {
${table.join('\n')}
};
`,
  );
