import { type OutputOf, status as operation } from '@tern/contract';
import { dayMs, networkRegions, ownParts, statusDays, statusEvery, statusStaleAfter } from '@tern/domain';
import { type Context, timeFromNow } from '../../context.ts';
import { defineHandler } from '../../handler.ts';
import { incidentsOf } from './incidentsOf.ts';
import { type RegionDay, type RegionNow, regionDays, regionsNow, trustedFeed } from './networkParts.repo.ts';
import { firstDay } from './sampleStatus.ts';
import { listDays, type StatusDayRow } from './statusDays.repo.ts';

type Part = OutputOf<typeof operation>['parts'][number];
type Day = Part['days'][number];

/** ms for which measurements are good: whoever calls, the days are counted once. */
const fresh = 10_000;
const minutes = statusEvery / 60_000;

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** The ninety days until now, each with what is known of it. */
const daysOf = (now: number, find: (day: string) => Day | undefined): Day[] =>
  Array.from(
    { length: statusDays },
    (_, index) => find(dayOf(now - (statusDays - 1 - index) * dayMs)) ?? null,
  );

const isRecent = (at: Date, now: number) => now - at.getTime() <= statusStaleAfter;

function ownPart(part: (typeof ownParts)[number], all: readonly StatusDayRow[], now: number): Part | null {
  const rows = all.filter((row) => row.part === part);
  const last = rows.at(-1);
  if (!last) return null;
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return {
    part,
    state: isRecent(last.sampledAt, now) ? last.state : null,
    measured_at: last.sampledAt.toISOString(),
    days: daysOf(now, (day) => {
      const row = byDay.get(day);
      return (
        row && {
          measured: row.samples * minutes,
          limited: row.limited * minutes,
          down: row.down * minutes,
        }
      );
    }),
  };
}

/** A region is down with half of its servers, and limited with a tenth of them. */
function stateOfRegion({ up, maintenance, down }: RegionNow): Part['state'] {
  const all = up + maintenance + down;
  if (down * 2 >= all) return 'down';
  return (down + maintenance) * 10 >= all ? 'limited' : 'up';
}

/** Minutes of the mean server: those of all servers that were sampled, by their number. */
function dayOfRegion({ samples, up, maintenance, down }: RegionDay): Day {
  const all = up + maintenance + down;
  const measured = samples * minutes;
  const share = (servers: number) => (all ? Math.round((measured * servers) / all) : 0);
  return { measured, limited: share(maintenance), down: share(down) };
}

async function networkParts(context: Context): Promise<Part[]> {
  const { config, db, clock } = context;
  const now = clock.now();
  const feed = config.networkFeedUrl ? await trustedFeed(db, config.networkKeys) : null;
  if (!feed) return [];
  const [states, days] = await Promise.all([regionsNow(db), regionDays(db, firstDay(now))]);
  return networkRegions.flatMap((region) => {
    const state = states.find((each) => each.region === region);
    if (!state) return [];
    const byDay = new Map(days.filter((each) => each.region === region).map((each) => [each.day, each]));
    return {
      part: region,
      state: isRecent(feed.issuedAt, now) ? stateOfRegion(state) : null,
      measured_at: feed.issuedAt.toISOString(),
      days: daysOf(now, (day) => {
        const found = byDay.get(day);
        return found && dayOfRegion(found);
      }),
    };
  });
}

const held = new WeakMap<Context['db'], { at: number; parts: Promise<Part[]> }>();

/** Every part that was ever measured, in the order in which pages list them. */
function partsNow(context: Context): Promise<Part[]> {
  const { db, clock } = context;
  const now = clock.now();
  const known = held.get(db);
  if (known && Math.abs(now - known.at) < fresh) return known.parts;
  const parts = Promise.all([networkParts(context), listDays(db, firstDay(now))]).then(([network, rows]) => [
    ...network,
    ...ownParts.flatMap((part) => ownPart(part, rows, now) ?? []),
  ]);
  held.set(db, { at: now, parts });
  // A failure is not held.
  parts.catch(() => held.delete(db));
  return parts;
}

export const status = defineHandler(operation, async ({ context }) => {
  const [parts, said] = await Promise.all([partsNow(context), incidentsOf(context)]);
  const measured = parts.map(({ measured_at: at }) => at ?? '').sort();
  return {
    today: dayOf(timeFromNow(context).getTime()),
    measured_at: measured.at(-1) || null,
    parts,
    ...said,
  };
});
