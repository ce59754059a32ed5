import { feedSignatureSuffix } from '@tern/contract/networkFeed';
import type { Instruments } from '../../observe/providerCalls.ts';
import { inProviderCall, sendObserved } from '../../observe/providerCalls.ts';
import { readAtMost } from '../../readAtMost.ts';
import { FeedRefused } from './FeedRefused.ts';

/** Bytes of a feed, unpacked: 10,000 servers with all they can say have about 5 MB. */
export const mostFeedBytes = 16 * 1024 * 1024;
/** ms for a response with its body. */
const longestWait = 20_000;
const signatureBytes = 64;

/** A document and its signature, as they came. */
export interface FetchedFeed {
  bytes: Buffer;
  signature: Buffer;
  etag: string | null;
  lastModified: string | null;
}

/** The names the host gave the version that is stored. */
export interface KnownVersion {
  etag: string | null;
  lastModified: string | null;
}

async function readBytes(response: Response, most: number, name: string): Promise<Buffer> {
  const bytes = await readAtMost(response, most);
  if (bytes) return bytes;
  throw new FeedRefused('too_large', `The ${name} has more than ${Math.ceil(most / 1024)} KB.`);
}

async function get(
  url: URL,
  headers: Record<string, string>,
  options: { timeout: number; most: number; name: string },
): Promise<{ response: Response; bytes: Buffer }> {
  const { name } = options;
  try {
    const response = await sendObserved((traced) =>
      fetch(url, {
        headers: { ...traced, ...headers },
        // A host that leads elsewhere is not the one that was configured.
        redirect: 'manual',
        signal: AbortSignal.timeout(options.timeout),
      }),
    );
    return { response, bytes: await readBytes(response, options.most, name) };
  } catch (error) {
    if (error instanceof FeedRefused) throw error;
    const slow = (error as Error).name === 'TimeoutError';
    throw new FeedRefused(
      'unreachable',
      slow ? `The host of the ${name} is too slow.` : `The host of the ${name} does not answer.`,
    );
  }
}

/**
 * Fetches the feed and its signature. Null: the host says that `known` is the newest. Throws `FeedRefused` where one of them
 * is missing, slow or too large. `timeout` is in ms, for each of the two.
 */
export async function fetchFeed(
  context: Instruments,
  address: string,
  { known, timeout = longestWait }: { known: KnownVersion | null; timeout?: number | undefined },
): Promise<FetchedFeed | null> {
  const url = new URL(address);
  const conditions = {
    ...(known?.etag && { 'if-none-match': known.etag }),
    ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
  };
  const call = { provider: 'network_feed', operation: 'feed' };
  const { response, bytes } = await inProviderCall(context, call, () =>
    get(url, { accept: 'application/json', ...conditions }, { timeout, most: mostFeedBytes, name: 'feed' }),
  );
  if (response.status === 304 && known) return null;
  if (response.status !== 200)
    throw new FeedRefused('unreachable', `The host of the feed answers with ${response.status}.`);
  const beside = new URL(url);
  beside.pathname += feedSignatureSuffix;
  const signed = await inProviderCall(context, { ...call, operation: 'signature' }, () =>
    get(beside, {}, { timeout, most: 1024, name: 'signature' }),
  );
  if (signed.response.status !== 200)
    throw new FeedRefused('unsigned', `There is no signature beside it (${signed.response.status}).`);
  if (signed.bytes.length !== signatureBytes)
    throw new FeedRefused(
      'unsigned',
      `Its signature has ${signed.bytes.length} bytes; one of Ed25519 has ${signatureBytes}.`,
    );
  return {
    bytes,
    signature: signed.bytes,
    etag: response.headers.get('etag'),
    lastModified: response.headers.get('last-modified'),
  };
}
