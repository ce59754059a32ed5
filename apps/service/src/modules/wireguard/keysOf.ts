import type { AccountExport } from '@tern/contract';
import { type Context, timeFromNow } from '../../context.ts';
import type { Queries } from '../../db/connect.ts';
import { keyData } from './keyData.ts';
import { countKeys, listKeys, releaseKeys } from './wireguard.repo.ts';

/** The keys of a person for the export. How they are used is not stored. */
export async function keysOf(context: Context, userId: string): Promise<AccountExport['wireguard_keys']> {
  const rows = await listKeys(context.db, userId, timeFromNow(context));
  return rows.map((row) => {
    const { last_used_on: _lastUsed, is_connected: _connected, ...stored } = keyData(row);
    return stored;
  });
}

/** How many places among the devices of an account its keys take. */
export const countKeysOf = (
  { config }: Pick<Context, 'config'>,
  db: Queries,
  userId: string,
): Promise<number> => countKeys(db, { userId, isHosted: config.provision !== null });

/** Nothing of the person is left. The public keys stay until the host has confirmed that it does not know them any more. */
export const releaseKeysOf = (db: Queries, userId: string, now: Date): Promise<void> =>
  releaseKeys(db, userId, now);
