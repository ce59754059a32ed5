import { anonymousSignup as operation } from '@tern/contract';
import { addressForLimits } from '../../clientAddress.ts';
import { newId, timeFromNow } from '../../context.ts';
import { defineHandler, fail } from '../../handler.ts';
import { hour, type Limit } from '../../limit.ts';
import { takeTry } from '../../rateLimit.ts';
import { refuseBlockedCountry } from '../geo/blockedCountry.ts';
import { insertUser } from './account.repo.ts';
import { releaseUnclaimedEmail } from './addressClaims.repo.ts';
import { nobody, openSession, setCustomerCookie, setSessionCookies } from './sessions.ts';
import { userData } from './userData.ts';

const perAddress: Limit = { counts: 'new accounts per visitor', count: 30, seconds: hour };

export const anonymousSignup = defineHandler(operation, { limits: [perAddress] }, async (call) => {
  const { context, input, request } = call;
  refuseBlockedCountry(request);
  await takeTry(context, perAddress, 'signup', addressForLimits(request.address));
  const { user, token } = await context.db.transaction(async (tx) => {
    // An address typed at an abandoned checkout is free again. A new account is opened all the same: whoever opened
    // the first one must not see what the second one buys. The first one goes on too, since anybody can type an address.
    await releaseUnclaimedEmail(tx, input.email);
    const user = await insertUser(tx, {
      id: newId('usr', context.random),
      email: input.email,
      language: input.language ?? 'en',
      createdAt: timeFromNow(context),
    });
    if (!user) return fail(operation, 'email_known');
    return { user, token: await openSession(context, tx, user.id, request) };
  });
  setSessionCookies(call, token);
  setCustomerCookie(call, nobody);
  return { token, user: userData(user) };
});
