import { passkeyAdd, type User } from '@tern/contract';
import type { Api } from '../api/createApi.ts';
import { forgetTab, readTab, tabKeys } from '../app/tabMemory.ts';
import { makePasskey } from './ceremonies.ts';
import type { PasskeyOffer } from './passkeyOffer.ts';

/**
 * Makes a passkey without a dialog, where a sign-in of this tab has left options for it. Resolves with whether there is one
 * more: nobody has asked, so nobody is told why not.
 */
export async function takeUpOffer(
  api: Pick<Api, 'send'>,
  user: Pick<User, 'user_id'>,
  make: typeof makePasskey = makePasskey,
): Promise<boolean> {
  const offer = readTab<PasskeyOffer>(tabKeys.passkey);
  // Once, and for the same person alone.
  forgetTab(tabKeys.passkey);
  if (offer?.userId !== user.user_id) return false;
  try {
    await api.send(passkeyAdd, await make(offer.options, { silent: true }));
    return true;
  } catch {
    return false;
  }
}
