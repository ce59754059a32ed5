import { login as operation } from '@tern/contract';
import { addressForLimits } from '../../clientAddress.ts';
import { defineHandler, fail } from '../../handler.ts';
import { returnTry, takeTry } from '../../rateLimit.ts';
import { emailKeyOf, findUserByEmail } from './account.repo.ts';
import { verifyPassword } from './passwords.ts';
import { openSession, setSessionCookies } from './sessions.ts';
import { userData } from './userData.ts';

/** Answers the same, in the same time, whether the address is known or not. */
export const login = defineHandler(operation, async (call) => {
  const { context, input, request } = call;
  const { limits } = context.config;
  const address = addressForLimits(request.address);
  // Taken before the password is looked at, so that parallel guesses count as well.
  const perAddress = ['login', address];
  const perAccount = ['login', address, emailKeyOf(input.username)];
  await takeTry(context, limits.loginPerAddress, ...perAddress);
  await takeTry(context, limits.loginPerAccount, ...perAccount);
  const user = await findUserByEmail(context.db, input.username);
  const matches = await verifyPassword(user?.passwordHash ?? null, input.password);
  if (!user || !matches) return fail(operation, 'incorrect_credentials');
  await returnTry(context, ...perAddress);
  await returnTry(context, ...perAccount);
  const token = await openSession(context, context.db, user.id, request);
  setSessionCookies(call, token);
  return { token, user: userData(user) };
});
