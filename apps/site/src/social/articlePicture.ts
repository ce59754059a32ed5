import { band } from '@tern/tokens';
import { height, margin, pictureOf, sidesOf, type TitledPicture, textColumn, width } from './pictureParts.ts';
import { socialPicture } from './socialPicture.ts';

/** The cover's place: a plate of 16:10 where reading ends, in the middle of the height. */
const plate = { width: 520, height: 325, fromEnd: 60, radius: 16 };
const gap = 40;
const textWidth = width - margin - gap - plate.width - plate.fromEnd;

/** The drawing as a part of another one, cut to a plate. */
function coverAt(cover: string, x: number, y: number): string {
  const viewBox = /\bviewBox="([\d.\s-]+)"/.exec(cover)?.[1];
  const inner = cover.replace(/^.*?<svg[^>]*>|<\/svg>\s*$/gs, '');
  const size = `x="${x}" y="${y}" width="${plate.width}" height="${plate.height}"`;
  return `<clipPath id="plate"><rect ${size} rx="${plate.radius}"/></clipPath><g clip-path="url(#plate)"><svg ${size} viewBox="${viewBox ?? '0 0 960 600'}" preserveAspectRatio="xMidYMid slice">${inner}</svg></g><rect ${size} rx="${plate.radius}" fill="none" stroke="${band.line}" stroke-width="2"/>`;
}

/** The picture of an article in link previews: its title and its cover; the world where it has none of our drawing. */
export function articlePicture({ cover, ...article }: TitledPicture & { cover: string | null }): string {
  if (!cover) return socialPicture(article);
  const { rtl } = sidesOf(article.language);
  const x = rtl ? plate.fromEnd : width - plate.fromEnd - plate.width;
  return pictureOf(coverAt(cover, x, (height - plate.height) / 2), textColumn(article, textWidth));
}
