import type { Order } from '@tern/contract';
import type { PaymentState } from '@tern/patterns';
import type { OrderFailure } from './followOrder.ts';

/** The service knows no such order of this person: it is nobody's, or somebody else's. */
export const isNotFound = (error: OrderFailure | null): boolean =>
  error === 'order_unknown' || error === 'validation_failed';

/**
 * The state a page shows for an order. Where nobody could say it is `unknown`, never failed. A paid one is still being
 * processed: its receipt comes next. A trial that was refused did not fail at the provider.
 */
export function paymentState(
  order: Pick<Order, 'state' | 'refusal' | 'late' | 'refund'> | null,
  error: OrderFailure | null,
): Exclude<PaymentState, 'paid'> {
  if (!order) return error === null ? 'loading' : isNotFound(error) ? 'notFound' : 'unknown';
  if (order.late) return 'late';
  if (order.state === 'created' || order.state === 'pending' || order.state === 'paid') return 'processing';
  if (order.state === 'refunded' && (order.refund === 'pending' || order.refund === 'failed'))
    return 'returning';
  return order.refusal ? 'refused' : order.state;
}
