import type { Passkey } from '@tern/contract';
import type { Context } from '../../../context.ts';
import { passkeysOf } from './passkeyData.ts';
import { relyingParty, userHandleOf } from './relyingParty.ts';

/** The passkeys of an account, with what a browser needs to forget all others. */
export async function acceptedPasskeys(
  context: Context,
  userId: string,
): Promise<{ passkeys: Passkey[]; rp_id: string; user_handle: string }> {
  return {
    passkeys: await passkeysOf(context.db, userId),
    rp_id: relyingParty(context).id,
    user_handle: userHandleOf(userId),
  };
}
