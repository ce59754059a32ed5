import { type LeavablePlan, leaveMy as operation } from '@tern/contract';
import { isCurrency, isRecurring } from '@tern/domain';
import { type Context, timeFromNow } from '../../../context.ts';
import { defineHandler } from '../../../handler.ts';
import { contractActData } from '../contractActs/contractActData.ts';
import { listActs, refundsOf } from '../contractActs/contractActs.repo.ts';
import { isInstrumentRemoved } from '../instruments/instruments.repo.ts';
import { renewalAt } from '../ledger/renewalDays.ts';
import { resumable } from '../providerCalls/resumable.ts';
import { adapterOf } from '../providers/PaymentAdapter.ts';
import { nextSum } from '../renewals/planAfter.ts';
import { listCharges } from '../rows/charges.repo.ts';
import { findBuyerEmail } from '../rows/orders.repo.ts';
import type { PlanRow, SubscriptionRow } from '../rows/paymentRows.ts';
import { listRefunds } from '../rows/refunds.repo.ts';
import { listSubscriptions } from '../rows/subscriptions.repo.ts';
import { leavableGifts } from './leavableGifts.ts';
import { backData, type HeldMoney, moneyBackOf, withdrawalOf } from './moneyBack.ts';
import { hasUsedLately } from './moneyBackOnce.ts';
import { pauseFacts } from './pauseByBuyer.ts';
import { pausing } from './pauseRules.ts';

/** A plan, and the ways to leave it; null for a currency that is no longer sold in. */
async function leavable(
  context: Context,
  held: HeldMoney & { subscription: SubscriptionRow; cardRemoved: boolean },
  plan: PlanRow,
): Promise<LeavablePlan | null> {
  const { order, subscription } = held;
  const { currentPeriodEnd, cancelAtPeriodEnd, state, trialEndsAt } = subscription;
  if (!isCurrency(order.currency)) return null;
  const next = {
    at: renewalAt(context, order, subscription).toISOString(),
    amount: await nextSum(context.db, order, subscription),
  };
  const resume = resumable(context, held);
  const worksUntil = trialEndsAt ?? currentPeriodEnd;
  const pause = pausing(context, { ...held, ...(await pauseFacts(context, context.db, order)) });
  return {
    subscription_id: subscription.id,
    order_id: order.id,
    interval_count: plan.intervalCount,
    interval_unit: plan.intervalUnit,
    currency: order.currency,
    bought_at: (order.paidAt ?? subscription.startedAt).toISOString(),
    trial: trialEndsAt !== null,
    works_until: worksUntil.toISOString(),
    overdue: state === 'past_due' && worksUntil <= timeFromNow(context),
    renewal: isRecurring(order.method) && !cancelAtPeriodEnd ? next : null,
    resume: resume && { state: resume, ...next },
    cancel_is_final: !adapterOf(context.adapters, order.method)?.resumeSubscription,
    pause: pause && {
      state: pause.state,
      choices: pause.choices.map(({ months, until }) => ({ months, next_charge_at: until.toISOString() })),
    },
    money_back: backData(moneyBackOf(context, held)),
    withdrawal: backData(withdrawalOf(context, held)),
    has_plan_before: order.replaces !== null,
  };
}

export const leaveMy = defineHandler(operation, async ({ context, who }) => {
  const { db } = context;
  const { userId } = who;
  const acts = await listActs(db, userId);
  const refunds = await refundsOf(db, [...new Set(acts.map(({ act }) => act.orderId))]);
  const usedLately = await hasUsedLately(context, db, userId);
  const plans: LeavablePlan[] = [];
  for (const { order, subscription, plan } of await listSubscriptions(db, userId)) {
    if (subscription.state !== 'active' && subscription.state !== 'past_due') continue;
    const held = {
      order,
      subscription,
      charges: await listCharges(db, order.id),
      refunds: await listRefunds(db, order.id),
      usedLately,
      cardRemoved: await isInstrumentRemoved(db, order.id),
      withdrawn: acts.find(({ act }) => act.orderId === order.id)?.act.kind === 'withdraw',
    };
    const shown = await leavable(context, held, plan);
    if (shown) plans.push(shown);
  }
  return {
    email: await findBuyerEmail(db, userId),
    plans,
    gifts: await leavableGifts(context, userId),
    acts: acts.map((each) => contractActData({ ...each, refunds })),
  };
});
