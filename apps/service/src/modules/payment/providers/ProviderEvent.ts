/** The provider's facts about the page an order is paid on. Amounts in minor units. */
export interface CheckoutFacts {
  session: string;
  url: string | null;
  /** `complete` without `paid`: the buyer has agreed, and the money takes days. */
  status: 'open' | 'complete' | 'expired';
  paid: boolean;
  /** A payment that takes days was refused in the end. */
  refused: boolean;
  amount: number | null;
  currency: string | null;
  /** Part of the amount; null where the provider reports none. */
  tax?: number | null;
  orderId: string | null;
  userId: string | null;
  productId: string | null;
  subscription: string | null;
  payment: string | null;
  /** The buyer sent more than the amount, and the provider keeps what is above it. */
  overpaid?: boolean;
  /**
   * Names the same card or payer at every purchase: the fingerprint of a card, the id of a payer.
   * Only facts of a trial need it, once the buyer has confirmed. Null where the provider has none.
   */
  payer?: string | null;
}

/** One charge of a subscription, the first or a later one. */
export interface InvoicePaid {
  kind: 'invoicePaid';
  at: Date;
  subscription: string | null;
  orderId: string | null;
  userId: string | null;
  productId: string | null;
  /** The sum that was charged: the part that a balance at the provider has paid is not in it. 0 for a period that cost nothing. */
  amount: number;
  currency: string;
  /** Part of the amount; null where the provider reports none. */
  tax?: number | null;
  /** The part of the tax that came on top of the price. */
  taxOnTop?: number;
  /** Null: counted from the payments that are known. */
  periodEnd: Date | null;
  /** Not the first payment. Null: derived from whether `payment` is the one the order was paid with. */
  renewal: boolean | null;
  payment?: string | null;
  /** The provider's bill, where payments are not known by their own name. */
  invoice?: string | null;
}

/** The order an event is about, by as many of its names as the provider gives. */
interface About {
  at: Date;
  orderId: string | null;
  /** The charge. */
  payment?: string | null;
  subscription?: string | null;
}

/**
 * Where the provider has a payment. An event may name the payment alone, and the charge be known by its bill alone.
 */
export interface PaymentPlace {
  subscription: string | null;
  /** Its bill; null where payments are known by their own name. */
  invoice: string | null;
  /** Not the first payment of the subscription. Null: the provider does not say. */
  renewal: boolean | null;
}

/** An event about a charge, with what was looked up of its place. */
interface AboutCharge extends About, Partial<Omit<PaymentPlace, 'subscription'>> {
  payment: string | null;
}

/**
 * Money of a charge went back to the buyer. Amounts are absolute, in minor units: a provider's minus is taken off.
 * Refunds of one charge that add up to all of it count as a full one.
 */
export interface Refunded extends AboutCharge {
  kind: 'refunded';
  /** The provider says that nothing of the charge is left. */
  full: boolean;
  /** This refund; null: only `total` is known. */
  amount: number | null;
  /** All refunds of the charge so far; null: the provider names each refund by itself. */
  total: number | null;
  /** The provider's name of this refund: the same one counts once. Needed where `total` is null. */
  refund: string | null;
  /** How this refund stands; left out: the money has gone. */
  state?: RefundStanding;
  /** Why it failed, in the provider's words. */
  failure?: string | null;
  /** As in `RefundFacts`. */
  claimUrl?: string | null;
}

/** `pending`: it is on its way, or waits for approval. `failed`: the money is the seller's, and stays so. */
export type RefundStanding = 'pending' | 'done' | 'failed';

/** How a refund stands at the provider. Minor units. */
export interface RefundFacts {
  /** Null: the provider names no refunds, and `amount` is all that it gave back of the charge so far. */
  refund: string | null;
  amount: number;
  state: RefundStanding;
  failure: string | null;
  /** Where the buyer says where the money goes, of a provider that sends it nowhere before. */
  claimUrl?: string | null;
}

