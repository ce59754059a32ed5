/** One payment of a buyer with its later periods. Amounts in minor units, times in epoch milliseconds. */
export interface Charge {
  id: string;
  amount: number;
  at: number;
  refunded: boolean;
  disputed: boolean;
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
  returnUrl: string;
  cancelUrl: string | null;
  createdAt: number;
  expiresAt: number | null;
  charges: Charge[];
  /** No further period is charged. */
  cancelled: boolean;
  /** Tax inside every charge, in per cent. */
  taxPercent?: number;
  /** Whatever else the provider's own words need. */
  more: Record<string, string>;
}
