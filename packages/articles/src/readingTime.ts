import { type Language, languageFacts } from '@tern/domain';

/**
 * Units read in a minute, of texts read aloud in the languages' own standard (Trauzettel-Klosinski and Dietz,
 * Investigative Ophthalmology & Visual Science 53, 2012). Characters where a language has no spaces, else words.
 */
const perMinute: Partial<Record<Language, number>> = {
  ar: 138,
  de: 179,
  en: 228,
  es: 218,
  fr: 195,
  it: 188,
  ja: 357,
  nl: 202,
  pl: 166,
  pt: 181,
  ru: 184,
};

const countsCharacters = (language: Language) => languageFacts[language].script === 'japanese';

/** Words of a text; characters, without spaces and punctuation, where the language has no spaces. */
export function countWords(text: string, language: Language): number {
  const unit = countsCharacters(language) ? /[\p{L}\p{N}\p{M}]/gu : /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.-]*/gu;
  return text.match(unit)?.length ?? 0;
}

/** Minutes that an article takes to read, at least 1. */
export const readingMinutes = (words: number, language: Language): number =>
  Math.max(1, Math.round(words / (perMinute[language] ?? 200)));
