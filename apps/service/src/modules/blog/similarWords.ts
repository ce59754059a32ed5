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
  const table = createTable(wanted, most);
  const found: SimilarWord[] = [];
  let before = '';
  // Characters of `before` whose rows stand, and from which on every longer word is too far away.
  let hopeless = Number.POSITIVE_INFINITY;
  for (const word of sorted) {
    const shared = sharedLength(before, word);
    if (shared >= hopeless) continue;
    before = word;
    hopeless = Number.POSITIVE_INFINITY;
    if (Math.abs(word.length - wanted.length) > most) {
      // Its own length rules it out; those that begin like it may be shorter or longer.
      before = word.slice(0, shared);
      continue;
    }
    for (let at = shared; at < word.length; at += 1) {
      if (table.fillRow(word, at) > most) {
        hopeless = at + 1;
        break;
      }
    }
    if (hopeless !== Number.POSITIVE_INFINITY) continue;
    const distance = table.distanceAt(word.length);
    if (distance <= most) found.push({ word, distance });
  }
  return found;
}

/**
 * Distances between beginnings of two words (optimal string alignment). Of each row only the places are filled that a word
 * near enough can pass: those around them stay too far away.
 */
function createTable(wanted: string, most: number) {
  const width = wanted.length;
  const columns = width + 1;
  // Longer words are too far away by their length.
  const cells = new Uint8Array((width + most + 1) * columns).fill(most + 1);
  for (let j = 0; j <= Math.min(width, most); j += 1) cells[j] = j;
  const letters = Uint16Array.from({ length: width }, (_, index) => wanted.charCodeAt(index));
  return {
    distanceAt: (length: number): number => cells[length * columns + width] as number,
    /** Fills the row of one more character of a word, and gives its least distance. */
    fillRow(word: string, at: number): number {
      const row = (at + 1) * columns;
      const letter = word.charCodeAt(at);
      const last = at > 0 ? word.charCodeAt(at - 1) : -1;
      let least = most + 1;
      if (at + 1 <= most) {
        least = at + 1;
        cells[row] = at + 1;
      }
      const end = Math.min(width, at + 1 + most);
      for (let j = Math.max(1, at + 1 - most); j <= end; j += 1) {
        const above = row - columns + j;
        let best = (cells[above - 1] as number) + (letters[j - 1] === letter ? 0 : 1);
        best = Math.min(best, (cells[above] as number) + 1, (cells[row + j - 1] as number) + 1);
        if (j > 1 && letters[j - 2] === letter && letters[j - 1] === last)
          best = Math.min(best, (cells[above - columns - 2] as number) + 1);
        cells[row + j] = best;
        if (best < least) least = best;
      }
      return least;
    },
  };
}
