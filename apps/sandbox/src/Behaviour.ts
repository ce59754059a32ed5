import type { Charge, Payment } from './payment.ts';
import type { Message } from './webhooks.ts';

export type Happening =
  | 'approved'
  /** The first payment, or the start of a trial: then there is no charge. */
  | 'paid'
  /** The buyer has paid, but the money takes days. */
  | 'pending'
  | 'settled'
  | 'declined'
  /** A later period, or the first after a trial. */
  | 'renewed'
  | 'renewal_failed'
  /** The price of later periods was changed in the dashboard. */
  | 'changed'
  /** A part or all of a charge: the last entry of its `refunds`. */
  | 'refunded'
  /** The same, where the money is not on its way yet, or did not arrive. */
  | 'refund_pending'
  | 'refund_failed'
  | 'inquired'
  | 'disputed'
  | 'dispute_won'
  | 'dispute_lost'
  | 'cancelled'
  | 'suspended'
  | 'reactivated'
  /** Nobody paid in time. */
  | 'expired';

/** Tools of a provider's own actions. */
export interface Hands {
  /** Sends messages about the payment. */
  tell(messages: Message[]): void;
}

/** How one provider speaks. */
export interface Behaviour {
  /** Shown on the hosted page. */
  name: string;
  /** Whether the buyer's consent is collected by the shop afterwards. */
  collects: boolean;
  /** Whether it says how much of a price is tax. */
  reportsTax?: boolean;
  /** Turns of a payment that only some providers know. */
  can?: readonly ('settle late' | 'forget' | 'suspend')[];
  chargeId(payment: Payment): string;
  refundId?(): string;
  disputeId?(): string;
  /** When the next period is charged, in epoch milliseconds. */
  nextChargeAt?(payment: Payment): number;
  messages(happening: Happening, payment: Payment, charge: Charge | undefined): Message[];
  sign(message: Message): Record<string, string>;
  /** Where the buyer goes back to. */
  backUrl(payment: Payment): string;
  /** A page of the provider that comes before the one the payment is made on; null: none. */
  before?(payment: Payment): string | null;
  /** Actions that this provider alone has, by name; false for what is impossible now. */
  actions?(payment: Payment, hands: Hands): Record<string, false | (() => void)>;
}
