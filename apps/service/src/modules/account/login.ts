import { login as operation } from '@tern/contract';
import { defineHandler } from '../../handler.ts';
import { partnerFlagOf } from '../partners/partnerDataOf.ts';
import { customerStanding } from '../payment/subscription/customerStanding.ts';
import { checkCredentials, signInLimits } from './checkCredentials.ts';
import { mailNewSignIn } from './mailNewSignIn.ts';
import { recordEvent } from './recordEvent.ts';
import { openSession, setCustomerCookie, setSessionCookies } from './sessions.ts';
import { userData } from './userData.ts';

export const login = defineHandler(operation, { limits: signInLimits }, async (call) => {
  const { context, input, request } = call;
  const user = await checkCredentials(call, input);
  const token = await context.db.transaction(async (tx) => {
    await recordEvent(context, tx, { userId: user.id, kind: 'signed_in', request });
    await mailNewSignIn(context, tx, { userId: user.id, request });
    return openSession(context, tx, user.id, request);
  });
  setSessionCookies(call, token);
  setCustomerCookie(call, await customerStanding(context, user.id));
  return { token, user: { ...userData(user), ...(await partnerFlagOf(context.db, user.id)) } };
});
