const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
const without = (letters: string, others: string) =>
  [...letters].filter((letter) => !others.includes(letter)).join('');

// Characters of nearly every page, whatever its language, the currencies of the plans, the quotation marks of Russian
// and Arabic, and the letter of "café"; accented letters come with those languages, further signs where one stands.
const latin = `${range(0x41, 0x5a)}${range(0x61, 0x7a)}${range(0x30, 0x39)} \u00a0.,:;!?'"()-/%+$@‘’“”«»–—…©·é€£¥`;
const latin1 = without(`${range(0xc0, 0xff)}ıŒœ¡¿ªº‹›„‚\u2009\u202f`, '×÷é');
const signs = without(`${range(0x21, 0x7e)}${range(0xa1, 0xbf)}×÷ˆ˜†•⁄™→−`, latin + latin1);
const cyrillic = `${range(0x410, 0x44f)}Ёё№`;

/** The characters of each file of Geologica: a browser loads those of which a page shows one. */
export const geologicaSubsets = {
  latin,
  'latin-1': latin1,
  signs,
  'latin-ext': without(range(0x100, 0x17f) + range(0x218, 0x21b), latin1),
  cyrillic,
  // Those of further languages, which names may have.
  'cyrillic-ext': without(`${range(0x400, 0x45f)}ҐґҰұ`, cyrillic),
} as const;

/**
 * The same for each weight of IBM Plex Sans Arabic: letters and marks of Arabic, and what names and quoted texts add,
 * Persian letters and Arabic digits. Joined forms follow by themselves, also from one file to the other.
 */
export const arabicSubsets = {
  arabic: `${range(0x621, 0x63a)}${range(0x640, 0x655)}ٰ،؛؟\u200c\u200d\u200e\u200f`,
  'arabic-ext': `${range(0x660, 0x66c)}ٱپچژکگی`,
} as const;

const hex = (point: number) => point.toString(16).toUpperCase().padStart(4, '0');

/** Characters as the `unicode-range` of a font face. */
export function unicodeRange(characters: string): string {
  const points = [...new Set([...characters].map((character) => character.codePointAt(0) as number))].sort(
    (one, other) => one - other,
  );
  const runs: [from: number, to: number][] = [];
  for (const point of points) {
    const last = runs.at(-1);
    if (last?.[1] === point - 1) last[1] = point;
    else runs.push([point, point]);
  }
  return runs.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(',');
}
