import { type Context, timeFromNow } from '../../../context.ts';
import { OperationError, type SignedIn } from '../../../handler.ts';
import { hashToken } from '../tokens.ts';
import { insertChallenge, spendChallenge } from './passkeys.repo.ts';

/**
 * `add_silently`: the browser makes a passkey without a dialog, after a sign-in with a password. `add_first`: of an account
 * without a key.
 */
export type ChallengePurpose = 'sign_in' | 'add' | 'add_silently' | 'add_first' | 'confirm';

type Bearer = Pick<SignedIn, 'userId' | 'sessionId'>;

/** Milliseconds in which a browser has to come back. */
export const challengeLifetime = 5 * 60 * 1000;

/** Makes a challenge for one purpose, of one session where somebody is signed in. */
export async function openChallenge(
  context: Context,
  purpose: ChallengePurpose,
  who: Bearer | null,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = Uint8Array.from(context.random(32));
  await insertChallenge(context.db, {
    challengeHash: hashToken(Buffer.from(challenge).toString('base64url')),
    purpose,
    userId: who?.userId ?? null,
    sessionId: who?.sessionId ?? null,
    expiresAt: timeFromNow(context, challengeLifetime),
  });
  return challenge;
}

/** The challenge that a browser says was signed. Throws `passkey_refused` for what no browser writes. */
function challengeIn(clientData: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString()) as {
      challenge?: unknown;
    };
    if (typeof challenge === 'string') return challenge;
  } catch {
    // Refused below.
  }
  throw new OperationError('passkey_refused');
}

/**
 * Uses up the challenge of a response, whatever comes of the response. Throws `passkey_expired` where it was used, is
 * too old, or was made for another purpose or session.
 */
export async function takeChallenge<Purpose extends ChallengePurpose>(
  context: Context,
  clientData: string,
  { purposes, who }: { purposes: readonly Purpose[]; who: Bearer | null },
): Promise<{ challenge: string; purpose: Purpose }> {
  const challenge = challengeIn(clientData);
  const row = await spendChallenge(context.db, hashToken(challenge), timeFromNow(context));
  const purpose = purposes.find((each) => each === row?.purpose);
  if (!row || !purpose || row.sessionId !== (who?.sessionId ?? null))
    throw new OperationError('passkey_expired');
  return { challenge, purpose };
}
