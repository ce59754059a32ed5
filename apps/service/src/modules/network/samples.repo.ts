import { lt, sql } from 'drizzle-orm';
import type { Queries } from '../../db/connect.ts';
import { networkDays, networkSamples, networkServers } from '../../db/networkTables.ts';

/** Counts the servers of each city by state, once for the time `at`, however many processes do it. */
export async function writeSample(db: Queries, at: Date): Promise<void> {
  await db.execute(sql`
    insert into ${networkSamples} (at, city, up, maintenance, down, load)
    select ${at.toISOString()}::timestamptz, city, count(*) filter (where state = 'up'),
      count(*) filter (where state = 'maintenance'), count(*) filter (where state = 'down'), avg(load)
    from ${networkServers} group by city
    on conflict do nothing`);
}

/**
 * Adds the samples before `until` (midnight of UTC) to their days and removes them: each once, however many processes do
 * it.
 */
export async function rollUpSamples(db: Queries, until: Date): Promise<void> {
  await db.execute(sql`
    with gone as (delete from ${networkSamples} where at < ${until.toISOString()}::timestamptz returning *)
    insert into ${networkDays} as kept (day, city, samples, up, maintenance, down, most_down, load)
    select (at at time zone 'UTC')::date, city, count(*), sum(up), sum(maintenance), sum(down), max(down), avg(load)
    from gone group by 1, 2
    on conflict (day, city) do update set
      samples = kept.samples + excluded.samples, up = kept.up + excluded.up,
      maintenance = kept.maintenance + excluded.maintenance, down = kept.down + excluded.down,
      most_down = greatest(kept.most_down, excluded.most_down),
      load = (coalesce(kept.load * kept.samples, 0) + coalesce(excluded.load * excluded.samples, 0)) / nullif(
        case when kept.load is null then 0 else kept.samples end
          + case when excluded.load is null then 0 else excluded.samples end, 0)`);
}

/** Removes the days before `day` (`2026-08-29`). */
export async function dropDays(db: Queries, day: string): Promise<void> {
  await db.delete(networkDays).where(lt(networkDays.day, day));
}
