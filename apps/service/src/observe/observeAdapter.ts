import type { PaymentAdapter } from '../modules/payment/providers/PaymentAdapter.ts';
import { type Instruments, inProviderCall } from './providerCalls.ts';

type Method = (...args: unknown[]) => unknown;

/** The adapter whose requests are counted under the name of the operation that sends them. */
export function observeAdapter(
  adapter: PaymentAdapter,
  provider: string,
  instruments: Instruments,
): PaymentAdapter {
  const observed = Object.entries(adapter).map(([operation, value]) => {
    if (typeof value !== 'function') return [operation, value];
    const method: Method = (...args) =>
      inProviderCall(instruments, { provider, operation }, () => (value as Method).apply(adapter, args));
    return [operation, method];
  });
  return Object.fromEntries(observed) as unknown as PaymentAdapter;
}
