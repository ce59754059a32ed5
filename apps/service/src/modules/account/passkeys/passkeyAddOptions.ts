import { generateRegistrationOptions } from '@simplewebauthn/server';
import { passkeyAddOptions as operation } from '@tern/contract';
import { brand } from '@tern/domain';
import { defineHandler, fail } from '../../../handler.ts';
import { algorithms } from './algorithms.ts';
import { challengeLifetime, openChallenge } from './challenges.ts';
import { passkeyLimit } from './passkeyLimit.ts';
import { listPasskeys } from './passkeys.repo.ts';
import { relyingParty } from './relyingParty.ts';
import { stepUpLimits, withStepUp } from './stepUp.ts';

export const passkeyAddOptions = defineHandler(operation, { limits: stepUpLimits }, async (call) => {
  const { context, input, who } = call;
  const { user, known } = await withStepUp(context, call, async (tx, owner) => ({
    user: owner,
    known: await listPasskeys(tx, owner.id),
  }));
  if (known.length >= passkeyLimit) return fail(operation, 'passkey_limit');
  const name = user.email ?? brand.name;
  const options = await generateRegistrationOptions({
    rpName: brand.name,
    rpID: relyingParty(context).id,
    userName: name,
    userDisplayName: name,
    userID: Uint8Array.from(Buffer.from(user.id)),
    challenge: await openChallenge(context, input.is_silent ? 'add_silently' : 'add', who),
    timeout: challengeLifetime,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId: id, transports }) => ({
      id,
      transports: transports.split(',').filter(Boolean),
    })),
    authenticatorSelection: {
      residentKey: 'required',
      // Made without a dialog there is nobody to verify: the first sign-in does.
      userVerification: input.is_silent ? 'preferred' : 'required',
    },
    supportedAlgorithmIDs: [...algorithms],
  });
  return { options: { ...options } };
});
