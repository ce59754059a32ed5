import type { Clock } from '../../../clock.ts';
import { type PaymentAdapter, ProviderUnavailable } from './PaymentAdapter.ts';

/** Calls in a row without a response after which a provider counts as away. */
const mostFailures = 5;
/** How long after the last of them; then the next call decides. */
const awayFor = 60_000;

/** The adapter, which also knows whether its provider has stopped responding (`isAway`). No call is held back. */
export function watchAdapter(adapter: PaymentAdapter, clock: Clock): PaymentAdapter {
  let failures = 0;
  let lastFailure = 0;

  async function watch(call: Promise<unknown>): Promise<void> {
    try {
      await call;
      failures = 0;
    } catch (error) {
      if (error instanceof ProviderUnavailable) {
        failures += 1;
        lastFailure = clock.now();
      } else failures = 0;
    }
  }

  const watched = Object.entries(adapter).map(([name, value]) => {
    if (typeof value !== 'function') return [name, value];
    const method = (...args: unknown[]) => {
      const response: unknown = value.apply(adapter, args);
      if (response instanceof Promise) void watch(response);
      return response;
    };
    return [name, method];
  });
  return {
    ...(Object.fromEntries(watched) as PaymentAdapter),
    isAway: () => failures >= mostFailures && clock.now() - lastFailure < awayFor,
  };
}
