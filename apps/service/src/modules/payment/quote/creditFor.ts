import type { Context } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import { byWeight, dayByDay, isFree, restOf, type TakenDays } from '../ledger/restOf.ts';
import type { PricedPlan } from '../rows/paymentRows.ts';
import { listSubscriptions } from '../rows/subscriptions.repo.ts';

/** The rest of another plan, as it goes into a price. Amounts in minor units. */
export interface Credit extends TakenDays {
  orderId: string;
  /** Of the same currency: a reduction, and days for what is left of it. */
  amount: number;
}

/**
 * The rest of another active plan. In the same currency it reduces this one: the unused share of all that was paid for
 * it, with the rest of the plan before; rounded down. In another currency, and where nothing was paid (what is left of a
 * free trial or of a plan that was given), its days go over one to one. Null when there is nothing to take over. A plan
 * whose renewal failed has no rest, and is taken over all the same: it must not be charged any more.
 */
export async function creditFor(
  context: Context,
  db: Queries,
  userId: string,
  plan: PricedPlan,
): Promise<Credit | null> {
  const [held] = (await listSubscriptions(db, userId))
    .filter(
      (one) =>
        ['active', 'past_due'].includes(one.subscription.state) &&
        // A trial, or a plan that was given, makes room for the same plan once it is paid.
        (one.subscription.planId !== plan.id || isFree(one)),
    )
    .sort(byWeight);
  if (!held) return null;
  const rest = await restOf(context, db, held, plan.currency);
  const orderId = held.order.id;
  if (rest.sameCurrency && !isFree(held)) {
    return { orderId, amount: rest.worth, takenDays: 0, carriedAmount: rest.worth, takenWorth: null };
  }
  return { orderId, amount: 0, ...dayByDay(rest, { ...plan, price: plan.price.total }) };
}
