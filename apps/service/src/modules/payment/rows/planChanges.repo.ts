import { and, eq, lte } from 'drizzle-orm';
import { claim } from '../../../db/claim.ts';
import type { Database, Queries } from '../../../db/connect.ts';
import { orders, planChanges, subscriptions } from '../../../db/schema.ts';
import type { PlanChangeRow } from './paymentRows.ts';
import { isNotParked } from './reconciliation.repo.ts';

export async function findPlanChange(db: Queries, orderId: string): Promise<PlanChangeRow | undefined> {
  const [row] = await db.select().from(planChanges).where(eq(planChanges.orderId, orderId));
  return row;
}

/** Schedules a change in place of the one that there was. Whoever writes it has locked the order. */
export async function putPlanChange(db: Queries, change: typeof planChanges.$inferInsert): Promise<void> {
  const { orderId, ...changes } = change;
  await db
    .insert(planChanges)
    .values(change)
    .onConflictDoUpdate({
      target: planChanges.orderId,
      set: { withdrawnAt: null, tries: 0, ...changes },
    });
}

export async function updatePlanChange(
  db: Queries,
  orderId: string,
  changes: Partial<PlanChangeRow>,
): Promise<void> {
  await db.update(planChanges).set(changes).where(eq(planChanges.orderId, orderId));
}

export async function deletePlanChange(db: Queries, orderId: string): Promise<void> {
  await db.delete(planChanges).where(eq(planChanges.orderId, orderId));
}

/** Takes changes that their provider does not know of, and sets when to call it again. */
export async function claimPlanChanges(
  db: Database,
  { now, again }: { now: Date; again: Date },
): Promise<PlanChangeRow[]> {
  const due = (tx: Queries) =>
    tx
      .select({ change: planChanges })
      .from(planChanges)
      .innerJoin(orders, eq(orders.id, planChanges.orderId))
      .innerJoin(subscriptions, eq(subscriptions.orderId, planChanges.orderId))
      .where(
        and(
          lte(planChanges.sendAt, now),
          eq(orders.state, 'paid'),
          eq(subscriptions.state, 'active'),
          eq(subscriptions.cancelAtPeriodEnd, false),
          isNotParked,
        ),
      )
      .orderBy(planChanges.sendAt);
  return claim(db, due, {
    most: 10,
    of: planChanges,
    async lease(tx, { change }) {
      await updatePlanChange(tx, change.orderId, { sendAt: again });
      return change;
    },
  });
}
