import { subscriptionChange as operation } from '@tern/contract';
import { isCurrency } from '@tern/domain';
import { type Context, newId, timeFromNow } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import { defineHandler, fail } from '../../../handler.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { planNamed } from '../catalogue/plans.repo.ts';
import { renewalAt } from '../ledger/renewalDays.ts';
import { promisedOf } from '../ledger/renewalSum.ts';
import { lockBuyer, lockOrder } from '../rows/orders.repo.ts';
import type { OrderRow, PlanRow, SubscriptionRow } from '../rows/paymentRows.ts';
import { findPlanChange, putPlanChange, updatePlanChange } from '../rows/planChanges.repo.ts';
import { listSubscriptions } from '../rows/subscriptions.repo.ts';
import { changesOf, followsAt, plansToFollow } from './changesOf.ts';

export const subscriptionChange = defineHandler(operation, async ({ context, input, who }) => {
  const find = async (db: Queries) =>
    (await listSubscriptions(db, who.userId)).find(
      ({ subscription }) => subscription.id === input.subscription_id,
    );
  await context.db.transaction(async (tx) => {
    if (!(await lockBuyer(tx, who.userId))) return fail(operation, 'session_invalid');
    const known = await find(tx);
    const order = known && (await lockOrder(tx, known.order.id));
    // Read again: nothing of it changes from here on.
    const mine = await find(tx);
    if (!order || !mine) return fail(operation, 'subscription_unknown');
    if (input.plan_id === mine.plan.id) return takeBack(context, tx, { ...mine, order });
    await schedule(context, tx, { ...mine, order }, input);
  });
  const now = await find(context.db);
  return (now && (await changesOf(context, now))) ?? fail(operation, 'subscription_unknown');
});

interface Held {
  subscription: SubscriptionRow;
  order: OrderRow;
  plan: PlanRow;
}

async function schedule(
  context: Context,
  tx: Queries,
  held: Held,
  { plan_id, amount }: { plan_id: string; amount?: number | undefined },
): Promise<void> {
  const { order } = held;
  if (!isCurrency(order.currency)) return fail(operation, 'subscription_unknown');
  if (!followsAt(context, held)) return fail(operation, 'method_unavailable');
  const plan = planNamed(await plansToFollow(context, tx, order.currency), plan_id);
  if (!plan) return fail(operation, 'plan_unknown');
  if (plan.price.total !== amount) return fail(operation, 'quote_changed');
  const known = await findPlanChange(tx, order.id);
  if (known && !known.withdrawnAt && known.planId === plan.id && known.amount === amount) return;
  const now = timeFromNow(context);
  await putPlanChange(tx, {
    orderId: order.id,
    planId: plan.id,
    amount,
    createdAt: now,
    withdrawnAt: null,
    sendAt: now,
    tries: 0,
  });
  await mail(context, tx, held, { state: 'scheduled', plan, amount });
}

/** The plan of today goes on. What the provider was told is put right in the background. */
async function takeBack(context: Context, tx: Queries, held: Held): Promise<void> {
  const { order, subscription, plan } = held;
  const known = await findPlanChange(tx, order.id);
  if (!known || known.withdrawnAt) return;
  const now = timeFromNow(context);
  await updatePlanChange(tx, order.id, { withdrawnAt: now, sendAt: now, tries: 0 });
  await mail(context, tx, held, { state: 'withdrawn', plan, amount: promisedOf(order, subscription) });
}

async function mail(
  context: Context,
  tx: Queries,
  { order, subscription }: Held,
  { state, plan, amount }: { state: 'scheduled' | 'withdrawn'; plan: PlanRow; amount: number },
): Promise<void> {
  const { currency, userId } = order;
  if (!isCurrency(currency)) return;
  await enqueueMail(context, tx, {
    occasion: newId('change', context.random),
    to: { userId },
    template: 'planChange',
    data: {
      state,
      amount,
      currency,
      interval_count: plan.intervalCount,
      interval_unit: plan.intervalUnit,
      starts_at: renewalAt(context, order, subscription).toISOString(),
      at: timeFromNow(context).toISOString(),
    },
  });
}
