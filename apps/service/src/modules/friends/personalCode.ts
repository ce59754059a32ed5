import { codeLetters } from '@tern/domain';
import type { RandomBytes } from '../../clock.ts';

/** As many as a byte has values for, evenly. */
const letters = codeLetters + codeLetters.slice(8, 12);

/** Random signs that can be read aloud. */
export const randomSigns = (random: RandomBytes, count: number): string =>
  [...random(count)].map((byte) => letters[byte & 31]).join('');

/** A code of a person's own: eight signs in two groups, `7K2M-9QXR`. */
export function newPersonalCode(random: RandomBytes): string {
  const code = randomSigns(random, 8);
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}
