import { login as operation } from '@tern/contract';
import { defineHandler, fail } from '../../handler.ts';
import { checkCredentials, lockSigningIn, signInLimits } from './checkCredentials.ts';
import { enterSession, signedInData } from './enterSession.ts';
import { offerPasskey } from './passkeys/offerPasskey.ts';
import { openTicket } from './secondFactor/openTicket.ts';
import { isRemembered } from './secondFactor/remembered.ts';
import { isSecondFactorOn } from './secondFactor/withSecondFactor.ts';

export const login = defineHandler(operation, { limits: signInLimits }, async (call) => {
  const { context, input, request } = call;
  const user = await checkCredentials(call, input);
  const opened = await context.db.transaction(async (tx) => {
    // Turning a second factor on takes the same lock: no session comes of a password alone after that.
    await lockSigningIn(tx, user);
    if (!(await isSecondFactorOn(tx, user.id)))
      return { token: await enterSession(context, tx, { user, request }) };
    // New passwords, and all else that ends it, take this lock or have removed the row.
    return (await isRemembered(context, tx, { userId: user.id, request }))
      ? { token: await enterSession(context, tx, { user, request, by: 'remembered' }) }
      : { ticket: await openTicket(context, tx, user.id) };
  });
  if ('ticket' in opened) return fail(operation, 'second_factor_required', opened);
  const offer = { token: opened.token, withCode: false, wanted: input.passkey_offer === true };
  return {
    ...(await signedInData(call, user, opened.token)),
    ...(await offerPasskey(context, user, offer)),
  };
});
