import { verifyRegistrationResponse } from '@simplewebauthn/server';
import { passkeyAdd as operation } from '@tern/contract';
import { type Context, newId, timeFromNow } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import { defineHandler, fail, type RequestFacts, type SignedIn } from '../../../handler.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { findUser, type UserRow } from '../account.repo.ts';
import { endOtherWays } from '../afterNewPassword.ts';
import { claimEmail } from '../claimEmail.ts';
import { recordEvent } from '../recordEvent.ts';
import { requireOpenSession } from '../sessions.ts';
import { algorithms } from './algorithms.ts';
import { takeChallenge } from './challenges.ts';
import type { AddingPurpose } from './creationOptions.ts';
import { isKeyless } from './isKeyless.ts';
import { passkeyData } from './passkeyData.ts';
import { passkeyLimit } from './passkeyLimit.ts';
import { countPasskeys, insertPasskey } from './passkeys.repo.ts';
import { relyingParty } from './relyingParty.ts';

type Made = Parameters<typeof verifyRegistrationResponse>[0]['response'];

const ways = { add: 'requested', add_silently: 'silent', add_first: 'first' } as const;

/** The new passkey; null where it is not for a page of ours, or not for this challenge. */
async function readMade(context: Context, made: Made, expected: { challenge: string; silent: boolean }) {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(context);
  const verified = await verifyRegistrationResponse({
    response: made,
    expectedChallenge: expected.challenge,
    expectedOrigin,
    expectedRPID,
    requireUserPresence: !expected.silent,
    requireUserVerification: !expected.silent,
    supportedAlgorithmIDs: [...algorithms],
  }).catch(() => null);
  return verified?.registrationInfo ?? null;
}

interface Added {
  user: UserRow;
  purpose: AddingPurpose;
  who: SignedIn;
  request: RequestFacts;
}

/** The first key of an account: no further proof was asked for, so nothing else may have become one meanwhile. */
async function takeFirst(context: Context, tx: Queries, { user, who, request }: Added): Promise<void> {
  if (!(await isKeyless(tx, user))) fail(operation, 'passkey_expired');
  // As with a first password: the address stays with the account from now on.
  if (!(await claimEmail(tx, user.id))) fail(operation, 'email_known');
  const claimed = (await findUser(tx, user.id)) ?? user;
  await endOtherWays(context, tx, { user: claimed, keep: who.tokenHash, request });
}

async function tellOwner(context: Context, tx: Queries, { user, purpose, request }: Added): Promise<void> {
  const kind = purpose === 'add_silently' ? 'passkey_added_silently' : 'passkey_added';
  await recordEvent(context, tx, { userId: user.id, kind, request });
  await enqueueMail(context, tx, {
    occasion: newId('passkey', context.random),
    to: { userId: user.id },
    template: 'passkeyAdded',
    data: { at: timeFromNow(context).toISOString(), way: ways[purpose] },
  });
}

export const passkeyAdd = defineHandler(operation, async ({ context, input, request, who }) => {
  const { id, response } = input;
  const { challenge, purpose } = await takeChallenge(context, response.clientDataJSON, {
    purposes: ['add', 'add_silently', 'add_first'],
    who,
  });
  const made = await readMade(
    context,
    { id, rawId: id, type: 'public-key', response: { ...response }, clientExtensionResults: {} } as Made,
    { challenge, silent: purpose === 'add_silently' },
  );
  if (!made || made.credential.id !== id) return fail(operation, 'passkey_refused');
  return context.db.transaction(async (tx) => {
    const user = await findUser(tx, who.userId, { locked: true });
    if (!user) return fail(operation, 'session_invalid');
    await requireOpenSession(tx, who);
    const added = { user, purpose, who, request };
    if (purpose === 'add_first') await takeFirst(context, tx, added);
    if ((await countPasskeys(tx, user.id)) >= passkeyLimit) return fail(operation, 'passkey_limit');
    const row = await insertPasskey(tx, {
      id: newId('pky', context.random),
      userId: user.id,
      credentialId: id,
      publicKey: Buffer.from(made.credential.publicKey).toString('base64url'),
      counter: made.credential.counter,
      transports: response.transports.join(','),
      isSynced: made.credentialDeviceType === 'multiDevice',
      userAgent: request.userAgent,
      createdAt: timeFromNow(context),
    });
    if (!row) return fail(operation, 'passkey_refused');
    await tellOwner(context, tx, added);
    return passkeyData(row);
  });
});
