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

/** One call of the API: its name in the contract, its path below `paymentPath`, one sentence for the OpenAPI document. */
export interface MethodOperation {
  name: string;
  path: string;
  summary: string;
}

export interface PaymentMethodEntry {
  provider: ProviderName;
  /** Charged again at the end of each period; else one payment for one period. */
  recurring: boolean;
  entry: PaymentEntry;
  /** How people know it: by its provider's name, or by what they pay with. */
  knownAs: 'provider' | 'card' | 'wallet' | 'other';
  /** Opens an order. */
  purchase: MethodOperation;
  /** Requests the state of an order once the buyer came back; null: `order` is enough. */
  result: MethodOperation | null;
}

/** The ways to pay of spec section 3, by payment code and in the order in which they are offered. */
export const paymentMethods = {
  s1: {
    provider: 'stripe',
    recurring: true,
    entry: 'embedded',
    knownAs: 'card',
    purchase: {
      name: 'createSubscription',
      path: '/s1/create_subscription',
      summary: 'Opens an order and the subscription to pay it, on our page or on that of Stripe.',
    },
    result: null,
  },
  gap: {
    provider: 'stripe',
    recurring: true,
    entry: 'embedded',
    knownAs: 'wallet',
    purchase: {
      name: 'walletPurchase',
      path: '/gap/purchase',
      summary: 'Opens an order and the page to pay it with Google Pay or Apple Pay.',
    },
    result: {
      name: 'walletPurchaseResult',
      path: '/gap/purchase_result',
      summary: 'The state of an order paid with Google Pay or Apple Pay.',
    },
  },
  ps: {
    provider: 'paypal',
    recurring: false,
    entry: 'new_tab',
    knownAs: 'provider',
    purchase: {
      name: 'paypalPurchase',
      path: '/ps/purchase',
      summary: 'Opens an order and the PayPal page of one payment.',
    },
    result: {
      name: 'paypalPurchaseResult',
      path: '/ps/purchase_result',
      summary: 'The state of a PayPal order.',
    },
  },
  subscription: {
    provider: 'paypal',
    recurring: true,
    entry: 'new_tab',
    knownAs: 'provider',
    purchase: {
      name: 'paypalSubscription',
      path: '/subscription',
      summary: 'Opens an order and the PayPal page of a subscription.',
    },
    result: {
      name: 'paypalSubscriptionResult',
      path: '/subscription_result',
      summary: 'The state of the order of a PayPal subscription.',
    },
  },
  pd: {
    provider: 'paddle',
    recurring: true,
    entry: 'hosted',
    knownAs: 'provider',
    purchase: {
      name: 'paddlePrepurchase',
      path: '/common/pd/prepurchase',
      summary: "Opens an order and Paddle's page to pay it.",
    },
    result: null,
  },
  rz: {
    provider: 'razorpay',
    recurring: false,
    entry: 'hosted',
    knownAs: 'provider',
    purchase: {
      name: 'razorpayPurchase',
      path: '/rz/purchase',
      summary: "Opens an order and Razorpay's page to pay it.",
    },
    result: {
      name: 'razorpayPurchaseResult',
      path: '/rz/purchase_result',
      summary: 'The state of a Razorpay order.',
    },
  },
  tpa: {
    provider: 'tpa',
    recurring: false,
    entry: 'hosted',
    knownAs: 'other',
    purchase: {
      name: 'otherPurchase',
      path: '/tpa/purchase',
      summary: 'Opens an order and the page of a further provider.',
    },
    result: {
      name: 'otherPurchaseResult',
      path: '/tpa/purchase_result',
      summary: 'The state of an order at a further provider.',
    },
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

/** Whether a stored method is charged again at the end of a period. False for what no payment code names. */
export function isRecurring(method: string): boolean {
  return isPaymentMethod(method) && paymentMethods[method].recurring;
}

/** The path that a provider posts its signed messages to. */
export function webhookPath(provider: ProviderName): string {
  return `${paymentPath}/${paymentProviders[provider].code}/webhook`;
}
