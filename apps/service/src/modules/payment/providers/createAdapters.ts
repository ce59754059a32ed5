import { type ProviderName, paymentProviders } from '@tern/domain';
import type { Clock } from '../../../clock.ts';
import { observeAdapter } from '../../../observe/observeAdapter.ts';
import type { Instruments } from '../../../observe/providerCalls.ts';
import type { PaymentAdapter, PaymentAdapters } from './PaymentAdapter.ts';
import type { PaymentConfig } from './paymentConfig.ts';
import * as registry from './registry.ts';
import { watchAdapter } from './watchAdapter.ts';

const providers: Readonly<Record<ProviderName, { createAdapter: unknown }>> = registry;

type CreateAdapter = (settings: object, clock: Clock) => PaymentAdapter;

/** The providers whose keys are set. */
export function createAdapters(
  payment: PaymentConfig,
  clock: Clock,
  instruments: Instruments,
): PaymentAdapters {
  const on = (Object.keys(paymentProviders) as ProviderName[]).flatMap((name) => {
    const settings = payment[name];
    if (!settings) return [];
    // The settings under a name were read by the configuration of that name.
    const createAdapter = providers[name].createAdapter as CreateAdapter;
    const adapter = watchAdapter(observeAdapter(createAdapter(settings, clock), name, instruments), clock);
    return [[paymentProviders[name].code, adapter] as const];
  });
  return Object.fromEntries(on);
}
