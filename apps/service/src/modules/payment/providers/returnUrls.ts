import type { OrderRow } from '../rows/paymentRows.ts';
import type { OpenOptions } from './PaymentAdapter.ts';

/** Paths of the site that the buyer comes back to: with a payment, and without one. */
export function returnPaths(order: OrderRow): { paid: string; cancelled: string } {
  const back = order.returnBase;
  if (order.gift) {
    const gifts = `${back}/myAccount/vouchers`;
    return { paid: `${gifts}?order=${order.id}`, cancelled: gifts };
  }
  const win = order.returnSurface === 'win';
  return {
    paid: `${back}/${win ? 'win-pay-result' : 'paystatus'}?order=${order.id}`,
    cancelled: `${back}${win ? `/win-pay?plan=${order.planId}` : `/pricing/checkout/${order.planId}`}`,
  };
}

/** The same as addresses, for the pages of providers. */
export function returnUrls({ order, publicOrigin }: OpenOptions): { paid: string; cancelled: string } {
  const { paid, cancelled } = returnPaths(order);
  return { paid: `${publicOrigin}${paid}`, cancelled: `${publicOrigin}${cancelled}` };
}
