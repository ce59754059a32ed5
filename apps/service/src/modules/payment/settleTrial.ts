import { type PaymentMethod, providerCodeOf } from '@tern/domain';
import { moment } from '../../context.ts';
import { mayMove } from './orderRules.ts';
import { findBuyerEmail, updateOrder } from './orders.repo.ts';
import type { OrderRow } from './paymentRows.ts';
import type { CheckoutFacts } from './providers/ProviderEvent.ts';
import type { Outcome, Settling } from './settling.ts';
import { claimTrial } from './trialClaims.ts';

/**
 * The buyer has confirmed a trial. Null: it may begin. To a person who has had one it is refused: nothing is ever charged
 * for it, since its end is a pending provider action, and the buyer sees why (`refusal`).
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
  if (await claimTrial(context, tx, order, trialist)) return null;
  context.log.info({ order: order.id }, 'a second trial of one person');
  await updateOrder(tx, order, {
    ...references,
    state: 'failed',
    refusal: 'trial_used',
    nextCheckAt: null,
    duty: 'cancel',
    dutyAt: moment(context),
  });
  return 'trial_refused';
}
