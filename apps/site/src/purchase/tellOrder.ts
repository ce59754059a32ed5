import type { Order } from '@tern/contract';
import { track } from '../boot/track.ts';

/** ms after a payment in which a page that learns of it tells: later it is an old order that is looked at. */
const fresh = 600_000;

/** Tells how an order ended, when a page learns of it. */
export function tellOrder(before: Pick<Order, 'order_id' | 'state'> | null, order: Order): void {
  const { state, method, plan_id: plan, currency, amount, paid_at } = order;
  if (before?.order_id === order.order_id && before.state === state) return;
  if (state === 'paid') {
    if (Date.now() - Date.parse(paid_at ?? '') > fresh) return;
    if (order.trial) track('trial_started', { plan, method });
    else track('order_paid', { plan, method, currency, amount });
  } else if (before && (state === 'failed' || state === 'expired'))
    track('payment_declined', { method, class: order.refusal ?? state });
}
