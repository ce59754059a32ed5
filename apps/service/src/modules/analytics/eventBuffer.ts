import type { Context } from '../../context.ts';
import type { Queries } from '../../db/connect.ts';
import { day } from '../../limit.ts';
import { takeSome } from '../../rateLimit.ts';
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
  /** Networks whose events of a day are used up, and until when; `''`: those of everybody. */
  full: Map<string, number>;
}

/** ms after which a network that was full is looked at again. */
const fullFor = 60_000;
/** Names the events of all networks together: a network is an address, never empty. */
const everybody = '';
/** Events of an address that is none. */
const unknownNetwork = 'unknown';

const buffers = new WeakMap<Context, Buffer>();

function bufferOf(context: Context): Buffer {
  const known = buffers.get(context) ?? { waiting: [], days: new Set(), writing: null, full: new Map() };
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

/** Whether no more events are taken from a network: by a switch, or because those of the day are used up. */
export function isFull(context: Context, network: string): boolean {
  const { full } = bufferOf(context);
  if (context.config.analyticsBounds.overall === 0) return true;
  return [everybody, network || unknownNetwork].some((each) => (full.get(each) ?? 0) > context.clock.now());
}

/** The events that are within the sums of one day, by network and overall. */
async function withinBounds(
  context: Context,
  tx: Queries,
  events: readonly StoredEvent[],
): Promise<{ events: StoredEvent[]; full: string[] }> {
  const { overall, perNetwork } = context.config.analyticsBounds;
  const byNetwork = Map.groupBy(events, ({ ip }) => ip || unknownNetwork);
  const counts = new Map([...byNetwork].map(([network, list]) => [network, list.length]));
  const needs = { clock: context.clock, db: tx };
  const allowed = await takeSome(needs, { count: perNetwork, seconds: day }, counts, 'events');
  const first = [...byNetwork].flatMap(([network, list]) => list.slice(0, allowed.get(network)));
  const all = new Map([[everybody, first.length]]);
  const most =
    (await takeSome(needs, { count: overall, seconds: day }, all, 'all events')).get(everybody) ?? 0;
  const full = [...byNetwork.keys()].filter(
    (network) => (allowed.get(network) ?? 0) < (counts.get(network) ?? 0),
  );
  return { events: first.slice(0, most), full: most < first.length ? [everybody, ...full] : full };
}

async function writeAll(context: Context, { waiting, days, full }: Buffer): Promise<void> {
  const outlets = context.config.analyticsOutlets.map(({ name }) => name);
  const now = context.clock.now();
  for (const [network, until] of full) if (until <= now) full.delete(network);
  while (waiting.length > 0) {
    const events = waiting.slice(0, batch);
    for (const eventDay of new Set(events.map((event) => event.day))) {
      if (days.has(eventDay)) continue;
      await openDay(context.db, eventDay);
      days.add(eventDay);
    }
    const written = await context.db
      .transaction(async (tx) => {
        const kept = await withinBounds(context, tx, events);
        return { ...kept, stored: await insertEvents(tx, kept.events, outlets) };
      })
      .catch((error: unknown) => {
        // A partition may have gone; the next round looks again.
        days.clear();
        throw error;
      });
    waiting.splice(0, events.length);
    for (const network of written.full) full.set(network, now + fullFor);
    context.metrics.analyticsEvents('stored', written.stored);
    context.metrics.analyticsEvents('duplicate', written.events.length - written.stored);
    context.metrics.analyticsEvents('over_bound', events.length - written.events.length);
  }
}