/** The buyer's bank, or the buyer at the provider, contests a charge. */
export interface Disputed extends AboutCharge {
  kind: 'disputed';
  /** Events of one dispute come in any order. Null: the charge has but one. */
  dispute: string | null;
  /** `inquiry`: a question that moves no money. `opened`: the money is gone, for now or for good. */
  stage: 'inquiry' | 'opened' | 'won' | 'lost';
}

/** A later period was not paid. The provider tries again, or waits for the buyer. */
export interface RenewalFailed extends About {
  kind: 'renewalFailed';
  subscription: string | null;
  /** The buyer's bank wants a confirmation: nothing is charged before. */
  needsBuyer: boolean;
  /** Where the buyer pays or confirms; null: the provider has no such page. */
  payUrl: string | null;
}

/** Later charges stop, or go on after all. Money has not moved. */
export interface RenewalChanged extends About {
  kind: 'renewalChanged';
  subscription: string | null;
  /**
   * `cancelScheduled`: no charge after `endsAt`. `cancelTakenBack`: charges go on after all. `ended`: over now, nothing
   * is ever charged again. `paused`: no charge until `resumed`.
   */
  change: 'cancelScheduled' | 'cancelTakenBack' | 'ended' | 'paused' | 'resumed';
  /** Null: the end of the period that is paid. */
  endsAt: Date | null;
}

/** Another card or account may pay from now on: the provider is asked which. */
export interface InstrumentChanged extends About {
  kind: 'instrumentChanged';
  subscription: string | null;
  /** The page on which the buyer gave it; null: it was done elsewhere, or pages have no names. */
  session: string | null;
}

/** The card or account that pays the next charge, as the provider says. Never a whole card number. */
export interface InstrumentFacts {
  kind: 'card' | 'paypal' | 'other';
  /** Of a card, in the provider's spelling: `visa`. */
  brand: string | null;
  last4: string | null;
  expires: { month: number; year: number } | null;
  /** The address of an account at the provider, partly hidden. */
  account: string | null;
}

/** The words in which adapters tell the service what happened. `other` changes nothing here. */
export type ProviderEvent =
  | { kind: 'checkout'; at: Date; facts: CheckoutFacts }
  /**
   * Something happened to an order: its state is requested from the provider. `closed`: also where the order is closed
   * here, because money can arrive on a page that is.
   */
  | { kind: 'ask'; at: Date; orderId: string | null; session: string | null; closed?: boolean }
  /** Something happened to a refund that the provider calls so: how it stands is requested. */
  | { kind: 'askRefund'; at: Date; refund: string }
  | InvoicePaid
  | Refunded
  | Disputed
  | RenewalFailed
  | RenewalChanged
  | InstrumentChanged
  | { kind: 'other'; at: Date };

/** A charge that the provider lists, as `InvoicePaid` tells one. Minor units. */
export interface PaidCharge {
  at: Date;
  payment: string | null;
  invoice: string | null;
  amount: number;
  currency: string;
  tax?: number | null;
  taxOnTop?: number;
  /** Null: counted from the payments that are known. */
  periodEnd: Date | null;
}

/** How a subscription stands at the provider, for what no event has said. */
export interface SubscriptionFacts {
  /** `ended`: nothing is charged any more. */
  status: 'active' | 'past_due' | 'paused' | 'ended';
  /** When it ends without another charge; null: it renews. */
  cancelAt: Date | null;
  /** The end of the period that runs there, or of the one that is to be charged next; null where it is not told. */
  periodEnd: Date | null;
  /** The bill of that period is still to be charged; absent: it is settled, or the provider does not say. */
  billing?: boolean;
  /** The charges that were paid, the oldest first. Of a long life the oldest may be missing. */
  charges: readonly PaidCharge[];
  /** Where the buyer pays a renewal that failed. */
  payUrl: string | null;
}
