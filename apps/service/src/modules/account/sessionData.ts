import type { AccountSession } from '@tern/contract';
import { appTypeName } from '@tern/domain';
import type { SessionRow } from './account.repo.ts';

/** A session as the contract shows one. */
export function sessionData(row: SessionRow, current: string): AccountSession {
  return {
    session_id: row.id,
    is_current: row.id === current,
    app_type: row.appType,
    app_name: appTypeName(row.appType),
    user_agent: row.userAgent,
    country: row.country,
    signed_in_at: row.createdAt.toISOString(),
    last_seen_at: row.lastSeenAt.toISOString(),
  };
}
