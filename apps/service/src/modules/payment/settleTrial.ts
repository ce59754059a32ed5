import { type PaymentMethod, providerCodeOf } from '@tern/domain';
import { type Context, moment, newId } from '../../context.ts';
import type { Queries } from '../../db/connect.ts';
import { mayMove } from './orderRules.ts';
import { findBuyerEmail, updateOrder } from './orders.repo.ts';
import type { OrderRow, SubscriptionRow } from './paymentRows.ts';
import type { CheckoutFacts, InvoicePaid } from './providers/ProviderEvent.ts';
import { insertSubscription, updateSubscription } from './subscriptions.repo.ts';
import { claimTrial } from './trialClaims.ts';
import { mailTrialStarted } from './trialMails.ts';
import { trialOf } from './trialOf.ts';

/** The order is locked by the caller's transaction in all of these. */
interface Settling {
  context: Context;
  tx: Queries;
  order: OrderRow;
  at: Date;
}

type References = Partial<OrderRow>;

/**
 * The buyer has confirmed a trial: begins it, or refuses it to a person who has had one. A refused trial never charges:
 * its end is a pending provider action, and the buyer sees why (`refusal`). `occasion` names the mail that confirms it.
 */
export async function beginTrial(
  settling: Settling,
  { payer }: Pick<CheckoutFacts, 'payer'>,
  references: References,
  occasion: string,
): Promise<'applied' | 'nothing_new' | 'trial_refused'> {
  const { context, tx, order, at } = settling;
  if (order.refusal || !mayMove(order.state, 'paid')) return 'nothing_new';
  const trialist = {
    userId: order.userId,
    email: await findBuyerEmail(tx, order.userId),
    payer: payer ? `${providerCodeOf(order.method as PaymentMethod)} ${payer}` : null,
  };
  const granted = (await claimTrial(context, tx, order, trialist)) && (await grantTrial(settling));
  await updateOrder(tx, order, {
    ...references,
    nextCheckAt: null,
    ...(granted
      ? { state: 'paid', paidAt: order.paidAt ?? at }
      : { state: 'failed', refusal: 'trial_used', duty: 'cancel', dutyAt: moment(context) }),
  });
  if (!granted) return 'trial_refused';
  await mailTrialStarted(context, tx, { order, occasion });
  return 'applied';
}

/** Also for a charge that is the first word of a trial: what was paid for is given. */
export async function grantTrial({ context, tx, order, at }: Settling): Promise<boolean> {
  const terms = trialOf(order);
  if (!terms) throw new Error('The order has no trial.');
  return insertSubscription(tx, {
    id: newId('sub', context.random),
    userId: order.userId,
    orderId: order.id,
    planId: order.planId,
    state: 'active',
    startedAt: at,
    currentPeriodEnd: terms.endsAt,
    cancelAtPeriodEnd: false,
    trialEndsAt: terms.endsAt,
  });
}

/** The first charge was made: from now on it is a plan like any other. */
export async function endTrial(
  { tx, order }: Settling,
  subscription: SubscriptionRow,
  { payment, tax }: Pick<InvoicePaid, 'payment' | 'tax'>,
): Promise<void> {
  if (!subscription.trialEndsAt) return;
  await updateSubscription(tx, subscription.id, { trialEndsAt: null });
  await updateOrder(tx, order, {
    providerPayment: order.providerPayment ?? payment ?? null,
    taxAmount: tax || order.taxAmount,
  });
}

/** A refused trial was charged although its end was requested: the money goes back, and a person looks at it. */
export async function giveBackRefused(
  { context, tx, order }: Settling,
  { payment }: Pick<InvoicePaid, 'payment'>,
): Promise<'applied'> {
  context.log.error({ order: order.id }, 'a refused trial was charged');
  await updateOrder(tx, order, {
    providerPayment: payment ?? order.providerPayment,
    attention: order.attention ?? 'charged_after_refusal',
    duty: 'refund',
    dutyAt: moment(context),
  });
  return 'applied';
}
