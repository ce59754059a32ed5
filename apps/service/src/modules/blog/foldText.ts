import { type Language, languageFacts } from '@tern/domain';

/** Letters that are written as others by those whose keyboard lacks them, and that have no accent to take away. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ı: 'i',
};

const ascii = /^[\p{ASCII}]*$/u;

/** Vowel signs and the lengthening stroke, which are seldom written. */
const arabicSigns = /[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640]/g;

/**
 * A text as it is compared: lower case, full-width as half-width, without accents. The database knows no accents: its
 * locale differs from one to the next. The accent of a Cyrillic й makes another letter, and stays.
 */
export function foldText(text: string, language: Language): string {
  // Most words of most texts have nothing to fold.
  if (ascii.test(text)) return text.toLowerCase();
  const lower = text.normalize('NFKC').toLowerCase();
  const { script } = languageFacts[language];
  if (script === 'japanese') return lower;
  if (script === 'cyrillic') return lower.replace(/ё/g, 'е');
  if (script === 'arabic') {
    return lower
      .replace(arabicSigns, '')
      .replace(/[أإآٱ]/g, 'ا')
      .replace(/ى/g, 'ي')
      .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660));
  }
  return lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßłøæœđı]/g, (letter) => plainLetters[letter] ?? letter);
}

/** A folded word without the article that Arabic writes as part of it: the database's stemmer misses it before some words. */
export const bareWord = (word: string, language: Language): string =>
  languageFacts[language].script === 'arabic' ? word.replace(/^(?:[وفبك]?ال|لل)(?=.{3})/u, '') : word;
