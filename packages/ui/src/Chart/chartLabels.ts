/** A name beside a point of the chart. Units of the square. */
export interface ChartLabel {
  key: string;
  text: string;
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}

export interface WantedLabel {
  key: string;
  text: string;
  x: number;
  y: number;
  /** How far the name stands from the point. */
  gap: number;
  /** In the middle of the point: the name of a line. */
  on?: boolean;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How wide a text may be, in heights of its letters: those of China and Japan are square. */
const widthOf = (text: string) =>
  [...text].reduce((sum, letter) => sum + (letter > '\u2e80' ? 1.05 : 0.62), 0);

const meets = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Places names in their order, each at the first side that is free and in the frame; one without such a side is left out. */
export function placeLabels(
  wanted: readonly WantedLabel[],
  letter: number,
  points: readonly (readonly [number, number])[],
  frame: Box,
): ChartLabel[] {
  const taken: Box[] = points.map(([x, y]) => box(x, y, letter * 0.45, letter * 0.45));
  const placed: ChartLabel[] = [];
  for (const { key, text, x, y, gap, on = false } of wanted) {
    const width = widthOf(text) * letter;
    const sides = on
      ? ([{ anchor: 'middle', x, y }] as const)
      : ([
          { anchor: 'start', x: x + gap, y },
          { anchor: 'end', x: x - gap, y },
          { anchor: 'middle', x, y: y - gap - letter * 0.4 },
          { anchor: 'middle', x, y: y + gap + letter * 0.4 },
        ] as const);
    for (const side of sides) {
      const middle =
        side.anchor === 'middle' ? side.x : side.x + (side.anchor === 'start' ? width : -width) / 2;
      const own = box(middle, side.y, width / 2, letter * 0.65);
      const isInside =
        own.left >= frame.left &&
        own.right <= frame.right &&
        own.top >= frame.top &&
        own.bottom <= frame.bottom;
      if (!isInside || taken.some((other) => meets(own, other))) continue;
      taken.push(own);
      placed.push({ key, text, ...side });
      break;
    }
  }
  return placed;
}

const box = (x: number, y: number, width: number, height: number): Box => ({
  left: x - width,
  top: y - height,
  right: x + width,
  bottom: y + height,
});
