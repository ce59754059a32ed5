/** One payment of a buyer with its later periods. Amounts in minor units, times in epoch milliseconds. */
export interface Charge {
  id: string;
  amount: number;
  at: number;
  /** Part of the price that a balance has paid. */
  credit?: number;
  /** Tax that was put on top of the price, in the amount. */
  added?: number;
  /** Which of the periods that cost something it pays; the first is 0. */
  period?: number;
  /** The buyer's bank has yet to pay it, or has refused to in the end. Unset: the money is here. */
  settling?: 'pending' | 'declined';
  /** Refunds of a part or of all, in the order they were made. */
  refunds?: Refund[];
  /** All of it went back. */
  refunded: boolean;
  /** A case that took the money away, or a question that has not. */
  disputed: boolean;
  dispute?: Dispute;
}

export interface Refund {
  id: string;
  amount: number;
  at: number;
  /** On its way, or made in vain. Unset: the money has gone. */
  state?: 'pending' | 'failed';
}

/** `inquiry`: the buyer asks before anything is claimed, and no money moves. */
export interface Dispute {
  id: string;
  stage: 'inquiry' | 'chargeback';
  at: number;
  outcome?: 'won' | 'lost';
}

/** A page that a buyer pays on, at any provider but Stripe. */
export interface Payment {
  /** The provider's own name of it. */
  id: string;
  provider: string;
  /** The kind of page, in the provider's words: `order`, `subscription`. */
  kind: string;
  name: string;
  email: string | null;
  amount: number;
  /** Of later periods. */
  renewalAmount: number;
  currency: string;
  /** The shop's own name of it. */
  reference: string;
  /** A string of the shop, returned in every webhook. */
  tag: string;
  interval: 'day' | 'week' | 'month' | 'year';
  intervalCount: number;
  recurring: boolean;
  /** `approved`: the buyer has agreed, the shop has yet to collect. */
  state: 'open' | 'approved' | 'paid' | 'expired';
  /** Nobody paid, and the page is gone without a word. */
  forgotten?: boolean;
  returnUrl: string;
  cancelUrl: string | null;
  createdAt: number;
  expiresAt: number | null;
  charges: Charge[];
  /** Nothing is charged in the first period; the first charge follows it. */
  trialDays?: number;
  /** No further period is charged. */
  cancelled: boolean;
  /** No further period is charged until it goes on. */
  suspended?: boolean;
  /** Periods in a row that could not be charged. */
  failures?: number;
  /** Tax inside every charge, in per cent. */
  taxPercent?: number;
  /** Whatever else the provider's own words need. */
  more: Record<string, string>;
}
