import bidiFactory from 'bidi-js';
import { fontOf, type PdfFont } from './pdfFonts.ts';

const bidi = bidiFactory();

/** A piece of a line in one font and direction, without blanks inside, or one blank. */
export interface Run {
  text: string;
  font: PdfFont;
}

/** Marks that say a direction, and have no shape. */
const marks = /[\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/;
const blank = /\s/;

interface Piece extends Run {
  level: number;
}

function pieces(text: string, levels: Uint8Array): Piece[] {
  const found: Piece[] = [];
  let index = 0;
  for (const char of text) {
    const level = levels[index] ?? 0;
    index += char.length;
    if (marks.test(char)) continue;
    const shown = blank.test(char) ? ' ' : char;
    const font = fontOf(shown);
    const last = found.at(-1);
    const joins = last && last.font === font && last.level === level && shown !== ' ' && last.text !== ' ';
    if (joins) last.text += shown;
    else found.push({ text: shown, font, level });
  }
  return found;
}

/** Latin signs in a text from right to left: the library of fonts turns Arabic letters alone. */
const turned = (text: string): string =>
  [...text]
    .reverse()
    .map((char) => bidi.getMirroredCharacter(char) ?? char)
    .join('');

/**
 * The runs of a line in the order in which they stand from left to right (Unicode Standard Annex 9, rule L2). `auto`: by
 * its first letter, for what somebody typed.
 */
export function visualRuns(text: string, direction: 'ltr' | 'rtl' | 'auto'): Run[] {
  const { levels } = bidi.getEmbeddingLevels(text, direction === 'auto' ? undefined : direction);
  const found = pieces(text, levels);
  const highest = found.reduce((most, { level }) => Math.max(most, level), 0);
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < found.length; start += 1) {
      let end = start;
      while (end < found.length && (found[end]?.level ?? 0) >= level) end += 1;
      if (end > start) found.splice(start, end - start, ...found.slice(start, end).reverse());
      start = Math.max(start, end);
    }
  }
  return found.map(({ text: shown, font, level }) => ({
    text: level % 2 === 1 && font !== 'arabic' ? turned(shown) : shown,
    font,
  }));
}
