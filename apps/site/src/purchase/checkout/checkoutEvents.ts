import type {
  CodeRefusal,
  CurrencyCode,
  createSubscription,
  InputOf,
  OutputOf,
  PendingPayment,
  Quote,
} from '@tern/contract';
import type { PaymentMethod } from '@tern/domain';
import type { Language } from '@tern/i18n';
import type { CheckoutError, PriceRequest, Purchase, ShownPlan } from './checkoutState.ts';
import type { FieldsPlace } from './openCardFields.ts';

/** The tab that PayPal opens in. */
export interface PaypalTab {
  /** Null when the browser blocked it. */
  window: Pick<Window, 'closed' | 'close' | 'location'> | null;
}

/** An order as the service opens it, or gives it back. */
export type OpenedOrder = Pick<
  OutputOf<typeof createSubscription>,
  'order_id' | 'checkout_url' | 'client_secret' | 'tax_amount'
>;

/** Who pays, as the form knows it. */
export type Buyer = Pick<Purchase, 'email' | 'language' | 'returnBase' | 'surface' | 'shorter'>;

/** Sent by the page. */
export type PageEvent =
  | { type: 'planShown'; plan: ShownPlan; buyer: string | null }
  /** Somebody means to buy. */
  | { type: 'priceWanted' }
  /** An empty code takes the last one off. */
  | { type: 'codeEntered'; code: string }
  | { type: 'linkCodeFound'; code: string }
  | { type: 'methodChosen'; method: PaymentMethod }
  | { type: 'fieldsWanted'; place: FieldsPlace }
  | { type: 'fieldsUnwanted' }
  /** `tab`: opened by the press, where the method wants one of its own. */
  | { type: 'submitted'; buyer: Buyer; tab?: PaypalTab }
  /** "Continue to PayPal": a press, so that no browser blocks the tab. */
  | { type: 'tabReopened' }
  /** "Completed": nothing is taken from the press itself. */
  | { type: 'completed' }
  | { type: 'cancelled' }
  | { type: 'pageLeft' };

/** Sent by the effects. */
export type Reply =
  | { type: 'quoted'; quote: Quote }
  | { type: 'quoteFailed'; error: CheckoutError }
  | { type: 'codeRefused'; refusal: CodeRefusal }
  | { type: 'fieldsReady' }
  | { type: 'fieldsBlocked' }
  | { type: 'fieldsHosted' }
  | { type: 'cardComplete' }
  /** The fields say themselves what is missing. */
  | { type: 'cardIncomplete' }
  | { type: 'joined' }
  | { type: 'orderOpened'; order: OpenedOrder }
  /** `quote`: what holds now, with `quote_changed`. `pending`: what is on its way, with `payment_pending`. */
  | { type: 'orderFailed'; error: CheckoutError; quote?: Quote; pending?: PendingPayment }
  | { type: 'cardPaid' }
  /** Nobody knows whether it was paid: only the order's page may say so. */
  | { type: 'outcomeUnknown' }
  /** The check of the card, the account or the confirmation failed. Nothing was paid. */
  | { type: 'stepFailed'; error: CheckoutError }
  | { type: 'tabOpened' }
  | { type: 'tabBlocked' }
  | { type: 'tabClosed' }
  /** Or its free trial was refused: the page of the order says which. */
  | { type: 'orderPaid' }
  /** It failed, expired or was given back. */
  | { type: 'orderEnded' }
  | { type: 'orderStillOpen' }
  | { type: 'orderUnreachable' };

export type CheckoutEvent = PageEvent | Reply;
export type EventType = CheckoutEvent['type'];
export type EventOf<Type extends EventType> = Extract<CheckoutEvent, { type: Type }>;

/** Work the machine requests of its surroundings. */
export type CheckoutEffect =
  | { do: 'requestQuote'; request: PriceRequest }
  | { do: 'openFields'; place: FieldsPlace; amount: number; currency: CurrencyCode }
  | { do: 'priceFields'; amount: number; currency: CurrencyCode }
  | { do: 'closeFields' }
  | { do: 'checkCard' }
  | { do: 'join'; email: string; language: Language }
  | { do: 'openOrder'; method: PaymentMethod; order: Omit<InputOf<typeof createSubscription>, 'tracking'> }
  | { do: 'confirmCard'; secret: string; returnPath: string }
  /** The try is over: replies of its steps no longer count, a wallet's sheet says so, an empty tab goes. */
  | { do: 'endTry' }
  | { do: 'takeTab'; tab: PaypalTab }
  | { do: 'pointTab'; url: string }
  | { do: 'reopenTab'; url: string }
  | { do: 'closeTab' }
  | { do: 'followOrder'; orderId: string }
  | { do: 'checkProvider'; orderId: string; method: PaymentMethod }
  | { do: 'unfollowOrder' }
  /** To the provider's page, or to the result of an order that needs no payment. */
  | { do: 'leave'; address: string; orderId: string }
  /** To the order that was paid on this page, as far as the page knows. */
  | { do: 'showOrder'; orderId: string }
  /** PayPal has confirmed it, or a trial was refused, wherever the buyer is. */
  | { do: 'showPaid'; orderId: string };
