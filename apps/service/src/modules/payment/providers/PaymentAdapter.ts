import {
  dayMs,
  isPaymentMethod,
  type Language,
  type PaymentMethod,
  type ProviderCode,
  providerCodeOf,
} from '@tern/domain';
import type { OrderRow, PlanRow } from '../rows/paymentRows.ts';
import type {
  CheckoutFacts,
  InstrumentFacts,
  PaymentPlace,
  ProviderEvent,
  RefundFacts,
  SubscriptionFacts,
} from './ProviderEvent.ts';

export type { CheckoutFacts, InvoicePaid, ProviderEvent } from './ProviderEvent.ts';

/** The first charge of a page that was opened, as the provider itself states it. Amounts in minor units. */
export interface StatedCharge {
  /** Paid now: discounts are taken off, taxes are in it. */
  amount: number;
  currency: string;
  /** `exclusive`: tax comes on top of the amount once the buyer's place is known. Null: the provider adds none. */
  tax: 'inclusive' | 'exclusive' | null;
  /** The charge of every later period; null where there is none, or the provider does not state it. */
  renewal: number | null;
}

/** A page that was opened, or found again. */
export interface OpenedCheckout extends CheckoutFacts {
  /** Read from the response, never repeated from the request; null where the provider states no sum. */
  charge: StatedCharge | null;
  /** Free days of the order that the page puts between its first charge and the next. */
  daysCounted?: number;
}

/** The date of a next charge as it is known here, and the one that it gets. No charge is moved that comes before `earliest`. */
export interface MovedCharge {
  from: Date;
  to: Date;
  earliest: Date;
}

/** Providers round their times: some charge at an hour of the day. */
const rounding = 36 * 3600 * 1000;
/** A payment whose events were all lost is found within this time. */
const latest = 7 * dayMs;

/**
 * Whether a provider's next charge is the one that is known here. A payment that was found days later began its period at
 * the provider before it did here; a charge that nobody here has heard of leaves the next one a whole period later.
 */
export const isExpected = (next: number, known: number) => next < known + rounding && next > known - latest;

/** The provider could not be reached, or did not respond: the outcome there is unknown. */
export class ProviderUnavailable extends Error {
  constructor(cause: unknown) {
    super('The payment provider did not answer.', { cause });
    this.name = 'ProviderUnavailable';
  }
}

/** The provider understood and said no. */
export class ProviderRefused extends Error {
  constructor(cause: unknown) {
    super('The payment provider refused the request.', { cause });
    this.name = 'ProviderRefused';
  }
}

/** The provider does not know what was requested (404). */
export function isGone(error: unknown): boolean {
  if (!(error instanceof ProviderRefused)) return false;
  const { status, statusCode } = (error.cause ?? {}) as { status?: unknown; statusCode?: unknown };
  return status === 404 || statusCode === 404;
}

/** The page that was opened charges something else than its order: it was never given out. */
export class ChargeDiffers extends ProviderRefused {
  override readonly name = 'ChargeDiffers';
}

export interface OpenOptions {
  order: OrderRow;
  plan: PlanRow;
  email: string | null;
  publicOrigin: string;
  productName: string;
}

/** The plan of all charges from the next one on. */
export interface FollowingPlan {
  /** When the next charge is due. */
  at: Date;
  plan: PlanRow;
  /** The price of each period, in minor units of the order's currency. */
  amount: number;
  productName: string;
  /** Makes repeated calls one change. */
  key: string;
}

/** Reads one header of a webhook, in lower case. */
export type HeaderReader = (name: string) => string | undefined;

/** The charge to give back. */
export interface ChargeToRefund {
  /** Null: the newest one of the order that was paid. */
  payment: string | null;
  invoice: string | null;
  amount: number;
  /** Only so much of it goes back; absent: all that is left. */
  part?: number;
  /** Makes repeated calls one refund. */
  key: string;
}

/**
 * One provider. Every call carries the order's own key, so that repeating it does it once.
 *
 * Free trials: `trialOf(order)` gives the terms of an order that is one (`days`, `endsAt`, `firstAmount`; the order's
 * `amount` is 0). An adapter with `trials` then
 * - opens a subscription that takes a card or an agreement today and no money, charges `firstAmount` first at `endsAt`
 *   and the same for every later period, counted from there. A provider that only takes days gets `days`. It must not
 *   charge on an earlier UTC date than that of `endsAt`; where it says otherwise the page is not given out
 *   (`ProviderRefused`);
 * - gives facts with `paid: true` and `amount: 0` once the buyer has confirmed, never before: a subscription that says
 *   `trialing` or an invoice of 0 is no confirmation. With them come `subscription`, and `payer` where the provider has
 *   one. `payment` stays null: nothing was paid;
 * - closes an unconfirmed page (`closeCheckout`) so that nothing is ever charged, at whatever age;
 * - reads the event of the confirmation as `checkout` or `ask`, and gives no `invoicePaid` for its invoice of 0. The first
 *   charge is `invoicePaid` with `renewal: true` and its `periodEnd`, if that is known;
 * - ends everything without a charge at `cancelSubscription`, before `endsAt`.
 * An adapter without `trials` is never given such an order: the service answers `method_unavailable`.
 */
