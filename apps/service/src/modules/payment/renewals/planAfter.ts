import { addInterval } from '@tern/domain';
import { timeFromNow } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import { findPlanRow } from '../catalogue/plans.repo.ts';
import { chargeDue } from '../ledger/renewalDays.ts';
import { promisedOf } from '../ledger/renewalSum.ts';
import type { Settling } from '../ledger/settling.ts';
import type { InvoicePaid } from '../providers/ProviderEvent.ts';
import { lockOrder, noted, updateOrder } from '../rows/orders.repo.ts';
import type { OrderRow, PlanChangeRow, PlanRow, SubscriptionRow } from '../rows/paymentRows.ts';
import { deletePlanChange, findPlanChange, updatePlanChange } from '../rows/planChanges.repo.ts';
import { findActiveSubscription } from '../rows/subscriptions.repo.ts';

/** The plan that a later charge pays, and the price that was promised for it. */
export interface PaidPeriod {
  plan: PlanRow;
  promised: number;
  /** The change of plan that waits for the order, if any. */
  change: PlanChangeRow | undefined;
  /** This charge makes it. */
  changes: boolean;
}

type Charged = Pick<InvoicePaid, 'amount' | 'currency' | 'periodEnd'>;

/**
 * Whether a charge is for the plan that follows or for the one of today, by the length of its period: the provider says
 * which it has charged, whatever is known here of the call that told it. Without a period the sum says it.
 */
function isOfNext(
  charge: Charged,
  {
    order,
    from,
    plan,
    next,
    change,
  }: {
    order: OrderRow;
    from: Date;
    plan: PlanRow;
    next: PlanRow;
    change: PlanChangeRow;
  },
): boolean {
  const bySum = charge.amount === change.amount && charge.currency === order.currency;
  const { periodEnd } = charge;
  if (!periodEnd) return bySum;
  const off = ({ intervalCount, intervalUnit }: PlanRow) =>
    Math.abs(addInterval(from, intervalCount, intervalUnit).getTime() - periodEnd.getTime());
  return off(next) === off(plan) ? bySum : off(next) < off(plan);
}

/** `from`: where the period of the charge begins, with all free days. */
export async function paidPeriod(
  db: Queries,
  { order, subscription, from }: { order: OrderRow; subscription: SubscriptionRow; from: Date },
  charge: Charged,
): Promise<PaidPeriod | null> {
  const plan = await findPlanRow(db, subscription.planId);
  if (!plan) return null;
  const promised = promisedOf(order, subscription);
  const change = await findPlanChange(db, order.id);
  const next = change && (await findPlanRow(db, change.planId));
  const asPlanned = { plan, promised, change, changes: false };
  if (!change || !next) return asPlanned;
  const begins = chargeDue(order, from);
  if (!isOfNext(charge, { order, from: begins, plan, next, change })) return asPlanned;
  return { plan: next, promised: change.amount, change, changes: true };
}

/** The sum of the next charge. */
export async function nextSum(db: Queries, order: OrderRow, subscription: SubscriptionRow): Promise<number> {
  const change = await findPlanChange(db, order.id);
  return change && !change.withdrawnAt ? change.amount : promisedOf(order, subscription);
}

/**
 * Makes the change that a paid period brings, and returns what is new of the subscription. One that the provider did not
 * make, or made although it was taken back, is for a person.
 */
export async function settlePlanChange(
  { context, tx, order, at }: Settling,
  { plan, promised, change, changes }: PaidPeriod,
): Promise<Partial<SubscriptionRow>> {
  if (!change) return {};
  const flag = async (note: string) => {
    const locked = await lockOrder(tx, order.id);
    if (locked) await updateOrder(tx, locked, { attention: noted(locked.attention, note) });
  };
  if (!changes) {
    // It is still to be made at the next end. Providers tell whole seconds.
    if (!change.withdrawnAt && at.getTime() + 1000 > change.createdAt.getTime()) {
      await updatePlanChange(tx, order.id, { sendAt: timeFromNow(context), tries: 0 });
      await flag('change_not_made');
    }
    return {};
  }
  await deletePlanChange(tx, order.id);
  if (change.withdrawnAt) await flag('change_not_made');
  const beside = await findActiveSubscription(tx, order.userId, plan.id);
  if (!beside || beside.orderId === order.id) return { planId: plan.id, renewalAmount: promised };
  await flag('two_plans');
  return { renewalAmount: promised };
}
