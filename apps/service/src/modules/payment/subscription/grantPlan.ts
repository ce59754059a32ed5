import { type Context, newId, timeFromNow } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import { insertOrder } from '../rows/orders.repo.ts';
import type { PlanRow } from '../rows/paymentRows.ts';
import { insertQuote } from '../rows/quotes.repo.ts';
import { insertSubscription } from '../rows/subscriptions.repo.ts';

/**
 * Gives a plan for nothing, from now to `until`. It never renews. Returns its order; null: the person has an active one of
 * that plan.
 */
export async function grantPlan(
  context: Context,
  tx: Queries,
  { userId, plan, until }: { userId: string; plan: Pick<PlanRow, 'id' | 'productId'>; until: Date },
): Promise<string | null> {
  const now = timeFromNow(context);
  const free = { planId: plan.id, currency: 'USD', amount: 0, userId, createdAt: now };
  const quoteId = newId('quo', context.random);
  await insertQuote(tx, { ...free, id: quoteId, listAmount: 0, expiresAt: now });
  const id = newId('ord', context.random);
  await insertOrder(tx, {
    ...free,
    id,
    quoteId,
    productId: plan.productId,
    method: 'grant',
    state: 'paid',
    idempotencyKey: `tern-${id}`,
    closesAt: now,
    paidAt: now,
  });
  const granted = await insertSubscription(tx, {
    id: newId('sub', context.random),
    userId,
    orderId: id,
    planId: plan.id,
    state: 'active',
    startedAt: now,
    currentPeriodEnd: until,
    cancelAtPeriodEnd: true,
  });
  return granted ? id : null;
}
