import { asciiDigits } from './asciiDigits.ts';

/** Characters that nobody sees: they come along when a text is copied. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Those among them that no script and no emoji needs. */
const invisibleInText =
  /[\u00ad\u115f\u1160\u17b4\u17b5\u200b\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb]/g;

/**
 * One line that a person typed, such as a name or a search: full-width and half-width characters as ordinary ones, digits
 * of every keyboard as 0 to 9, without invisible characters and surrounding space (Unicode NFKC).
 */
export function normalizeLine(text: string): string {
  const visible = text.replace(invisible, '').normalize('NFKC').replace(invisible, '');
  return asciiDigits(visible).normalize('NFKC').trim();
}

/**
 * Something to look up that a person typed: an e-mail address, an IP address, a code, an id. As `normalizeLine`, and with
 * the full stops and hyphens of other keyboards and of word processors as `.` and `-`.
 */
export const normalizeKey = (text: string): string =>
  normalizeLine(text)
    .replace(/\u3002/g, '.')
    .replace(/[\p{Pd}\u2212]/gu, '-');

/** Whole sentences that a person typed: they keep their characters, and the joiners and marks that scripts need. */
export const normalizeText = (text: string): string =>
  text.replace(invisibleInText, '').normalize('NFC').trim();

/** The code of a mail: its digits, whatever came along. */
export const digitsOf = (text: string): string => normalizeKey(text).replace(/\D/g, '');
