import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { comparePictures } from './comparePictures.ts';
import { decodePicture } from './decodePicture.ts';
import { encodePicture } from './encodePicture.ts';

type Colour = [red: number, green: number, blue: number];

function picture(width: number, height: number, colourAt: (x: number, y: number) => Colour): Promise<Buffer> {
  const data = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) data.set([...colourAt(x, y), 255], (y * width + x) * 4);
  }
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

const coral: Colour = [214, 54, 38];
const flat = await picture(9, 5, () => coral);

describe('comparePictures', () => {
  it('accepts equal pictures', async () => {
    expect(await comparePictures(flat, Buffer.from(flat))).toBeUndefined();
  });

  it('accepts the same pixels in another format', async () => {
    const webp = await sharp(flat).webp({ lossless: true }).toBuffer();
    expect(await comparePictures(webp, flat)).toBeUndefined();
  });

  it('accepts rounding of one level', async () => {
    const rounded = await picture(9, 5, () => [214, 55, 38]);
    expect(await comparePictures(flat, rounded)).toBeUndefined();
  });

  it('refuses one pixel', async () => {
    const dot = await picture(9, 5, (x, y) => (x === 4 && y === 2 ? [196, 46, 31] : coral));
    const difference = await comparePictures(flat, dot);
    expect(difference?.reason).toBe('1 of 45 pixels differ.');
    expect(await decodePicture(difference?.picture as Buffer)).toMatchObject({ width: 9, height: 5 });
  });

  it('refuses another size', async () => {
    const larger = await picture(9, 6, () => coral);
    const difference = await comparePictures(flat, larger);
    expect(difference?.reason).toBe('The size is 9 × 6 and was 9 × 5.');
    expect(difference?.extent).toMatchObject({ width: 9, height: 6, pixels: 9, box: [0, 5, 9, 1] });
  });

  it('says where and how pictures differ', async () => {
    const paper: Colour = [252, 252, 250];
    const button = (colour: Colour) =>
      picture(200, 100, (x, y) => (x >= 130 && x < 190 && y >= 70 && y < 90 ? colour : paper));
    const difference = await comparePictures(await button(coral), await button([194, 65, 12]));
    expect(difference?.extent).toEqual({
      width: 200,
      height: 100,
      pixels: 1200,
      box: [130, 70, 60, 20],
      spot: [160, 96],
      colours: [{ from: '#d63626', to: '#c2410c', pixels: 1200 }],
      steps: [[-20, 11, -26, 1200]],
    });
  });

  it('names no colour where something has moved', async () => {
    const line = (at: number) => picture(40, 40, (x) => (x === at ? [7, 20, 38] : [252, 252, 250]));
    expect((await comparePictures(await line(9), await line(11)))?.extent).toMatchObject({
      pixels: 80,
      colours: [],
    });
  });
});

describe('encodePicture', () => {
  const grey = (x: number): Colour => [x % 256, x % 256, x % 256];

  it.each([
    ['1 colour', () => coral],
    ['2 colours', (x: number) => (x % 2 ? coral : grey(9))],
    ['4 colours', (x: number) => grey(x % 4)],
    ['13 colours', (x: number) => grey(x % 13)],
    ['256 colours', (x: number) => grey(x)],
    ['thousands of colours', (x: number, y: number): Colour => [x % 256, y, (x * y) % 256]],
  ] as [string, (x: number, y: number) => Colour][])('looks the same with %s', async (_name, colourAt) => {
    const original = await picture(301, 40, colourAt);
    const small = await encodePicture(original);
    expect(await comparePictures(small, original)).toBeUndefined();
    expect(small.length).toBeLessThanOrEqual(original.length);
  });

  it('keeps every pixel of a picture whose colours are far apart', async () => {
    const original = await picture(301, 40, (x, y) => [(x % 8) * 36, (y % 8) * 36, (x % 3) * 100]);
    const [small, first] = [
      await decodePicture(await encodePicture(original)),
      await decodePicture(original),
    ];
    expect(small.data.equals(first.data)).toBe(true);
  });

  it('keeps grounds exact and moves only rare colours', async () => {
    const original = await picture(300, 40, (x, y) => (x === 7 && y === 7 ? [215, 55, 39] : coral));
    const calm = await picture(300, 40, () => coral);
    const [small, wanted] = [await decodePicture(await encodePicture(original)), await decodePicture(calm)];
    expect(small.data.equals(wanted.data)).toBe(true);
  });
});
