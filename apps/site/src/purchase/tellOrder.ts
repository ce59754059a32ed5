import type { Order } from '@tern/contract';
import { track } from '../boot/track.ts';

/** ms after a payment in which a page that learns of it tells: later it is an old order that is looked at. */
const fresh = 600_000;

/** The id of an order as a UUID: of the same order it is the same event, whichever page tells of it and how often. */
export const eventIdOf = (orderId: string): string =>
  [...orderId.slice(-16).padStart(16, '0')]
    .map((letter) => letter.charCodeAt(0).toString(16))
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/** Tells how an order ended, when a page learns of it. */
export function tellOrder(before: Pick<Order, 'order_id' | 'state'> | null, order: Order): void {
  const { state, method, plan_id: plan, currency, amount, paid_at } = order;
  if (before?.order_id === order.order_id && before.state === state) return;
  if (state === 'paid') {
    const at = Date.parse(paid_at ?? '');
    if (Date.now() - at > fresh) return;
    const once = { id: eventIdOf(order.order_id), at };
    if (order.trial) track('trial_started', { plan, method }, once);
    else track('order_paid', { plan, method, currency, amount }, once);
  } else if (before && (state === 'failed' || state === 'expired'))
    track('payment_declined', { method, class: order.refusal ?? state });
}
