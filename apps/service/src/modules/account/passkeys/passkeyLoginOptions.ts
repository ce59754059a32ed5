import { generateAuthenticationOptions } from '@simplewebauthn/server';
import { passkeyLoginOptions as operation } from '@tern/contract';
import { defineHandler } from '../../../handler.ts';
import { challengeLifetime, openChallenge } from './challenges.ts';
import { relyingParty } from './relyingParty.ts';

export const passkeyLoginOptions = defineHandler(operation, async ({ context }) => {
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(context).id,
    challenge: await openChallenge(context, 'sign_in', null),
    timeout: challengeLifetime,
    userVerification: 'required',
  });
  return { options: { ...options } };
});
