import type { Language } from '@tern/domain';

/** Letters from which on a word may differ in one, and in two. */
const oneFrom = 4;
const twoFrom = 8;

/** Letters of a long word that its keys are made of. */
const keyLength = 8;

const without = (word: string): string[] => {
  const letters = [...word];
  return letters.map((_, index) => letters.toSpliced(index, 1).join(''));
};

/**
 * The keys of a word: words that differ in one letter, in two from eight letters on, share at least one. They are the word
 * with letters left out (after Garbe's SymSpell), so that an index finds what would else be compared with every word.
 */
export function similarKeys(word: string, language: Language): string[] {
  const length = [...word].length;
  if (length < oneFrom - 1) return [];
  const keys = new Set<string>([word, ...without(word)]);
  if (length >= twoFrom - 2) {
    const beginning = [...word].slice(0, keyLength).join('');
    for (const shorter of [beginning, ...without(beginning)]) {
      keys.add(`${shorter}*`);
      for (const shortest of without(shorter)) keys.add(`${shortest}*`);
    }
  }
  return [...keys].map((key) => `${language} ${key}`);
}

/** Letters that were added, left out, replaced or swapped with their neighbour between two words. */
export function editDistance(one: string, other: string): number {
  const [a, b] = [[...one], [...other]];
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (before[j - 2] ?? 0) + 1);
      row.push(best);
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? 0;
}

/** How many letters a word may be away from the one that was meant. */
export const tolerance = (word: string): number => {
  const { length } = [...word];
  return length >= twoFrom ? 2 : length >= oneFrom ? 1 : 0;
};

/** Words that are worth a correction: no numbers, and neither too short nor too long. */
export const isCorrectable = (word: string): boolean => /^\p{L}{3,30}$/u.test(word);
