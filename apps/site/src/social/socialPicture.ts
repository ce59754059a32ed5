import { brand, socialPictureSize } from '@tern/domain';
import { directionOf, type Language } from '@tern/i18n';
import { band } from '@tern/tokens';
import flock from '@tern/ui/drawings/flock.svg?raw';
import plate from '@tern/ui/drawings/north.svg?raw';
import { breakLines, type Measure } from './breakLines.ts';
import { withoutBrand } from './withoutBrand.ts';

const { width, height } = socialPictureSize;
const margin = 80;
/** The disc: its centre lies so far from the edge that it is cut off at the end side, and above and below. */
const disc = { fromEnd: 90, y: 322, radius: 410 };
const textWidth = width - margin - disc.fromEnd - disc.radius - 24;

const escapeXml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** The content of the drawing. A part that another file would paint through `<use>` is found by its id. */
const drawn = plate.replace(/^.*?<svg[^>]*>|<\/svg>\s*$/gs, '');
const [body = '', beak = ''] = [...flock.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);

const tern = (transform: string, fill: string) =>
  `<g transform="${transform}"><path fill="${fill}" d="${body}"/><path fill="${band.mapFlight}" d="${beak}"/></g>`;

const land = [
  `<circle cx="500" cy="500" r="486" fill="${band.mapSea}"/>`,
  `<use href="#grat" fill="none" stroke="${band.mapGrat}" stroke-width="2.4"/>`,
  `<use href="#land" fill="none" stroke="${band.mapLand}" stroke-width="7.2" stroke-linecap="round" opacity="0.85"/>`,
  `<g fill="none" stroke="${band.mapEdge}" opacity="0.7"><circle cx="500" cy="500" r="486" stroke-width="1.2"/><circle cx="500" cy="500" r="493" stroke-width="1.2"/></g>`,
  `<use href="#routes" fill="none" stroke="${band.mapRoute}" stroke-width="1.8" opacity="0.8"/>`,
  `<use href="#back" fill="none" stroke="${band.mapFlight}" stroke-width="2.6" stroke-linecap="round" stroke-dasharray="0.1 8"/>`,
  `<use href="#out" fill="none" stroke="${band.mapFlight}" stroke-width="3.4" stroke-linecap="round"/>`,
  `<use href="#ends" fill="${band.mapNode}" stroke="${band.mapFlight}" stroke-width="3"/>`,
  `<use href="#cities" fill="${band.mapNode}" stroke="${band.mapRoute}" stroke-width="2"/>`,
].join('');

/**
 * The picture of a page in link previews, as SVG of 1200 × 630: the world cut off at the end side, the mark and
 * the name, the page's title. `family` is the font of the
 * title, `latinFamily` that of the name; `measure` knows how wide a title is set.
 */
export function socialPicture(page: {
  title: string;
  language: Language;
  family: string;
  latinFamily: string;
  measure: Measure;
}): string {
  const { language, family, latinFamily, measure } = page;
  const rtl = directionOf(language) === 'rtl';
  const start = rtl ? width - margin : margin;
  const lineHeight = language === 'ar' ? 1.4 : language === 'ja' ? 1.32 : 1.16;
  const { lines, size } = breakLines(withoutBrand(page.title), {
    language,
    width: textWidth,
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
    escapeXml(
      rtl
        ? `\u202b${line.replace(/[\u2066-\u2069]/g, '').replace(/\p{Sc}\s?[\d.,]*\d|\d[\d.,]*\s?\p{Sc}/gu, '\u202a$&\u202c')}\u202c`
        : line,
    );
  const font = `font-family="${family}, ${latinFamily}" font-weight="${language === 'ja' ? 700 : 600}"`;
  const scale = disc.radius / 493;
  const centre = rtl ? disc.fromEnd : width - disc.fromEnd;
  const markAt = rtl ? start - 27 : start + 27;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<defs>${drawn}</defs>`,
    `<rect width="${width}" height="${height}" fill="${band.bg}"/>`,
    `<g transform="translate(${centre - 500 * scale} ${disc.y - 500 * scale}) scale(${scale})">${land}</g>`,
    tern(`translate(${markAt} 118) rotate(42) scale(1.5)`, band.bird),
    `<text x="${rtl ? markAt - 46 : markAt + 46}" y="133" text-anchor="${anchor}" font-family="${latinFamily}" font-weight="600" font-size="44" letter-spacing="-1.6" fill="${band.text}">${escapeXml(brand.name)}</text>`,
    ...lines.map(
      (line, index) =>
        `<text x="${start}" y="${Math.round(first + index * pitch)}" text-anchor="${anchor}" ${font} font-size="${size}" letter-spacing="${rtl || language === 'ja' ? 0 : -0.02 * size}" fill="${band.text}">${directed(line)}</text>`,
    ),
    `<text x="${start}" y="562" text-anchor="${anchor}" font-family="${latinFamily}" font-weight="600" font-size="26" fill="${band.textMuted}">${escapeXml(brand.host)}</text>`,
    '</svg>',
  ].join('');
}
