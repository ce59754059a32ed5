import Stripe from 'stripe';
import { choiceSetting, flagSetting, isOn, withoutSlash } from '../../../../settings.ts';
import { providerConfig, type SettingsOf } from '../providerConfig.ts';

const liveKey = /^(?:sk|rk)_live_/;

export const stripeConfig = providerConfig({
  provider: 'stripe',
  keys: {
    secretKey: 'STRIPE_SECRET_KEY',
    publishableKey: 'STRIPE_PUBLISHABLE_KEY',
    webhookSecret: 'STRIPE_WEBHOOK_SECRET',
  },
  apiBase: { variable: 'STRIPE_API_BASE', usual: () => 'https://api.stripe.com' },
  standIn: { secretKey: 'sk_test_tern', publishableKey: 'pk_test_tern', webhookSecret: 'whsec_tern' },
  isLive: ({ STRIPE_SECRET_KEY }) => liveKey.test(STRIPE_SECRET_KEY ?? ''),
  liveKey: { variable: 'STRIPE_SECRET_KEY', pattern: liveKey },
  entries: {
    STRIPE_FORM: choiceSetting('STRIPE_FORM', ['embedded', 'hosted']),
    STRIPE_TAX: flagSetting('STRIPE_TAX'),
  },
  problems({
    STRIPE_SECRET_KEY: secretKey = '',
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_API_BASE: base,
  }) {
    const live = liveKey.test(secretKey);
    const problems: string[] = [];
    if (secretKey && !/^(?:sk|rk)_(?:test|live)_/.test(secretKey)) {
      problems.push('STRIPE_SECRET_KEY does not look like a secret key (sk_test_… or sk_live_…).');
    }
    if (live && publishableKey?.startsWith('pk_test_')) {
      problems.push(
        'STRIPE_SECRET_KEY is live and STRIPE_PUBLISHABLE_KEY is a test key. Take both from one mode.',
      );
    }
    if (live && base) {
      problems.push(
        'STRIPE_API_BASE points away from Stripe while STRIPE_SECRET_KEY is live. Remove one of them.',
      );
    }
    return problems;
  },
  more({ STRIPE_FORM, STRIPE_TAX, STRIPE_API_BASE }) {
    // Stripe asks for the address that the tax depends on, on its own page only.
    const tax = isOn(STRIPE_TAX);
    const hosted = STRIPE_FORM?.toLowerCase() === 'hosted' || tax;
    // The version of the script belongs to the version of the API that the service speaks.
    const host = withoutSlash(STRIPE_API_BASE) ?? `https://js.stripe.com/${Stripe.MAJOR_API_VERSION}`;
    return {
      /** The script that draws the card fields on our page; null: cards are entered on the page of Stripe. */
      scriptUrl: hosted ? null : `${host}/stripe.js`,
      /** Stripe works out the tax inside the price. */
      tax,
    };
  },
});

export type StripeConfig = SettingsOf<typeof stripeConfig>;
