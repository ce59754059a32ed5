import { generateAuthenticationOptions } from '@simplewebauthn/server';
import { passkeyConfirmOptions as operation } from '@tern/contract';
import { defineHandler, fail } from '../../../handler.ts';
import { challengeLifetime, openChallenge } from './challenges.ts';
import { listPasskeys } from './passkeys.repo.ts';
import { relyingParty } from './relyingParty.ts';

export const passkeyConfirmOptions = defineHandler(operation, async ({ context, who }) => {
  const known = await listPasskeys(context.db, who.userId);
  if (!known.length) return fail(operation, 'passkey_unknown');
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(context).id,
    challenge: await openChallenge(context, 'confirm', who),
    timeout: challengeLifetime,
    userVerification: 'required',
    allowCredentials: known.map(({ credentialId: id, transports }) => ({
      id,
      transports: transports.split(',').filter(Boolean),
    })),
  });
  return { options: { ...options } };
});
