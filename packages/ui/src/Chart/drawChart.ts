import { type ChartLabel, placeLabels, type WantedLabel } from './chartLabels.ts';
import { type Direction, directionOf, readLand } from './chartLand.ts';
import {
  type ChartPoint,
  type ChartView,
  type ChartWindow,
  projectFrom,
  radius,
  ringRadius,
  size,
  viewOf,
} from './chartProjection.ts';

export interface ChartRing {
  km: number;
  /** "25 ms". */
  label: string;
}

export interface ChartPlace extends ChartPoint {
  key: string;
  name: string;
}

export interface ChartDrawing {
  places: readonly ChartPlace[];
  /** The key of the place it is turned to. */
  selected?: string | undefined;
  visitor?: (ChartPoint & { name: string }) | undefined;
  /** Circles around the visitor, or else around the place. */
  rings?: readonly ChartRing[];
  /** Of the whole square, in CSS pixels. */
  width: number;
  /** The part of the square that is in sight; the square has 1000 units. */
  window: ChartWindow;
  /** The text alternative. */
  title?: string | undefined;
}

export type LabelTone = 'name' | 'strong' | 'ring';

type Project = ReturnType<typeof projectFrom>;
type Spot = readonly [number, number];

const tenth = (value: number) => Math.round(value * 10) / 10;
const middle = size / 2;
/** Dots closer than this zoom are those of the whole earth: more of them would be gray. */
const fineZoom = 1.7;

/** Everything that a chart shows, in units of its square. */
export function drawChart(props: ChartDrawing) {
  const { places, selected, visitor, rings = [], width, window } = props;
  const unit = size / width;
  const chosen = places.find(({ key }) => key === selected);
  const view = viewOf(window, chosen, visitor);
  const project = projectFrom(view);
  const isDisc = window.height >= size;
  const spotOf = (at: { latitude: number; longitude: number }) =>
    project(directionOf(at.latitude, at.longitude));
  const isInside = ([x, y]: Spot) =>
    isDisc
      ? Math.hypot(x - middle, y - middle) < radius - 5
      : Math.abs(y - middle) < window.height / 2 && Math.abs(x - middle) < window.width / 2 + 9;
  const isFine = view.zoom >= fineZoom;
  const dotsOf = (spots: readonly Spot[]) => spots.map(([x, y]) => `M${tenth(x)} ${tenth(y)}h0`).join('');
  const land = readLand()[isFine ? 'fine' : 'coarse'].map(project).filter(isInside);
  const others = places
    .filter(({ key }) => key !== selected)
    .map((each) => ({ ...each, spot: spotOf(each) }));
  const seen = others.filter(({ spot }) => isInside(spot));
  const place = chosen && spotOf(chosen);
  const you = visitor && spotOf(visitor);
  const shownRings = rings.flatMap((ring) => {
    const r = ringRadius(ring.km, view.zoom);
    return r > 34 * unit && ring.km < 19_000 ? [{ ...ring, r }] : [];
  });
  const wanted: (WantedLabel & { tone: LabelTone })[] = [
    ...(chosen && place ? [named('place', chosen.name, place, 11 * unit, 'strong')] : []),
    ...(visitor && you ? [named('visitor', visitor.name, you, 14 * unit, 'strong')] : []),
    ...shownRings.flatMap((ring) => ringLabels(ring, view, isInside)),
    ...seen.slice(0, 60).map(({ key, name, spot }) => named(key, name, spot, 10 * unit, 'name')),
  ];
  const tones = new Map(wanted.map(({ key, tone }) => [key, tone]));
  const points = [...seen.map(({ spot }) => spot), ...(place ? [place] : []), ...(you ? [you] : [])];
  return {
    isDisc,
    land: dotsOf(land),
    dotWidth: tenth(view.zoom * (isFine ? 2.3 : 4.4)),
    graticule: graticuleOf(project, isInside),
    rings: shownRings.map(({ r }) => circle(view, r, isInside)).join(''),
    dots: dotsOf(seen.map(({ spot }) => spot)),
    earth: { cx: middle + view.x, cy: middle + view.y, r: radius * view.zoom },
    place,
    visitor: you,
    labels: limited(placeLabels(wanted, 13 * unit, points, frameOf(props)), tones, isFine ? 12 : 8),
    route: place && you ? routeOf(you, place) : undefined,
  };
}

