import type { ChartView } from '../plates/charts.generated.ts';
import {
  type Box,
  barPlace,
  type ChartShape,
  type Corner,
  cartoucheBox,
  contains,
  overlap,
  wide,
} from './chartShapes.ts';
import { type ChartPoint, type Degrees, greatCircle, projectOnChart, unitsPerKm } from './projectOnChart.ts';
import { textWidth } from './textWidth.ts';

export interface SheetPlace extends Degrees {
  name: string;
  /** After the name: how many servers, how many km. */
  figure: string;
  /** Another country: its page. */
  href?: string;
}

export interface PlacedPlace extends ChartPoint {
  place: SheetPlace;
  kind: 'main' | 'city' | 'neighbour';
  /** Beyond the frame: where the arrow points, degrees clockwise from the right. */
  arrow?: number;
  /** Null: every side is taken. */
  label: { x: number; y: number; anchor: 'start' | 'middle' | 'end'; box: Box } | null;
}

export interface LaidChart {
  places: PlacedPlace[];
  bar: { x: number; y: number; length: number; km: number };
  route?: { points: ChartPoint[]; bird: ChartPoint & { turn: number }; start: ChartPoint | null };
}

export interface ChartContent {
  /** The most servers first. */
  cities: readonly SheetPlace[];
  /** The nearest first. */
  neighbours: readonly SheetPlace[];
  /** The visitor: a route leads from there to the first city. */
  from?: Degrees | undefined;
}

/** Where everything stands on a chart: names on a side that is free, and left out where none is. */
export function layChart(
  shape: ChartShape,
  view: ChartView,
  corner: Corner,
  { cities, neighbours, from }: ChartContent,
): LaidChart {
  const [left, top, right, bottom] = shape.inside;
  const room: Box = [
    left + shape.figures,
    top + shape.figures,
    right - shape.figures,
    bottom - shape.figures,
  ];
  const project = ({ latitude, longitude }: Degrees) => projectOnChart(view, latitude, longitude);
  const shown = [...cities, ...neighbours.slice(0, 1)].flatMap((place) => project(place) ?? []);
  const bar = barOf(shape, view, corner, shown);
  const taken: Box[] = [barBox(bar), ...(shape === wide ? [cartoucheBox(corner)] : [])];
  // A mark may lie on a mark, as places do that are close: never on a name, the bar or the cartouche.
  const isFree = (at: ChartPoint, obstacles: readonly Box[]) =>
    contains(shape.inside, markBox(at)) && !obstacles.some((each) => overlap(each, markBox(at)));
  const own = cities.flatMap((place, index) => {
    const at = project(place);
    return at && isFree(at, taken)
      ? [{ ...rounded(at), place, kind: index === 0 ? ('main' as const) : ('city' as const) }]
      : [];
  });
  const marks = own.map(markBox);
  taken.push(...marks);
  const [main] = own;
  const isWest = ({ x }: ChartPoint) => main !== undefined && x < main.x - 4;
  const named = (each: Omit<PlacedPlace, 'label'>): PlacedPlace => ({
    ...each,
    label: nameSide(shape, each, { room, taken, isWest: isWest(each) }),
  });
  const others: PlacedPlace[] = [];
  let beyond = 0;
  const addNeighbour = (place: SheetPlace) => {
    const at = others.length < shape.neighbours ? project(place) : null;
    if (!at) return;
    const inside = contains(room, [at.x, at.y, at.x, at.y]);
    const end = inside ? at : main && edgePoint(main, at, shape);
    if (!end || (!inside && beyond === shape.beyond)) return;
    const obstacles = taken.filter((box) => !marks.includes(box));
    if (!isFree(end, obstacles)) return;
    const arrow = inside || !main ? {} : { arrow: Math.round(degreesTo(main, at)) };
    const node = named({ ...rounded(end), place, kind: 'neighbour', ...arrow });
    if (!node.label) return;
    taken.push(markBox(node));
    others.push(node);
    if (!inside) beyond += 1;
  };
  // The nearest country is in the headline: only the first city has its name before it.
  const [nearest, ...further] = neighbours;
  const first = own.slice(0, 1).map(named);
  if (nearest) addNeighbour(nearest);
  const placed = [...first, ...own.slice(1).map(named)];
  for (const place of further) addNeighbour(place);
  placed.push(...others);
  const route = from && main ? routeTo(shape, view, from, main) : undefined;
  return { places: placed, bar, ...(route && { route }) };
}

