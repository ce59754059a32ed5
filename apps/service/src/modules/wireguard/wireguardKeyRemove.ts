import { wireguardKeyRemove as operation } from '@tern/contract';
import { type Context, timeFromNow } from '../../context.ts';
import { defineHandler, fail, type RequestFacts, type SignedIn } from '../../handler.ts';
import { lockAccount } from '../account/lockAccount.ts';
import { recordEvent } from '../account/recordEvent.ts';
import { keyData } from './keyData.ts';
import { tellHost } from './tellHost.ts';
import { type Turn, takeTurn } from './turns.ts';
import { deleteKey, type HeldKey, lockKey, lockOwnKey, updateKey } from './wireguard.repo.ts';

interface Removed {
  row: HeldKey;
  /** Null: nothing can be asked now. */
  turn: Turn | null;
}

/** Marks a key as removed. Null: it is gone already, since the host has no such key. */
function markRemoved(
  context: Context,
  id: string,
  { who, request }: { who: SignedIn; request: RequestFacts },
): Promise<Removed | null> {
  return context.db.transaction(async (tx) => {
    const { userId } = who;
    // Before the key, as everywhere: an event locks its account.
    if (!(await lockAccount(tx, userId))) return fail(operation, 'session_invalid');
    const now = timeFromNow(context);
    const row = await lockOwnKey(tx, { id, userId }, now);
    if (!row) return fail(operation, 'wireguard_key_unknown');
    if (!row.removedAt) await recordEvent(context, tx, { userId, kind: 'wireguard_key_removed', request });
    if (row.hostState === 'absent') {
      await deleteKey(tx, id);
      return null;
    }
    await updateKey(tx, id, { removedAt: row.removedAt ?? now, nextTryAt: now, attempts: 0 });
    const turn = context.config.provision && (await takeTurn(context, tx, row, 'absent'));
    return { row: (await lockKey(tx, id, now)) ?? row, turn };
  });
}

export const wireguardKeyRemove = defineHandler(operation, async ({ context, input, who, request }) => {
  const removed = await markRemoved(context, input.key_id, { who, request });
  // Without a host it waits for one, and is out of the list.
  if (!removed || !context.config.provision) return null;
  const left = removed.turn ? (await tellHost(context, removed.turn)).row : removed.row;
  return left ? keyData(left) : null;
});
