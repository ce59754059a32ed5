import type { InvoicePaid } from '../providers/ProviderEvent.ts';
import type { OrderRow, SubscriptionRow } from '../rows/paymentRows.ts';

/** The promised price of every later period, in minor units. A plan that was changed since has a price of its own. */
export const promisedOf = (
  { renewalAmount, amount }: Pick<OrderRow, 'renewalAmount' | 'amount'>,
  changed?: Pick<SubscriptionRow, 'renewalAmount'>,
) => changed?.renewalAmount ?? renewalAmount ?? amount;

/** How the charge of a later period differs from what was promised. */
export interface RenewalDifference {
  /** For a person to look at; null: it does not differ. */
  note: 'renewal_differs' | 'renewal_currency' | null;
  /** The part above the promised price, in minor units: it goes back. Tax that the provider states is not above it. */
  excess: number;
}

/** Its period is paid whatever the sum: the provider says so. Sums of two currencies are not compared. */
export function differenceOf(
  order: Pick<OrderRow, 'amount' | 'currency' | 'renewalAmount'>,
  { amount, currency, taxOnTop = 0 }: Pick<InvoicePaid, 'amount' | 'currency' | 'taxOnTop'>,
): RenewalDifference {
  if (currency !== order.currency) return { note: 'renewal_currency', excess: 0 };
  const promised = promisedOf(order);
  if (amount === promised) return { note: null, excess: 0 };
  return { note: 'renewal_differs', excess: Math.max(0, amount - promised - taxOnTop) };
}
