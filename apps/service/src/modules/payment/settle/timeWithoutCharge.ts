import { dayMs } from '@tern/domain';
import { timeFromNow } from '../../../context.ts';
import { findPlanRow } from '../catalogue/plans.repo.ts';
import { endWithDays, renewalDue } from '../ledger/renewalDays.ts';
import type { Settling } from '../ledger/settling.ts';
import type { SubscriptionFacts } from '../providers/ProviderEvent.ts';
import { listCharges, putCharge } from '../rows/charges.repo.ts';
import { lockOrder, noted, updateOrder } from '../rows/orders.repo.ts';
import type { ChargeRow, SubscriptionRow } from '../rows/paymentRows.ts';
import { updateSubscription } from '../rows/subscriptions.repo.ts';
import { beginOfPeriod, withoutPause } from './pauses.ts';

const prefix = 'running until ';

/** Time that was given while no charge of it was known; a charge made at that time is its charge. */
export const isTimeOf = ({ name, paidAt, startsAt, endsAt }: ChargeRow, at: Date): boolean =>
  name.startsWith(prefix) &&
  paidAt === null &&
  startsAt !== null &&
  endsAt !== null &&
  at.getTime() >= startsAt.getTime() - dayMs &&
  at.getTime() < endsAt.getTime() - dayMs;

/**
 * A plan whose provider says that it runs, with a period ahead, goes on although no charge of that period is known: a
 * free month that somebody gave there, a balance, a payment that is not listed yet. A person looks at it. Its charge has
 * a day to become known first. Returns whether the plan goes on.
 */
export async function goesOn(
  { context, tx, order }: Settling,
  subscription: SubscriptionRow,
  { status, periodEnd, billing = false }: SubscriptionFacts,
): Promise<boolean> {
  const now = timeFromNow(context);
  if (status !== 'active' || !periodEnd || periodEnd <= now) return false;
  const { currentPeriodEnd } = subscription;
  const plan = await findPlanRow(tx, subscription.planId);
  if (!plan) return false;
  const charges = await listCharges(tx, order.id);
  const endsAt = endWithDays(order, plan, periodEnd, charges);
  const early = now.getTime() - renewalDue(order, subscription).getTime() < dayMs;
  // Its bill is still to be charged: whether it is paid is told by that.
  if (early || billing || endsAt <= currentPeriodEnd) return true;
  const latest = charges.reduce<Date>(
    (end, charge) => (charge.endsAt && charge.endsAt > end ? charge.endsAt : end),
    subscription.startedAt,
  );
  const startsAt = await beginOfPeriod({ tx, at: now }, subscription, { latest, periodEnd });
  if (endsAt > startsAt) {
    await putCharge(tx, { orderId: order.id, name: prefix + periodEnd.toISOString(), startsAt, endsAt });
  }
  await updateSubscription(tx, subscription.id, {
    state: 'active',
    currentPeriodEnd: endsAt,
    trialEndsAt: null,
    payUrl: null,
    ...withoutPause,
  });
  context.log.error({ order: order.id, until: endsAt }, 'a period without a charge');
  const locked = await lockOrder(tx, order.id);
  if (locked) await updateOrder(tx, locked, { attention: noted(locked.attention, 'renewal_uncharged') });
  return true;
}
