import type { NetworkServer } from '@tern/contract/networkFeed';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../db/connect.ts';
import { networkFeeds, networkServers } from '../../db/networkTables.ts';

/** The part that all OpenVPN files share, and when the feed was made; undefined without it, or of no such key. */
export async function readProfile(
  db: Queries,
  keys: readonly string[],
): Promise<{ profile: string; issuedAt: Date } | undefined> {
  const [row] = await db
    .select({
      profile: sql<string | null>`${networkFeeds.head}->'openvpn'->>'profile'`,
      issuedAt: networkFeeds.issuedAt,
    })
    .from(networkFeeds)
    .where(and(eq(networkFeeds.id, 'feed'), inArray(networkFeeds.key, [...keys])));
  return row?.profile && row.issuedAt ? { profile: row.profile, issuedAt: row.issuedAt } : undefined;
}

const { facts } = networkServers;
const speaks = (protocol: object): SQL => sql`${facts}->'protocols' @> ${JSON.stringify([protocol])}::jsonb`;
/** A server that is entered at another one has no entry of its own. */
const isOffered = and(
  eq(networkServers.state, 'up'),
  sql`${facts}->'via' is null`,
  speaks({ name: 'openvpn' }),
);

/** Those of these cities that have a server for a file. */
export async function openvpnCities(db: Queries, cities: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ city: networkServers.city })
    .from(networkServers)
    .where(and(inArray(networkServers.city, [...cities]), isOffered))
    .groupBy(networkServers.city);
  return new Set(rows.map(({ city }) => city));
}

export interface OpenvpnServer {
  /** Addresses that apps connect to. */
  entries: string[];
  protocols: NetworkServer['protocols'];
}

/** The servers of a city for a file: those that speak UDP first, then the least load. */
export async function openvpnServers(db: Queries, city: string, most: number): Promise<OpenvpnServer[]> {
  return db
    .select({
      entries: sql<string[]>`coalesce(${facts}->'entries', to_jsonb(${networkServers.exits}))`,
      protocols: sql<NetworkServer['protocols']>`${facts}->'protocols'`,
    })
    .from(networkServers)
    .where(and(eq(networkServers.city, city), isOffered))
    .orderBy(
      sql`${speaks({ name: 'openvpn', transport: 'udp' })} desc`,
      sql`${networkServers.load} nulls last`,
      networkServers.name,
    )
    .limit(most);
}
