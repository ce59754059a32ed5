import { type Context, timeFromNow } from '../../context.ts';
import type { Queries } from '../../db/connect.ts';
import { wireguardCities } from '../network/network.module.ts';
import { tellHost } from './tellHost.ts';
import { type Refusing, type Turn, takeTurn } from './turns.ts';
import {
  claimKeys,
  deleteKey,
  type HeldKey,
  isGoing,
  markChangedPlans,
  updateKey,
  wishOf,
} from './wireguard.repo.ts';

/** Keys that are asked about at the same time. */
const batch = 10;
/** Batches of one round. */
const mostBatches = 50;

/** The next request about a key; null: the host has what it is to have, or is busy with it. */
async function lease(context: Context, tx: Queries, row: HeldKey): Promise<Turn | null> {
  const wish = wishOf(row);
  if (isGoing(row) && row.hostState === 'absent') {
    await deleteKey(tx, row.id);
    return null;
  }
  if (row.hostState === wish) {
    await updateKey(tx, row.id, { nextTryAt: null, attempts: 0 });
    return null;
  }
  return takeTurn(context, tx, row, wish);
}

/** A key that the host has never confirmed goes; one that it knew before is tried again. */
const refusing: Refusing = { becomes: ({ hostState }) => (hostState === 'new' ? 'removed' : 'kept') };

/** A city may have lost its servers since. */
const inNetwork = async (context: Context, turn: Turn): Promise<Turn> =>
  turn.wish === 'present' ? { ...turn, cities: await wireguardCities(context, turn.cities) } : turn;

/**
 * Tells the host of keys until it has confirmed them: of those that were added or removed while it was silent, and of those
 * whose plan has ended or come back. Any number of processes may do so at once. Returns how many it has confirmed.
 */
export async function alignKeys(context: Context, stopping?: AbortSignal): Promise<number> {
  if (!context.config.provision) return 0;
  let confirmed = 0;
  for (let turn = 0; turn < mostBatches && !stopping?.aborted; turn += 1) {
    const { found, claimed } = await claimKeys(context.db, timeFromNow(context), {
      most: batch,
      lease: (tx, row) => lease(context, tx, row),
    });
    if (!found) break;
    const told = await Promise.all(
      claimed.map(async (each) => tellHost(context, await inNetwork(context, each), refusing)),
    );
    confirmed += told.filter(({ outcome }) => outcome === 'confirmed').length;
    // A host that is away is not asked again and again.
    if (claimed.length && told.every(({ outcome }) => outcome === 'silent')) break;
  }
  return confirmed;
}

/** Makes the keys due whose plan has ended or come back. Returns how many. */
export const followPlans = async (context: Context): Promise<number> =>
  context.config.provision ? markChangedPlans(context.db, timeFromNow(context)) : 0;
