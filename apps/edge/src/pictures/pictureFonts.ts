import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '@tern/domain';
import { type Advances, readAdvances, unwrapWoff } from './sfnt.ts';

export interface PictureFonts {
  /** Paths of font files. */
  readonly files: readonly string[];
  /** Name of the family that is asked for first. */
  readonly family: string;
  /** Name of the family of the brand's name and address. */
  readonly latinFamily: string;
  /** Width of a text in px, a little more than it will be: shaping and kerning only narrow it. */
  measure(text: string, size: number): number;
}

const latin = ['latin', 'latin-ext'].map(
  (part) => `@fontsource/geologica/files/geologica-${part}-600-normal.woff`,
);
const cyrillic = '@fontsource/geologica/files/geologica-cyrillic-600-normal.woff';
const arabic = '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal.woff';
const japanese = '@fontsource/biz-udpgothic/files/biz-udpgothic-japanese-700-normal.woff';

const latinFamily = 'Geologica SemiBold';

/** Families, as the files name themselves, and files of a language; a character is taken from the first font that has it. */
const fontsOf = (language: Language): { family: string; files: string[] } => {
  if (language === 'ja') return { family: 'BIZ UDPGothic', files: [japanese, ...latin] };
  if (language === 'ar') return { family: 'IBM Plex Sans Arabic SemiBold', files: [arabic, ...latin] };
  return { family: latinFamily, files: language === 'ru' ? [...latin, cyrillic] : latin };
};

const require = createRequire(import.meta.url);

/**
 * The fonts pictures are set in. The renderer reads font files without a wrapping: they are unwrapped into a
 * folder of this process when a language is first asked for.
 */
export function createPictureFonts(): { of(language: Language): PictureFonts; close(): void } {
  let folder: string | undefined;
  const unwrapped = new Map<string, { path: string; advances: Advances }>();
  const known = new Map<Language, PictureFonts>();

  const unwrap = (name: string) => {
    let font = unwrapped.get(name);
    if (!font) {
      folder ??= mkdtempSync(join(tmpdir(), 'tern-fonts-'));
      const body = unwrapWoff(readFileSync(require.resolve(name)));
      const path = join(folder, `${unwrapped.size}.ttf`);
      writeFileSync(path, body);
      font = { path, advances: readAdvances(body) };
      unwrapped.set(name, font);
    }
    return font;
  };

  return {
    of(language) {
      let fonts = known.get(language);
      if (!fonts) {
        const { family, files } = fontsOf(language);
        const loaded = files.map(unwrap);
        const widthOf = (codePoint: number) => {
          for (const { advances } of loaded) {
            const width = advances(codePoint);
            if (width !== undefined) return width;
          }
          return 1;
        };
        fonts = {
          family,
          latinFamily,
          files: loaded.map(({ path }) => path),
          measure: (text, size) =>
            [...text].reduce((sum, char) => sum + widthOf(char.codePointAt(0) as number), 0) * size,
        };
        known.set(language, fonts);
      }
      return fonts;
    },
    close() {
      if (folder) rmSync(folder, { recursive: true, force: true });
      folder = undefined;
      unwrapped.clear();
      known.clear();
    },
  };
}
