import { dayMs } from '@tern/domain';
import { networkForLimits } from './clientAddress.ts';
import { type Context, timeFromNow } from './context.ts';
import { OperationError } from './handler.ts';
import { addTries } from './rateLimit.repo.ts';
import { keyOf } from './rateLimit.ts';
import { writeBounds } from './writeBounds.ts';

/** Calls of a network that a process counts in memory first: most visitors have fewer, and need no row. */
const firstCalls = 10;
/** Calls of everybody that a process writes down together: else all of them would wait for one row. */
const callsTogether = 100;
/** Counts in memory at once. Beyond that the one that was used least recently is forgotten. */
const mostCounts = 100_000;

interface MemoryCount {
  calls: number;
  /** ms; a new count begins then. */
  until: number;
  /** ms until which the database has no more; 0: it has. */
  full: number;
}

const memories = new WeakMap<object, Map<string, MemoryCount>>();

function countInMemory(context: Pick<Context, 'clock'>, key: string): MemoryCount {
  const memory = memories.get(context) ?? new Map<string, MemoryCount>();
  memories.set(context, memory);
  const now = context.clock.now();
  const known = memory.get(key);
  const count = known && known.until > now ? known : { calls: 0, until: now + dayMs, full: 0 };
  memory.delete(key);
  memory.set(key, count);
  const [first] = memory.keys();
  if (memory.size > mostCounts && first !== undefined) memory.delete(first);
  count.calls += 1;
  return count;
}

/**
 * Takes a call from the sums of a day, by network and overall. Throws `rate_limited` beyond them. `isChecked`: a bot check
 * was passed. Such calls have an overall sum of their own, so that nobody uses it up for them without one. All processes
 * count together, save for the first calls of each.
 */
export async function takeWrite(
  context: Pick<Context, 'clock' | 'db'>,
  name: keyof typeof writeBounds,
  { address, isChecked = false }: { address: string; isChecked?: boolean },
): Promise<void> {
  const bound = writeBounds[name];
  // Those of events are taken where they are written.
  if (!bound || name === 'analyticsEvents') return;
  const refuse = (until: number) => {
    const wait = Math.ceil((until - context.clock.now()) / 1000);
    throw new OperationError('rate_limited', { retry_after: Math.max(1, wait) });
  };
  const ofNetwork = keyOf(['day', name, networkForLimits(address)]);
  const ofAll = keyOf(['day', name, isChecked ? 'checked' : 'all']);
  const network = countInMemory(context, ofNetwork);
  const all = countInMemory(context, ofAll);
  const counts = [
    {
      ...{ key: ofNetwork, count: network, most: bound.perNetwork },
      by: network.calls < firstCalls ? 0 : network.calls === firstCalls ? firstCalls : 1,
    },
    { key: ofAll, count: all, most: bound.overall, by: all.calls % callsTogether === 0 ? callsTogether : 0 },
  ];
  for (const { count } of counts) if (count.full > context.clock.now()) refuse(count.full);
  const due = counts.filter(({ by }) => by > 0);
  if (!due.length) return;
  const now = timeFromNow(context);
  const windows = await addTries(context.db, due, { now, resetAt: timeFromNow(context, dayMs) });
  for (const { key, count, most } of due) {
    const window = windows.get(key);
    if (!window || window.count <= most) continue;
    count.full = window.resetAt.getTime();
    refuse(count.full);
  }
}
