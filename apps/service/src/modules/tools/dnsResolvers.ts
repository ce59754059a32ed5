import { dnsResolvers as operation } from '@tern/contract';
import { addressForLimits, canonicalAddress } from '../../clientAddress.ts';
import { defineHandler, fail, OperationError } from '../../handler.ts';
import { type Limit, minute } from '../../limit.ts';
import { inProviderCall, sendObserved } from '../../observe/providerCalls.ts';
import { takeTry } from '../../rateLimit.ts';
import { factsOf } from './factsOf.ts';

/** A resolver farm may ask from many addresses; so many are told. */
const most = 50;

const perAddress: Limit = {
  counts: 'looks at the resolvers of the DNS leak test per visitor',
  count: 60,
  seconds: 10 * minute,
};

export const dnsResolvers = defineHandler(
  operation,
  { limits: [perAddress] },
  async ({ context, input, request }) => {
    const { dnsZone, dnsLog } = context.config;
    if (!dnsZone || !dnsLog) return fail(operation, 'not_found');
    await takeTry(context, perAddress, 'dns', addressForLimits(request.address));
    const url = new URL(dnsLog);
    url.searchParams.set('token', input.token);
    const lookups = await inProviderCall(context, { provider: 'dns_log', operation: 'lookups' }, () =>
      sendObserved((headers) => fetch(url, { headers, signal: AbortSignal.timeout(3000) })),
    )
      .then((response) => response.json() as Promise<unknown>)
      .catch(() => {
        throw new OperationError('unavailable');
      });
    const resolvers = Array.isArray(lookups)
      ? lookups.flatMap((entry: { resolver?: unknown } | null) =>
          typeof entry?.resolver === 'string' ? (canonicalAddress(entry.resolver) ?? []) : [],
        )
      : [];
    return {
      resolvers: await Promise.all(
        [...new Set(resolvers)].slice(0, most).map((address) => factsOf(context, address)),
      ),
    };
  },
);
