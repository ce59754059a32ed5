import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export interface PictureDifference {
  /** One sentence a person can act on. */
  reason: string;
  /** The differing pixels in red over a pale picture; absent when the sizes differ. */
  picture?: Buffer;
}

/**
 * Colour distance that counts, 0–1. The browser is pinned, so equal pictures are equal to the bit; what is left
 * covers rounding between processors, and is below the step between two neighbouring palette colours.
 */
const threshold = 0.02;

/** What differs between two PNG files, or undefined. Not one pixel may differ, and no size. */
export function comparePictures(expected: Buffer, actual: Buffer): PictureDifference | undefined {
  if (expected.equals(actual)) return undefined;
  const a = PNG.sync.read(expected);
  const b = PNG.sync.read(actual);
  if (a.width !== b.width || a.height !== b.height) {
    return { reason: `The size is ${b.width} × ${b.height} and was ${a.width} × ${a.height}.` };
  }
  if (a.data.equals(b.data)) return undefined;
  const diff = new PNG({ width: a.width, height: a.height });
  const options = { threshold, includeAA: true, diffColor: [214, 54, 38] as [number, number, number] };
  const count = pixelmatch(a.data, b.data, diff.data, a.width, a.height, options);
  if (count === 0) return undefined;
  return {
    reason: `${count} of ${a.width * a.height} pixels differ.`,
    picture: PNG.sync.write(diff),
  };
}
