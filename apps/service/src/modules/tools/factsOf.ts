import type { AddressFacts } from '@tern/contract';
import { isOneOf } from '../../clientAddress.ts';
import type { Context } from '../../context.ts';

/** What is known of an address in its canonical spelling. */
export function factsOf({ config, geo }: Pick<Context, 'config' | 'geo'>, address: string): AddressFacts {
  return {
    ip: address,
    family: address.includes(':') ? 'ipv6' : 'ipv4',
    ...geo.placeOf(address),
    is_exit: isOneOf(address, config.exitAddresses),
  };
}
