import type { NetworkFeed, NetworkServer } from '@tern/contract/networkFeed';
import { and, eq, getTableColumns, inArray, lte, sql } from 'drizzle-orm';
import { canonicalAddress } from '../../clientAddress.ts';
import { claim } from '../../db/claim.ts';
import type { Database, Queries } from '../../db/connect.ts';
import { networkFeeds, networkServers } from '../../db/networkTables.ts';
import type { FeedVersion } from './judgeSuccession.ts';

const id = 'feed';
/** Servers of one statement. */
const batch = 1_000;

type FeedRow = typeof networkFeeds.$inferSelect;
/** How fetching goes, without the document. */
export type FeedState = Omit<FeedRow, 'document' | 'signature'>;

const { document: _document, signature: _signature, ...stateColumns } = getTableColumns(networkFeeds);

/** A feed with all that is stored of it. */
export interface AcceptedFeed {
  feed: NetworkFeed;
  version: FeedVersion;
  key: string;
  /** In gzip. */
  document: Buffer;
  signature: Buffer;
  etag: string | null;
  lastModified: string | null;
}

/** Takes the fetch that is due for this process, for nobody else until `until`. Undefined: none is due. */
export async function claimFetch(
  db: Database,
  { now, until }: { now: Date; until: Date },
): Promise<FeedState | undefined> {
  await db.insert(networkFeeds).values({ id, nextFetchAt: now }).onConflictDoNothing();
  const due = (tx: Queries) =>
    tx
      .select(stateColumns)
      .from(networkFeeds)
      .where(lte(networkFeeds.nextFetchAt, now))
      .orderBy(networkFeeds.nextFetchAt);
  const [state] = await claim(db, due, {
    most: 1,
    async lease(tx, row) {
      await tx.update(networkFeeds).set({ nextFetchAt: until }).where(eq(networkFeeds.id, id));
      return row;
    },
  });
  return state;
}

/** How fetching goes; undefined before the first time. */
export async function readFeedState(db: Queries): Promise<FeedState | undefined> {
  const [state] = await db.select(stateColumns).from(networkFeeds).where(eq(networkFeeds.id, id));
  return state;
}

/** The host says that what is stored is the newest. */
export async function confirmFeed(db: Queries, { now, next }: { now: Date; next: Date }): Promise<void> {
  await db
    .update(networkFeeds)
    .set({ confirmedAt: now, nextFetchAt: next, failures: 0, refusal: null, refusedAt: null })
    .where(eq(networkFeeds.id, id));
}

/** The last good feed stays as it is. */
export async function noteRefusal(
  db: Queries,
  { refusal, now, next }: { refusal: string; now: Date; next: Date },
): Promise<void> {
  await db
    .update(networkFeeds)
    .set({ refusal, refusedAt: now, nextFetchAt: next, failures: sql`${networkFeeds.failures} + 1` })
    .where(eq(networkFeeds.id, id));
}

function rowOf({ name, city, exits, state, load, changed_at, ...facts }: NetworkServer) {
  return { name, city, state, load, changed_at, facts, exits: exits.map((exit) => canonicalAddress(exit)) };
}

/** Writes the servers that differ and removes those that are gone: few statements for many. */
async function writeServers(tx: Queries, servers: readonly NetworkServer[]): Promise<void> {
  for (let from = 0; from < servers.length; from += batch) {
    const rows = JSON.stringify(servers.slice(from, from + batch).map(rowOf));
    await tx.execute(sql`
      insert into ${networkServers} as stored (name, city, exits, state, load, changed_at, facts)
      select name, city, exits, state, load, changed_at, facts
      from jsonb_to_recordset(${rows}::jsonb) as row
        (name text, city text, exits text[], state text, load real, changed_at timestamptz(3), facts jsonb)
      on conflict (name) do update set city = excluded.city, exits = excluded.exits, state = excluded.state,
        load = excluded.load, changed_at = excluded.changed_at, facts = excluded.facts
      where (stored.city, stored.exits, stored.state, stored.load, stored.changed_at, stored.facts)
        is distinct from
        (excluded.city, excluded.exits, excluded.state, excluded.load, excluded.changed_at, excluded.facts)`);
  }
  const names = sql.param(servers.map(({ name }) => name));
  await tx.execute(sql`
    delete from ${networkServers} where not exists
      (select from unnest(${names}::text[]) as feed (name) where feed.name = ${networkServers.name})`);
}

/**
 * Puts a feed in the place of the one whose hash is `before` (null: of none): all or nothing. False: another process was
 * faster, and nothing was written.
 */
export async function storeFeed(
  db: Database,
  { feed, version, ...rest }: AcceptedFeed,
  { before, now, next }: { before: string | null; now: Date; next: Date },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { servers, ...head } = feed;
    const [stored] = await tx
      .update(networkFeeds)
      .set({
        ...rest,
        sequence: version.sequence,
        issuedAt: version.issuedAt,
        hash: version.hash,
        servers: version.servers,
        countries: version.countries,
        head,
        acceptedAt: now,
        confirmedAt: now,
        nextFetchAt: next,
        failures: 0,
        refusal: null,
        refusedAt: null,
      })
      .where(and(eq(networkFeeds.id, id), sql`${networkFeeds.hash} is not distinct from ${before}`))
      .returning({ id: networkFeeds.id });
    if (!stored) return false;
    await writeServers(tx, servers);
    return true;
  });
}

/** The hash of the stored feed, where its signature is of one of these keys; null: there is no such feed. */
export async function trustedHash(db: Queries, keys: readonly string[]): Promise<string | null> {
  const [row] = await db
    .select({ hash: networkFeeds.hash })
    .from(networkFeeds)
    .where(and(eq(networkFeeds.id, id), inArray(networkFeeds.key, [...keys])));
  return row?.hash ?? null;
}

/** The exits of every server, with the English name of its city. */
export async function listExits(
  db: Queries,
): Promise<{ server: string; city: string; country: string; exits: string[] }[]> {
  const { rows } = await db.execute<{ server: string; city: string; country: string; exits: string[] }>(sql`
    with cities as (
      select city->>'id' as id, city->>'name' as name, city->>'country' as country
      from ${networkFeeds}, jsonb_array_elements(head->'cities') as city
    )
    select server.name as server, cities.name as city, cities.country, server.exits
    from ${networkServers} as server join cities on cities.id = server.city`);
  return rows;
}
