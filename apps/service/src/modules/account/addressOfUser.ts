import type { Queries } from '../../db/connect.ts';
import { findUser } from './account.repo.ts';
import { type ProvenAddress, provenAddressOf } from './provenAddress.ts';

/** The address of an account as it was typed, and its key once the mailbox was shown. */
export async function addressOfUser(
  db: Queries,
  userId: string,
): Promise<{ email: string | null; address: ProvenAddress | null }> {
  const user = await findUser(db, userId);
  return { email: user?.email ?? null, address: user ? provenAddressOf(user) : null };
}
