import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { decodePicture, type Picture } from './decodePicture.ts';

/** A colour in place of another, such as `#c2410c` of `#d63626`, in so many pixels. */
export interface ColourChange {
  from: string;
  to: string;
  pixels: number;
}

/** Where and how two pictures differ, in pixels from the corner that they share. */
export interface Extent {
  /** The canvas that holds both. */
  width: number;
  height: number;
  /** How many differ. */
  pixels: number;
  /** The smallest box around them: x, y, width, height. */
  box: readonly [x: number, y: number, width: number, height: number];
  /** Where most of them are. */
  spot: readonly [x: number, y: number];
  /** The most frequent first; none for what has only moved. */
  colours: readonly ColourChange[];
  /** By how much red, green and blue have changed, in so many pixels; the most frequent first. */
  steps: readonly (readonly [red: number, green: number, blue: number, pixels: number])[];
}

export interface PictureDifference {
  /** One sentence a person can act on. */
  reason: string;
  /** PNG: the differing pixels in red over a pale picture; absent without a baseline. */
  picture?: Buffer;
  extent?: Extent;
}

/**
 * Colour distance that counts, 0–1. The browser is pinned, so equal pictures are equal to the bit; what is left
 * covers rounding between processors, and is below the step between two neighbouring palette colours.
 */
const threshold = 0.02;
const red: [number, number, number] = [214, 54, 38];

/** The difference between the pixels of two files, PNG or WebP, or undefined. Not one pixel may differ, and no size. */
export async function comparePictures(
  expected: Buffer,
  actual: Buffer,
): Promise<PictureDifference | undefined> {
  if (expected.equals(actual)) return undefined;
  const [a, b] = await Promise.all([decodePicture(expected), decodePicture(actual)]);
  if (a.data.equals(b.data) && a.width === b.width) return undefined;
  const width = Math.max(a.width, b.width);
  const height = Math.max(a.height, b.height);
  const [before, after] = [onCanvas(a, width, height), onCanvas(b, width, height)];
  const diff = Buffer.alloc(before.length);
  const options = { threshold, includeAA: true, diffColor: red };
  const count = pixelmatch(before, after, diff, width, height, options);
  const isSameSize = a.width === b.width && a.height === b.height;
  if (count === 0 && isSameSize) return undefined;
  return {
    reason: isSameSize
      ? `${count} of ${width * height} pixels differ.`
      : `The size is ${b.width} × ${b.height} and was ${a.width} × ${a.height}.`,
    picture: await sharp(diff, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
    extent: { width, height, pixels: count, ...whereAndHow(diff, before, after, width) },
  };
}

function onCanvas({ width: own, height: tall, data }: Picture, width: number, height: number): Buffer {
  if (own === width && tall === height) return data;
  const canvas = Buffer.alloc(width * height * 4);
  for (let y = 0; y < tall; y += 1) data.copy(canvas, y * width * 4, y * own * 4, (y + 1) * own * 4);
  return canvas;
}

/** Fewer pixels of one colour are an edge. */
const fewest = 20;
/** Pixels to the side of a square in which differences are counted together. */
const tile = 64;

function whereAndHow(
  diff: Buffer,
  before: Buffer,
  after: Buffer,
  width: number,
): Omit<Extent, 'width' | 'height' | 'pixels'> {
  let [left, top, right, bottom] = [width, Number.MAX_SAFE_INTEGER, 0, 0];
  const changes = new Map<string, number>();
  const steps = new Map<string, number>();
  const tiles = new Map<number, number>();
  for (let at = 0; at < diff.length; at += 4) {
    // The pale picture is grey.
    if (diff[at] !== red[0] || diff[at + 1] !== red[1]) continue;
    const x = (at / 4) % width;
    const y = Math.floor(at / 4 / width);
    [left, top] = [Math.min(left, x), Math.min(top, y)];
    [right, bottom] = [Math.max(right, x + 1), Math.max(bottom, y + 1)];
    const change = before.toString('hex', at, at + 3) + after.toString('hex', at, at + 3);
    changes.set(change, (changes.get(change) ?? 0) + 1);
    const step = [0, 1, 2].map(
      (channel) => (after[at + channel] as number) - (before[at + channel] as number),
    );
    steps.set(step.join(), (steps.get(step.join()) ?? 0) + 1);
    const place = Math.floor(y / tile) * 10_000 + Math.floor(x / tile);
    tiles.set(place, (tiles.get(place) ?? 0) + 1);
  }
  const colours = [...changes]
    .map(([change, pixels]) => ({ from: change.slice(0, 6), to: change.slice(6), pixels }))
    // Pixels that have moved change as often in one direction as in the other.
    .filter(({ from, to, pixels }) => pixels >= fewest && pixels > 4 * (changes.get(to + from) ?? 0))
    .sort((one, other) => other.pixels - one.pixels)
    .slice(0, 12)
    .map(({ from, to, pixels }) => ({ from: `#${from}`, to: `#${to}`, pixels }));
  const [[most] = [0]] = [...tiles].sort((one, other) => other[1] - one[1]);
  const centre = (index: number) => (index + 0.5) * tile;
  return {
    box: right > 0 ? [left, top, right - left, bottom - top] : [0, 0, 0, 0],
    spot: [centre(most % 10_000), centre(Math.floor(most / 10_000))],
    colours,
    steps: [...steps]
      .sort((one, other) => other[1] - one[1])
      .slice(0, 200)
      .map(
        ([step, pixels]) => [...step.split(',').map(Number), pixels] as unknown as Extent['steps'][number],
      ),
  };
}