const markBox = ({ x, y }: ChartPoint): Box => [x - 6, y - 6, x + 6, y + 6];
const rounded = ({ x, y }: ChartPoint): ChartPoint => ({
  x: Math.round(x * 10) / 10,
  y: Math.round(y * 10) / 10,
});
const degreesTo = (a: ChartPoint, b: ChartPoint) => (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;

const sides: readonly (readonly [number, number])[] = [
  [1, 0],
  [-1, 0],
  [1, -1],
  [1, 1],
  [-1, -1],
  [-1, 1],
  [0, -1],
  [0, 1],
];

/** The first free side of a mark; it is taken from then on. */
function nameSide(
  shape: ChartShape,
  { x, y, place, kind }: Omit<PlacedPlace, 'label'>,
  { room, taken, isWest }: { room: Box; taken: Box[]; isWest: boolean },
): PlacedPlace['label'] {
  const size = shape.letters[kind];
  const width = textWidth(place.name, size) + 8 + textWidth(place.figure, shape.letters.figure);
  // Names stand away from the middle of the country.
  for (const [eastward, sideY] of sides) {
    const sideX = isWest ? -eastward : eastward;
    const gap = sideY === 0 ? shape.gap : shape.gap / 3;
    const labelX = x + sideX * gap;
    // Above it a name keeps clear of the mark itself, which is taken.
    const labelY = y + (sideY === 0 ? size * 0.34 : sideY < 0 ? -(7 + size * 0.34) : shape.gap + size * 0.8);
    const start = sideX === 0 ? labelX - width / 2 : sideX > 0 ? labelX : labelX - width;
    const box: Box = [start - 2, labelY - size * 0.88, start + width + 2, labelY + size * 0.34];
    // The mark itself is taken too, and the name stands beside it.
    if (!contains(room, box) || taken.some((each) => overlap(each, box))) continue;
    taken.push(box);
    const anchor = sideX === 0 ? 'middle' : sideX > 0 ? 'start' : 'end';
    return { ...rounded({ x: labelX, y: labelY }), anchor, box };
  }
  return null;
}

/** Where the way to a place beyond the frame leaves the chart, a little before the frame. */
function edgePoint(from: ChartPoint, to: ChartPoint, { inside, figures }: ChartShape): ChartPoint {
  const [left, top, right, bottom] = inside;
  // Figures beside the frame are wider than high.
  const [insetX, insetY] = [figures * 2 + 6, figures + 10];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const reach = (limit: number, start: number, way: number) => (way === 0 ? 1 : (limit - start) / way);
  const t = Math.min(
    reach(dx > 0 ? right - insetX : left + insetX, from.x, dx),
    reach(dy > 0 ? bottom - insetY : top + insetY, from.y, dy),
  );
  return { x: from.x + dx * t, y: from.y + dy * t };
}

const lengths = [10, 20, 50, 100, 200, 400, 500, 1000, 2000, 4000];
/** The longest bar of a round number of km that has room. */
function barOf(
  shape: ChartShape,
  view: ChartView,
  corner: Corner,
  shown: readonly ChartPoint[],
): LaidChart['bar'] {
  const unit = unitsPerKm(view);
  const km = lengths.findLast((each) => each * unit <= shape.bar) ?? 10;
  const left = { ...barPlace(shape, corner), km, length: Math.round(km * unit * 10) / 10 };
  if (shape === wide) return left;
  // On a phone at the other side where it would lie on a place.
  const right = { ...left, x: Math.round(shape.width - 92 - left.length) };
  const isFree = (bar: LaidChart['bar']) => !shown.some((at) => overlap(barBox(bar), markBox(at)));
  return !isFree(left) && isFree(right) ? right : left;
}
const barBox = ({ x, y, length }: LaidChart['bar']): Box => [x - 12, y - 30, x + length + 60, y + 20];

/** The part of the great circle that lies on the chart, up to the city, and where the tern lands. */
function routeTo(
  { inside }: ChartShape,
  view: ChartView,
  from: Degrees,
  { place }: Pick<PlacedPlace, 'place'>,
): LaidChart['route'] {
  const all = greatCircle(place, from, 240).map(({ latitude, longitude }) =>
    projectOnChart(view, latitude, longitude),
  );
  const end = all.findIndex((at) => !at || !contains(inside, [at.x, at.y, at.x, at.y]));
  const points = (all.slice(0, end < 0 ? undefined : end) as ChartPoint[]).map(rounded).reverse();
  // Close by, there is no way to draw.
  if (points.length < 2) return undefined;
  const at = (part: number) => points[Math.round((points.length - 1) * part)] as ChartPoint;
  const [before, bird] = [at(0.35), at(0.45)];
  if (Math.hypot(at(0).x - at(1).x, at(0).y - at(1).y) < 60) return undefined;
  const thin = points.filter((_, index) => index % 6 === 0 || index === points.length - 1);
  return {
    points: thin,
    bird: { ...bird, turn: Math.round(degreesTo(before, bird) + 90) },
    start: end < 0 ? at(0) : null,
  };
}
