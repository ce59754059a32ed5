import type { User } from '@tern/contract';
import type { UserRow } from './account.repo.ts';

/** A user as the contract shows one. */
export function userData(row: UserRow): User {
  const email = row.email ?? '';
  return {
    user_id: row.id,
    email,
    name: row.name ?? email,
    avatar: row.avatar,
    email_confirmed: row.emailProvenAt !== null,
    is_password_set: row.passwordHash !== null,
    created_at: row.createdAt.toISOString(),
    delete_after: row.deleteAfter?.toISOString() ?? null,
  };
}
