import { globalFontFace } from '@vanilla-extract/css';
import { arabicSubsets, geologicaSubsets, unicodeRange } from './fontSubsets.ts';

/**
 * Geologica (OFL) with the SHRP axis and the weights of the type scale, and IBM Plex Sans Arabic (OFL), cut to
 * what the site writes by `scripts/subsetFonts.ts` and served from our own host.
 */
const geologica = (file: string, range: string) =>
  globalFontFace('Geologica Variable', {
    src: `url(../fonts/geologica-${file}.woff2) format("woff2-variations")`,
    fontStyle: 'normal',
    fontDisplay: 'swap',
    fontWeight: '340 540',
    unicodeRange: range,
  });

for (const [file, characters] of Object.entries(geologicaSubsets)) geologica(file, unicodeRange(characters));

const plex = (file: string, fontWeight: string, range: string) =>
  globalFontFace('IBM Plex Sans Arabic', {
    src: `url(../fonts/plex-${file}.woff2) format("woff2")`,
    fontStyle: 'normal',
    fontDisplay: 'swap',
    fontWeight,
    unicodeRange: range,
  });

for (const [file, characters] of Object.entries(arabicSubsets)) {
  plex(`${file}-400`, '300 450', unicodeRange(characters));
  plex(`${file}-600`, '451 700', unicodeRange(characters));
}

/**
 * Fallback while a font loads: a system typeface as wide as ours, so that hardly a line breaks
 * elsewhere when ours arrives. The sizes are those at which the words of the messages are equally wide.
 *
 * `local()` looks for the full name of a font or its PostScript name, and the full name differs between the
 * releases of a font: "Open Sans" became "Open Sans Regular". The PostScript name stays.
 */
const standIn = (
  family: string,
  names: readonly string[],
  sizeAdjust: string,
  range: string,
  fontWeight = '300 700',
) =>
  globalFontFace(family, {
    src: names.map((name) => `local("${name}")`).join(','),
    fontWeight,
    sizeAdjust,
    unicodeRange: range,
  });

const latin = 'U+0020-045F';
const arabic = 'U+0600-06FF';
const roboto = ['Roboto', 'Roboto-Regular', 'Arial', 'Liberation Sans'];
const openSans = ['Open Sans', 'OpenSans-Regular'];
standIn('Stand-in', roboto, '106%', latin, '300 450');
standIn('Stand-in', roboto, '107.5%', latin, '451 700');
standIn('Stand-in Open', openSans, '102%', latin, '300 450');
standIn('Stand-in Open', openSans, '103.5%', latin, '451 700');
standIn(
  'Stand-in Naskh',
  ['Noto Naskh Arabic UI', 'Noto Naskh Arabic', 'NotoNaskhArabic-Regular'],
  '105%',
  arabic,
);
standIn(
  'Stand-in Arabic',
  ['Noto Sans Arabic UI', 'Noto Sans Arabic', 'NotoSansArabic-Regular'],
  '93%',
  arabic,
);
