import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type Context, timeFromNow } from '../../context.ts';
import { type FeedRefusal, FeedRefused } from './FeedRefused.ts';
import {
  type AcceptedFeed,
  claimFetch,
  confirmFeed,
  type FeedState,
  noteRefusal,
  storeFeed,
} from './feed.repo.ts';
import { signerOf } from './feedKeys.ts';
import { type FetchedFeed, fetchFeed } from './fetchFeed.ts';
import { type FeedVersion, judgeSuccession } from './judgeSuccession.ts';
import { sampleNetwork } from './keepSamples.ts';
import { readFeed } from './readFeed.ts';

/** ms between two fetches. */
const pause = 60_000;
/** ms after the first failure; each further one doubles it, up to an hour. */
const firstPause = 5_000;
const longestPause = 60 * 60_000;
/** ms for which a fetch is of one process alone: four responses take 80 s at most. */
const lease = 120_000;

const pack = promisify(gzip);
/** The reason that was logged last, for each service: a feed that stays away is said once. */
const told = new WeakMap<Context['db'], string>();

/** Countries that have a server, by the cities of a feed. */
export function countCountries(
  cities: readonly { id: string; country: string }[],
  servers: readonly { city: string }[],
): number {
  const used = new Set(servers.map(({ city }) => city));
  return new Set(cities.flatMap(({ id, country }) => (used.has(id) ? [country] : []))).size;
}

/** The version that is stored; null without one, or where its signature is of no key that holds. */
function versionOf(state: FeedState, keys: readonly string[]): FeedVersion | null {
  const { key, sequence, issuedAt, hash, servers, countries } = state;
  if (key === null || sequence === null || issuedAt === null || hash === null) return null;
  if (!keys.includes(key)) return null;
  return { sequence, issuedAt, hash, servers: servers ?? 0, countries: countries ?? 0 };
}

/** Null: it is the one that is stored. A host that names no versions sends it every time, and it is read once. */
async function judge(
  { bytes, signature, etag, lastModified }: FetchedFeed,
  {
    keys,
    state,
    last,
    now,
  }: { keys: readonly string[]; state: FeedState; last: FeedVersion | null; now: Date },
): Promise<AcceptedFeed | null> {
  const key = signerOf(bytes, signature, keys);
  if (key === null)
    throw new FeedRefused(
      'wrong_signature',
      'Its signature is of no key in the brand file: it was changed on its way, or the key was.',
    );
  const hash = createHash('sha256').update(bytes).digest('hex');
  // The same document, signed with another key, is stored with that.
  if (hash === last?.hash && key === state.key) return null;
  const feed = await readFeed(bytes);
  const version: FeedVersion = {
    sequence: feed.sequence,
    issuedAt: new Date(feed.issued_at),
    hash,
    servers: feed.servers.length,
    countries: countCountries(feed.cities, feed.servers),
  };
  judgeSuccession(version, last, now);
  return { feed, version, key, document: await pack(bytes), signature, etag, lastModified };
}

/** Null: nothing is new. A feed that is replaced between its own fetch and that of its signature is fetched again. */
async function fetchWhole(
  context: Context,
  { state, last, timeout }: { state: FeedState; last: FeedVersion | null; timeout: number | undefined },
): Promise<AcceptedFeed | null> {
  const { networkFeedUrl: url = '', networkKeys: keys } = context.config;
  const known = last && { etag: state.etag, lastModified: state.lastModified };
  for (let isAgain = false; ; isAgain = true) {
    const fetched = await fetchFeed(context, url, { known, timeout });
    if (!fetched) return null;
    try {
      return await judge(fetched, { keys, state, last, now: timeFromNow(context) });
    } catch (error) {
      if (isAgain || !(error instanceof FeedRefused) || error.reason !== 'wrong_signature') throw error;
    }
  }
}

async function refuse(context: Context, state: FeedState, { message, reason }: FeedRefused): Promise<void> {
  const wait = Math.min(firstPause * 2 ** Math.min(state.failures, 10), longestPause);
  await noteRefusal(context.db, {
    refusal: message,
    now: timeFromNow(context),
    next: timeFromNow(context, wait),
  });
  context.metrics.networkFeed(reason);
  if (told.get(context.db) === message) return;
  told.set(context.db, message);
  context.log.warn({ reason, refusal: message }, 'the network feed was refused, the last good one stays');
}

export type FeedOutcome = 'accepted' | 'unchanged' | FeedRefusal;

/**
 * Fetches the network feed where it is due and stores it once it is verified: once, however many processes do it. Whatever
 * is wrong with it is said in one sentence, and the last good one stays. `timeout` is in ms, for each response.
 */
export async function syncNetwork(
  context: Context,
  { timeout }: { timeout?: number } = {},
): Promise<FeedOutcome | null> {
  const { networkFeedUrl, networkKeys } = context.config;
  if (!networkFeedUrl || !networkKeys.length) return null;
  const { db } = context;
  const state = await claimFetch(db, { now: timeFromNow(context), until: timeFromNow(context, lease) });
  if (!state) return null;
  const last = versionOf(state, networkKeys);
  try {
    const accepted = await fetchWhole(context, { state, last, timeout });
    const times = { now: timeFromNow(context), next: timeFromNow(context, pause) };
    if (accepted) {
      if (!(await storeFeed(db, accepted, { before: state.hash, ...times }))) return null;
      const { sequence, servers } = accepted.version;
      context.log.info({ sequence, servers }, 'a network feed was accepted');
    } else await confirmFeed(db, times);
    const issuedAt = accepted?.version.issuedAt ?? last?.issuedAt;
    if (issuedAt) await sampleNetwork(context, issuedAt);
    if (told.delete(db)) context.log.info('the network feed is good again');
    const outcome = accepted ? 'accepted' : 'unchanged';
    context.metrics.networkFeed(outcome);
    return outcome;
  } catch (error) {
    if (!(error instanceof FeedRefused)) throw error;
    await refuse(context, state, error);
    return error.reason;
  }
}
