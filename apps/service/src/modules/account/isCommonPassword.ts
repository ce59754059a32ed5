import { readFileSync } from 'node:fs';

/** Words of fewer letters are common only with an ending that is common as well: `love2026!` and not `love8391#`. */
export const leastLong = 6;

let known: ReadonlySet<string> | undefined;

/** Made by `apps/service/scripts/commonPasswords.ts`: words in lower case. Read at the first use. */
function commonPasswords(): ReadonlySet<string> {
  const file = new URL('../../../data/commonPasswords.json', import.meta.url);
  known ??= new Set(JSON.parse(readFileSync(file, 'utf8')) as string[]);
  return known;
}

/** Signs that people type for a letter. */
const letterOf: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

const withoutEnds = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
const withLetters = (text: string) => text.replace(/[@431!0$57]/g, (sign) => letterOf[sign] ?? sign);

const years = /^(?:19[5-9]|20[0-4])\d$/;
const runs = ['01234567890', '09876543210'];
/** Digits that come to mind: few, one many times, a run up or down, a year. */
const isCommonEnd = (digits: string) =>
  digits.length <= 2 ||
  /^(\d)\1+$/.test(digits) ||
  runs.some((run) => run.includes(digits)) ||
  years.test(digits);

/**
 * Whether a new password is one of the most common ones, in whatever case, with digits and signs around it, or with signs in
 * place of letters: guesses begin with these.
 */
export function isCommonPassword(password: string): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  const core = withoutEnds(text);
  // Some words of the list begin with a digit, such as `1q2w3e4r`.
  const start = text.replace(/[^\p{L}]+$/u, '');
  const forms = [start, core, withLetters(core), withoutEnds(withLetters(text))];
  return forms.some(
    (each) =>
      commonPasswords().has(each) &&
      (each.length >= leastLong || isCommonEnd(text.replace(core, '').replace(/\D/g, ''))),
  );
}
