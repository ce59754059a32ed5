import { type Currency, namesTrial } from '@tern/domain';
import { type Context, timeFromNow } from '../../context.ts';
import { activity } from './activity.ts';
import { campaigns } from './campaigns.ts';
import { contractCancel } from './contractCancel.ts';
import { contractCancelConfirm } from './contractCancelConfirm.ts';
import { giftQuote } from './giftQuote.ts';
import { leaveAct } from './leaveAct.ts';
import { leaveMy } from './leaveMy.ts';
import { leaveReason } from './leaveReason.ts';
import { offersFor } from './namedOffers.ts';
import { purchaseHandlers } from './openPurchase.ts';
import { order } from './order.ts';
import { paddleCheckout } from './paddleCheckout.ts';
import { params } from './params.ts';
import { paymentInstrument } from './paymentInstrument.ts';
import { paymentInstrumentChange } from './paymentInstrumentChange.ts';
import { paymentInstrumentRemove } from './paymentInstrumentRemove.ts';
import { listPlans, planNamed } from './plans.repo.ts';
import { plans } from './plans.ts';
import { publicKey } from './publicKey.ts';
import { publicVersion } from './publicVersion.ts';
import { purchaseResultHandlers } from './purchaseResult.ts';
import { quote } from './quote.ts';
import { specialPlans } from './specialPlans.ts';
import { subscriptionCancel } from './subscriptionCancel.ts';
import { subscriptionChange } from './subscriptionChange.ts';
import { subscriptionChanges } from './subscriptionChanges.ts';
import { subscriptionMy } from './subscriptionMy.ts';

export const paymentHandlers = [
  plans,
  specialPlans,
  activity,
  campaigns,
  publicVersion,
  params,
  quote,
  giftQuote,
  order,
  publicKey,
  paddleCheckout,
  ...purchaseHandlers,
  ...purchaseResultHandlers,
  subscriptionMy,
  subscriptionCancel,
  subscriptionChange,
  subscriptionChanges,
  leaveMy,
  leaveAct,
  leaveReason,
  contractCancel,
  contractCancelConfirm,
  paymentInstrument,
  paymentInstrumentChange,
  paymentInstrumentRemove,
];

export { feedAppConfigCampaign } from './feedAppConfigCampaign.ts';
export { noteAppConfig } from './noteAppConfig.ts';

/**
 * Gross prices of what is on sale, in minor units. `wanted`: by id, or by any product id a plan has or had; each is answered
 * under the name by which it was requested. Null: all of them.
 */
export async function listLocalPrices(
  context: Context,
  currency: Currency,
  wanted: readonly string[] | null,
): Promise<{ productId: string; amount: number }[]> {
  const offers = await offersFor(context, context.db, { name: null, userId: null });
  const list = await listPlans(context.db, { currency, now: timeFromNow(context), offers });
  const names = wanted ?? list.map(({ productId }) => productId);
  return names.flatMap((productId) => {
    // A trial costs nothing today, which is not the plan's price.
    const plan = namesTrial(productId) ? undefined : planNamed(list, productId);
    return plan ? [{ productId, amount: plan.price.total }] : [];
  });
}
