import { unmetClaims } from '@tern/domain';
import { minute } from '../opsTools.ts';
import { type Check, type Finding, many, ok, problem, unread, warning } from './Check.ts';
import type { Examined } from './readExamined.ts';
import { readRows } from './readRows.ts';

interface Row {
  sequence: string | null;
  issued_at: Date | null;
  servers: number | null;
  countries: number | null;
  key: string | null;
  refusal: string | null;
  refused_at: Date | null;
}

/** ms after which a feed is no news. */
const usual = 60 * 60_000;

/** Undefined: the database is away or older. Null: nothing was fetched yet. */
async function readRow(examined: Examined): Promise<Row | null | undefined> {
  const rows = await readRows<Row>(
    examined,
    'select sequence, issued_at, servers, countries, key, refusal, refused_at from network_feeds',
  );
  return rows && (rows[0] ?? null);
}

function claimFindings(row: { servers: number; countries: number }): Finding[] {
  return unmetClaims(row).map(({ claim, claimed, found }) =>
    problem(
      `The site claims ${claimed}+ ${claim}, the network feed has ${found}.`,
      `Lower claims.${claim} in the brand file, or publish the ${claim} that are missing.`,
    ),
  );
}

function feedFindings(row: Row, keys: readonly string[], now: number): Finding[] {
  const refused = row.refusal
    ? [
        problem(
          `The feed was refused at ${minute(row.refused_at ?? 0)}: ${row.refusal}`,
          'docs/network-feed.md says what each refusal means. The last good one stays.',
        ),
      ]
    : [];
  if (row.key === null || row.issued_at === null)
    return [...refused, warning('No feed was accepted yet.', 'The pages say what the brand file claims.')];
  if (!keys.includes(row.key))
    return [
      ...refused,
      problem(
        'The stored feed is signed with a key that is not listed any more, and counts as none.',
        'Sign the feed with a listed key, or list that one again.',
      ),
    ];
  const age = Math.max(0, now - row.issued_at.getTime());
  const old = `made ${many(Math.floor(age / 60_000), 'minute')} ago`;
  const { servers, countries } = { servers: row.servers ?? 0, countries: row.countries ?? 0 };
  const says = `Feed ${row.sequence}, ${old}: ${many(servers, 'server')} in ${countries} countries.`;
  return [
    ...refused,
    age > usual ? warning(says, 'Look whether its publisher still runs.') : ok(says),
    ...claimFindings({ servers, countries }),
  ];
}

/** The network feed: whether it is taken, how old the last good one is, and whether the claims of the site hold. */
export const networkCheck: Check = {
  name: 'network',
  async examine(examined) {
    if (!examined.network) return unread;
    const { networkFeedUrl, networkKeys } = examined.network;
    if (!networkFeedUrl) return [ok('There is no network feed: the claims of the brand file stand alone.')];
    if (!networkKeys.length)
      return [
        warning(
          'NETWORK_FEED_URL is set, and the brand file has no key: nothing is fetched.',
          'Put the public key into networkKeys (docs/network-feed.md).',
        ),
      ];
    const row = await readRow(examined);
    if (row === undefined)
      return [warning('The feed cannot be examined without the database.', 'See the database.')];
    if (row === null) return [warning('No feed was fetched yet.', 'Start Tern, then examine it again.')];
    return feedFindings(row, networkKeys, Date.now());
  },
};
