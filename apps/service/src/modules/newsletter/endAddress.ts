import { type Context, timeFromNow } from '../../context.ts';
import type { Queries } from '../../db/connect.ts';
import { addressHash } from './addressHash.ts';
import { endSubscriber } from './subscribers.repo.ts';
import { saveSuppression } from './suppressions.repo.ts';

/** Sends no newsletter to an address any more, and remembers it without the address. */
export async function endAddress(
  context: Context,
  db: Queries,
  { emailKey, reason, detail }: { emailKey: string; reason: 'bounced' | 'complained'; detail: string | null },
): Promise<void> {
  const now = timeFromNow(context);
  await endSubscriber(db, emailKey, reason, now);
  await saveSuppression(db, {
    addressHash: await addressHash(context, emailKey),
    reason,
    detail: detail?.slice(0, 100) ?? null,
    at: now,
  });
}
