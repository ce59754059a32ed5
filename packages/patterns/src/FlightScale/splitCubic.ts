export type Point = readonly [x: number, y: number];
export type Cubic = readonly [Point, Point, Point, Point];

const mix = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** Cuts a Bézier curve at `t`, 0 to 1, and returns its direction there, in degrees clockwise from up. */
export function splitCubic(
  [a, b, c, d]: Cubic,
  t: number,
): {
  before: Cubic;
  after: Cubic;
  at: Point;
  heading: number;
} {
  const ab = mix(a, b, t);
  const bc = mix(b, c, t);
  const cd = mix(c, d, t);
  const abc = mix(ab, bc, t);
  const bcd = mix(bc, cd, t);
  const at = mix(abc, bcd, t);
  const heading = (Math.atan2(bcd[1] - abc[1], bcd[0] - abc[0]) * 180) / Math.PI + 90;
  return { before: [a, ab, abc, at], after: [at, bcd, cd, d], at, heading };
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Path data. Rounded, so that server and browser write the same text. */
export function cubicPath([a, b, c, d]: Cubic): string {
  const text = (point: Point) => `${round(point[0])} ${round(point[1])}`;
  return `M${text(a)}C${text(b)} ${text(c)} ${text(d)}`;
}

/** `transform` of the tern on a curve. */
export function birdTransform(at: Point, heading: number, scale: number): string {
  return `translate(${round(at[0])} ${round(at[1])}) rotate(${round(heading)}) scale(${scale})`;
}
