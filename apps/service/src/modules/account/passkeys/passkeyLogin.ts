import { passkeyLogin as operation } from '@tern/contract';
import { defineHandler, fail } from '../../../handler.ts';
import { findUser, setLanguage } from '../account.repo.ts';
import { enterSession, signedInData } from '../enterSession.ts';
import { passkeyLimits, withPasskey } from './withPasskey.ts';

/** Opens a session, without a code as well: the authenticator has verified the person, and is a second thing by itself. */
export const passkeyLogin = defineHandler(operation, { limits: passkeyLimits }, async (call) => {
  const { context, input, request } = call;
  const { language, ...passkey } = input;
  const { user, token } = await withPasskey(context, { request, passkey, who: null }, async (tx, userId) => {
    const owner = await findUser(tx, userId, { locked: true });
    if (!owner) return fail(operation, 'passkey_unknown');
    if (language && language !== owner.language) await setLanguage(tx, owner.id, language);
    return { user: owner, token: await enterSession(context, tx, { user: owner, request, by: 'passkey' }) };
  });
  return signedInData(call, user, token, 'passkey');
});
