import type { Context } from '../../context.ts';
import { insertEvents, openDay } from './events.repo.ts';
import type { StoredEvent } from './StoredEvent.ts';

/** Events in memory at most: some ten seconds at full load, 10 MB. */
export const mostWaiting = 20_000;
/** Events of one statement. */
const batch = 2_000;

interface Buffer {
  waiting: StoredEvent[];
  /** Days whose partition is there. */
  days: Set<string>;
  writing: Promise<void> | null;
}

const buffers = new WeakMap<Context, Buffer>();

function bufferOf(context: Context): Buffer {
  const known = buffers.get(context) ?? { waiting: [], days: new Set(), writing: null };
  buffers.set(context, known);
  return known;
}

/**
 * Takes events to be written with the next batch: a call waits for no database. False, and nothing is taken, while
 * there is no room. A process that dies loses what has waited, half a second's worth.
 */
export function noteEvents(context: Context, events: readonly StoredEvent[]): boolean {
  const { waiting } = bufferOf(context);
  if (waiting.length + events.length > mostWaiting) return false;
  waiting.push(...events);
  return true;
}

/** Writes what waits, in batches. While the database is away everything stays, and the next round tries again. */
export async function writeEvents(context: Context): Promise<void> {
  const buffer = bufferOf(context);
  // The round that runs at a stop, and the one after it.
  await buffer.writing?.catch(() => {});
  buffer.writing = writeAll(context, buffer);
  try {
    await buffer.writing;
  } finally {
    buffer.writing = null;
  }
}

async function writeAll(context: Context, { waiting, days }: Buffer): Promise<void> {
  const outlets = context.config.analyticsOutlets.map(({ name }) => name);
  while (waiting.length > 0) {
    const events = waiting.slice(0, batch);
    for (const day of new Set(events.map((event) => event.day))) {
      if (days.has(day)) continue;
      await openDay(context.db, day);
      days.add(day);
    }
    const stored = await insertEvents(context.db, events, outlets).catch((error: unknown) => {
      // A partition may have gone; the next round looks again.
      days.clear();
      throw error;
    });
    waiting.splice(0, events.length);
    context.metrics.analyticsEvents('stored', stored);
    context.metrics.analyticsEvents('duplicate', events.length - stored);
  }
}
