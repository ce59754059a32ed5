import type { StatedCharge } from '../providers/PaymentAdapter.ts';
import type { OrderRow } from '../rows/paymentRows.ts';

/** In which way a page that was opened differs from its order. */
export type ChargeMismatch = 'amount' | 'currency' | 'tax' | 'renewal' | 'unstated';

/**
 * Compares what a provider states its page charges with the order, whose price is the quote's. Null: they agree.
 * Tax that comes on top of the price is a difference: the price that was shown has the tax of any place in it.
 */
export function chargeMismatch(
  order: Pick<OrderRow, 'amount' | 'currency' | 'renewalAmount'>,
  charge: StatedCharge | null,
): ChargeMismatch | null {
  if (!charge) return 'unstated';
  if (charge.currency !== order.currency) return 'currency';
  if (charge.tax === 'exclusive') return 'tax';
  if (charge.amount !== order.amount) return 'amount';
  if (charge.renewal !== null && charge.renewal !== (order.renewalAmount ?? order.amount)) return 'renewal';
  return null;
}
