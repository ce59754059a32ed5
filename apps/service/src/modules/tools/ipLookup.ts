import { ipLookup as operation } from '@tern/contract';
import { bindableAddress } from '@tern/domain';
import { addressForLimits, canonicalAddress } from '../../clientAddress.ts';
import { defineHandler, fail } from '../../handler.ts';
import { type Limit, minute } from '../../limit.ts';
import { takeTry } from '../../rateLimit.ts';
import { exitAt } from '../network/network.module.ts';
import { factsOf } from './factsOf.ts';

const perAddress: Limit = { counts: 'addresses looked up per visitor', count: 60, seconds: 10 * minute };

export const ipLookup = defineHandler(
  operation,
  { limits: [perAddress] },
  async ({ context, input, request }) => {
    await takeTry(context, perAddress, 'lookup', addressForLimits(request.address));
    const own = canonicalAddress(input.ip);
    // An exit is known whatever network it is of: those of the sandbox are of one that is for nobody.
    if (own && (await exitAt(context, own))) return factsOf(context, own);
    const { address, problem } = bindableAddress(input.ip);
    if (problem) return fail(operation, problem === 'reserved' ? 'ip_reserved' : 'ip_invalid');
    return factsOf(context, address);
  },
);
