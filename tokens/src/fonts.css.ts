import { globalFontFace } from '@vanilla-extract/css';

/**
 * Geologica (OFL), the latin, latin-ext and cyrillic subsets with the SHRP axis, and IBM Plex Sans Arabic (OFL).
 * The files come from Fontsource packages and are served from our own host.
 */
const geologica = (subset: string, unicodeRange: string) =>
  globalFontFace('Geologica Variable', {
    src: `url(@fontsource-variable/geologica/files/geologica-${subset}-shrp-normal.woff2) format("woff2-variations")`,
    fontStyle: 'normal',
    fontDisplay: 'swap',
    fontWeight: '100 900',
    unicodeRange,
  });

geologica(
  'latin',
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
);
geologica(
  'latin-ext',
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
);
geologica('cyrillic', 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116');

const arabicRange =
  'U+0600-06FF,U+0750-077F,U+0870-088E,U+0890-0891,U+0897-08E1,U+08E3-08FF,U+200C-200E,U+2010-2011,U+204F,U+2E41,U+FB50-FDFF,U+FE70-FE74,U+FE76-FEFC';
const plexArabic = (file: 400 | 600, fontWeight: string) =>
  globalFontFace('IBM Plex Sans Arabic', {
    src: `url(@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-${file}-normal.woff2) format("woff2")`,
    fontStyle: 'normal',
    fontDisplay: 'swap',
    fontWeight,
    unicodeRange: arabicRange,
  });

plexArabic(400, '300 450');
plexArabic(600, '451 700');
