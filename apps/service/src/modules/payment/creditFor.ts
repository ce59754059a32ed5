import { type Context, moment } from '../../context.ts';
import type { Queries } from '../../db/connect.ts';
import { valueLeft } from './entitlementOf.ts';
import { ledgerOf } from './ledgerOf.ts';
import type { PricedPlan } from './paymentRows.ts';
import { listSubscriptions } from './subscriptions.repo.ts';

/**
 * The rest of another active plan, as a reduction of this one: the unused share of all that was paid for it, in money
 * and with the rest of the plan before. Only within one currency; rounded down. Null when there is nothing to take
 * over. A plan whose renewal failed has no rest, and is taken over all the same: it must not be charged any more.
 * `freeDays`: what is left of a free trial, in begun days. They were promised, and stay with whoever pays early.
 */
export async function creditFor(
  context: Context,
  db: Queries,
  userId: string,
  plan: PricedPlan,
): Promise<{ orderId: string; amount: number; freeDays: number } | null> {
  const held = (await listSubscriptions(db, userId)).find(
    ({ subscription, order }) =>
      ['active', 'past_due'].includes(subscription.state) &&
      // A plan on trial is paid early by another order of the same plan.
      (subscription.planId !== plan.id || subscription.trialEndsAt !== null) &&
      // The rest of a free trial is worth the same in any currency: days, and no money.
      (order.currency === plan.currency || subscription.trialEndsAt !== null) &&
      order.method !== 'grant',
  );
  if (!held) return null;
  const ledger = await ledgerOf(db, held.order);
  return {
    orderId: held.order.id,
    amount: valueLeft(ledger, moment(context)),
    freeDays: daysUntil(held.subscription.trialEndsAt, context.clock.now()),
  };
}

/** Days until a time, one that has begun counted as a whole one. */
const daysUntil = (end: Date | null, now: number) =>
  end === null ? 0 : Math.max(0, Math.ceil((end.getTime() - now) / dayMs));
const dayMs = 24 * 3600 * 1000;

const unitDays = { DAY: 1, WEEK: 7, MONTH: 365 / 12, YEAR: 365 } as const;

/** Days of a period, months as the twelfth of a year. */
export const periodDays = (count: number, unit: keyof typeof unitDays) => count * unitDays[unit];
