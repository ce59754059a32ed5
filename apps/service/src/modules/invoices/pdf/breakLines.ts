import { isWide } from './pdfFonts.ts';

/** The pieces of a text between which a line may be broken. Blanks stand with the piece before them. */
function piecesOf(text: string): string[] {
  const found: string[] = [];
  let open = false;
  for (const char of text) {
    const blank = /\s/.test(char) && char !== '\u00a0' && char !== '\u202f';
    if (!open || isWide(char)) found.push(char);
    else found[found.length - 1] += char;
    open = !blank && !isWide(char);
  }
  return found;
}

/** Breaks a text into lines of a width. A piece that is wider than a line is broken anywhere. */
export function breakLines(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  const add = (piece: string) => {
    if (measure((line + piece).trimEnd()) <= width) {
      line += piece;
      return;
    }
    if (line) lines.push(line.trimEnd());
    line = piece;
  };
  for (const piece of piecesOf(text)) {
    if (measure(piece.trimEnd()) <= width) add(piece);
    else for (const char of piece) add(char);
  }
  return [...lines, line.trimEnd()];
}
