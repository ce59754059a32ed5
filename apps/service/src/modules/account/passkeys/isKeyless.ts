import type { Queries } from '../../../db/connect.ts';
import type { UserRow } from '../account.repo.ts';
import { countPasskeys } from './passkeys.repo.ts';

/** Whether an account has neither a password nor a passkey: whoever holds its session gives it the first key. */
export async function isKeyless(db: Queries, { id, passwordHash }: Pick<UserRow, 'id' | 'passwordHash'>) {
  return passwordHash === null && (await countPasskeys(db, id)) === 0;
}

/** For the data of a user: `has_passkey` where it is so. */
export async function passkeyFlagOf(db: Queries, userId: string): Promise<{ has_passkey?: true }> {
  return (await countPasskeys(db, userId)) > 0 ? { has_passkey: true } : {};
}
