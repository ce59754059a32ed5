import type { AddressFacts } from '@tern/contract';
import { isOneOf } from '../../clientAddress.ts';
import type { Context } from '../../context.ts';

/** The facts about an address in its canonical spelling. */
export async function factsOf(
  { config, geo }: Pick<Context, 'config' | 'geo'>,
  address: string,
): Promise<AddressFacts> {
  return {
    ip: address,
    family: address.includes(':') ? 'ipv6' : 'ipv4',
    ...(await geo.placeOf(address)),
    is_exit: isOneOf(address, config.exitAddresses),
  };
}
