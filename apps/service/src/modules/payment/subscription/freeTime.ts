import type { VoucherData } from '@tern/contract';
import { dayMs, type IntervalUnit, isRecurring } from '@tern/domain';
import { type Context, timeFromNow } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import { findPlanRow, listPlanRows } from '../catalogue/plans.repo.ts';
import { addPlanDays, planForDays } from '../ledger/planDays.ts';
import { movesCharge, pauseEnd, renewalAt } from '../ledger/renewalDays.ts';
import { periodDays } from '../ledger/restOf.ts';
import { endSomePlans } from '../refunds/endPlans.ts';
import { lockBuyer } from '../rows/orders.repo.ts';
import type { OrderRow, PlanRow, SubscriptionRow } from '../rows/paymentRows.ts';
import { lockBuyerOf } from '../rows/purchases.repo.ts';
import { findSubscription, listSubscriptions } from '../rows/subscriptions.repo.ts';
import { grantPlan } from './grantPlan.ts';

/** Time that nobody pays for when it is given. `endFrom`: its end, counted from the end of a plan or from now. */
interface FreeTime {
  userId: string;
  /** Names the plan of somebody who has none. */
  planId: string;
  endFrom: (from: Date) => Date;
}

type Effect = NonNullable<VoucherData['effect']>;

/** The effect of free time. Without `given` it waits: for the end of a trial, or for an overdue payment. */
export interface TimeGiven {
  given: { orderId: string; from: Date; until: Date } | null;
  effect: Effect;
}

type Place =
  | { kind: 'plan'; order: OrderRow; subscription: SubscriptionRow }
  | { kind: 'wait'; for: NonNullable<Effect['waits_for']> }
  | { kind: 'none' };

/** Where free time of a person goes. A plan whose charge is due or overdue is paid or ended first. */
async function placeFor(context: Context, db: Queries, userId: string): Promise<Place> {
  const plan = await planForDays(context, db, userId);
  if (plan) return { kind: 'plan', ...plan };
  const now = timeFromNow(context);
  const held = (await listSubscriptions(db, userId)).find(
    ({ subscription: { state, cancelAtPeriodEnd, currentPeriodEnd } }) =>
      (state === 'active' || state === 'past_due') && !(cancelAtPeriodEnd && currentPeriodEnd <= now),
  );
  if (!held) return { kind: 'none' };
  return { kind: 'wait', for: held.subscription.trialEndsAt ? 'trial' : 'payment' };
}

function chargeMoved(
  context: Context,
  { order, subscription }: { order: OrderRow; subscription: SubscriptionRow },
  until: Date,
): Effect['charge'] {
  if (!isRecurring(order.method) || subscription.cancelAtPeriodEnd) return null;
  const before = renewalAt(context, order, subscription);
  const added = until.getTime() - subscription.currentPeriodEnd.getTime();
  const paused = pauseEnd(subscription) !== null;
  const moved = paused ? new Date(before.getTime() + added) : until;
  const after = movesCharge(context, order) ? moved : before;
  return { before: before.toISOString(), after: after.toISOString() };
}

/** The same as `giveTime` would do, without doing it. */
export async function effectOfTime(
  context: Context,
  db: Queries,
  { userId, endFrom }: Pick<FreeTime, 'userId' | 'endFrom'>,
): Promise<Effect> {
  const place = await placeFor(context, db, userId);
  if (place.kind === 'wait') return { waits_for: place.for, ends_at: null, charge: null };
  const until = endFrom(place.kind === 'plan' ? place.subscription.currentPeriodEnd : timeFromNow(context));
  return {
    waits_for: null,
    ends_at: until.toISOString(),
    charge: place.kind === 'plan' ? chargeMoved(context, place, until) : null,
  };
}

/**
 * Gives free time to a person: behind what is paid and before the next charge, or as a plan of its own that never renews.
 * Beside a trial or an overdue plan it waits.
 */
export async function giveTime(context: Context, tx: Queries, time: FreeTime): Promise<TimeGiven> {
  const { userId, planId, endFrom } = time;
  await lockBuyer(tx, userId);
  await endSomePlans(context, tx, userId);
  const effect = await effectOfTime(context, tx, time);
  const place = await placeFor(context, tx, userId);
  if (place.kind === 'wait') return { given: null, effect };
  if (place.kind === 'none') {
    const from = timeFromNow(context);
    const plan = await findPlanRow(tx, planId);
    const until = endFrom(from);
    const orderId = plan && (await grantPlan(context, tx, { userId, plan, until }));
    if (!orderId) throw new Error('Another plan of this person has become active meanwhile.');
    return { given: { orderId, from, until }, effect: { ...effect, ends_at: until.toISOString() } };
  }
  const end = place.subscription.currentPeriodEnd;
  const days = Math.round((endFrom(end).getTime() - end.getTime()) / dayMs);
  const added = await addPlanDays(context, tx, { userId, days });
  if (!added) throw new Error('The plan of this person has ended meanwhile.');
  return { given: added, effect };
}

/** Whether the payments of an order's plan have gone back, and with them the right to it. */
export async function rightLost(db: Queries, orderId: string): Promise<boolean> {
  const state = (await findSubscription(db, orderId))?.state;
  return state === 'refunded' || state === 'disputed';
}

/** Locks a person who is about to get a plan. `gone`: the account is deleted; `leaving`: its deletion was asked for. */
export const lockForPlan = (tx: Queries, userId: string): Promise<{ gone: boolean; leaving: boolean }> =>
  lockBuyerOf(tx, { userId });

/** The plan that names free time: the longest one that is no longer, else the shortest. */
export async function planForTime(
  db: Queries,
  { count, unit }: { count: number; unit: IntervalUnit },
): Promise<{ id: string } | undefined> {
  const days = ({ intervalCount, intervalUnit }: PlanRow) => periodDays(intervalCount, intervalUnit);
  const plans = (await listPlanRows(db)).sort((one, other) => days(one) - days(other));
  return plans.findLast((plan) => days(plan) <= periodDays(count, unit)) ?? plans[0];
}
