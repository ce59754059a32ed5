import { verifyRegistrationResponse } from '@simplewebauthn/server';
import { passkeyAdd as operation } from '@tern/contract';
import { type Context, newId, timeFromNow } from '../../../context.ts';
import { defineHandler, fail } from '../../../handler.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { findUser } from '../account.repo.ts';
import { recordEvent } from '../recordEvent.ts';
import { algorithms } from './algorithms.ts';
import { takeChallenge } from './challenges.ts';
import { passkeyData } from './passkeyData.ts';
import { passkeyLimit } from './passkeyLimit.ts';
import { countPasskeys, insertPasskey } from './passkeys.repo.ts';
import { relyingParty } from './relyingParty.ts';

type Made = Parameters<typeof verifyRegistrationResponse>[0]['response'];

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

export const passkeyAdd = defineHandler(operation, async ({ context, input, request, who }) => {
  const { id, response } = input;
  const { challenge, purpose } = await takeChallenge(context, response.clientDataJSON, {
    purposes: ['add', 'add_silently'],
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
    await recordEvent(context, tx, { userId: user.id, kind: 'passkey_added', request });
    await enqueueMail(context, tx, {
      occasion: newId('passkey', context.random),
      to: { userId: user.id },
      template: 'passkeyAdded',
      data: { at: timeFromNow(context).toISOString() },
    });
    return passkeyData(row);
  });
});
