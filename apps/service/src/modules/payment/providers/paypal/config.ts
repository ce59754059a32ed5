import { brand } from '@tern/domain';
import { withoutSlash } from '../../../../settings.ts';
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
  more({ PAYPAL_API_BASE: base }) {
    const host = base === undefined || /(?:^|[/.])paypal\.com/.test(base) ? null : withoutSlash(base);
    const test = /(?:^|[/.])sandbox\.paypal\.com/.test(base ?? '') ? 'sandbox.' : '';
    return {
      brandName: brand.name,
      /** Where buyers choose what pays for their subscriptions. */
      automaticPayments: `${host ?? `https://www.${test}paypal.com`}/myaccount/autopay/`,
    };
  },
});

export type PaypalConfig = SettingsOf<typeof paypalConfig>;
