import { type NetworkRegion, regionOfCountry } from '@tern/domain';
import { inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../db/connect.ts';
import { networkDays, networkFeeds, networkSamples, networkServers } from '../../db/networkTables.ts';

/** The stored feed, if its signature is of a key that holds; its times, and what it says of incidents. */
export async function trustedFeed(db: Queries, keys: readonly string[]) {
  if (!keys.length) return null;
  const [feed] = await db
    .select({
      issuedAt: networkFeeds.issuedAt,
      confirmedAt: networkFeeds.confirmedAt,
      cities: sql<{ id: string; country: string }[]>`${networkFeeds.head} -> 'cities'`,
      incidents: sql<FeedIncident[] | null>`${networkFeeds.head} -> 'incidents'`,
    })
    .from(networkFeeds)
    .where(inArray(networkFeeds.key, [...keys]));
  return feed?.issuedAt ? { ...feed, issuedAt: feed.issuedAt } : null;
}

export interface FeedIncident {
  id: string;
  severity: 'minor' | 'major';
  language: string;
  title: string;
  cities: string[];
  servers: string[];
  started_at: string;
  ended_at: string | null;
  updates: {
    at: string;
    kind: 'investigating' | 'identified' | 'monitoring' | 'resolved';
    text: string;
  }[];
}

/** The region of each city, as a table of the query. */
const places = sql`(
  select place ->> 'id' as city, ${JSON.stringify(regionOfCountry)}::jsonb ->> (place ->> 'country') as region
  from ${networkFeeds}, jsonb_array_elements(${networkFeeds.head} -> 'cities') as place
) as places`;

export interface RegionNow {
  region: NetworkRegion;
  up: number;
  maintenance: number;
  down: number;
}

/** Servers by region and state. */
export async function regionsNow(db: Queries): Promise<RegionNow[]> {
  const { rows } = await db.execute<RegionNow & Record<string, unknown>>(sql`
    select region, count(*) filter (where state = 'up')::int as up,
      count(*) filter (where state = 'maintenance')::int as maintenance,
      count(*) filter (where state = 'down')::int as down
    from ${networkServers} join ${places} using (city) where region is not null group by region`);
  return rows;
}

export interface RegionDay extends RegionNow {
  /** `2026-11-29` */
  day: string;
  /** Times at which any of its cities was sampled. */
  samples: number;
}

/** The days of every region since `first`: samples that are not rolled up yet, and the sums of earlier ones. */
export async function regionDays(db: Queries, first: string): Promise<RegionDay[]> {
  const { rows } = await db.execute<RegionDay & Record<string, unknown>>(sql`
    with cities as (
      select day, city, samples, up, maintenance, down from ${networkDays} where day >= ${first}::date
      union all
      select (at at time zone 'UTC')::date, city, count(*), sum(up), sum(maintenance), sum(down)
      from ${networkSamples} group by 1, 2
    ), whole as (
      select day, city, sum(samples) as samples, sum(up) as up, sum(maintenance) as maintenance, sum(down) as down
      from cities group by day, city
    )
    select to_char(day, 'YYYY-MM-DD') as day, region, max(samples)::int as samples, sum(up)::float as up,
      sum(maintenance)::float as maintenance, sum(down)::float as down
    from whole join ${places} using (city) where region is not null group by day, region order by day`);
  return rows;
}
