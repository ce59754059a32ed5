import type { OpenOptions } from './PaymentAdapter.ts';

/** Where the buyer comes back to: with a payment, and without one. */
export function returnUrls({ order, plan, publicOrigin }: OpenOptions): { paid: string; cancelled: string } {
  const back = `${publicOrigin}${order.returnBase}`;
  const win = order.returnSurface === 'win';
  return {
    paid: `${back}/${win ? 'win-pay-result' : 'paystatus'}?order=${order.id}`,
    cancelled: `${back}${win ? `/win-pay?plan=${plan.id}` : `/pricing/checkout/${plan.id}`}`,
  };
}
