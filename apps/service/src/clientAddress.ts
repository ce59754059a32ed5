import { BlockList, isIP } from 'node:net';
import type { LimitKey } from './limit.ts';

/**
 * The visitor's address: `trustedProxies` steps back from the connection through `X-Forwarded-For`.
 * With none trusted the header is not looked at. IPv4 inside IPv6 is given as IPv4.
 */
export function clientAddress(options: {
  remoteAddress: string | undefined;
  forwardedFor: string | string[] | undefined;
  trustedProxies: number;
}): string {
  const { remoteAddress, forwardedFor, trustedProxies } = options;
  const chain = [remoteAddress ?? ''];
  if (trustedProxies > 0) {
    const list = Array.isArray(forwardedFor) ? forwardedFor.join(',') : (forwardedFor ?? '');
    chain.unshift(...list.split(',').map((entry) => entry.trim()));
  }
  const picked = chain[Math.max(0, chain.length - 1 - trustedProxies)] ?? '';
  return canonicalAddress(picked) ?? canonicalAddress(remoteAddress ?? '') ?? '';
}

/** Null for what is no IP address. */
export function canonicalAddress(text: string): string | null {
  const bare = text.replace(/^\[|\](?::\d+)?$/g, '').replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped && isIP(mapped) === 4) return mapped;
  const kind = isIP(bare);
  if (kind === 4) return bare;
  return kind === 6 ? new URL(`http://[${bare}]`).hostname.slice(1, -1) : null;
}

/** The key of one visitor in limits: an IPv4 address, or the /64 network of an IPv6 address. */
export function addressForLimits(address: string): LimitKey {
  if (isIP(address) !== 6) return address as LimitKey;
  const [head = '', tail] = address.split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const groups =
    tail === undefined ? left : [...left, ...Array(8 - left.length - right.length).fill('0'), ...right];
  return groups.slice(0, 4).join(':') as LimitKey;
}

/** An address without the part that names a household: IPv4 /24, IPv6 /48. Empty for what is none. */
export function truncateAddress(address: string): string {
  const kind = isIP(address);
  if (kind === 4) return address.replace(/\d+$/, '0');
  if (kind !== 6) return '';
  return `${addressForLimits(address).split(':').slice(0, 3).join(':')}::`;
}

/** The key of a network in limits: an IPv4 /24 or an IPv6 /48, which one person may have all of. */
export const networkForLimits = (address: string): LimitKey =>
  (truncateAddress(address) || 'unknown') as LimitKey;

/** Whether a setting names an IP address, or a network such as `203.0.113.0/24`. */
export function isNetwork(entry: string): boolean {
  const [base = '', bits, ...more] = entry.split('/');
  const family = isIP(base);
  if (!family || more.length) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32));
}

/** Whether an address is in one of many addresses and networks; for more than a few addresses in the same ones. */
export function networkMatcher(entries: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const entry of entries) {
    const [base = '', bits] = entry.split('/');
    const family = isIP(base) === 6 ? 'ipv6' : 'ipv4';
    if (!isIP(base)) continue;
    if (bits === undefined) list.addAddress(base, family);
    else list.addSubnet(base, Number(bits), family);
  }
  return (address) => list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

export const isOneOf = (address: string, entries: readonly string[]): boolean =>
  address !== '' && entries.length > 0 && networkMatcher(entries)(address);
