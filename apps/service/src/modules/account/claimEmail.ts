import type { Queries } from '../../db/connect.ts';
import { findUser } from './account.repo.ts';
import { releaseUnclaimedEmail, takeFreeEmail } from './addressClaims.repo.ts';

/**
 * Gives an account whose address another sign-up has taken the key again, unless that one has a password, a passkey or an order.
 * Returns whether the person can sign in with the address.
 */
export async function claimEmail(tx: Queries, userId: string): Promise<boolean> {
  const user = await findUser(tx, userId);
  if (!user?.email || user.emailKey) return Boolean(user?.emailKey);
  await releaseUnclaimedEmail(tx, user.email);
  return takeFreeEmail(tx, userId, user.email);
}
