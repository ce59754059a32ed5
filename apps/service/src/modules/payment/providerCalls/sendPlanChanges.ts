import { type Context, timeFromNow } from '../../../context.ts';
import { databaseFailure } from '../../../db/DatabaseUnavailable.ts';
import { tryAgain } from '../../../db/tryAgain.ts';
import { describeError } from '../../../failures/describeError.ts';
import { findPlanRow } from '../catalogue/plans.repo.ts';
import { productNameOf } from '../catalogue/productName.ts';
import { renewalDue } from '../ledger/renewalDays.ts';
import { promisedOf } from '../ledger/renewalSum.ts';
import { adapterOf, type FollowingPlan, ProviderUnavailable } from '../providers/PaymentAdapter.ts';
import { findOrder, lockOrder, noted, updateOrder } from '../rows/orders.repo.ts';
import type { OrderRow, PlanChangeRow, SubscriptionRow } from '../rows/paymentRows.ts';
import {
  claimPlanChanges,
  deletePlanChange,
  findPlanChange,
  updatePlanChange,
} from '../rows/planChanges.repo.ts';
import { findSubscription, updateSubscription } from '../rows/subscriptions.repo.ts';

const minute = 60_000;
/** Nearer to a charge no provider is called: a bill that is drafted already has the old price. */
export const latestChange = 120 * minute;
/** Refusals after which a person is called. It is tried on. */
const enough = 8;
const pauses = [1, 10, 60, 60, 360].map((minutes) => minutes * minute);

/**
 * Makes the changes of plan that wait at their providers, and takes back there what was taken back. The row says what is
 * wanted until the provider has it; the provider is looked at before each call, so that repeating it changes nothing.
 */
export async function sendPlanChanges(context: Context, stopping?: AbortSignal): Promise<void> {
  const due = await claimPlanChanges(context.db, {
    now: timeFromNow(context),
    again: timeFromNow(context, minute),
  });
  for (const change of due) {
    if (stopping?.aborted) return;
    await send(context, change);
  }
}

async function send(context: Context, change: PlanChangeRow): Promise<void> {
  const order = await findOrder(context.db, change.orderId);
  const subscription = order && (await findSubscription(context.db, order.id));
  const adapter = order && adapterOf(context.adapters, order.method);
  const to = subscription && (await wantedPlan(context, order, { subscription, change }));
  if (!order || !subscription || !to || !adapter?.changePlan) return;
  try {
    // The charge that is due comes first: this is then for the one after it.
    const soon = to.at.getTime() <= context.clock.now() + latestChange;
    const made = !soon && (await adapter.changePlan(order, to));
    if (made) await write(context, change, () => ({ sendAt: null, tries: 0 }));
    else await learn(context, change, subscription);
  } catch (error) {
    const unknown = error instanceof ProviderUnavailable;
    const failure = describeError(error);
    context.log[unknown ? 'warn' : 'error']({ order: order.id, failure }, 'plan not changed at the provider');
    if (!unknown) await refused(context, change);
  }
}

/** The plan that the provider is to charge next. */
async function wantedPlan(
  context: Context,
  order: OrderRow,
  { subscription, change }: { subscription: SubscriptionRow; change: PlanChangeRow },
): Promise<FollowingPlan | null> {
  const back = change.withdrawnAt !== null;
  const plan = await findPlanRow(context.db, back ? subscription.planId : change.planId);
  if (!plan) return null;
  const decided = change.withdrawnAt ?? change.createdAt;
  return {
    at: renewalDue(order, subscription),
    plan,
    amount: back ? promisedOf(order, subscription) : change.amount,
    productName: productNameOf(plan),
    key: `${order.idempotencyKey}-plan-${decided.getTime()}`,
  };
}

/** Its next charge is at another date than is known here: its charges are looked through. */
async function learn(context: Context, change: PlanChangeRow, subscription: SubscriptionRow): Promise<void> {
  await updateSubscription(context.db, subscription.id, { nextCheckAt: timeFromNow(context) });
  await write(context, change, () => ({ sendAt: timeFromNow(context, 10 * minute) }));
}

async function refused(context: Context, change: PlanChangeRow): Promise<void> {
  const tries = change.tries + 1;
  await write(context, change, () => ({
    tries,
    sendAt: timeFromNow(context, pauses[tries - 1] ?? pauses.at(-1)),
  }));
  if (tries !== enough) return;
  await context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, change.orderId);
    if (order) await updateOrder(tx, order, { attention: noted(order.attention, 'change_not_made') });
  });
}

/** Writes what has become of it, unless something else was decided meanwhile. Written twice it is written once. */
const write = (context: Context, sent: PlanChangeRow, changes: () => Partial<PlanChangeRow>) =>
  tryAgain(
    () =>
      context.db.transaction(async (tx) => {
        await lockOrder(tx, sent.orderId);
        const change = await findPlanChange(tx, sent.orderId);
        const same =
          change?.createdAt.getTime() === sent.createdAt.getTime() &&
          change.withdrawnAt?.getTime() === sent.withdrawnAt?.getTime();
        if (!same) return;
        const next = changes();
        // Taken back here and there: nothing is left of it.
        if (sent.withdrawnAt && next.sendAt === null) await deletePlanChange(tx, sent.orderId);
        else await updatePlanChange(tx, sent.orderId, next);
      }),
    (error) => databaseFailure(error) !== null,
  );
