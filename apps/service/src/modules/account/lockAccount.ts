import type { Queries } from '../../db/connect.ts';
import { findUser } from './account.repo.ts';

/** Locks an account: what is counted of it stays so until the transaction ends. False: it is deleted. */
export async function lockAccount(tx: Queries, userId: string): Promise<boolean> {
  const user = await findUser(tx, userId, { locked: true });
  return user !== undefined && user.deletedAt === null;
}
