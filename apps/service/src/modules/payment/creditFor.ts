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
 */
export async function creditFor(
  context: Context,
  db: Queries,
  userId: string,
  plan: PricedPlan,
): Promise<{ orderId: string; amount: number } | null> {
  const held = (await listSubscriptions(db, userId)).find(
    ({ subscription, order }) =>
      ['active', 'past_due'].includes(subscription.state) &&
      // A plan on trial is paid early by another order of the same plan.
      (subscription.planId !== plan.id || subscription.trialEndsAt !== null) &&
      // A free trial has no rest, in any currency.
      (order.currency === plan.currency || subscription.trialEndsAt !== null) &&
      order.method !== 'grant',
  );
  if (!held) return null;
  const ledger = await ledgerOf(db, held.order);
  return { orderId: held.order.id, amount: valueLeft(ledger, moment(context)) };
}

const unitDays = { DAY: 1, WEEK: 7, MONTH: 365 / 12, YEAR: 365 } as const;

/** Days of a period, months as the twelfth of a year. */
export const periodDays = (count: number, unit: keyof typeof unitDays) => count * unitDays[unit];
