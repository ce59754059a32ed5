import type { EdgeRequest } from '../http/respond.ts';

interface Bucket {
  left: number;
  countedAt: number;
}

/** Networks that are counted at once. Beyond that the one that was counted least recently is forgotten. */
const mostNetworks = 10_000;

/** The network of an address, as far as a household or a server has one: IPv4 /24, IPv6 /48. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address.replace(/\.\d+$/, '');
  const [head = ''] = address.split('::');
  return head.split(':').slice(0, 3).join(':');
}

/**
 * So many at once, and so many a second after that, for each network: a page for one visitor is rendered for each
 * request, and must not keep the shared pages waiting. Nobody uses up what others have. Returns whether one more is
 * allowed.
 */
export function createAllowance(options: {
  burst: number;
  perSecond: number;
  now: () => number;
}): (request: Pick<EdgeRequest, 'visitor' | 'address'>) => boolean {
  const { burst, perSecond, now } = options;
  const buckets = new Map<string, Bucket>();
  return ({ visitor, address }) => {
    const network = networkOf(visitor?.() ?? address ?? '');
    const time = now();
    const bucket = buckets.get(network) ?? { left: burst, countedAt: time };
    // At the end of the map, so that the first one is always the least recent.
    buckets.delete(network);
    buckets.set(network, bucket);
    const [first] = buckets.keys();
    if (buckets.size > mostNetworks && first !== undefined) buckets.delete(first);
    bucket.left = Math.min(burst, bucket.left + ((time - bucket.countedAt) / 1000) * perSecond);
    bucket.countedAt = time;
    if (bucket.left < 1) return false;
    bucket.left -= 1;
    return true;
  };
}
