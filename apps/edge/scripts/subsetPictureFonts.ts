import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import subsetFont from 'subset-font';

/**
 * Cuts the whole fonts down to the scripts that link pictures are set in, and writes them to `apps/edge/fonts`.
 * Run it after an update of the font packages.
 */
const require = createRequire(import.meta.url);
const out = resolve(import.meta.dirname, '../fonts');

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

const latin = range(0x20, 0x7e) + range(0xa0, 0x233) + range(0x2b9, 0x2dd) + range(0x1e80, 0x1ef9);
const marks = range(0x300, 0x335);
const cyrillic = `${range(0x400, 0x45f)}ҐґҰұ`;
const punctuation = range(0x2000, 0x206f) + range(0x20a0, 0x20bf) + range(0x2100, 0x22ff);
// With Latin letters and digits: between Arabic words the renderer fails to take them from another font.
const arabic = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}€‐–—‘’“”…${range(0x600, 0x6ff)}${range(0x750, 0x77f)}${range(0x8a0, 0x8fe)}${range(0xfb50, 0xfdff)}${range(0xfe70, 0xfeff)}`;

const fonts = [
  [
    'geologica-600',
    '@expo-google-fonts/geologica/600SemiBold/Geologica_600SemiBold.ttf',
    latin + marks + cyrillic + punctuation,
  ],
  [
    'plex-arabic-600',
    '@expo-google-fonts/ibm-plex-sans-arabic/600SemiBold/IBMPlexSansArabic_600SemiBold.ttf',
    arabic,
  ],
] as const;

mkdirSync(out, { recursive: true });
for (const [name, source, text] of fonts) {
  const font = await subsetFont(readFileSync(require.resolve(source)), text, { targetFormat: 'sfnt' });
  writeFileSync(join(out, `${name}.ttf`), font);
  console.log(`${name}.ttf ${font.length} bytes`);
}
