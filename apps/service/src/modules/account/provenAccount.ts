import type { Queries } from '../../db/connect.ts';
import { findUserByEmail } from './account.repo.ts';
import { provenAddressOf } from './provenAddress.ts';

/** The account whose mailbox this is; null where none has shown it. */
export async function provenAccount(db: Queries, email: string): Promise<string | null> {
  const user = await findUserByEmail(db, email);
  return user && provenAddressOf(user) ? user.id : null;
}
