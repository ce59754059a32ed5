/** A place that people look for, by any of its names. */
export interface NamedPlace {
  readonly id: string;
  /** The one that is shown first, then every other. */
  readonly names: readonly string[];
  /** Of two that fit as well, the one with more comes first. */
  readonly weight: number;
}

export interface FoundPlace {
  readonly id: string;
  /** The name that was meant. */
  readonly name: string;
}

export interface FoundPlaces {
  /** The best first. */
  readonly hits: readonly FoundPlace[];
  /** Nothing has the name: these have names that are closest. */
  readonly isGuess: boolean;
  /** The first one has the name as it was typed. */
  readonly isExact: boolean;
}

/** Letters that no decomposition takes apart. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ى: 'ي',
  ة: 'ه',
  // As Persian and Urdu keyboards have them.
  ی: 'ي',
  ک: 'ك',
  ہ: 'ه',
};

/** From a letter of hiragana to the same one of katakana, in which names of places stand. */
const toKatakana = 0x60;

/** How names are compared: without case, marks, punctuation and what stretches Arabic words. */
export const foldName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}.'’ـ]/gu, '')
    .replace(/[ßøłæœđðþıىةیکہ]/g, (letter) => letters[letter] ?? letter)
    .replace(/[ぁ-ゖ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + toKatakana))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** How many letters have to be changed, added, left out or swapped with the next one (optimal string alignment). */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1;
      let least = Math.min(
        (last[column] as number) + 1,
        (next[column - 1] as number) + 1,
        (last[column - 1] as number) + cost,
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        least = Math.min(least, (before[column - 2] as number) + 1);
      next.push(least);
    }
    before = last;
    last = next;
  }
  return last[b.length] as number;
}

/** Mistakes that a word of this length may have. */
const forgiven = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : length < 12 ? 2 : 3);

/** How far a name is from what was typed, both folded: 0 is the name, from 3 on it has mistakes; null: another name. */
function rankOf(typed: string, name: string): number | null {
  if (name === typed) return 0;
  if (name.startsWith(typed)) return 1;
  if (name.includes(` ${typed}`)) return 1.5;
  if (typed.length > 2 && name.includes(typed)) return 2;
  const most = forgiven(typed.length);
  if (Math.abs(name.length - typed.length) <= most) {
    const mistakes = editDistance(typed, name);
    if (mistakes <= most) return 2 + mistakes;
  }
  return null;
}

const foldedLists = new WeakMap<readonly NamedPlace[], ReturnType<typeof foldAll>>();
const foldAll = (places: readonly NamedPlace[]) =>
  places.map((place) => ({ ...place, folded: place.names.map(foldName) }));

/** A list that is searched again is not folded again. */
function foldPlaces(places: readonly NamedPlace[]): ReturnType<typeof foldAll> {
  const folded = foldedLists.get(places) ?? foldAll(places);
  foldedLists.set(places, folded);
  return folded;
}

/** Places for a guess. */
const guesses = 3;

/** The places that have a name, as people type it: its begin, one of its words, or with a mistake. */
export function findPlaces(query: string, places: readonly NamedPlace[]): FoundPlaces {
  const typed = foldName(query).slice(0, 80);
  if (!typed)
    return {
      hits: places.map(({ id, names }) => ({ id, name: names[0] ?? '' })),
      isGuess: false,
      isExact: false,
    };
  const folded = foldPlaces(places);
  const best = (place: (typeof folded)[number], rank: (name: string) => number | null) => {
    let found: { rank: number; name: string } | null = null;
    for (const [index, name] of place.folded.entries()) {
      const own = rank(name);
      if (own !== null && (!found || own < found.rank)) found = { rank: own, name: place.names[index] ?? '' };
    }
    return found && { id: place.id, weight: place.weight, ...found };
  };
  const ranked = (rank: (name: string) => number | null) =>
    folded.flatMap((place) => best(place, rank) ?? []).sort((a, b) => a.rank - b.rank || b.weight - a.weight);
  const hits = ranked((name) => rankOf(typed, name));
  // A name with mistakes is not meant where another one fits as it stands.
  const right = hits.filter(({ rank }) => rank < 3);
  if (hits.length > 0)
    return {
      hits: (right.length > 0 ? right : hits).map(pick),
      isGuess: false,
      isExact: hits[0]?.rank === 0,
    };
  const closest = ranked((name) => editDistance(typed, name) / Math.max(typed.length, name.length));
  return { hits: closest.slice(0, guesses).map(pick), isGuess: true, isExact: false };
}

const pick = ({ id, name }: FoundPlace): FoundPlace => ({ id, name });
