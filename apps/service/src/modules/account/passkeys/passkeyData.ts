import type { Passkey } from '@tern/contract';
import type { Queries } from '../../../db/connect.ts';
import { listPasskeys, type PasskeyRow } from './passkeys.repo.ts';

export const passkeyData = (row: PasskeyRow): Passkey => ({
  passkey_id: row.id,
  credential_id: row.credentialId,
  name: row.name,
  user_agent: row.userAgent,
  is_synced: row.isSynced,
  created_at: row.createdAt.toISOString(),
  last_used_at: row.lastUsedAt?.toISOString() ?? null,
});

export async function passkeysOf(db: Queries, userId: string): Promise<Passkey[]> {
  return (await listPasskeys(db, userId)).map(passkeyData);
}
