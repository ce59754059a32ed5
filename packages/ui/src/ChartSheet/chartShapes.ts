/** Left, top, right, bottom. */
export type Box = readonly [number, number, number, number];
export type Corner = 'tl' | 'tr' | 'bl' | 'br';

export interface ChartShape {
  width: number;
  height: number;
  /** The inner and the outer line of the frame. */
  inside: Box;
  outside: Box;
  /** Sizes of letters: the city with the most servers, other cities, other countries, figures. */
  letters: { main: number; city: number; neighbour: number; figure: number };
  /** Between a mark and its name. */
  gap: number;
  /** Room that the figures of the frame take. */
  figures: number;
  /** How many other countries are shown, and how many of them beyond the frame. */
  neighbours: number;
  beyond: number;
  /** Radius of what can be pressed: 32 px where the chart is smallest, 44 on phones. */
  hit: number;
  /** The longest scale bar. */
  bar: number;
  /** Letters of the layers in the file: lines, land, the country, frame, figures. */
  layers: readonly [string, string, string, string, string];
}

/** The chart of wide screens. It is drawn at 1200 px at the least: no letter comes below 11 px. */
export const wide: ChartShape = {
  ...{ width: 1440, height: 680 },
  inside: [22, 22, 1418, 658],
  outside: [16, 16, 1424, 664],
  letters: { main: 22, city: 16, neighbour: 15, figure: 14 },
  ...{ gap: 12, figures: 24, neighbours: 9, beyond: 3, hit: 20, bar: 200 },
  layers: ['g', 'r', 'c', 'f', 'd'],
};

/** The chart of phones and of everything below 1200 px. */
export const phone: ChartShape = {
  ...{ width: 390, height: 470 },
  inside: [14, 14, 376, 456],
  outside: [8, 8, 382, 462],
  letters: { main: 18, city: 15, neighbour: 14, figure: 13.5 },
  ...{ gap: 9, figures: 18, neighbours: 5, beyond: 2, hit: 24, bar: 90 },
  layers: ['G', 'R', 'C', 'F', 'D'],
};

/** The room of the cartouche on the wide chart, which is a third of it. */
export const cartoucheBox = (corner: Corner): Box => {
  const [left, right] = corner[1] === 'l' ? [22, 546] : [894, 1418];
  return corner[0] === 't' ? [left, 22, right, 440] : [left, 240, right, 658];
};

/** Where the scale bar begins: beside the country, never under the cartouche. */
export function barPlace(shape: ChartShape, corner: Corner): { x: number; y: number } {
  if (shape === phone) return { x: 62, y: 424 };
  return { x: { tl: 64, tr: 1150, bl: 580, br: 640 }[corner], y: 624 };
}

export const overlap = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
export const contains = (outer: Box, inner: Box): boolean =>
  inner[0] >= outer[0] && inner[1] >= outer[1] && inner[2] <= outer[2] && inner[3] <= outer[3];
