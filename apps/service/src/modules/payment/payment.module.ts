import { type Currency, namesTrial } from '@tern/domain';
import { type Context, timeFromNow } from '../../context.ts';
import { offersFor } from './campaigns/namedOffers.ts';
import { listPlans, planNamed } from './catalogue/plans.repo.ts';
import { purchaseHandlers } from './checkout/openPurchase.ts';
import { order } from './checkout/order.ts';
import { paddleCheckout } from './checkout/paddleCheckout.ts';
import { purchaseResultHandlers } from './checkout/purchaseResult.ts';
import { paymentInstrument } from './instruments/paymentInstrument.ts';
import { paymentInstrumentChange } from './instruments/paymentInstrumentChange.ts';
import { paymentInstrumentRemove } from './instruments/paymentInstrumentRemove.ts';
import { contractCancel } from './leaving/contractCancel.ts';
import { contractCancelConfirm } from './leaving/contractCancelConfirm.ts';
import { leaveAct } from './leaving/leaveAct.ts';
import { leaveMy } from './leaving/leaveMy.ts';
import { leaveReason } from './leaving/leaveReason.ts';
import { subscriptionCancel } from './leaving/subscriptionCancel.ts';
import { giftQuote } from './quote/giftQuote.ts';
import { quote } from './quote/quote.ts';
import { activity } from './storefront/activity.ts';
import { campaigns } from './storefront/campaigns.ts';
import { params } from './storefront/params.ts';
import { plans } from './storefront/plans.ts';
import { publicKey } from './storefront/publicKey.ts';
import { publicVersion } from './storefront/publicVersion.ts';
import { specialPlans } from './storefront/specialPlans.ts';
import { subscriptionChange } from './subscription/subscriptionChange.ts';
import { subscriptionChanges } from './subscription/subscriptionChanges.ts';
import { subscriptionMy } from './subscription/subscriptionMy.ts';

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

export { feedAppConfigCampaign } from './storefront/feedAppConfigCampaign.ts';
export { noteAppConfig } from './storefront/noteAppConfig.ts';

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
