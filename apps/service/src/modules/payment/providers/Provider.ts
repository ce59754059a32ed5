import type { Clock } from '../../../clock.ts';
import type { PaymentAdapter } from './PaymentAdapter.ts';
import type { ProviderConfig } from './providerConfig.ts';

/** A provider as `registry.ts` lists it: how it is configured, and how it is spoken with. */
export interface Provider<Config extends ProviderConfig = ProviderConfig, Settings = never> {
  config: Config;
  createAdapter(settings: Settings, clock: Clock): PaymentAdapter;
}

/** Ties the configuration of a provider to its adapter. */
export function defineProvider<Settings extends { live: boolean }, Config extends ProviderConfig<Settings>>(
  config: Config & ProviderConfig<Settings>,
  createAdapter: (settings: Settings, clock: Clock) => PaymentAdapter,
): Provider<Config, Settings> {
  return { config, createAdapter };
}
