import { networkFeedPath, networkSignaturePath, type TransparencyFacts } from '@tern/domain';
import type { VerifyStep, VerifyStepsProps } from '@tern/patterns';
import { type FeedCounts, readCounts } from './readCounts.ts';
import { fromBase64, hashOf, isSignedBy } from './signatures.ts';

export type Verdict = VerifyStepsProps['verdict'];
type Tell = (step: VerifyStep) => void;

/** ms that a document may take. */
const patience = 60_000;

/** Asks anew each time, so that no document from a cache meets the signature of another. */
async function fetchBytes(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(path, { cache: 'no-cache', signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

interface Signed {
  document: Uint8Array<ArrayBuffer>;
  good: boolean | null;
}

async function fetchSigned(key: string): Promise<Signed> {
  const [document, signature] = await Promise.all([
    fetchBytes(networkFeedPath),
    fetchBytes(networkSignaturePath),
  ]);
  return { document, good: await isSignedBy(document, { key, signature }) };
}

function compare(found: FeedCounts, shown: FeedCounts): 'same' | 'newer' | 'different' {
  if (found.sequence > shown.sequence) return 'newer';
  const isSame = (['sequence', 'servers', 'countries', 'owned'] as const).every(
    (each) => found[each] === shown[each],
  );
  return isSame ? 'same' : 'different';
}

/**
 * Fetches the network feed from this host, verifies its signature, counts in it and compares that with what the page
 * says. Tells every step as it is done. Null: it could not be verified here, which says nothing about the feed.
 */
export async function verifyFeed(
  { key, shown }: { key: string; shown: FeedCounts },
  tell: Tell,
): Promise<Verdict> {
  let signed: Signed;
  try {
    signed = await fetchSigned(key);
    // The document may have been replaced between the two fetches.
    if (signed.good === false) signed = await fetchSigned(key);
  } catch {
    tell({ step: 'unreachable' });
    return null;
  }
  const { document, good } = signed;
  // A browser without Web Crypto has no hash either.
  if (good === null) {
    tell({ step: 'unsupported' });
    return null;
  }
  tell({ step: 'fetched', bytes: document.length, hash: await hashOf(document) });
  tell({ step: 'signature', good });
  if (!good) return 'notGenuine';
  const found = readCounts(document);
  if (!found) {
    tell({ step: 'unreadable' });
    return null;
  }
  const { sequence, time, servers, countries } = found;
  tell({ step: 'version', sequence, time });
  tell({ step: 'counts', servers, countries });
  const are = compare(found, shown);
  tell({ step: 'figures', are });
  return 'genuine';
}

/** Verifies the text of the canary, and that its successor is not due. */
export async function verifyCanary(
  { text, key, signature, signedOn, nextBefore }: NonNullable<TransparencyFacts['canary']>,
  now: number,
  tell: Tell,
): Promise<Verdict> {
  const bytes = new TextEncoder().encode(text);
  const good = await isSignedBy(bytes, { key, signature: fromBase64(signature) });
  if (good === null) {
    tell({ step: 'unsupported' });
    return null;
  }
  tell({ step: 'read', hash: await hashOf(bytes) });
  tell({ step: 'signature', good });
  if (!good) return 'notGenuine';
  const overdue = now >= Date.parse(`${nextBefore}T00:00:00Z`);
  tell({ step: 'date', signedOn, nextBefore, overdue });
  return overdue ? 'overdue' : 'genuine';
}
