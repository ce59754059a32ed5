import { createHash } from 'node:crypto';
import type { RandomBytes } from '../../clock.ts';

/** Milliseconds a code holds, and the ticket that it is traded for. */
export const codeLifetime = 10 * 60 * 1000;
export const ticketLifetime = 15 * 60 * 1000;
export const triesPerCode = 5;

/** Eight digits, all equally likely. */
export function newCode(random: RandomBytes): string {
  // 42 times 100,000,000 is the most that fits: what is above would favour low numbers.
  for (;;) {
    const value = random(4).readUInt32BE();
    if (value < 4_200_000_000) return String(value % 100_000_000).padStart(8, '0');
  }
}

/** The hash of a code, which is all the service saves. Bound to its request, so that equal codes differ. */
export function hashCode(requestId: string, code: string): string {
  return createHash('sha256').update(`${requestId}\n${code}`).digest('hex');
}
