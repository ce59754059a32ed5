import { globalFontFace } from '@vanilla-extract/css';

/**
 * Geologica (OFL) with the SHRP axis and the weights of the type scale, and IBM Plex Sans Arabic (OFL), cut to
 * what the site writes by `scripts/subsetFonts.ts` and served from our own host.
 */
const geologica = (file: string, unicodeRange: string) =>
  globalFontFace('Geologica Variable', {
    src: `url(../fonts/geologica-${file}.woff2) format("woff2-variations")`,
    fontStyle: 'normal',
    fontDisplay: 'swap',
    fontWeight: '340 540',
    unicodeRange,
  });

geologica(
  'latin',
  'U+0020-0022,U+0024-0029,U+002B-003B,U+003F-005A,U+0061-007A,U+00A0,U+00A9,U+00B7,U+00E9,U+2013-2014,U+2018-2019,U+201C-201D,U+2026,U+20AC',
);
geologica(
  'latin-1',
  'U+00A1,U+00AA-00AB,U+00BA-00BB,U+00BF-00D6,U+00D8-00E8,U+00EA-00F6,U+00F8-00FF,U+0131,U+0152-0153,U+2009,U+201A,U+201E,U+202F,U+2039-203A',
);
geologica(
  'signs',
  'U+0023,U+002A,U+003C-003E,U+005B-0060,U+007B-007E,U+00A2-00A8,U+00AC-00B6,U+00B8-00B9,U+00BC-00BE,U+00D7,U+00F7,U+02C6,U+02DC,U+2020,U+2022,U+2044,U+2122,U+2192,U+2212',
);
geologica('latin-ext', 'U+0100-0130,U+0132-0151,U+0154-017F,U+0218-021B');
geologica('cyrillic', 'U+0401,U+0410-044F,U+0451,U+2116');
geologica('cyrillic-ext', 'U+0400,U+0402-040F,U+0450,U+0452-045F,U+0490-0491,U+04B0-04B1');

const plexArabic = (file: 400 | 600, fontWeight: string) =>
  globalFontFace('IBM Plex Sans Arabic', {
    src: `url(../fonts/plex-arabic-${file}.woff2) format("woff2")`,
    fontStyle: 'normal',
    fontDisplay: 'swap',
    fontWeight,
    unicodeRange:
      'U+060C,U+061B,U+061F,U+0621-063A,U+0640-0655,U+0660-066C,U+0670-0671,U+067E,U+0686,U+0698,U+06A9,U+06AF,U+06CC,U+200C-200F',
  });

plexArabic(400, '300 450');
plexArabic(600, '451 700');

/**
 * Fallback while a font loads: a system typeface as wide as ours, so that hardly a line breaks
 * elsewhere when ours arrives. The sizes are those at which the words of the messages are equally wide.
 */
const standIn = (family: string, names: readonly string[], sizeAdjust: string, unicodeRange: string) =>
  globalFontFace(family, {
    src: names.map((name) => `local("${name}")`).join(','),
    fontWeight: '300 700',
    sizeAdjust,
    unicodeRange,
  });

standIn('Stand-in', ['Roboto', 'Arial', 'Liberation Sans'], '107%', 'U+0020-045F');
standIn('Stand-in Open', ['Open Sans'], '103%', 'U+0020-045F');
standIn('Stand-in Naskh', ['Noto Naskh Arabic UI', 'Noto Naskh Arabic'], '105%', 'U+0600-06FF');
standIn('Stand-in Arabic', ['Noto Sans Arabic UI', 'Noto Sans Arabic'], '93%', 'U+0600-06FF');
