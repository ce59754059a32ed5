import { band } from '@tern/tokens';
import plate from '@tern/ui/drawings/north.svg?raw';
import { margin, pictureOf, sidesOf, type TitledPicture, textColumn, width } from './pictureParts.ts';
import { withoutBrand } from './withoutBrand.ts';

/** The disc: its centre lies so far from the edge that it is cut off at the end side, and above and below. */
const disc = { fromEnd: 90, y: 322, radius: 410 };
const textWidth = width - margin - disc.fromEnd - disc.radius - 24;

/** The content of the drawing. A part that another file would paint through `<use>` is found by its id. */
const drawn = plate.replace(/^.*?<svg[^>]*>|<\/svg>\s*$/gs, '');

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
 * the name, the page's title.
 */
export function socialPicture(page: TitledPicture): string {
  const { rtl } = sidesOf(page.language);
  const scale = disc.radius / 493;
  const centre = rtl ? disc.fromEnd : width - disc.fromEnd;
  return pictureOf(
    `<defs>${drawn}</defs>`,
    `<g transform="translate(${centre - 500 * scale} ${disc.y - 500 * scale}) scale(${scale})">${land}</g>`,
    textColumn({ ...page, title: withoutBrand(page.title) }, textWidth),
  );
}
