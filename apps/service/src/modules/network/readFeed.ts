import { setImmediate } from 'node:timers/promises';
import {
  type NetworkFeed,
  type NetworkServer,
  networkFeedHead,
  networkServer,
} from '@tern/contract/networkFeed';
import * as v from 'valibot';
import { checkNames } from './checkNames.ts';
import { FeedRefused } from './FeedRefused.ts';

/** A feed has seven levels; others may be in keys that are not read. */
const mostLevels = 12;
const mostServers = 20_000;
/** Servers that are judged before other work has its turn. */
const slice = 500;

const [quote, backslash, openBrace, closeBrace, openBracket, closeBracket] = Buffer.from('"\\{}[]');

/** Levels of objects and lists, counted before anything is built of them. */
function isTooDeep(bytes: Buffer): boolean {
  let level = 0;
  let inText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (inText) {
      if (byte === backslash) at += 1;
      else if (byte === quote) inText = false;
    } else if (byte === quote) inText = true;
    else if (byte === openBrace || byte === openBracket) {
      level += 1;
      if (level > mostLevels) return true;
    } else if (byte === closeBrace || byte === closeBracket) level -= 1;
  }
  return false;
}

/** Names the place alone: the value may be anything. */
function malformed(issue: v.BaseIssue<unknown> | undefined, under = ''): FeedRefused {
  const path = [under, issue && v.getDotPath(issue)].filter(Boolean).join('.');
  return new FeedRefused('malformed', `Its ${path || 'content'} is not as docs/network-feed.md says.`);
}

function parse(bytes: Buffer): unknown {
  if (isTooDeep(bytes)) throw new FeedRefused('too_deep', `It has more than ${mostLevels} levels.`);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new FeedRefused('malformed', 'It is no JSON in UTF-8.');
  }
}

/**
 * The feed in a document whose signature was verified. Throws `FeedRefused` where it is too deep, not as the contract says,
 * or where its names do not fit together.
 */
export async function readFeed(bytes: Buffer): Promise<NetworkFeed> {
  const document = parse(bytes);
  const head = v.safeParse(networkFeedHead, document);
  if (!head.success) throw malformed(head.issues[0]);
  const { servers: listed } = document as { servers?: unknown };
  if (!Array.isArray(listed) || listed.length > mostServers)
    throw new FeedRefused('malformed', 'Its servers are not as docs/network-feed.md says.');
  const servers: NetworkServer[] = [];
  for (const [index, each] of listed.entries()) {
    const judged = v.safeParse(networkServer, each, { abortEarly: true });
    if (!judged.success) throw malformed(judged.issues[0], `servers.${index}`);
    servers.push(judged.output);
    if (index % slice === slice - 1) await setImmediate();
  }
  const feed = { ...head.output, servers };
  checkNames(feed);
  return feed;
}
