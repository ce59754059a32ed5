import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { decodePicture } from './decodePicture.ts';

export interface PictureDifference {
  /** One sentence a person can act on. */
  reason: string;
  /** PNG: the differing pixels in red over a pale picture; absent when the sizes differ. */
  picture?: Buffer;
}

/**
 * Colour distance that counts, 0–1. The browser is pinned, so equal pictures are equal to the bit; what is left
 * covers rounding between processors, and is below the step between two neighbouring palette colours.
 */
const threshold = 0.02;

/** The difference between the pixels of two files, PNG or WebP, or undefined. Not one pixel may differ, and no size. */
export async function comparePictures(
  expected: Buffer,
  actual: Buffer,
): Promise<PictureDifference | undefined> {
  if (expected.equals(actual)) return undefined;
  const [a, b] = await Promise.all([decodePicture(expected), decodePicture(actual)]);
  if (a.width !== b.width || a.height !== b.height) {
    return { reason: `The size is ${b.width} × ${b.height} and was ${a.width} × ${a.height}.` };
  }
  if (a.data.equals(b.data)) return undefined;
  const { width, height } = a;
  const diff = Buffer.alloc(a.data.length);
  const options = { threshold, includeAA: true, diffColor: [214, 54, 38] as [number, number, number] };
  const count = pixelmatch(a.data, b.data, diff, width, height, options);
  if (count === 0) return undefined;
  return {
    reason: `${count} of ${width * height} pixels differ.`,
    picture: await sharp(diff, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
  };
}
