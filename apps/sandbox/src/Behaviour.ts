import type { Charge, Payment } from './payment.ts';
import type { Message } from './webhooks.ts';

export type Happening =
  | 'approved'
  | 'paid'
  | 'renewed'
  | 'renewal_failed'
  | 'refunded'
  | 'disputed'
  | 'cancelled'
  | 'expired';

/** How one provider speaks. */
export interface Behaviour {
  /** Shown on the hosted page. */
  name: string;
  /** Whether the buyer's consent is collected by the shop afterwards. */
  collects: boolean;
  /** Whether it says how much of a price is tax. */
  reportsTax?: boolean;
  chargeId(payment: Payment): string;
  messages(happening: Happening, payment: Payment, charge: Charge | undefined): Message[];
  sign(message: Message): Record<string, string>;
  /** Where the buyer goes back to. */
  backUrl(payment: Payment): string;
}
