import { loginSecondStep as operation } from '@tern/contract';
import { timeFromNow } from '../../../context.ts';
import { defineHandler, fail } from '../../../handler.ts';
import { findUser } from '../account.repo.ts';
import { enterSession, signedInData } from '../enterSession.ts';
import { offerPasskey } from '../passkeys/offerPasskey.ts';
import { hashToken } from '../tokens.ts';
import { codeLimits } from './codeTries.ts';
import { rememberBrowser, setRememberedCookie } from './remembered.ts';
import { findTicketOwner, spendTicket } from './secondFactor.repo.ts';
import { withCode } from './withSecondFactor.ts';

export const loginSecondStep = defineHandler(operation, { limits: codeLimits }, async (call) => {
  const { context, input, request } = call;
  const ticketHash = hashToken(input.ticket);
  const userId = await findTicketOwner(context.db, ticketHash, timeFromNow(context));
  const user = userId && (await findUser(context.db, userId));
  if (!user) return fail(operation, 'code_expired');
  const { token, secret } = await withCode(context, { user, request, code: input.code }, async (tx) => {
    if (!(await spendTicket(tx, ticketHash, timeFromNow(context)))) return fail(operation, 'code_expired');
    const entered = await enterSession(context, tx, { user, request });
    const given = input.remember ? await rememberBrowser(context, tx, { userId: user.id, request }) : null;
    return { token: entered, secret: given };
  });
  const offer = { token, withCode: true, wanted: input.passkey_offer === true };
  if (secret) setRememberedCookie(call, secret);
  return { ...(await signedInData(call, user, token)), ...(await offerPasskey(context, user, offer)) };
});
