import { addressForLimits } from '../../clientAddress.ts';
import { type Call, OperationError } from '../../handler.ts';
import { returnTry, takeTry } from '../../rateLimit.ts';
import { emailKeyOf, findUserByEmail, type UserRow } from './account.repo.ts';
import { verifyPassword } from './passwords.ts';

/**
 * Who a user name and password stand for, on the website and in apps alike. Throws
 * `incorrect_credentials` the same, in the same time, whether the address is known or not.
 */
export async function checkCredentials(
  { context, request }: Pick<Call<unknown, unknown>, 'context' | 'request'>,
  { username, password }: { username: string; password: string },
): Promise<UserRow> {
  const { limits } = context.config;
  const address = addressForLimits(request.address);
  // Taken before the password is looked at, so that parallel guesses count as well.
  const perAddress = ['login', address];
  const perAccount = ['login', address, emailKeyOf(username)];
  await takeTry(context, limits.loginPerAddress, ...perAddress);
  await takeTry(context, limits.loginPerAccount, ...perAccount);
  const user = await findUserByEmail(context.db, username);
  const matches = await verifyPassword(user?.passwordHash ?? null, password);
  if (!user || !matches) throw new OperationError('incorrect_credentials');
  await returnTry(context, ...perAddress);
  await returnTry(context, ...perAccount);
  return user;
}
