import type { AddressFacts } from '@tern/contract';
import type { Context } from '../../context.ts';
import { exitFacts } from '../network/network.module.ts';

/** The facts about an address in its canonical spelling. */
export async function factsOf(
  context: Pick<Context, 'clock' | 'config' | 'db' | 'geo'>,
  address: string,
): Promise<AddressFacts> {
  return {
    ip: address,
    family: address.includes(':') ? 'ipv6' : 'ipv4',
    ...(await context.geo.placeOf(address)),
    ...(await exitFacts(context, address)),
  };
}