const named = (key: string, text: string, [x, y]: Spot, gap: number, tone: LabelTone) => ({
  ...{ key, text, x, y, gap, tone },
});

/** A ring says its delay once, at the first angle that is in sight and free. */
function ringLabels(
  { km, label, r }: ChartRing & { r: number },
  view: ChartView,
  isInside: (spot: Spot) => boolean,
) {
  return [150, 170, 190, 130, 30, 10, 330, 210].flatMap((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const spot = [middle + view.x + r * Math.cos(angle), middle + view.y + r * Math.sin(angle)] as const;
    return isInside(spot)
      ? [
          {
            key: `ring ${km} ${degrees}`,
            text: label,
            x: spot[0],
            y: spot[1],
            gap: 0,
            on: true,
            tone: 'ring' as const,
          },
        ]
      : [];
  });
}

/** Of the names that found a place: one to a ring, and not so many of other places that the chart is all names. */
function limited(labels: readonly ChartLabel[], tones: ReadonlyMap<string, LabelTone>, most: number) {
  const rings = new Set<string>();
  let names = 0;
  return labels.flatMap((label) => {
    const tone = tones.get(label.key) ?? 'name';
    if (tone === 'name') names += 1;
    const isSaid = tone === 'ring' && rings.has(label.text);
    if (tone === 'ring') rings.add(label.text);
    return isSaid || (tone === 'name' && names > most) ? [] : [{ ...label, tone }];
  });
}

const frameOf = ({ window: { width, height } }: ChartDrawing) => ({
  left: middle - width / 2,
  right: middle + width / 2,
  top: middle - height / 2,
  bottom: middle + height / 2,
});

const routeOf = (from: Spot, to: Spot) => ({
  x: from[0],
  y: from[1],
  length: Math.hypot(to[0] - from[0], to[1] - from[1]),
  angle: Math.atan2(to[1] - from[1], to[0] - from[0]),
});

/** A line through points that are in sight. */
function lineOf(spots: readonly Spot[], isInside: (spot: Spot) => boolean): string {
  let d = '';
  let before: Spot | undefined;
  for (const spot of spots) {
    const isNext = before && Math.hypot(spot[0] - before[0], spot[1] - before[1]) < 200;
    if (!isInside(spot)) before = undefined;
    else {
      d += `${isNext ? 'L' : 'M'}${Math.round(spot[0])} ${Math.round(spot[1])}`;
      before = spot;
    }
  }
  return d;
}

const stepsTo = (from: number, to: number, step: number) =>
  Array.from({ length: (to - from) / step + 1 }, (_, at) => from + at * step);

function graticuleOf(project: Project, isInside: (spot: Spot) => boolean): string {
  const at = (latitude: number, longitude: number): Direction => directionOf(latitude, longitude);
  const meridians = stepsTo(-180, 150, 30).map((lambda) =>
    stepsTo(-75, 75, 3).map((phi) => project(at(phi, lambda))),
  );
  const parallels = stepsTo(-75, 75, 15).map((phi) =>
    stepsTo(-180, 180, 4).map((lambda) => project(at(phi, lambda))),
  );
  return [...meridians, ...parallels].map((line) => lineOf(line, isInside)).join('');
}

const circle = (view: ChartView, r: number, isInside: (spot: Spot) => boolean) =>
  lineOf(
    stepsTo(0, 360, 3).map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      return [middle + view.x + r * Math.cos(angle), middle + view.y + r * Math.sin(angle)] as const;
    }),
    isInside,
  );
