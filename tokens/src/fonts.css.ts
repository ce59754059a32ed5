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
 */
const standIn = (family: string, names: readonly string[], sizeAdjust: string, range: string) =>
  globalFontFace(family, {
    src: names.map((name) => `local("${name}")`).join(','),
    fontWeight: '300 700',
    sizeAdjust,
    unicodeRange: range,
  });

standIn('Stand-in', ['Roboto', 'Arial', 'Liberation Sans'], '107%', 'U+0020-045F');
standIn('Stand-in Open', ['Open Sans'], '103%', 'U+0020-045F');
standIn('Stand-in Naskh', ['Noto Naskh Arabic UI', 'Noto Naskh Arabic'], '105%', 'U+0600-06FF');
standIn('Stand-in Arabic', ['Noto Sans Arabic UI', 'Noto Sans Arabic'], '93%', 'U+0600-06FF');
