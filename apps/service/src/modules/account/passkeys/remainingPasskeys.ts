import type { Queries } from '../../../db/connect.ts';
import { countPasskeys } from './passkeys.repo.ts';

/** For the mail about a new password or second factor: how many passkeys open the account as before. */
export async function remainingPasskeys(queries: Queries, userId: string): Promise<{ passkeys?: number }> {
  const passkeys = await countPasskeys(queries, userId);
  return passkeys > 0 ? { passkeys } : {};
}
