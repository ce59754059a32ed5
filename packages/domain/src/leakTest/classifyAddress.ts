import { type AddressFamily, isInNetworks, parseIp } from './ipAddress.ts';

/** The kind of an address (decisions: Leak test). */
export type AddressScope = 'mdns' | 'private' | 'public';

/** Why an address says nothing to strangers, or `public`. */
export type AddressRange =
  | 'mdns'
  | 'loopback'
  | 'local-network'
  | 'carrier'
  | 'link-local'
  | 'unique-local'
  | 'unspecified'
  | 'group'
  | 'public';

export interface AddressClass {
  scope: AddressScope;
  range: AddressRange;
  /** Null for a name of mDNS. */
  family: AddressFamily | null;
}

const networks: readonly [AddressRange, readonly string[]][] = [
  ['unspecified', ['0.0.0.0/8', '::/128']],
  ['loopback', ['127.0.0.0/8', '::1/128']],
  ['local-network', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16']],
  // One address of a carrier stands for thousands of its customers, and does not leave its network.
  ['carrier', ['100.64.0.0/10']],
  ['link-local', ['169.254.0.0/16', 'fe80::/10']],
  ['unique-local', ['fc00::/7', 'fec0::/10']],
  ['group', ['224.0.0.0/4', '255.255.255.255/32', 'ff00::/8']],
];

/** The networks whose addresses no site on the Internet can see. */
export const localNetworks: readonly string[] = networks.flatMap(([, list]) => list);

/**
 * Puts an address or an mDNS name into its class; null for any other text. An address not known to be local
 * counts as public: a doubt must never hide a leak.
 */
export function classifyAddress(text: string): AddressClass | null {
  if (/^[a-z0-9-]+\.local\.?$/i.test(text)) return { scope: 'mdns', range: 'mdns', family: null };
  const address = parseIp(text);
  if (!address) return null;
  const range = networks.find(([, list]) => isInNetworks(address, list))?.[0] ?? 'public';
  return { scope: range === 'public' ? 'public' : 'private', range, family: address.family };
}
