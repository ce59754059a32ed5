import type {
  anonymousSignup,
  CodeRefusal,
  CurrencyCode,
  createSubscription,
  ErrorOf,
  PendingPayment,
  Quote,
  quote as quoteOperation,
} from '@tern/contract';
import { isSameProduct, type PaymentMethod, paymentMethods } from '@tern/domain';
import type { Language } from '@tern/i18n';
import type { PaypalWaitState } from '@tern/patterns';
import type { PayOutcome } from './openCardFields.ts';

export type CheckoutError =
  | ErrorOf<typeof createSubscription>
  | ErrorOf<typeof quoteOperation>
  | ErrorOf<typeof anonymousSignup>
  | Exclude<PayOutcome, 'done' | 'unknown'>
  | 'bot_check_unavailable'
  | 'network'
  | 'unknown';

/** The price of the plan: `asking` requests it, `trying` requests it with a code, `held` has a quote. */
export const priceStates = ['unasked', 'asking', 'trying', 'held', 'failed'] as const;
export type PriceState = (typeof priceStates)[number];

/** The provider's fields on this page. `hosted`: the operator wants none. */
export const fieldsStates = ['hosted', 'idle', 'loading', 'ready', 'blocked'] as const;
export type FieldsState = (typeof fieldsStates)[number];

/**
 * One try to pay, step by step. The states that begin with `paypal` are those of a payment that goes on in a tab of
 * its own.
 */
export const paymentStates = [
  'idle',
  'awaitingFields',
  'checkingCard',
  'awaitingPrice',
  'joining',
  'opening',
  'confirming',
  'paypalWaiting',
  'paypalBlocked',
  'paypalClosed',
  'paypalChecking',
  'paypalUnfinished',
  'paypalFailed',
  'paypalNetwork',
] as const;
export type PaymentState = (typeof paymentStates)[number];
export type PaypalState = Extract<PaymentState, `paypal${string}`>;

/** The plan on the page. `amount`: its price before the service has said one, in minor units. */
export interface ShownPlan {
  productId: string;
  currency: CurrencyCode;
  /** The activity or the key whose prices are shown. */
  offer: string | null;
  amount: number;
}

/** The request that a price is the response to. */
export interface PriceRequest {
  productId: string;
  currency: CurrencyCode;
  offer: string | null;
  code: string | null;
  /** The id of whoever is signed in: some are credited with the rest of a plan. */
  buyer: string | null;
}

/** A try to pay that is under way. */
export interface Purchase {
  email: string;
  language: Language;
  /** Language and variant prefix of the page to come back to. */
  returnBase: string;
  /** Whose result page to come back to. */
  surface: 'site' | 'win';
  /** The buyer agrees to an earlier end. */
  shorter?: boolean;
  /** The amount on the page when the button was pressed: money moves for this price or not at all. Minor units. */
  promised: number;
  /** The method is paid in a tab of its own, which the press has opened or the browser has blocked. */
  inTab: boolean;
}

export interface Checkout {
  price: PriceState;
  fields: FieldsState;
  payment: PaymentState;
  plan: ShownPlan | null;
  buyer: string | null;
  /** The last request for a price. */
  request: PriceRequest | null;
  quote: Quote | null;
  /** Part of the quote's amount, once an order of it is open at a provider that reports tax. Minor units. */
  tax: number | null;
  /** The quote before the one shown, when the service changed the offer. */
  previousQuote: Quote | null;
  /** `kept`: brought by a link, and shown in the field. `refusal`: why the last one does not work. */
  code: { wanted: string | null; kept: string | null; refusal: CodeRefusal | null };
  method: PaymentMethod | null;
  /** Why the last request for a price, or the last try to pay, came to nothing. */
  stopped: { error: CheckoutError; by: 'price' | 'payment' } | null;
  /** A payment of this plan that is on its way. Who has been told of it and pays again means to. */
  pending: PendingPayment | null;
  purchase: Purchase | null;
  /** The order that was opened last. */
  order: { id: string; url: string | null } | null;
}

/** The method is paid in a tab of its own. */
export const opensTab = (method: PaymentMethod | null): boolean =>
  method !== null && paymentMethods[method].entry === 'new_tab';

/** The method has fields that can stand on this page. */
export const hasFields = (method: PaymentMethod | null): boolean =>
  method !== null && paymentMethods[method].entry === 'embedded';

export const startOfCheckout = (method: PaymentMethod | null, cardsHosted: boolean): Checkout => ({
  price: 'unasked',
  fields: cardsHosted ? 'hosted' : 'idle',
  payment: 'idle',
  plan: null,
  buyer: null,
  request: null,
  quote: null,
  tax: null,
  previousQuote: null,
  code: { wanted: null, kept: null, refusal: null },
  method,
  stopped: null,
  pending: null,
  purchase: null,
  order: null,
});

const isPaypal = (state: PaymentState): state is PaypalState => state.startsWith('paypal');

/** A step of a payment is under way, and the buyer waits for this page. */
export const isPaying = ({ payment }: Pick<Checkout, 'payment'>): boolean =>
  payment !== 'idle' && !isPaypal(payment);

/** How the payment in the other tab stands; null when there is none. */
export const paypalWait = ({ payment }: Pick<Checkout, 'payment'>): PaypalWaitState | null =>
  isPaypal(payment) ? (payment.slice('paypal'.length).toLowerCase() as PaypalWaitState) : null;

/** The quote, where it is about the plan on the page. A campaign that began or ended in between changes its product id. */
export const shownQuote = <Q extends Pick<Quote, 'product_id' | 'currency'>>({
  quote,
  plan,
}: {
  quote: Q | null;
  plan: Pick<ShownPlan, 'productId' | 'currency'> | null;
}): Q | null =>
  quote && plan && isSameProduct(quote.product_id, plan.productId) && quote.currency === plan.currency
    ? quote
    : null;

/** The amount on the page, in minor units. */
export const shownAmount = (checkout: Pick<Checkout, 'quote' | 'plan'>): number =>
  shownQuote(checkout)?.amount ?? checkout.plan?.amount ?? 0;

/** The card's fields are on this page, and the chosen method is entered in them. */
export const paysInFields = ({ fields, method }: Pick<Checkout, 'fields' | 'method'>): boolean =>
  fields === 'ready' && hasFields(method);
