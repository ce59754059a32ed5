import { handoverExchange as operation } from '@tern/contract';
import { addressForLimits } from '../../clientAddress.ts';
import { timeFromNow } from '../../context.ts';
import { defineHandler, fail } from '../../handler.ts';
import { takeTry } from '../../rateLimit.ts';
import { customerStanding } from '../payment/subscription/customerStanding.ts';
import { findUser, revokeSession } from './account.repo.ts';
import { currentUser } from './currentUser.ts';
import { takeHandover } from './handover.repo.ts';
import { handoverTries } from './handoverTries.ts';
import { hashLookedAt } from './hashLookedAt.ts';
import { recordEvent } from './recordEvent.ts';
import { openSession, setCustomerCookie, setSessionCookies } from './sessions.ts';

export const handoverExchange = defineHandler(operation, { limits: [handoverTries] }, async (call) => {
  const { context, input, request, who } = call;
  const address = addressForLimits(request.address);
  await takeTry(context, handoverTries, 'handover', address);
  const { token, user, redirect } = await context.db.transaction(async (tx) => {
    const handover = await takeHandover(tx, hashLookedAt(input.code), timeFromNow(context));
    const user = handover && (await findUser(tx, handover.userId));
    if (!handover || !user) return fail(operation, 'handover_invalid');
    // This browser lets go of what it had: nothing of it stays behind for whoever finds the old token.
    if (who) await revokeSession(tx, who.tokenHash, timeFromNow(context));
    await recordEvent(context, tx, { userId: user.id, kind: 'handed_over', request });
    const token = await openSession(context, tx, user.id, request, handover.deviceId);
    return { token, user, redirect: handover.redirect };
  });
  setSessionCookies(call, token);
  setCustomerCookie(call, await customerStanding(context, user.id));
  return { token, user: await currentUser(context, user), redirect };
});
