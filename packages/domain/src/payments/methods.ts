/**
 * Who takes the money, by the name of the folders that speak with it (`apps/service`, `apps/sandbox`). `code` is the
 * provider's on the wire: it stands in its webhook path and with its stored events.
 */
export const paymentProviders = {
  stripe: { code: 's1', name: 'Stripe' },
  paypal: { code: 'ps', name: 'PayPal' },
  paddle: { code: 'pd', name: 'Paddle' },
  razorpay: { code: 'rz', name: 'Razorpay' },
  tpa: { code: 'tpa', name: 'a further provider' },
} as const;

export type ProviderName = keyof typeof paymentProviders;
export type ProviderCode = (typeof paymentProviders)[ProviderName]['code'];

/**
 * Where a payment is entered: `embedded`, in the provider's fields on our page; `hosted`, on the provider's page in the
 * same tab; `new_tab`, on the provider's page while ours waits.
 */
export type PaymentEntry = 'embedded' | 'hosted' | 'new_tab';

export interface PaymentMethodEntry {
  provider: ProviderName;
  /** Charged again at the end of each period; else one payment for one period. */
  recurring: boolean;
  entry: PaymentEntry;
  /** How people know it: by what they pay with. `more`: cards and what else its page offers; `bank`: UPI, a bank or a card. */
  knownAs: 'card' | 'wallet' | 'paypal' | 'more' | 'bank' | 'other';
}

/** The ways to pay of spec section 3, by payment code and in the order in which they are offered. */
export const paymentMethods = {
  s1: {
    provider: 'stripe',
    recurring: true,
    entry: 'embedded',
    knownAs: 'card',
  },
  gap: {
    provider: 'stripe',
    recurring: true,
    entry: 'embedded',
    knownAs: 'wallet',
  },
  ps: {
    provider: 'paypal',
    recurring: false,
    entry: 'new_tab',
    knownAs: 'paypal',
  },
  subscription: {
    provider: 'paypal',
    recurring: true,
    entry: 'new_tab',
    knownAs: 'paypal',
  },
  pd: {
    provider: 'paddle',
    recurring: true,
    entry: 'hosted',
    knownAs: 'more',
  },
  rz: {
    provider: 'razorpay',
    recurring: false,
    entry: 'hosted',
    knownAs: 'bank',
  },
  tpa: {
    provider: 'tpa',
    recurring: false,
    entry: 'hosted',
    knownAs: 'other',
  },
} as const satisfies Readonly<Record<string, PaymentMethodEntry>>;

/** A payment code, such as `s1`. */
export type PaymentMethod = keyof typeof paymentMethods;

export const paymentMethodCodes = Object.keys(paymentMethods) as PaymentMethod[];

/** Everything about paying stands below this path of the API. */
export const paymentPath = '/api/mms/payment/v1/providers';

export function isPaymentMethod(code: unknown): code is PaymentMethod {
  return typeof code === 'string' && Object.hasOwn(paymentMethods, code);
}

/** The payment codes that lead to one provider. */
export function methodsOfProvider(provider: ProviderName): PaymentMethod[] {
  return paymentMethodCodes.filter((code) => paymentMethods[code].provider === provider);
}

/** The provider of a payment code, as it stands on the wire and with stored events. */
export function providerCodeOf(method: PaymentMethod): ProviderCode {
  return paymentProviders[paymentMethods[method].provider].code;
}

/** The provider's own name; null for a stored method that no payment code names. */
export const providerNameOf = (method: string): string | null =>
  isPaymentMethod(method) ? paymentProviders[paymentMethods[method].provider].name : null;

/** Whether a stored method is charged again at the end of a period. False for what no payment code names. */
export function isRecurring(method: string): boolean {
  return isPaymentMethod(method) && paymentMethods[method].recurring;
}

/** The path that a provider posts its signed messages to. */
export function webhookPath(provider: ProviderName): string {
  return `${paymentPath}/${paymentProviders[provider].code}/webhook`;
}
