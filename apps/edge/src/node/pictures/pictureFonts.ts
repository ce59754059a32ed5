/// <reference path="./opentype.d.ts" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Language } from '@tern/domain';
import opentype, { type Font } from 'opentype.js';

export interface PictureFonts {
  /** Paths of font files. */
  readonly files: readonly string[];
  /** Name of the family that is tried first. */
  readonly family: string;
  /** Name of the family of the brand's name and address. */
  readonly latinFamily: string;
  /** Width of a text in px, a little more than it will be: shaping and kerning only narrow it. */
  measure(text: string, size: number): number;
}

const require = createRequire(import.meta.url);
const shipped = (name: string) => fileURLToPath(new URL(`../../../fonts/${name}`, import.meta.url));

const geologica = shipped('geologica-600.ttf');
const arabic = shipped('plex-arabic-600.ttf');
const japanese = () => require.resolve('@expo-google-fonts/biz-udpgothic/700Bold/BIZUDPGothic_700Bold.ttf');

const latinFamily = 'Geologica SemiBold';

/** Families, as the files name themselves, and files of a language; a character is taken from the first font that has it. */
const fontsOf = (language: Language): { family: string; files: string[] } => {
  if (language === 'ja') return { family: 'BIZ UDPGothic', files: [japanese(), geologica] };
  if (language === 'ar') return { family: 'IBM Plex Sans Arabic SemiBold', files: [arabic, geologica] };
  return { family: latinFamily, files: [geologica] };
};

/** Reads which characters a font has and how wide they are. */
export function openFont(file: string): Font {
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
}

/** The fonts pictures are set in, each opened when a language first needs it. */
export function createPictureFonts(): { of(language: Language): PictureFonts } {
  const opened = new Map<string, Font>();
  const known = new Map<Language, PictureFonts>();

  const open = (file: string): Font => {
    const font = opened.get(file) ?? openFont(file);
    opened.set(file, font);
    return font;
  };

  return {
    of(language) {
      let fonts = known.get(language);
      if (!fonts) {
        const { family, files } = fontsOf(language);
        const loaded = files.map(open);
        const widthOf = (char: string) => {
          const font = loaded.find((one) => one.hasChar(char));
          return font ? (font.charToGlyph(char).advanceWidth ?? 0) / font.unitsPerEm : 1;
        };
        fonts = {
          family,
          latinFamily,
          files,
          measure: (text, size) => [...text].reduce((sum, char) => sum + widthOf(char), 0) * size,
        };
        known.set(language, fonts);
      }
      return fonts;
    },
  };
}
