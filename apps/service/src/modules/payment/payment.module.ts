import type { Currency } from '@tern/domain';
import type { Context } from '../../context.ts';
import { currentOffer } from './currentOffer.ts';
import { purchaseHandlers } from './openPurchase.ts';
import { order } from './order.ts';
import { params } from './params.ts';
import { listPlans } from './payment.repo.ts';
import { plans } from './plans.ts';
import { publicKey } from './publicKey.ts';
import { purchaseResultHandlers } from './purchaseResult.ts';
import { quote } from './quote.ts';
import { subscriptionCancel } from './subscriptionCancel.ts';
import { subscriptionMy } from './subscriptionMy.ts';

export const paymentHandlers = [
  plans,
  params,
  quote,
  order,
  publicKey,
  ...purchaseHandlers,
  ...purchaseResultHandlers,
  subscriptionMy,
  subscriptionCancel,
];

/** Gross prices of what is on sale, in minor units. */
export async function listLocalPrices(
  context: Context,
  currency: Currency,
): Promise<{ productId: string; amount: number }[]> {
  return (await listPlans(context.db, currency, currentOffer(context))).map(({ productId, amount }) => ({
    productId,
    amount,
  }));
}
