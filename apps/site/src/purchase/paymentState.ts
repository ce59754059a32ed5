import type { Order } from '@tern/contract';
import type { PaymentState } from '@tern/patterns';
import type { OrderFailure } from './followOrder.ts';

/**
 * The state a page shows for an order. An order that nothing is known of is `unknown` once the service has refused
 * it, never failed; while only the network is away it is still being processed. So is a paid one: its receipt
 * comes next.
 */
export function paymentState(
  order: Pick<Order, 'state'> | null,
  error: OrderFailure | null,
): Exclude<PaymentState, 'paid'> {
  if (!order) return error && error !== 'network' && error !== 'unavailable' ? 'unknown' : 'processing';
  if (order.state === 'created' || order.state === 'pending' || order.state === 'paid') return 'processing';
  return order.state;
}
