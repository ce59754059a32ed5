import { type Highlighted, type Language, languageFacts } from '@tern/domain';
import { bareWord, foldText } from './foldText.ts';
import { reduceWord } from './reduceWord.ts';

/** Characters of an excerpt. */
const excerptLength = 200;

const hasRuns = (language: Language) => languageFacts[language].script === 'japanese';

const wordPattern = /[\p{L}\p{N}\p{M}]+/gu;

/** Endings that a word may have beyond the stem of what was searched. */
const endingLength = 5;

/** Whether a word of the text is one that was searched: it begins with its stem. */
function fits(word: string, stems: readonly string[], language: Language): boolean {
  // Few words of a text begin like one that was searched: the others are done with at once.
  const near = stems.filter((stem) => word.charCodeAt(0) === stem.charCodeAt(0));
  if (near.length === 0) return false;
  if (near.includes(reduceWord(word, language))) return true;
  return near.some((stem) => {
    const short = stem.length > 4 ? stem.replace(/i$/, '') : stem;
    return word.startsWith(short) && word.length - short.length <= endingLength;
  });
}

interface Span {
  from: number;
  to: number;
}

function runSpans(text: string, runs: readonly string[], language: Language): Span[] {
  // Only where folding leaves every character in its place.
  const folded = foldText(text, language);
  if (folded.length !== text.length) return [];
  return runs.flatMap((run) => {
    const spans: Span[] = [];
    for (let at = folded.indexOf(run); at >= 0; at = folded.indexOf(run, at + run.length))
      spans.push({ from: at, to: at + run.length });
    return spans;
  });
}

const mark = /\p{M}/u;

/**
 * Whether a word may fit, by its first letter: folding every word of ten texts takes longer than finding them. With a mark
 * behind it the letter may be another one.
 */
function createFilter(stems: readonly string[], language: Language): (word: string) => boolean {
  const beginnings = new Set(stems.map((stem) => stem[0]));
  const known = new Map<string, boolean>();
  return (word) => {
    const letter = word[0] as string;
    let may = known.get(letter);
    if (may === undefined) {
      // Letters of Arabic that its articles begin with may be none of the word itself.
      may = beginnings.has(foldText(letter, language)[0]) || /[وفبكالأإآٱ]/.test(letter) || hasRuns(language);
      known.set(letter, may);
    }
    return may || mark.test(word[1] ?? '');
  };
}

/** Where a text has one of the stems, in order and apart. */
function matchesOf(text: string, stems: readonly string[], language: Language): Span[] {
  const mayFit = createFilter(stems, language);
  const words = [...text.matchAll(wordPattern)].flatMap(({ 0: word, index }) =>
    mayFit(word) && fits(bareWord(foldText(word, language), language), stems, language)
      ? [{ from: index, to: index + word.length }]
      : [],
  );
  const all = hasRuns(language) ? [...runSpans(text, stems, language), ...words] : words;
  all.sort((a, b) => a.from - b.from || b.to - a.to);
  const apart: Span[] = [];
  for (const span of all) if (span.from >= (apart.at(-1)?.to ?? 0)) apart.push(span);
  return apart;
}

/** A text in pieces: those that match and those between. */
function piecesOf(text: string, spans: readonly Span[]): Highlighted {
  const pieces: Highlighted = [];
  let at = 0;
  for (const { from, to } of spans) {
    if (from > at) pieces.push({ text: text.slice(at, from), match: false });
    pieces.push({ text: text.slice(from, to), match: true });
    at = to;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), match: false });
  return pieces;
}

/** `stems` are folded: what the words of the search are reduced to. */
export const highlight = (text: string, stems: readonly string[], language: Language): Highlighted =>
  piecesOf(text, matchesOf(text, stems, language));

/** Characters of a text that are looked through for an excerpt. */
const longestText = 40_000;

/** The first part of a text where most of the words stand together that were searched; its beginning where none does. */
export function excerpt(plain: string, stems: readonly string[], language: Language): Highlighted {
  const text = plain.slice(0, longestText);
  const spans = matchesOf(text, stems, language);
  const words = spans.map(({ from, to }) => foldText(text.slice(from, to), language).slice(0, 4));
  // Different words, not the same one again: lists of sources repeat it most.
  const wordsFrom = (first: number) => {
    const end = (spans[first] as Span).from + excerptLength - 20;
    const seen = new Set<string>();
    for (let at = first; at < spans.length && (spans[at] as Span).to <= end; at += 1)
      seen.add(words[at] as string);
    return seen.size;
  };
  let best = { start: 0, count: -1 };
  for (const [first, { from }] of spans.slice(0, 200).entries()) {
    const count = wordsFrom(first);
    if (count > best.count) best = { start: from, count };
  }
  const lead = hasRuns(language) ? 15 : 40;
  let start = Math.max(0, best.start - lead);
  // From the beginning of a word.
  if (start > 0 && !hasRuns(language)) start = text.indexOf(' ', start) + 1 || start;
  let end = Math.min(text.length, start + excerptLength);
  if (end < text.length && !hasRuns(language)) end = Math.max(start + 1, text.lastIndexOf(' ', end));
  const cut = text.slice(start, end);
  const pieces = highlight(cut, stems, language);
  return [
    ...(start > 0 ? [{ text: '… ', match: false }] : []),
    ...pieces,
    ...(end < plain.length ? [{ text: ' …', match: false }] : []),
  ];
}
