import type { RandomBytes } from '../../clock.ts';

/** Without vowels, and without what looks like something else: no words come about, and it can be read aloud. */
const letters = '23456789BCDFGHJKMNPQRSTVWXYZBCDF';

/** A code of a person's own: eight signs in two groups, `7K2M-9QXR`. */
export function newPersonalCode(random: RandomBytes): string {
  const code = [...random(8)].map((byte) => letters[byte & 31]).join('');
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}