export interface PaymentAdapter {
  /** Sells free trials, as above: by all of its methods, or by these. */
  trials?: true | readonly PaymentMethod[];
  /** Draws the provider's fields on our page; none: payments are entered on the provider's page. */
  fields?: { publicKey: string; scriptUrl: string | null };
  /** Opens its own checkout over a page of ours, with a script of its own: what that page needs. */
  overlay?: { clientToken: string; environment: 'sandbox' | 'production'; scriptUrl: string };
  /**
   * Opens the page to pay, or finds the one this order opened before: same order, same response. It is given out only
   * where the stated charge is the order's.
   */
  openCheckout(options: OpenOptions): Promise<OpenedCheckout>;
  /** How the order's page stands. Collects what the buyer has agreed to, where that is a step of its own. */
  readCheckout(order: OrderRow): Promise<CheckoutFacts>;
  /** No event announces that the buyer of this order has agreed: it is looked up more often. */
  isUnannounced?(order: OrderRow): boolean;
  /** Closes the page, unless it was paid, and returns its state. Collects nothing. */
  closeCheckout(order: OrderRow): Promise<CheckoutFacts>;
  /** The secret with which the provider's fields on our page confirm this order; null once it cannot be paid there. */
  clientSecret?(order: OrderRow): Promise<string | null>;
  /** Where a payment belongs, for events that only name the payment. Null: the provider knows no such place. */
  placeOfPayment?(payment: string): Promise<PaymentPlace | null>;
  /**
   * Gives a charge of the order back, all that is left of it or a `part`, once for each `key`. Tells how the refund
   * stands; nothing where the provider does not say, or says that it was made before.
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: an adapter may have nothing to tell
  refund(order: OrderRow, charge: ChargeToRefund): Promise<RefundFacts | null | void>;
  /** Money goes nowhere before the buyer has said where: `RefundFacts` has the page for that. */
  refundsAreClaimed?: true;
  /** All refunds of a charge, those that failed too. `known`: the names of those that are known here. */
  readRefunds?(order: OrderRow, charge: ChargeToRefund, known: readonly string[]): Promise<RefundFacts[]>;
  /**
   * No further period is charged. `now`: the subscription ends, and a bill that is open is not collected either.
   * One that has ended already is no error.
   */
  cancelSubscription(order: OrderRow, when: 'now' | 'period_end'): Promise<void>;
  /**
   * Takes a cancellation with the end of the period back: the next period is charged after all. Told again it is no
   * error; refused where the subscription has ended. Without it a cancellation is final there.
   */
  resumeSubscription?(order: OrderRow): Promise<void>;
  /**
   * Makes the next charge at another time, takes no money for it, and counts later periods from there. Told again it is
   * no error. False: the provider has its next charge neither at `from` nor at `to`, or before `earliest`. Without it days that come after the
   * sale stand at the end.
   */
  moveCharge?(order: OrderRow, dates: MovedCharge): Promise<boolean>;
  /**
   * Charges another plan from the next charge on, which stays where it is; takes no money for it now. Told again it is no
   * error. False: the provider has its next charge at another time than `at`. Without it a plan is changed at once only,
   * by another purchase.
   */
  changePlan?(order: OrderRow, to: FollowingPlan): Promise<boolean>;
  /** The card or account that pays the next charge of the order's subscription. Null: nothing does, or the provider does not say. */
  readInstrument?(order: OrderRow): Promise<InstrumentFacts | null>;
  /**
   * Opens the provider's page on which the buyer gives another card or account. `session` names it for
   * `finishInstrumentChange`; null where the provider makes the change by itself.
   */
  openInstrumentChange?(
    order: OrderRow,
    page: InstrumentPage,
  ): Promise<{ url: string; session: string | null }>;
  /**
   * Puts what the buyer gave on that page in the place of the one before, which is removed, and pays a bill that is
   * open. Repeated it is no error, and an older page never takes the place of a newer one.
   */
  finishInstrumentChange?(order: OrderRow, session: string): Promise<'open' | 'done' | 'expired'>;
  /** Removes all that the order could be charged with. Repeated it is no error. */
  removeInstrument?(order: OrderRow): Promise<void>;
  /** Where buyers change it in their own account at the provider; for those without a page that can be opened. */
  instrumentAddress?(order: OrderRow): string | null;
  /** How the order's subscription stands; needed by methods that renew. Collects nothing. */
  readSubscription?(order: OrderRow): Promise<SubscriptionFacts>;
  /**
   * Checks the signature over the raw body. Throws when it does not match or is too old. What the provider says of the
   * event is given as it comes: a signed body may have any shape.
   */
  verify(body: Buffer, header: HeaderReader): Promise<VerifiedEvent>;
  readEvent(body: string): ProviderEvent;
  /** The provider has not responded lately: another method of the same kind is offered in its place. */
  isAway?(): boolean;
  /** Where the provider sends events; for those that write them in a version which is chosen there. */
  listWebhooks?(): Promise<WebhookEndpoint[]>;
}

export interface InstrumentPage {
  /** Addresses to come back to: with another card or account, and without one. */
  done: string;
  back: string;
  /** The site in the buyer's language and variant, such as `https://tern.example/de/m`. */
  site: string;
  language: Language;
  /** Of this opening: the same key opens the same page. */
  key: string;
}

export interface WebhookEndpoint {
  url: string;
  enabled: boolean;
  /** The version that its events are written in. */
  version: string;
  /** The version that is read here; null: it is that one, or one that reads alike. */
  wanted: string | null;
  /** Types of events that are needed here and are not sent there. */
  missing?: readonly string[];
}

export interface VerifiedEvent {
  id: unknown;
  type: unknown;
  livemode: boolean | null;
}

export type PaymentAdapters = Readonly<Partial<Record<ProviderCode, PaymentAdapter>>>;

/** Whether a free trial can be begun by this method. */
export const sellsTrials = ({ trials }: PaymentAdapter, method: PaymentMethod): boolean =>
  trials === true || (trials?.includes(method) ?? false);

/** Undefined: this way to pay is off. */
export function adapterOf(adapters: PaymentAdapters, method: string): PaymentAdapter | undefined {
  return isPaymentMethod(method) ? adapters[providerCodeOf(method)] : undefined;
}
