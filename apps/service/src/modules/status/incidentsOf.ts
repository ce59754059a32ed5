import { createHash } from 'node:crypto';
import type { OutputOf, status } from '@tern/contract';
import { dayMs, networkRegions, regionOfCountry, type StatusPart, statusDays } from '@tern/domain';
import type { Context } from '../../context.ts';
import type { Queries } from '../../db/connect.ts';
import { trustedHash } from '../network/network.module.ts';
import { type IncidentWithCourse, listIncidents } from './incidents.repo.ts';
import { type FeedIncident, trustedFeed } from './networkParts.repo.ts';

type Said = Pick<OutputOf<typeof status>, 'incidents' | 'maintenance'>;
type Incident = Said['incidents'][number];

/** Incidents of the network that are listed at most. */
const mostOfNetwork = 20;

const courseOf = ({ updates }: IncidentWithCourse) =>
  updates.map(({ at, kind, texts }) => ({ at: at.toISOString(), kind, texts: { ...texts } }));

function incidentOf(row: IncidentWithCourse): Incident {
  const { id, severity, parts, titles, startsAt, endsAt } = row;
  return {
    id,
    severity,
    parts: [...parts],
    titles: { ...titles },
    started_at: startsAt.toISOString(),
    ended_at: endsAt?.toISOString() ?? null,
    updates: courseOf(row),
  };
}

function ofNetwork(
  { id, severity, language, title, cities, servers, started_at, ended_at, updates }: FeedIncident,
  regionOf: ReadonlyMap<string, StatusPart>,
): Incident {
  const named = networkRegions.filter((region) => cities.some((city) => regionOf.get(city) === region));
  return {
    id: `network-${id}`,
    severity,
    // Without a place it is of the whole network; servers alone are no region.
    parts: cities.length || servers.length ? named : [...networkRegions],
    titles: { [language]: title },
    started_at,
    ended_at,
    updates: updates
      .map(({ at, kind, text }) => ({ at, kind, texts: { [language]: text } }))
      .sort((a, b) => Date.parse(b.at) - Date.parse(a.at)),
  };
}

/** The incidents of a feed. It is asked for with every second, and changes with the feed alone. */
const held = new WeakMap<Context['db'], { hash: string; incidents: Incident[] }>();

async function networkIncidents({ config, db }: Context, since: number): Promise<Incident[]> {
  const isOn = config.networkFeedUrl && config.networkKeys.length;
  const hash = isOn ? await trustedHash(db, config.networkKeys) : null;
  if (hash === null) return [];
  const known = held.get(db);
  const incidents = known?.hash === hash ? known.incidents : await readIncidents(db, config.networkKeys);
  held.set(db, { hash, incidents });
  return incidents
    .filter(({ ended_at: ended }) => ended === null || Date.parse(ended) >= since)
    .slice(0, mostOfNetwork);
}

async function readIncidents(db: Queries, keys: readonly string[]): Promise<Incident[]> {
  const feed = await trustedFeed(db, keys);
  const regionOf = new Map<string, StatusPart>(
    feed?.cities.flatMap(({ id, country }) => {
      const region = regionOfCountry[country];
      return region ? [[id, region] as const] : [];
    }),
  );
  return (feed?.incidents ?? [])
    .sort((a, b) => Date.parse(b.started_at) - Date.parse(a.started_at))
    .map((incident) => ofNetwork(incident, regionOf));
}

/** Open ones first, then the newest. */
const byTime = (a: Incident, b: Incident): number =>
  Number(a.ended_at !== null) - Number(b.ended_at !== null) ||
  Date.parse(b.started_at) - Date.parse(a.started_at);

/** Incidents and maintenance by the operator and the network feed, of the last 90 days and of what is to come. */
export async function incidentsOf(context: Context): Promise<Said> {
  const now = context.clock.now();
  const since = now - statusDays * dayMs;
  const [rows, network] = await Promise.all([
    listIncidents(context.db, new Date(since)),
    networkIncidents(context, since),
  ]);
  return {
    incidents: [
      ...rows
        .filter(({ kind, startsAt }) => kind === 'incident' && startsAt.getTime() <= now)
        .map(incidentOf),
      ...network,
    ].sort(byTime),
    maintenance: rows
      .filter(({ kind }) => kind === 'maintenance')
      .flatMap((row) => {
        const { id, parts, titles, startsAt, endsAt } = row;
        // Over, or cancelled.
        if (!endsAt || endsAt.getTime() <= now || endsAt < startsAt) return [];
        return {
          id,
          parts: [...parts],
          titles: { ...titles },
          starts_at: startsAt.toISOString(),
          ends_at: endsAt.toISOString(),
          updates: courseOf(row),
        };
      })
      .sort((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at)),
  };
}

/** Another one says that pages with incidents must be made anew. */
export async function statusVersion(context: Context): Promise<string> {
  const said = JSON.stringify(await incidentsOf(context));
  return createHash('sha256').update(said).digest('base64url').slice(0, 16);
}
