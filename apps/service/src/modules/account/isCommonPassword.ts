import { readFileSync } from 'node:fs';

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
  return forms.some((each) => commonPasswords().has(each));
}
