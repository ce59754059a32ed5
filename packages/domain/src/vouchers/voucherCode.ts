import { normalizeKey } from '../input/normalizeInput.ts';

/** Without vowels, and without what looks like something else: no words come about, and it can be read aloud. */
export const codeLetters = '23456789BCDFGHJKMNPQRSTVWXYZ';

const written = new RegExp(`^[${codeLetters}]{16}$`);

/** As it is printed: four groups of four. */
export const groupCode = (signs: string): string => signs.match(/.{4}/g)?.join('-') ?? '';

/** The code of a voucher as somebody typed or pasted it, also with the link that carries it; null for anything else. */
export function readVoucherCode(typed: string): string | null {
  const key = normalizeKey(typed).toUpperCase();
  const signs = key.slice(key.lastIndexOf('#') + 1).replace(/[^\p{L}\p{N}]/gu, '');
  return written.test(signs) ? groupCode(signs) : null;
}
