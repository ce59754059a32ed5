import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Resvg } from '@resvg/resvg-js';

const publicFolder = resolve(import.meta.dirname, '../public');

/** The pictures drawn from the mark, by path below `public`: side in pixels, and whether the ground reaches the edges. */
export const icons = {
  'icons/icon-192.png': { size: 192, bleed: false },
  'icons/icon-512.png': { size: 512, bleed: false },
  // Cut to any shape by the system: ground to the edges, the bird within the inner 80 %.
  'icons/maskable-512.png': { size: 512, bleed: true },
  // iOS rounds it off by itself and shows transparency as black. It looks here where a page names none.
  'apple-touch-icon.png': { size: 180, bleed: true },
} as const;

/** One icon as PNG, drawn from `public/favicon.svg`. */
export function drawIcon({ size, bleed }: { size: number; bleed: boolean }): Buffer {
  const mark = readFileSync(join(publicFolder, 'favicon.svg'), 'utf8');
  const svg = bleed ? mark.replace(/ rx="[^"]*"/, '').replace('scale(1.42)', 'scale(1.2)') : mark;
  return new Resvg(svg, {
    fitTo: { mode: 'width', value: size },
    font: { loadSystemFonts: false },
  })
    .render()
    .asPng();
}

/** Sides of the pictures in `favicon.ico`, which programs request that read no page: bookmarks, feed readers. */
const favicons = [16, 32, 48];

/** `favicon.ico`: a directory of 16 bytes a picture, then the pictures as PNG. */
export function drawFavicon(): Buffer {
  const pictures = favicons.map((size) => ({ size, png: drawIcon({ size, bleed: false }) }));
  const head = Buffer.alloc(6 + 16 * pictures.length);
  // Of the type "icon".
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const at = 6 + 16 * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

if (import.meta.main) {
  mkdirSync(join(publicFolder, 'icons'), { recursive: true });
  for (const [path, icon] of Object.entries(icons)) writeFileSync(join(publicFolder, path), drawIcon(icon));
  writeFileSync(join(publicFolder, 'favicon.ico'), drawFavicon());
}
