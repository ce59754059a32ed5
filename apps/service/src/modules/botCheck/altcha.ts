import { createHash } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge, Solution } from 'altcha-lib/types';
import { type Context, timeFromNow } from '../../context.ts';
import { serviceKey } from '../../serviceKey.ts';
import { insertPass } from './botCheck.repo.ts';

// About a fifth of a second on a telephone; for a farm of requests it adds up.
const cost = 1000;
const least = 100;
const spread = 200;
const lifetime = 10 * 60 * 1000;

/** A proof of work, signed, so that the service need not remember it. */
export async function altchaChallenge(context: Context, action: string): Promise<Challenge> {
  const hmacSignatureSecret = await serviceKey(context, 'altcha');
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: least + (context.random(2).readUInt16BE() % spread),
    data: { action },
    expiresAt: timeFromNow(context, lifetime),
    deriveKey,
    hmacSignatureSecret,
    hmacKeySignatureSecret: `${hmacSignatureSecret}.key`,
  });
}

/** Whether a solution is right, in time, for this action, and used for the first time. */
export async function isSolved(
  context: Context,
  action: string,
  challenge: Challenge,
  solution: Solution,
): Promise<boolean> {
  const hmacSignatureSecret = await serviceKey(context, 'altcha');
  try {
    const { parameters } = challenge;
    const expiresAt = Number(parameters.expiresAt) * 1000;
    const { verified } = await verifySolution({
      challenge,
      solution,
      deriveKey,
      hmacSignatureSecret,
      hmacKeySignatureSecret: `${hmacSignatureSecret}.key`,
    });
    if (!verified || expiresAt <= context.clock.now()) return false;
    // Signed, so it can be believed now.
    if ((parameters.data as { action?: unknown } | undefined)?.action !== action) return false;
    const hash = createHash('sha256').update(`spent\n${challenge.signature}`).digest('hex');
    return await insertPass(context.db, { hash, action: 'spent', expiresAt: new Date(expiresAt) });
  } catch (error) {
    // A made-up challenge can make the library throw; a database that fails is our own trouble.
    if (error instanceof Error && 'query' in error) throw error;
    return false;
  }
}
