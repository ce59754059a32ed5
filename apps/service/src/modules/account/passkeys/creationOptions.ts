import { generateRegistrationOptions } from '@simplewebauthn/server';
import { brand } from '@tern/domain';
import type { Context } from '../../../context.ts';
import type { SignedIn } from '../../../handler.ts';
import type { UserRow } from '../account.repo.ts';
import { algorithms } from './algorithms.ts';
import { type ChallengePurpose, challengeLifetime, openChallenge } from './challenges.ts';
import type { PasskeyRow } from './passkeys.repo.ts';
import { relyingParty } from './relyingParty.ts';

/** The ways in which a passkey is made. */
export type AddingPurpose = Extract<ChallengePurpose, `add${string}`>;

/** Options to make a passkey for an account, in one session and for one purpose. `known`: those that it has. */
export async function creationOptions(
  context: Context,
  user: UserRow,
  making: {
    known: readonly PasskeyRow[];
    purpose: AddingPurpose;
    who: Pick<SignedIn, 'userId' | 'sessionId'>;
  },
): Promise<{ challenge: string; [more: string]: unknown }> {
  const { known, purpose, who } = making;
  const name = user.email ?? brand.name;
  const options = await generateRegistrationOptions({
    rpName: brand.name,
    rpID: relyingParty(context).id,
    userName: name,
    userDisplayName: name,
    userID: Uint8Array.from(Buffer.from(user.id)),
    challenge: await openChallenge(context, purpose, who),
    timeout: challengeLifetime,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId: id, transports }) => ({
      id,
      transports: transports.split(',').filter(Boolean),
    })),
    authenticatorSelection: {
      residentKey: 'required',
      // Made without a dialog there is nobody to verify: the first sign-in does.
      userVerification: purpose === 'add_silently' ? 'preferred' : 'required',
    },
    supportedAlgorithmIDs: [...algorithms],
  });
  return { ...options };
}
