import { type Language, localeOf } from '@tern/domain';
import type Stripe from 'stripe';

type CheckoutLocale = Exclude<Stripe.Checkout.SessionCreateParams['locale'], undefined>;

/** The languages of Stripe's hosted page; it refuses others. */
const spoken: readonly string[] = [
  'bg',
  'cs',
  'da',
  'de',
  'el',
  'en',
  'en-GB',
  'es',
  'es-419',
  'et',
  'fi',
  'fil',
  'fr',
  'fr-CA',
  'hi-IN',
  'hr',
  'hu',
  'id',
  'it',
  'ja',
  'ko',
  'lt',
  'lv',
  'ms',
  'mt',
  'nb',
  'nl',
  'pl',
  'pt',
  'pt-BR',
  'ro',
  'ru',
  'sk',
  'sl',
  'sv',
  'th',
  'tr',
  'vi',
  'zh',
  'zh-HK',
  'zh-TW',
] satisfies CheckoutLocale[];

/** The language of the hosted page; where Stripe does not speak ours, the one of the buyer's browser. */
export function checkoutLocale(language: Language): CheckoutLocale {
  const { baseName } = new Intl.Locale(localeOf(language));
  return spoken.includes(baseName) ? (baseName as CheckoutLocale) : 'auto';
}
