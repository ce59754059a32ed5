import type { Money } from '@tern/domain';

export type QuoteLineKind = 'list' | 'discount' | 'trial' | 'coupon' | 'credit' | 'tax';

export interface QuoteLineView {
  kind: QuoteLineKind;
  /** Minor units. The sign does not matter: discounts and credits are always shown as taken off. */
  amount: Money;
  /** Whole per cent, for a discount or a tax. */
  percent?: number;
  /** A tax that is part of the total already. */
  included?: boolean;
  /** The code, for a coupon. */
  code?: string;
  /** An offer holds that would take off less: it does not count beside the code. */
  insteadOfOffer?: boolean;
}

/** The one price from the card to the receipt, as the service made it. */
export interface QuoteView {
  id: string;
  lines: readonly QuoteLineView[];
  total: Money;
  /** The price of later periods, where it differs from the total. */
  renewal?: Money;
  /** A free trial comes first: nothing or little is paid today. `chargedAt`: epoch milliseconds, of a quote of the service. */
  trial?: { first: Money; chargedAt?: number };
  /** Until when the plan holds, bought now; epoch milliseconds. Unknown before the service has made the quote. */
  ends?: number;
  /** It takes a plan over that holds until then, in epoch milliseconds, and gives free days for what is left of it. */
  change?: { until: number; days: number; shortens: boolean };
  /** A friend’s invitation, or the code of a student, that counts without lowering this price. */
  origin?: { kind: 'invite' | 'student'; code: string; instead?: 'offer' | 'code' | 'trial' | undefined };
  /** The campaign that made the price, and its last day, in words. */
  offer?: string | undefined;
  /** Epoch milliseconds. */
  expiresAt: number;
}
