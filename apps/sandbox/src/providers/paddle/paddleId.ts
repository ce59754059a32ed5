import { hash, randomBytes } from 'node:crypto';

/** An id in Paddle's form: a prefix, and 26 letters and digits that begin with `01`. */
export const paddleId = (prefix: string) => prefixed(prefix, randomBytes(12).toString('hex'));

/** The same id for the same thing, without storing it. */
export const derivedId = (prefix: string, of: string) => prefixed(prefix, hash('sha256', `${prefix}${of}`));

/** The same UUID for the same thing. */
export function derivedUuid(of: string): string {
  const hex = hash('sha256', of);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

const prefixed = (prefix: string, hex: string) => `${prefix}_01${hex.slice(0, 24)}`;
