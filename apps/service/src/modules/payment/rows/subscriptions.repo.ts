import { isRecurring, paymentMethodCodes } from '@tern/domain';
import { and, desc, eq, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import { claim } from '../../../db/claim.ts';
import type { Database, Queries } from '../../../db/connect.ts';
import { orders, planChanges, plans, subscriptions } from '../../../db/schema.ts';
import type { OrderRow, PlanChangeRow, PlanRow, SubscriptionRow } from './paymentRows.ts';
import { chargeDueAt } from './reconciliation.repo.ts';

export async function findActiveSubscription(
  db: Queries,
  userId: string,
  planId: string,
): Promise<SubscriptionRow | undefined> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId),
        eq(subscriptions.planId, planId),
        inArray(subscriptions.state, ['active', 'past_due']),
      ),
    );
  return row;
}

/** The active plan that leaves no room for another order of it. One on trial, or one that was given, can be paid. */
export async function findPaidSubscription(
  db: Queries,
  { userId, planId, trialEndsAt, gift }: Pick<OrderRow, 'userId' | 'planId' | 'trialEndsAt' | 'gift'>,
): Promise<SubscriptionRow | undefined> {
  // Somebody else gets it.
  if (gift) return undefined;
  const active = await findActiveSubscription(db, userId, planId);
  if (!active || trialEndsAt !== null) return active;
  if (active.trialEndsAt) return undefined;
  const [order] = await db
    .select({ method: orders.method })
    .from(orders)
    .where(eq(orders.id, active.orderId));
  return order?.method === 'grant' ? undefined : active;
}

/** Whether this person has another plan, or one that renews, beside the one of this order. */
export async function hasPlanBeside(
  db: Queries,
  { id, userId }: Pick<OrderRow, 'id' | 'userId'>,
  which: 'any' | 'renewing' = 'any',
): Promise<boolean> {
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId),
        ne(subscriptions.orderId, id),
        inArray(subscriptions.state, ['active', 'past_due']),
        which === 'renewing' ? eq(subscriptions.cancelAtPeriodEnd, false) : undefined,
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Returns false when the person already has an active one of this plan. */
export async function insertSubscription(
  db: Queries,
  subscription: typeof subscriptions.$inferInsert,
): Promise<boolean> {
  const rows = await db
    .insert(subscriptions)
    .values(subscription)
    .onConflictDoNothing()
    .returning({ id: subscriptions.id });
  return rows.length === 1;
}

export async function hasSubscription(db: Queries, orderId: string): Promise<boolean> {
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.orderId, orderId));
  return rows.length > 0;
}

export async function findSubscription(db: Queries, orderId: string): Promise<SubscriptionRow | undefined> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.orderId, orderId));
  return row;
}

export async function updateSubscription(
  db: Queries,
  id: string,
  changes: Partial<typeof subscriptions.$inferInsert>,
): Promise<void> {
  await db.update(subscriptions).set(changes).where(eq(subscriptions.id, id));
}

/** Ends what is not renewed and whose period is over, as many as `limit`, and returns it. Its charges are looked through once more. */
export async function expireSubscriptions(
  db: Queries,
  { now, userId, limit }: { now: Date; userId: string | undefined; limit: number },
): Promise<SubscriptionRow[]> {
  const over = db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        inArray(subscriptions.state, ['active', 'past_due']),
        eq(subscriptions.cancelAtPeriodEnd, true),
        lt(subscriptions.currentPeriodEnd, now),
        userId ? eq(subscriptions.userId, userId) : undefined,
      ),
    )
    .orderBy(subscriptions.id)
    .limit(limit)
    .for('update');
  return db
    .update(subscriptions)
    .set({ state: 'expired', payUrl: null, nextCheckAt: now })
    .where(inArray(subscriptions.id, over))
    .returning();
}

const renewing = paymentMethodCodes.filter(isRecurring);

/**
 * Takes orders whose renewal is late, and sets when to ask about each again. In the background also those whose charges
 * are to be looked through: a plan that has ended or will not be renewed, a charge that nobody here knows.
 */
export async function claimDueRenewals(
  db: Database,
  {
    endedBefore,
    now,
    again,
    limit,
    userId,
  }: { endedBefore: Date; now: Date; again: Date; limit: number; userId?: string },
): Promise<OrderRow[]> {
  const { nextCheckAt } = subscriptions;
  const checkIsDue = lte(nextCheckAt, now);
  const late = and(
    inArray(subscriptions.state, ['active', 'past_due']),
    eq(subscriptions.cancelAtPeriodEnd, false),
    sql`${chargeDueAt} < ${endedBefore}`,
  );
  const due = (tx: Queries) =>
    tx
      .select({ id: subscriptions.id, order: orders })
      .from(subscriptions)
      .innerJoin(orders, eq(orders.id, subscriptions.orderId))
      .where(
        and(
          inArray(orders.method, renewing),
          userId
            ? and(eq(subscriptions.userId, userId), late, or(isNull(nextCheckAt), checkIsDue))
            : or(and(late, isNull(nextCheckAt)), checkIsDue),
        ),
      )
      .orderBy(subscriptions.currentPeriodEnd);
  return claim(db, due, {
    most: limit,
    of: subscriptions,
    async lease(tx, { id, order }) {
      await updateSubscription(tx, id, { nextCheckAt: again });
      return order;
    },
  });
}

/** With the change of plan that waits, where one does. */
export async function listSubscriptions(
  db: Queries,
  userId: string,
): Promise<
  { subscription: SubscriptionRow; order: OrderRow; plan: PlanRow; change: PlanChangeRow | undefined }[]
> {
  const rows = await db
    .select({ subscription: subscriptions, order: orders, plan: plans, change: planChanges })
    .from(subscriptions)
    .innerJoin(orders, eq(orders.id, subscriptions.orderId))
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .leftJoin(
      planChanges,
      and(eq(planChanges.orderId, subscriptions.orderId), isNull(planChanges.withdrawnAt)),
    )
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.startedAt), desc(subscriptions.id));
  return rows.map(({ change, ...row }) => ({ ...row, change: change ?? undefined }));
}
