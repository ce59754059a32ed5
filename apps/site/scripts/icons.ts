import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Resvg } from '@resvg/resvg-js';

const publicFolder = resolve(import.meta.dirname, '../public');

/** The pictures drawn from the mark, by file name: side in pixels, and whether the ground reaches the edges. */
export const icons = {
  'icon-192.png': { size: 192, bleed: false },
  'icon-512.png': { size: 512, bleed: false },
  // Cut to any shape by the system: ground to the edges, the bird within the inner 80 %.
  'maskable-512.png': { size: 512, bleed: true },
  // iOS rounds it off by itself and shows transparency as black.
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

if (import.meta.main) {
  mkdirSync(join(publicFolder, 'icons'), { recursive: true });
  for (const [name, icon] of Object.entries(icons)) {
    writeFileSync(join(publicFolder, 'icons', name), drawIcon(icon));
  }
}
