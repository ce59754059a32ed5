import { ipLookup as operation } from '@tern/contract';
import { bindableAddress } from '@tern/domain';
import { addressForLimits, isOneOf } from '../../clientAddress.ts';
import { defineHandler, fail } from '../../handler.ts';
import { takeTry } from '../../rateLimit.ts';

export const ipLookup = defineHandler(operation, async ({ context, input, request }) => {
  const { config, geo } = context;
  await takeTry(context, config.limits.lookupPerAddress, 'lookup', addressForLimits(request.address));
  const { address, problem } = bindableAddress(input.ip);
  if (problem) return fail(operation, problem === 'reserved' ? 'ip_reserved' : 'ip_invalid');
  return {
    ip: address,
    family: address.includes(':') ? ('ipv6' as const) : ('ipv4' as const),
    ...geo.placeOf(address),
    is_exit: isOneOf(address, config.exitAddresses),
  };
});
