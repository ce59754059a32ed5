import { isIP } from 'node:net';
import { addressForLimits } from '../../clientAddress.ts';

/** An address without the part that names a household: IPv4 /24, IPv6 /48. Empty for what is none. */
export function truncateAddress(address: string): string {
  const kind = isIP(address);
  if (kind === 4) return address.replace(/\d+$/, '0');
  if (kind !== 6) return '';
  return `${addressForLimits(address).split(':').slice(0, 3).join(':')}::`;
}
