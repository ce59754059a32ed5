import sharp from 'sharp';

/** Decoded pixels: four bytes each (RGBA), row by row. */
export interface Picture {
  width: number;
  height: number;
  data: Buffer;
}

/** Reads the pixels of a PNG or WebP file. */
export async function decodePicture(file: Buffer): Promise<Picture> {
  const { data, info } = await sharp(file)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}
