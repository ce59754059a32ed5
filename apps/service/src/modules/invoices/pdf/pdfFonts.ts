import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

export type PdfFont = 'latin' | 'arabic' | 'japanese';

/** The product's own fonts. The first has Latin, Cyrillic and Greek; the last Chinese characters too. */
export const pdfFonts: Readonly<Record<PdfFont, string>> = {
  latin: require.resolve('@expo-google-fonts/geologica/400Regular/Geologica_400Regular.ttf'),
  arabic: require.resolve(
    '@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf',
  ),
  japanese: require.resolve('@expo-google-fonts/biz-udpgothic/400Regular/BIZUDPGothic_400Regular.ttf'),
};

const arabic = /[\u0600-\u06ff\u0750-\u077f\u08a0-\u08ff\ufb50-\ufdff\ufe70-\ufeff]/;
/** Characters that a line may be broken before and after. */
export const isWide = (char: string): boolean =>
  /[\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]/.test(char);

/** The font that has a character. */
export function fontOf(char: string): PdfFont {
  if (arabic.test(char)) return 'arabic';
  return isWide(char) ? 'japanese' : 'latin';
}
