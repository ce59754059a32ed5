import type { Language } from '@tern/i18n';

/** Width of a text in px at a font size in px. */
export type Measure = (text: string, size: number) => number;

export interface BrokenText {
  lines: string[];
  /** Font size in px. */
  size: number;
}

/** Pieces between which a line may end: at a space that is not a no-break one, which stays at the end of its piece. */
function piecesOf(text: string, language: Language): string[] {
  if (language !== 'ja') return text.split(/(?<=[^\S\u00a0\u202f])/);
  // No spaces to go by: words of the dictionary, and what must not begin a line stays with the one before.
  const pieces: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter('ja', { granularity: 'word' }).segment(text)) {
    const last = pieces.at(-1);
    const clings = /^[、。,.:;!?)」』】ー・%+！？：）\s]|^[ぁ-ん]{1,2}$/.test(segment) || !isWordLike;
    if (last !== undefined && (clings ? !/[「『（(【]$/.test(segment) : /[「『（(【]$/.test(last)))
      pieces[pieces.length - 1] = last + segment;
    else pieces.push(segment);
  }
  return pieces;
}

function wrap(pieces: readonly string[], width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    if (line && widthOf((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = piece;
    } else line += piece;
  }
  return line ? [...lines, line.trimEnd()] : lines;
}

/**
 * Breaks a title into lines of about the same length, in the largest of the sizes in which it fits `width` by
 * `height`; in the smallest one where it fits in none.
 */
export function breakLines(
  text: string,
  options: {
    language: Language;
    width: number;
    height: number;
    /** Largest first, in px. */
    sizes: readonly number[];
    /** Times the font size. */
    lineHeight: number;
    measure: Measure;
  },
): BrokenText {
  const { language, width, height, sizes, lineHeight, measure } = options;
  const pieces = piecesOf(text, language);
  let best: BrokenText = { lines: [text], size: sizes[0] as number };
  for (const size of sizes) {
    const widthOf = (line: string) => measure(line, size);
    let lines = wrap(pieces, width, widthOf);
    const fits = lines.length * size * lineHeight <= height && lines.every((line) => widthOf(line) <= width);
    // As narrow as the number of lines allows.
    for (let narrower = width - 8; fits && narrower > width / 2; narrower -= 8) {
      const tried = wrap(pieces, narrower, widthOf);
      if (tried.length > lines.length || tried.some((line) => widthOf(line) > narrower)) break;
      lines = tried;
    }
    best = { lines, size };
    if (fits) break;
  }
  return best;
}
