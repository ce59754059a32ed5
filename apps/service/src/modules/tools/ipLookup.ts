import { ipLookup as operation } from '@tern/contract';
import { bindableAddress } from '@tern/domain';
import { addressForLimits } from '../../clientAddress.ts';
import { defineHandler, fail } from '../../handler.ts';
import { takeTry } from '../../rateLimit.ts';
import { factsOf } from './factsOf.ts';

export const ipLookup = defineHandler(operation, async ({ context, input, request }) => {
  const { lookupPerAddress } = context.config.limits;
  await takeTry(context, lookupPerAddress, 'lookup', addressForLimits(request.address));
  const { address, problem } = bindableAddress(input.ip);
  if (problem) return fail(operation, problem === 'reserved' ? 'ip_reserved' : 'ip_invalid');
  return factsOf(context, address);
});
