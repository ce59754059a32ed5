import type { QueryTerm } from './searchQuery.ts';

/** Letters of each part of a word that is taken apart. */
const shortestPart = 3;
/** Ways to take a word apart that are tried. */
const mostSplits = 3;

/** The words of the articles. */
export interface KnownWords {
  has(word: string): boolean;
}

/** A word that stands nowhere, as two that do: "killswitch" as "kill switch". Parts of about the same length come first. */
export function splitsOf(word: string, known: KnownWords): [first: string, second: string][] {
  if (known.has(word)) return [];
  const splits: [string, string][] = [];
  for (let at = shortestPart; at <= word.length - shortestPart; at += 1) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (known.has(first) && known.has(second)) splits.push([first, second]);
  }
  const uneven = ([first, second]: [string, string]) => Math.abs(first.length - second.length);
  return splits.sort((a, b) => uneven(a) - uneven(b)).slice(0, mostSplits);
}

/** The words of terms that the articles write together: of "fire wall" "firewall", at the place of the first. */
export function joinsOf(terms: readonly QueryTerm[], known: KnownWords): Map<number, string> {
  const joins = new Map<number, string>();
  for (let at = 0; at + 1 < terms.length; at += 1) {
    const [one, other] = [terms[at] as QueryTerm, terms[at + 1] as QueryTerm];
    const joined = one.word + other.word;
    if (one.run || other.run || joined.length < 2 * shortestPart || !known.has(joined)) continue;
    joins.set(at, joined);
    // A word is joined with one neighbour.
    at += 1;
  }
  return joins;
}
