import type { networkProof, OutputOf } from '@tern/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../db/connect.ts';
import { networkFeeds, networkServers } from '../../db/networkTables.ts';

type Proof = NonNullable<OutputOf<typeof networkProof>['feed']>;

const isTrusted = (keys: readonly string[]) =>
  and(eq(networkFeeds.id, 'feed'), inArray(networkFeeds.key, [...keys]));

interface Counts {
  [column: string]: unknown;
  owned: boolean;
  servers: number;
  countries: number;
}

/** The version and the counts of the stored feed; undefined where its signature is of no such key. */
export async function readProof(db: Queries, keys: readonly string[]): Promise<Proof | undefined> {
  const { sequence, issuedAt, key, hash, servers, countries } = networkFeeds;
  const [row] = await db
    .select({ sequence, issuedAt, key, hash, servers, countries })
    .from(networkFeeds)
    .where(isTrusted(keys));
  if (!row?.issuedAt || !row.key || !row.hash) return undefined;
  const { rows } = await db.execute<Counts>(sql`
    with cities as (
      select city->>'id' as id, city->>'country' as country
      from ${networkFeeds}, jsonb_array_elements(head->'cities') as city
    )
    select (facts->>'owned')::boolean as owned, count(*)::int as servers,
      count(distinct cities.country)::int as countries
    from ${networkServers} as server join cities on cities.id = server.city group by 1`);
  const countsOf = (owned: boolean) => {
    const found = rows.find((each) => each.owned === owned);
    return { servers: found?.servers ?? 0, countries: found?.countries ?? 0 };
  };
  return {
    sequence: row.sequence ?? 0,
    issued_at: row.issuedAt.toISOString(),
    key: row.key,
    hash: row.hash,
    servers: row.servers ?? 0,
    countries: row.countries ?? 0,
    owned: countsOf(true),
    rented: countsOf(false),
  };
}

/** The document of the stored feed in gzip, and its signature; undefined where it is of no such key. */
export async function readSigned(
  db: Queries,
  keys: readonly string[],
): Promise<{ hash: string; document: Buffer; signature: Buffer } | undefined> {
  const { hash, document, signature } = networkFeeds;
  const [row] = await db.select({ hash, document, signature }).from(networkFeeds).where(isTrusted(keys));
  return row?.hash && row.document && row.signature
    ? { hash: row.hash, document: row.document, signature: row.signature }
    : undefined;
}
