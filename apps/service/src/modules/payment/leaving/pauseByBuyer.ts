import { dayMs, isCurrency } from '@tern/domain';
import { type Context, timeFromNow } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { type ContractActRow, listActsSince } from '../contractActs/contractActs.repo.ts';
import { recordAct } from '../contractActs/recordAct.ts';
import { pauseEnd, renewalAt, soonestCharge } from '../ledger/renewalDays.ts';
import { nextSum } from '../renewals/planAfter.ts';
import { lockOrder, updateOrder } from '../rows/orders.repo.ts';
import type { OrderRow, SubscriptionRow } from '../rows/paymentRows.ts';
import { findPlanChange } from '../rows/planChanges.repo.ts';
import { lockBuyerOf } from '../rows/purchases.repo.ts';
import { listRefunds } from '../rows/refunds.repo.ts';
import { findSubscription, updateSubscription } from '../rows/subscriptions.repo.ts';
import { pausing } from './pauseRules.ts';

const minute = 60_000;
/** Acts of so long ago have no part in how long somebody may pause. */
const remembered = 731 * dayMs;

interface Held {
  order: OrderRow;
  subscription: SubscriptionRow;
}

/** Facts that decide about a pause, besides the plan itself. */
export async function pauseFacts(
  context: Context,
  db: Queries,
  { id, userId }: Pick<OrderRow, 'id' | 'userId'>,
) {
  const change = await findPlanChange(db, id);
  return {
    refunds: await listRefunds(db, id),
    changes: change !== undefined,
    acts: await listActsSince(db, userId, timeFromNow(context, -remembered)),
  };
}

/**
 * Pauses a plan: it holds until the end of what is paid, then stands still, and goes on with the next charge, so many
 * months later. The provider is told in the background (`moveCharges.ts`). Null: it cannot be done, or not any more.
 */
export async function pauseByBuyer(
  context: Context,
  tx: Queries,
  { orderId, userId, months }: { orderId: string; userId: string; months: number | undefined },
): Promise<ContractActRow | null> {
  const held = await lock(tx, { orderId, userId });
  if (!held) return null;
  const facts = { ...held, ...(await pauseFacts(context, tx, held.order)) };
  const found = pausing(context, facts);
  const choice = found?.state === 'open' && found.choices.find((each) => each.months === months);
  if (!choice) return null;
  return put(context, tx, held, { kind: 'pause', pausedUntil: choice.until });
}

/**
 * Ends a pause: the next charge comes at the end of what is paid, or, where that is over or near, as soon as its provider
 * can. Null: there is none.
 */
export async function goOnByBuyer(
  context: Context,
  tx: Queries,
  { orderId, userId }: { orderId: string; userId: string },
): Promise<ContractActRow | null> {
  const held = await lock(tx, { orderId, userId });
  const until = held && held.subscription.state === 'active' ? pauseEnd(held.subscription) : null;
  if (!held || !until) return null;
  const soon = timeFromNow(context, soonestCharge);
  // It is about to be charged: that is sooner than any other date.
  if (until <= soon) return null;
  const isAhead = held.subscription.currentPeriodEnd > soon;
  return put(context, tx, held, { kind: 'goOn', pausedUntil: isAhead ? null : soon });
}

async function lock(
  tx: Queries,
  { orderId, userId }: { orderId: string; userId: string },
): Promise<Held | null> {
  const order = await lockOrder(tx, orderId);
  const buyer = await lockBuyerOf(tx, { userId });
  const subscription = order && (await findSubscription(tx, orderId));
  if (!order || !subscription || buyer.gone || buyer.leaving) return null;
  return { order, subscription };
}

async function put(
  context: Context,
  tx: Queries,
  { order, subscription }: Held,
  { kind, pausedUntil }: { kind: 'pause' | 'goOn'; pausedUntil: Date | null },
): Promise<ContractActRow> {
  await updateSubscription(tx, subscription.id, { pausedUntil });
  // A call may be on its way: whoever makes one has put the next off until it is over.
  const moveAt = order.moveAt && new Date(Math.min(order.moveAt.getTime(), context.clock.now() + minute));
  await updateOrder(tx, order, { moveAt, moveTries: 0 });
  const { currency, userId } = order;
  const amount = await nextSum(tx, order, subscription);
  const nextChargeAt = renewalAt(context, order, { ...subscription, pausedUntil });
  const worksUntil = subscription.currentPeriodEnd;
  const { row, facts: act } = await recordAct(context, tx, {
    kind,
    order,
    worksUntil,
    nextChargeAt,
    money: { amount, currency },
  });
  if (!isCurrency(currency)) return row;
  const next = { act, amount, currency, next_charge_at: nextChargeAt.toISOString() };
  const shared = { occasion: row.id, to: { userId } };
  await enqueueMail(
    context,
    tx,
    kind === 'pause'
      ? { ...shared, template: 'planPaused', data: { ...next, works_until: worksUntil.toISOString() } }
      : { ...shared, template: 'planGoesOn', data: next },
  );
  return row;
}
