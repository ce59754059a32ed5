import type { PendingPayment } from '@tern/contract';
import { isCurrency, type PaymentMethod } from '@tern/domain';
import { isOpen, settlingTime } from '../rows/orderRules.ts';
import type { OrderRow } from '../rows/paymentRows.ts';

/** When the money of an order has arrived at the latest, whose buyer has agreed to pay it. */
export const settlesBy = ({ createdAt }: Pick<OrderRow, 'createdAt'>) =>
  new Date(createdAt.getTime() + settlingTime);

/** Whether the buyer has agreed, and the money takes days. An order that is paid in fields never has a page. */
export const isSettling = (order: OrderRow): boolean =>
  order.state === 'pending' && order.checkoutUrl === null && order.providerPayment !== null;

/** Nobody asks about an open order any more: the provider should have said by now how it went. */
export const isLate = (order: OrderRow): boolean => isOpen(order.state) && order.nextCheckAt === null;

/** As the contract tells of a payment whose page has just been asked to close, and is no page any more. */
export function pendingPayment(order: OrderRow): PendingPayment | null {
  const { currency } = order;
  if (!isOpen(order.state) || order.checkoutUrl !== null || !isCurrency(currency)) return null;
  if (isLate(order)) return null;
  return {
    order_id: order.id,
    method: order.method as PaymentMethod,
    amount: order.amount,
    currency,
    until: settlesBy(order).toISOString(),
  };
}
