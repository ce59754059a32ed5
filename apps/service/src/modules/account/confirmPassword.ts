import type { Context } from '../../context.ts';
import { OperationError } from '../../handler.ts';
import { accountKey } from '../../limit.ts';
import { returnTry, takeTry } from '../../rateLimit.ts';
import type { UserRow } from './account.repo.ts';
import { verifyPassword } from './passwords.ts';
import { passwordTries } from './passwordTries.ts';

/** Throws `incorrect_password` unless a signed-in person knows the password of the account. Wrong ones are limited. */
export async function confirmPassword(
  context: Context,
  { id, passwordHash }: Pick<UserRow, 'id' | 'passwordHash'>,
  password: string,
): Promise<void> {
  const tries = ['password', accountKey(id)] as const;
  await takeTry(context, passwordTries, ...tries);
  if (!(await verifyPassword(passwordHash, password))) throw new OperationError('incorrect_password');
  await returnTry(context, ...tries);
}
