import { brand, escapeHtml, socialPictureSize } from '@tern/domain';
import { directionOf, type Language } from '@tern/i18n';
import { band } from '@tern/tokens';
import flock from '@tern/ui/drawings/flock.svg?raw';
import { breakLines, type Measure } from './breakLines.ts';

export const { width, height } = socialPictureSize;
export const margin = 80;

const [body = '', beak = ''] = [...flock.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);

const tern = (transform: string, fill: string) =>
  `<g transform="${transform}"><path fill="${fill}" d="${body}"/><path fill="${band.mapFlight}" d="${beak}"/></g>`;

/** A picture of a link preview: its text, and the fonts it is set in. */
export interface TitledPicture {
  title: string;
  language: Language;
  /** The font of the title. */
  family: string;
  /** The font of the name. */
  latinFamily: string;
  /** Knows how wide a title is set. */
  measure: Measure;
}

/** The side reading begins at, and the other one, as x in px. */
export function sidesOf(language: Language): { rtl: boolean; start: number } {
  const rtl = directionOf(language) === 'rtl';
  return { rtl, start: rtl ? width - margin : margin };
}

/** Mark and name above, the title in the middle, the address below, in a column of so many px where reading begins. */
export function textColumn(
  { title, language, family, latinFamily, measure }: TitledPicture,
  columnWidth: number,
): string {
  const { rtl, start } = sidesOf(language);
  const lineHeight = language === 'ar' ? 1.4 : language === 'ja' ? 1.32 : 1.16;
  // The fonts of pictures lack the narrow no-break space.
  const { lines, size } = breakLines(title.replaceAll('\u202f', '\u00a0'), {
    language,
    width: columnWidth,
    height: 300,
    sizes: [68, 62, 56, 50, 45, 40, 36, 32],
    lineHeight,
    measure,
  });
  const pitch = size * lineHeight;
  // The block of lines hangs in the middle of what is left between name and address.
  const first = 352 - ((lines.length - 1) * pitch) / 2 + size * 0.34;
  const anchor = rtl ? 'end' : 'start';
  // The renderer sets lines from left to right unless control characters say otherwise; amounts stay left to right.
  const directed = (line: string) =>
    escapeHtml(
      rtl
        ? `\u202b${line.replace(/[\u2066-\u2069]/g, '').replace(/\p{Sc}\s?[\d.,]*\d|\d[\d.,]*\s?\p{Sc}/gu, '\u202a$&\u202c')}\u202c`
        : line,
    );
  const font = `font-family="${family}, ${latinFamily}" font-weight="${language === 'ja' ? 700 : 600}"`;
  const markAt = rtl ? start - 27 : start + 27;
  return [
    tern(`translate(${markAt} 118) rotate(42) scale(1.5)`, band.bird),
    `<text x="${rtl ? markAt - 46 : markAt + 46}" y="133" text-anchor="${anchor}" font-family="${latinFamily}" font-weight="600" font-size="44" letter-spacing="-1.6" fill="${band.text}">${escapeHtml(brand.name)}</text>`,
    ...lines.map(
      (line, index) =>
        `<text x="${start}" y="${Math.round(first + index * pitch)}" text-anchor="${anchor}" ${font} font-size="${size}" letter-spacing="${rtl || language === 'ja' ? 0 : -0.02 * size}" fill="${band.text}">${directed(line)}</text>`,
    ),
    `<text x="${start}" y="562" text-anchor="${anchor}" font-family="${latinFamily}" font-weight="600" font-size="26" fill="${band.textMuted}">${escapeHtml(brand.host)}</text>`,
  ].join('');
}

/** The drawing on its ground. */
export const pictureOf = (...parts: readonly string[]): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${band.bg}"/>`,
    ...parts,
    '</svg>',
  ].join('');
