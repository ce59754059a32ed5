import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import subsetFont from 'subset-font';
import { arabicSubsets, geologicaSubsets } from '../src/fontSubsets.ts';

/**
 * Cuts the Fontsource files down to what the site writes and to the weights of the type scale, and writes
 * them to `tokens/fonts`. Run it after an update of the font packages.
 */
const require = createRequire(import.meta.url);
const out = resolve(import.meta.dirname, '../fonts');

// The features that a browser applies by itself, and figures of one width.
const keepFeatures = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'];
const axes = { wght: { min: 340, max: 540 }, SHRP: { min: 0, max: 100 } };
const geologica = (subset: string) =>
  require.resolve(`@fontsource-variable/geologica/files/geologica-${subset}-shrp-normal.woff2`);
const plex = (weight: number) =>
  require.resolve(
    `@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-${weight}-normal.woff2`,
  );

/** Which of Fontsource's files has the characters of each of ours. */
const sourceOf: Readonly<Record<keyof typeof geologicaSubsets, string>> = {
  latin: 'latin',
  'latin-1': 'latin',
  signs: 'latin',
  'latin-ext': 'latin-ext',
  cyrillic: 'cyrillic',
  'cyrillic-ext': 'cyrillic',
};

// Each file fits the first flight of a connection: ten segments of 1,460 bytes with the headers.
const fonts: (readonly [name: string, source: string, text: string, variationAxes?: typeof axes])[] = [
  ...Object.entries(geologicaSubsets).map(
    ([file, characters]) =>
      [
        `geologica-${file}`,
        geologica(sourceOf[file as keyof typeof geologicaSubsets]),
        characters,
        axes,
      ] as const,
  ),
  ...Object.entries(arabicSubsets).flatMap(([file, characters]) =>
    [400, 600].map((weight) => [`plex-${file}-${weight}`, plex(weight), characters] as const),
  ),
];

mkdirSync(out, { recursive: true });
for (const [name, source, text, variationAxes] of fonts) {
  const font = await subsetFont(readFileSync(source), text, {
    targetFormat: 'woff2',
    // Screens have pixels enough: the one font with hints, Plex, is a quarter smaller without them.
    noHinting: true,
    ...(variationAxes ? { variationAxes, keepFeatures } : {}),
  });
  writeFileSync(join(out, `${name}.woff2`), font);
  console.log(`${name}.woff2 ${font.length} bytes`);
}
