import { isRecurring } from '@tern/domain';
import { type Context, timeFromNow } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import type { ReturnReason } from '../../../db/schema.ts';
import { liftVouchers } from '../../vouchers/voucherDays.ts';
import {
  byWeight,
  dayByDay,
  daysFor,
  type HeldPlan,
  isFree,
  type PaidPlan,
  restOf,
} from '../ledger/restOf.ts';
import type { Settling } from '../ledger/settling.ts';
import { cancelRenewal } from '../providerCalls/cancelRenewals.ts';
import { lockOrder, noted, updateOrder } from '../rows/orders.repo.ts';
import type { OrderRow, PlanRow } from '../rows/paymentRows.ts';
import { findQuote } from '../rows/quotes.repo.ts';
import { findSubscription, listSubscriptions, updateSubscription } from '../rows/subscriptions.repo.ts';

/**
 * The plans that a person has beside an order, the one that it takes over first. Locked, and read after that: the caller
 * holds the lock of the person.
 */
export async function heldBeside(tx: Queries, order: OrderRow): Promise<HeldPlan[]> {
  const held: HeldPlan[] = [];
  for (const { order: known } of await listSubscriptions(tx, order.userId)) {
    if (known.id === order.id) continue;
    const locked = await lockOrder(tx, known.id);
    const subscription = locked && (await findSubscription(tx, locked.id));
    if (locked && subscription && ['active', 'past_due'].includes(subscription.state)) {
      held.push({ order: locked, subscription });
    }
  }
  const first = ({ order: { id } }: HeldPlan) => (id === order.replaces ? 1 : 0);
  return held.sort((one, other) => first(other) - first(one) || byWeight(one, other));
}

/**
 * Why a payment buys nothing beside these plans: the same plan was paid before, a trial cannot begin beside one, or what
 * was credited is of a plan that is over, while another one runs. Null: it takes the first of them over.
 */
export function refusalBeside(order: OrderRow, held: readonly HeldPlan[]): ReturnReason | null {
  const [first] = held;
  if (!first) return null;
  if (order.trialEndsAt) return 'plan_active';
  if (held.some((one) => one.subscription.planId === order.planId && !isFree(one))) return 'plan_active';
  const credited = order.carriedAmount > 0 || order.extraDays > 0;
  const gone = order.replaces !== null && order.replaces !== first.order.id;
  return credited && gone ? 'credit_used' : null;
}

/**
 * Ends the plan that this order takes the place of, and adds what is left of it, as far as the price did not count it
 * already. Further ones run to their own end; where one of them renewed, which should not be, that ends. Returns the order
 * as it is now.
 */
export async function takeOver(
  { context, tx, order }: Settling,
  plan: PlanRow,
  [first, ...others]: readonly HeldPlan[],
): Promise<OrderRow> {
  if (!first) return order;
  const held = await withoutVouchers(context, tx, order, first);
  const taken = await takenFrom(context, tx, { order, plan, held });
  let several = false;
  for (const other of others)
    several = (await cancelRenewal(context, tx, other.order.id)) !== null || several;
  await endTaken(context, tx, held);
  return updateOrder(tx, order, {
    ...taken,
    replaces: first.order.id,
    ...(several && { attention: noted(order.attention, 'two_plans') }),
  });
}

/**
 * A plan whose rest is taken over as money: days of vouchers are no money. They leave it first, and are given to the plan
 * that comes. Where the rest goes over day by day they are among the days.
 */
async function withoutVouchers(
  context: Context,
  tx: Queries,
  order: OrderRow,
  held: HeldPlan,
): Promise<HeldPlan> {
  const single = !isRecurring(order.method) && !isRecurring(held.order.method);
  const quoted = order.replaces === held.order.id;
  if (isFree(held) || held.order.currency !== order.currency || (single && !quoted)) return held;
  await liftVouchers(context, tx, held.order.id);
  const current = await lockOrder(tx, held.order.id);
  const subscription = await findSubscription(tx, held.order.id);
  return current && subscription ? { order: current, subscription } : held;
}

/** The rest of the plan that is not in the order's price. */
async function takenFrom(
  context: Context,
  tx: Queries,
  { order, plan, held }: { order: OrderRow; plan: PlanRow; held: HeldPlan },
): Promise<Partial<OrderRow>> {
  const { currency, carriedAmount, extraDays } = order;
  const paid: PaidPlan = { ...plan, currency, price: order.renewalAmount ?? order.amount };
  const rest = await restOf(context, tx, held, currency);
  const quoted = order.replaces === held.order.id;
  if (quoted && !rest.sameCurrency) {
    // Priced day by day. It was charged again since, where it has more days.
    const more = dayByDay(rest, paid);
    return more.takenDays > order.takenDays + 1 ? { ...more, extraDays: more.takenDays } : {};
  }
  if (quoted) {
    if (isFree(held)) return {};
    const more = Math.max(0, rest.worth - carriedAmount);
    return { carriedAmount: carriedAmount + more, extraDays: extraDays + daysFor(more, paid) };
  }
  const onceEach = !isRecurring(order.method) && !isRecurring(held.order.method);
  if (isFree(held) || !rest.sameCurrency || onceEach) {
    const more = dayByDay(rest, paid);
    return { ...more, extraDays: extraDays + more.takenDays };
  }
  const takenDays = daysFor(rest.worth, paid);
  return { carriedAmount: rest.worth, takenDays, extraDays: extraDays + takenDays };
}

/** Tells the buyer what became of the plan before; null: there was none, or the order is not paid. */
export async function tookOver(db: Queries, order: OrderRow): Promise<{ days: number } | null> {
  const before = order.replaces && order.paidAt ? await findSubscription(db, order.replaces) : undefined;
  if (!before?.replacedAt || order.returned) return null;
  return { days: order.takenDays || ((await findQuote(db, order.quoteId))?.extraDays ?? 0) };
}

/** The provider is told in the background, until that is done. A refund that it is owed ends the renewals as well. */
async function endTaken(context: Context, tx: Queries, { order, subscription }: HeldPlan): Promise<void> {
  const now = timeFromNow(context);
  await updateSubscription(tx, subscription.id, {
    state: 'cancelled',
    cancelAtPeriodEnd: true,
    cancelledAt: subscription.cancelledAt ?? now,
    replacedAt: now,
    payUrl: null,
  });
  if (isRecurring(order.method) && order.providerAction !== 'refund') {
    await updateOrder(tx, order, { providerAction: 'cancel', providerActionAt: now });
  }
}
