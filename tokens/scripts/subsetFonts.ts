import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import subsetFont from 'subset-font';

/**
 * Cuts the Fontsource files down to what the site writes and to the weights of the type scale, and writes
 * them to `tokens/fonts`. Run it after an update of the font packages.
 */
const require = createRequire(import.meta.url);
const out = resolve(import.meta.dirname, '../fonts');

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

// Each file that pages preload fits the first flight of a connection: ten segments of 1,460 bytes with the headers.
// Characters of nearly every page, whatever its language, and the letter of "café"; accented letters come
// with those languages, further signs where one stands.
const latin = `${range(0x41, 0x5a)}${range(0x61, 0x7a)}${range(0x30, 0x39)} \u00a0.,:;!?'"()-/&%+$@‘’“”–—…©·é€`;
const accented = `${range(0xc0, 0xff)}ıŒœ¡¿ªº«»‹›„‚\u2009\u202f`;
const latin1 = [...accented].filter((letter) => !'×÷é'.includes(letter)).join('');
const signs = [...range(0x21, 0x7e), ...range(0xa1, 0xbf), ...'×÷ˆ˜†•⁄™→−']
  .filter((sign) => !(latin + latin1).includes(sign))
  .join('');
const latinExt = range(0x100, 0x17f) + range(0x218, 0x21b);
const cyrillic = `${range(0x410, 0x44f)}Ёё№`;
// Those of further languages, which names may have.
const cyrillicExt = [...range(0x400, 0x45f), ...'ҐґҰұ']
  .filter((letter) => !cyrillic.includes(letter))
  .join('');
// Letters, marks and digits of Arabic, with the Persian letters that names use. Joined forms follow by themselves.
const arabic = `${range(0x621, 0x63a)}${range(0x640, 0x655)}${range(0x660, 0x66c)}،؛؟ٰٱپچژکگی\u200c\u200d\u200e\u200f`;

// The features that a browser applies by itself, and figures of one width.
const keepFeatures = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'];
const axes = { wght: { min: 340, max: 540 }, SHRP: { min: 0, max: 100 } };
const geologica = (subset: string) =>
  require.resolve(`@fontsource-variable/geologica/files/geologica-${subset}-shrp-normal.woff2`);
const plex = (weight: number) =>
  require.resolve(
    `@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-${weight}-normal.woff2`,
  );

const fonts: [name: string, source: string, text: string, variationAxes?: typeof axes][] = [
  ['geologica-latin', geologica('latin'), latin, axes],
  ['geologica-latin-1', geologica('latin'), latin1, axes],
  ['geologica-signs', geologica('latin'), signs, axes],
  ['geologica-latin-ext', geologica('latin-ext'), latinExt, axes],
  ['geologica-cyrillic', geologica('cyrillic'), cyrillic, axes],
  ['geologica-cyrillic-ext', geologica('cyrillic'), cyrillicExt, axes],
  ['plex-arabic-400', plex(400), arabic],
  ['plex-arabic-600', plex(600), arabic],
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
