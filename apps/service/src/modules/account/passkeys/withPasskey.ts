import { type VerifiedAuthenticationResponse, verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { UsedPasskey } from '@tern/contract';
import { addressForLimits } from '../../../clientAddress.ts';
import { type Context, newId, timeFromNow } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import { OperationError, type RequestFacts, type SignedIn } from '../../../handler.ts';
import { day, type Limit, minute } from '../../../limit.ts';
import { returnTry, takeTry } from '../../../rateLimit.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { stopRecovery } from '../factorRecovery/stopRecovery.ts';
import { recordEvent } from '../recordEvent.ts';
import { takeChallenge } from './challenges.ts';
import { findPasskey, noteWarning, type PasskeyRow, writeUse } from './passkeys.repo.ts';
import { relyingParty, userHandleOf } from './relyingParty.ts';

/** Nobody guesses a signature: this bounds the work of verifying. */
const perVisitor: Limit = { counts: 'refused passkeys per visitor', count: 60, seconds: 15 * minute };

/** The limits of everything that is confirmed with a passkey. */
export const passkeyLimits: readonly Limit[] = [perVisitor];

interface Given {
  request: RequestFacts;
  passkey: UsedPasskey;
  /** Null: nobody is signed in, and the passkey says who comes. */
  who: SignedIn | null;
}

/** Throws `passkey_refused` unless the owner's authenticator signed the challenge on a page of ours, and verified the person. */
async function verify(
  context: Context,
  row: PasskeyRow,
  { id, response }: UsedPasskey,
  challenge: string,
): Promise<VerifiedAuthenticationResponse['authenticationInfo']> {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(context);
  const isOwners = !response.userHandle || response.userHandle === userHandleOf(row.userId);
  const verified = await verifyAuthenticationResponse({
    response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: true,
    credential: {
      id: row.credentialId,
      publicKey: Uint8Array.from(Buffer.from(row.publicKey, 'base64url')),
      // Compared by `withPasskey`, which notifies the owner.
      counter: 0,
    },
  }).catch(() => null);
  if (!verified?.verified || !isOwners) throw new OperationError('passkey_refused');
  return verified.authenticationInfo;
}

/** A counter that goes back: somebody may have a copy. The owner is notified once a day. */
async function warn(context: Context, tx: Queries, row: PasskeyRow, request: RequestFacts): Promise<void> {
  const { id, userId } = row;
  await recordEvent(context, tx, { userId, kind: 'passkey_refused', request });
  const isNew = await noteWarning(tx, id, {
    at: timeFromNow(context),
    since: timeFromNow(context, -day * 1000),
  });
  if (!isNew) return;
  await enqueueMail(context, tx, {
    occasion: newId('passkey', context.random),
    to: { userId },
    template: 'passkeyRefused',
    data: { at: timeFromNow(context).toISOString() },
  });
}

/**
 * Does something in a transaction for the owner of a passkey that has just signed. The challenge is used up, whatever
 * comes of it. Throws `passkey_unknown`, `passkey_expired`, `passkey_refused` or `passkey_counter`.
 */
export async function withPasskey<T>(
  context: Context,
  given: Given,
  work: (tx: Queries, userId: string) => Promise<T>,
): Promise<T> {
  try {
    return await useSignature(context, given, work);
  } catch (error) {
    if (error instanceof OperationError && error.errorName.startsWith('passkey_'))
      context.metrics.passkeyRefused(error.errorName);
    throw error;
  }
}

async function useSignature<T>(
  context: Context,
  { request, passkey, who }: Given,
  work: (tx: Queries, userId: string) => Promise<T>,
): Promise<T> {
  const tries = ['passkey', addressForLimits(request.address)] as const;
  await takeTry(context, perVisitor, ...tries);
  const { challenge } = await takeChallenge(context, passkey.response.clientDataJSON, {
    purposes: [who ? 'confirm' : 'sign_in'],
    who,
  });
  const done = await context.db.transaction(async (tx) => {
    const row = await findPasskey(tx, passkey.id);
    if (!row || (who && row.userId !== who.userId)) throw new OperationError('passkey_unknown');
    const { newCounter, credentialDeviceType } = await verify(context, row, passkey, challenge);
    if ((newCounter > 0 || row.counter > 0) && newCounter <= row.counter) {
      await warn(context, tx, row, request);
      return 'copied';
    }
    await writeUse(tx, row.id, {
      counter: newCounter,
      isSynced: credentialDeviceType === 'multiDevice',
      lastUsedAt: timeFromNow(context),
    });
    await stopRecovery(context, tx, { userId: row.userId, request });
    return { result: await work(tx, row.userId) };
  });
  if (done === 'copied') throw new OperationError('passkey_counter');
  await returnTry(context, ...tries);
  return done.result;
}
