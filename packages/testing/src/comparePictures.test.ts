import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { comparePictures } from './comparePictures.ts';
import { encodePng } from './encodePng.ts';

type Colour = [red: number, green: number, blue: number];

function picture(width: number, height: number, colourAt: (x: number, y: number) => Colour): Buffer {
  const png = new PNG({ width, height });
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      png.data.set([...colourAt(x, y), 255], (y * width + x) * 4);
    }
  }
  return PNG.sync.write(png);
}

const coral: Colour = [214, 54, 38];
const flat = picture(9, 5, () => coral);

describe('comparePictures', () => {
  it('accepts equal pictures', () => {
    expect(comparePictures(flat, Buffer.from(flat))).toBeUndefined();
  });

  it('accepts rounding of one level', () => {
    expect(
      comparePictures(
        flat,
        picture(9, 5, () => [214, 55, 38]),
      ),
    ).toBeUndefined();
  });

  it('refuses one pixel', () => {
    const dot = picture(9, 5, (x, y) => (x === 4 && y === 2 ? [196, 46, 31] : coral));
    expect(comparePictures(flat, dot)?.reason).toBe('1 of 45 pixels differ.');
  });

  it('refuses another size', () => {
    expect(
      comparePictures(
        flat,
        picture(9, 6, () => coral),
      )?.reason,
    ).toBe('The size is 9 × 6 and was 9 × 5.');
  });
});

describe('encodePng', () => {
  const decoded = (png: Buffer) => PNG.sync.read(png).data;
  const grey = (x: number): Colour => [x % 256, x % 256, x % 256];

  it.each([
    ['1 colour', () => coral],
    ['2 colours', (x: number) => (x % 2 ? coral : grey(9))],
    ['4 colours', (x: number) => grey(x % 4)],
    ['13 colours', (x: number) => grey(x % 13)],
    ['256 colours', (x: number) => grey(x)],
    ['thousands of colours', (x: number, y: number): Colour => [x % 256, y, (x * y) % 256]],
  ] as [string, (x: number, y: number) => Colour][])('looks the same with %s', (_name, colourAt) => {
    const original = picture(301, 40, colourAt);
    const small = encodePng(original);
    expect(comparePictures(small, original)).toBeUndefined();
    expect(small.length).toBeLessThanOrEqual(original.length);
  });

  it('keeps grounds exact and moves only rare colours', () => {
    const original = picture(300, 40, (x, y) => (x === 7 && y === 7 ? [215, 55, 39] : coral));
    expect(decoded(encodePng(original)).equals(decoded(picture(300, 40, () => coral)))).toBe(true);
  });
});
