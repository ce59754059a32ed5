import { type Context, timeFromNow } from '../../context.ts';
import type { Queries } from '../../db/connect.ts';
import type { KeyWish } from '../../db/wireguardTables.ts';
import { lockAccount } from '../account/lockAccount.ts';
import {
  deleteKey,
  type HeldKey,
  isGoing,
  type KeyRow,
  lockKey,
  updateKey,
  wishOf,
} from './wireguard.repo.ts';

/** ms that a request to the host belongs to who began it: longer than a response may take. */
const lease = 15_000;
/** ms after the first try that confirmed nothing; each further one doubles it. */
const firstPause = 5_000;
const longestPause = 60 * 60_000;

/** One request to the host about one key. */
export interface Turn {
  readonly id: string;
  readonly publicKey: string;
  readonly cities: readonly string[];
  readonly wish: KeyWish;
  readonly turn: number;
  /** Until when an earlier request for the same is under way; null: there is none. */
  readonly beside: Date | null;
}

const isBusy = (row: KeyRow, now: Date): row is KeyRow & { askingUntil: Date } =>
  row.asking !== null && row.askingUntil !== null && row.askingUntil > now;

/**
 * Begins to ask the host about a locked key. Null while it is asked for the opposite: nobody knows which of two requests at
 * once a host does last, so the background asks when that one is over.
 */
export async function takeTurn(
  context: Context,
  tx: Queries,
  row: KeyRow,
  wish: KeyWish,
): Promise<Turn | null> {
  const now = timeFromNow(context);
  const busy = isBusy(row, now);
  if (busy && row.asking !== wish) {
    await updateKey(tx, row.id, { nextTryAt: row.askingUntil });
    return null;
  }
  const until = timeFromNow(context, lease);
  const turn = row.turn + 1;
  await updateKey(tx, row.id, {
    turn,
    asking: wish,
    askingUntil: until,
    // A process that ends on the way confirms nothing.
    hostState: row.hostState === wish || row.hostState === 'new' ? row.hostState : 'unknown',
    nextTryAt: until,
  });
  const { id, publicKey, cities } = row;
  return { id, publicKey, cities, wish, turn, beside: busy ? row.askingUntil : null };
}

/** ms until the next try after so many that confirmed nothing. */
export const pauseAfter = (attempts: number) =>
  Math.min(firstPause * 2 ** Math.min(attempts - 1, 20), longestPause);

export type TurnOutcome = 'confirmed' | 'silent' | 'refused';

/** A key that the host has refused is gone, is removed, or stays as it was. */
export type AfterRefusal = 'deleted' | 'removed' | 'kept';

function changeOf(
  context: Context,
  row: HeldKey,
  turn: Turn,
  { outcome, refusal }: { outcome: TurnOutcome; refusal: AfterRefusal },
): Partial<KeyRow> {
  const now = timeFromNow(context);
  const over = { asking: turn.beside && turn.wish, askingUntil: turn.beside };
  // Somebody has changed their mind meanwhile: that is tried at once.
  const open = wishOf(row) !== turn.wish;
  if (outcome === 'confirmed')
    return { ...over, hostState: turn.wish, attempts: 0, nextTryAt: open ? now : null };
  if (refusal === 'removed') return { ...over, removedAt: row.removedAt ?? now, attempts: 0, nextTryAt: now };
  const attempts = row.attempts + 1;
  // Files of other cities were asked for, and the host knows the key.
  if (row.hostState === wishOf(row)) return { ...over, attempts: 0, nextTryAt: null };
  const wait = outcome === 'refused' ? longestPause : pauseAfter(attempts);
  return { ...over, attempts, nextTryAt: open ? now : timeFromNow(context, wait) };
}

/** The end of a key that the host refuses; `also` runs in the transaction that writes it. */
export interface Refusing {
  becomes(row: HeldKey): AfterRefusal;
  /** The account that `also` writes an event of. */
  account?: string;
  also?(tx: Queries, row: HeldKey): Promise<void>;
}

/**
 * Writes what came of a turn, beside what has happened meanwhile. Returns the key as it is then; undefined: it is gone.
 * A later turn has the last word: an earlier one writes nothing.
 */
export function endTurn(
  context: Context,
  turn: Turn,
  outcome: TurnOutcome,
  refusing: Refusing,
): Promise<HeldKey | undefined> {
  return context.db.transaction(async (tx) => {
    // An event locks its account. The account comes before its keys everywhere: two that wait for each other never end.
    if (outcome === 'refused' && refusing.account) await lockAccount(tx, refusing.account);
    const row = await lockKey(tx, turn.id, timeFromNow(context));
    if (!row || row.turn !== turn.turn) return row;
    const refusal = outcome === 'refused' ? refusing.becomes(row) : 'kept';
    if (outcome === 'refused') await refusing.also?.(tx, row);
    const gone = outcome === 'confirmed' && turn.wish === 'absent' && isGoing(row);
    if (gone || refusal === 'deleted') {
      await deleteKey(tx, turn.id);
      return undefined;
    }
    await updateKey(tx, turn.id, changeOf(context, row, turn, { outcome, refusal }));
    return lockKey(tx, turn.id, timeFromNow(context));
  });
}
