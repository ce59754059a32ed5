import type { NetworkFeed, NetworkServer, ServerState } from '@tern/contract/networkFeed';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../db/connect.ts';
import { networkFeeds, networkServers } from '../../db/networkTables.ts';

/** Conditions that a server has to meet to be counted. */
export interface Wanted {
  feature?: string | undefined;
  protocol?: string | undefined;
  machine?: 'owned' | 'rented' | undefined;
  state?: ServerState | undefined;
}

/** The servers of a city that were counted. */
export interface CityCount {
  city: string;
  servers: number;
  maintenance: number;
  down: number;
  load: number | null;
}

/** When the stored feed was made and what it has besides servers; undefined where its signature is of no such key. */
export async function readHead(
  db: Queries,
  keys: readonly string[],
): Promise<{ issuedAt: Date; head: Omit<NetworkFeed, 'servers'>; hash: string } | undefined> {
  const [row] = await db
    .select({ issuedAt: networkFeeds.issuedAt, head: networkFeeds.head, hash: networkFeeds.hash })
    .from(networkFeeds)
    .where(and(eq(networkFeeds.id, 'feed'), inArray(networkFeeds.key, [...keys])));
  const { issuedAt, head, hash } = row ?? {};
  return issuedAt && head && hash ? { issuedAt, head, hash } : undefined;
}

const facts = networkServers.facts;

function conditionOf({ feature, protocol, machine, state }: Wanted): SQL | undefined {
  return and(
    feature === undefined ? undefined : sql`${facts}->'features' @> to_jsonb(${feature}::text)`,
    protocol === undefined
      ? undefined
      : sql`${facts}->'protocols' @> jsonb_build_array(jsonb_build_object('name', ${protocol}::text))`,
    machine === undefined ? undefined : sql`(${facts}->>'owned')::boolean = ${machine === 'owned'}`,
    state === undefined ? undefined : eq(networkServers.state, state),
  );
}

/** Counts servers by city: a city without one is not there. */
export async function countByCity(db: Queries, wanted: Wanted): Promise<CityCount[]> {
  return db
    .select({
      city: networkServers.city,
      servers: sql<number>`count(*)::int`,
      maintenance: sql<number>`(count(*) filter (where ${networkServers.state} = 'maintenance'))::int`,
      down: sql<number>`(count(*) filter (where ${networkServers.state} = 'down'))::int`,
      load: sql<number | null>`avg(${networkServers.load})`,
    })
    .from(networkServers)
    .where(conditionOf(wanted))
    .groupBy(networkServers.city);
}

/** Those of these cities that have a server with a protocol. */
export async function citiesWith(
  db: Queries,
  cities: readonly string[],
  protocol: string,
): Promise<Set<string>> {
  const rows = await db
    .select({ city: networkServers.city })
    .from(networkServers)
    .where(and(inArray(networkServers.city, [...cities]), conditionOf({ protocol })))
    .groupBy(networkServers.city);
  return new Set(rows.map(({ city }) => city));
}

/** Features and other facts of the servers of these cities, each in the order of its name. */
export async function readTraits(db: Queries, cities: readonly string[]): Promise<Traits> {
  const { rows } = await db.execute<Traits>(sql`
    with servers as (
      select facts from ${networkServers} where city = any(${sql.param([...cities])}::text[])
    )
    select
      array(select distinct jsonb_array_elements_text(facts->'features') as name from servers order by 1) as features,
      array(select distinct jsonb_array_elements(facts->'protocols')->>'name' as name from servers order by 1)
        as protocols,
      array(select distinct facts->>'hosting' as name from servers order by 1) as hosting,
      (select count(*) from servers where (facts->>'owned')::boolean)::int as owned,
      (select count(*) from servers where not (facts->>'owned')::boolean)::int as rented`);
  return rows[0] as Traits;
}

interface Traits {
  [trait: string]: unknown;
  features: string[];
  protocols: string[];
  hosting: string[];
  owned: number;
  rented: number;
}

/** A page of the servers of each of these cities, in the order of their names. */
export async function listServers(
  db: Queries,
  { cities, page, size }: { cities: readonly string[]; page: number; size: number },
): Promise<(Pick<NetworkServer, 'name' | 'city' | 'state' | 'load'> & ServerRow)[]> {
  const { rows } = await db.execute<Pick<NetworkServer, 'name' | 'city' | 'state' | 'load'> & ServerRow>(sql`
    select name, city, state, load, to_json(changed_at) as changed_at, total from (
      select *, row_number() over each_city as row, count(*) over (partition by city)::int as total
      from ${networkServers} where city = any(${sql.param([...cities])}::text[])
      window each_city as (partition by city order by name)
    ) as numbered
    where row > ${(page - 1) * size} and row <= ${page * size}
    order by city, name`);
  return rows;
}

interface ServerRow {
  [column: string]: unknown;
  changed_at: string;
  /** Servers of its city. */
  total: number;
}
