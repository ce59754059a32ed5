import { brand } from '@tern/domain';
import { providerConfig, type SettingsOf } from '../providerConfig.ts';

/** PayPal: https://api-m.paypal.com, or https://api-m.sandbox.paypal.com for its own test mode. */
export const paypalConfig = providerConfig({
  provider: 'paypal',
  keys: {
    clientId: 'PAYPAL_CLIENT_ID',
    clientSecret: 'PAYPAL_CLIENT_SECRET',
    webhookId: 'PAYPAL_WEBHOOK_ID',
  },
  apiBase: { variable: 'PAYPAL_API_BASE', usual: () => 'https://api-m.paypal.com' },
  standIn: { clientId: 'client_tern', clientSecret: 'secret_tern', webhookId: 'WH-TERN' },
  isLive: (_given, apiBase) => !/(?:^|[/.])sandbox\.paypal\.com/.test(apiBase ?? ''),
  more: () => ({ brandName: brand.name }),
});

export type PaypalConfig = SettingsOf<typeof paypalConfig>;
