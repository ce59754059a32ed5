import { type Language, languageFacts } from '@tern/domain';
import { bareWord, foldText } from './foldText.ts';
import { reduceWord } from './reduceWord.ts';

/** Letters and digits, with hyphens between parts of one word. */
const wordPattern = /[\p{L}\p{N}\p{M}]+(?:[-‐‑–.'’][\p{L}\p{N}\p{M}]+)*/gu;

/** A run of a script that is written without spaces. */
const runPattern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+/gu;

/** Letters of a word that are kept: longer ones are no words. */
const longestWord = 60;

/** A word of a text: as it is, and the parts of one that has hyphens in it. */
export interface SearchWord {
  whole: string;
  parts: readonly string[];
}

const hasRuns = (language: Language) => languageFacts[language].script === 'japanese';

/** Overlapping pieces of so many characters of a text without spaces; the text itself where it has no more. */
export function piecesOf(run: string, length: number): string[] {
  const characters = [...run];
  return characters.length <= length
    ? [run]
    : characters.slice(length - 1).map((_, index) => characters.slice(index, index + length).join(''));
}

/** Characters of the shorter and the longer pieces that a text without spaces is found by. */
export const pair = 2;
export const triple = 3;

/** A text in pieces: runs without spaces, and the rest. */
function splitRuns(folded: string): { run: boolean; text: string }[] {
  const pieces: { run: boolean; text: string }[] = [];
  let end = 0;
  for (const match of folded.matchAll(runPattern)) {
    if (match.index > end) pieces.push({ run: false, text: folded.slice(end, match.index) });
    pieces.push({ run: true, text: match[0] });
    end = match.index + match[0].length;
  }
  if (end < folded.length) pieces.push({ run: false, text: folded.slice(end) });
  return pieces;
}

const wordsOf = (text: string, language: Language): SearchWord[] =>
  (text.match(wordPattern) ?? []).map((word) => {
    const parts = word
      .split(/[^\p{L}\p{N}\p{M}]+/u)
      .filter(Boolean)
      .map((part) => bareWord(part, language));
    return {
      whole: parts.join('').slice(0, longestWord),
      parts: parts.map((part) => part.slice(0, longestWord)),
    };
  });

/** A search or a text in the order of its words, folded. `run` is a text without spaces. */
export function searchWords(text: string, language: Language): (SearchWord | { run: string })[] {
  const folded = foldText(text, language);
  if (!hasRuns(language)) return wordsOf(folded, language);
  return splitRuns(folded).flatMap((piece): (SearchWord | { run: string })[] =>
    piece.run ? [{ run: piece.text }] : wordsOf(piece.text, language),
  );
}

/**
 * A text for `to_tsvector`: words between spaces and nothing else, so that PostgreSQL's parser has no hosts, paths and
 * numbers to find. A word with hyphens is there in one piece as well, one that can be reduced in its reduced form as well.
 * A text without spaces is there in pieces of two and of three characters.
 */
export const indexText = (text: string, language: Language): string =>
  searchWords(text, language)
    .flatMap((word) => {
      if ('run' in word) {
        const pairs = piecesOf(word.run, pair);
        return pairs.length > 1 ? [...pairs, ...piecesOf(word.run, triple)] : pairs;
      }
      const words = word.parts.length > 1 ? [...word.parts, word.whole] : [word.whole];
      return words.flatMap((each) => {
        const reduced = reduceWord(each, language);
        return reduced === each ? each : [each, reduced];
      });
    })
    .join(' ');
