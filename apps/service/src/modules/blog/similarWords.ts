/** Letters from which on a word may differ in one, and in two. */
const oneFrom = 4;
const twoFrom = 8;

/** How many letters a word may be away from the one that was meant. */
export const tolerance = (word: string): number => {
  const { length } = [...word];
  return length >= twoFrom ? 2 : length >= oneFrom ? 1 : 0;
};

/** Words that are worth a correction: no numbers, and neither too short nor too long. */
export const isCorrectable = (word: string): boolean => /^\p{L}{3,30}$/u.test(word);

export interface SimilarWord {
  word: string;
  /** Letters that were added, left out, replaced or swapped with their neighbour. */
  distance: number;
}

/** How many characters two words begin with alike. */
function sharedLength(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one.charCodeAt(length) === other.charCodeAt(length)) length += 1;
  return length;
}

/**
 * The words of a sorted list that are at most so many letters away from another. Words that begin alike are compared once
 * as far as they do, and left out together where that much is too far away already.
 */
export function similarWords(sorted: readonly string[], wanted: string, most: number): SimilarWord[] {
  const width = wanted.length;
  const rows = [Array.from({ length: width + 1 }, (_, index) => index)];
  const found: SimilarWord[] = [];
  let before = '';
  // Characters of `before` whose rows stand, and from which on every longer word is too far away.
  let hopeless = Number.POSITIVE_INFINITY;
  for (const word of sorted) {
    const shared = sharedLength(before, word);
    if (shared >= hopeless) continue;
    before = word;
    hopeless = Number.POSITIVE_INFINITY;
    if (Math.abs(word.length - width) > most) {
      // Its own length rules it out; those that begin like it may be shorter or longer.
      before = word.slice(0, shared);
      continue;
    }
    for (let at = shared; at < word.length; at += 1) {
      const least = fillRow(rows, { at, word, wanted });
      if (least > most) {
        hopeless = at + 1;
        break;
      }
    }
    const distance = rows[word.length]?.[width] ?? 0;
    if (hopeless === Number.POSITIVE_INFINITY && distance <= most) found.push({ word, distance });
  }
  return found;
}

/** Fills the row of one more character of a word, and gives its least distance. */
function fillRow(
  rows: number[][],
  { at, word, wanted }: { at: number; word: string; wanted: string },
): number {
  const last = rows[at] as number[];
  const row = [at + 1];
  let least = at + 1;
  for (let j = 1; j <= wanted.length; j += 1) {
    const same = word[at] === wanted[j - 1];
    let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
    if (at > 0 && j > 1 && word[at] === wanted[j - 2] && word[at - 1] === wanted[j - 1])
      best = Math.min(best, (rows[at - 1]?.[j - 2] ?? 0) + 1);
    row.push(best);
    if (best < least) least = best;
  }
  rows[at + 1] = row;
  return least;
}
