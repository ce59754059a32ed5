import { type PaymentMethod, providerCodeOf } from '@tern/domain';
import { timeFromNow } from '../../../context.ts';
import type { Outcome, Settling } from '../ledger/settling.ts';
import type { CheckoutFacts } from '../providers/ProviderEvent.ts';
import { claimTrial } from '../quote/trialClaims.ts';
import { mayMove } from '../rows/orderRules.ts';
import { findBuyerEmail, lockBuyer, updateOrder } from '../rows/orders.repo.ts';
import type { OrderRow } from '../rows/paymentRows.ts';
import { heldBeside } from './takeOver.ts';

/**
 * The buyer has confirmed a trial. Null: it may begin. To a person who has had one, or has bought a plan since the page was
 * opened, it is refused: nothing is ever charged for it, since its end is a pending provider action, and the buyer sees
 * why (`refusal`).
 */
export async function refuseSecondTrial(
  { context, tx, order }: Settling,
  { payer }: Pick<CheckoutFacts, 'payer'>,
  references: Partial<OrderRow>,
): Promise<Outcome | null> {
  if (order.refusal) return 'nothing_new';
  if (!mayMove(order.state, 'paid')) return null;
  const trialist = {
    userId: order.userId,
    email: await findBuyerEmail(tx, order.userId),
    payer: payer ? `${providerCodeOf(order.method as PaymentMethod)} ${payer}` : null,
  };
  // A plan that is paid at the same moment is seen here, or sees this trial.
  await lockBuyer(tx, order.userId);
  const besidePlan = (await heldBeside(tx, order)).some(({ subscription }) => !subscription.trialEndsAt);
  if (!besidePlan && (await claimTrial(context, tx, order, trialist))) return null;
  const refusal = besidePlan ? 'trial_with_plan' : 'trial_used';
  context.log.info({ order: order.id, refusal }, 'a trial is not given');
  await updateOrder(tx, order, {
    ...references,
    state: 'failed',
    refusal,
    nextCheckAt: null,
    providerAction: 'cancel',
    providerActionAt: timeFromNow(context),
  });
  return 'trial_refused';
}
