import { createHash } from 'node:crypto';
import type { RandomBytes } from '../../clock.ts';

/** An opaque token: 256 random bits. */
export function newToken(random: RandomBytes): string {
  return random(32).toString('base64url');
}

/** The hash of a token, which is all the service saves. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
