import {
  baseCurrency,
  type Currency,
  type Offer,
  type ProviderCode,
  paymentMethodCodes,
  providerCodeOf,
} from '@tern/domain';
import { and, asc, desc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../db/connect.ts';
import {
  orders,
  planPrices,
  plans,
  quotes,
  renewals,
  subscriptions,
  users,
  webhookEvents,
} from '../../db/schema.ts';
import type { EventRow, OrderRow, PlanRow, PricedPlan, QuoteRow, SubscriptionRow } from './paymentRows.ts';
import { pricePlans } from './planPricing.ts';
import type { PlanSeed } from './planSeeds.ts';

export async function seedPlans(db: Database, seeds: readonly PlanSeed[]): Promise<void> {
  await db.transaction(async (tx) => {
    for (const [position, seed] of seeds.entries()) {
      const { prices, ...plan } = seed;
      await tx
        .insert(plans)
        .values({ ...plan, position })
        .onConflictDoNothing();
      await tx
        .insert(planPrices)
        .values(Object.entries(prices).map(([currency, amount]) => ({ planId: plan.id, currency, amount })))
        .onConflictDoNothing();
    }
  });
}

/** What plans are priced with. */
export interface Pricing {
  currency: Currency;
  /** Decides which version of a price holds. */
  now: Date;
  /** The best one counts; they are not added together. */
  offers: readonly Offer[];
}

/** Plans (on sale unless told otherwise), in their order, priced in one currency, at the price of an offer where one holds. */
export async function listPlans(
  db: Queries,
  { currency, now, offers: holding }: Pricing,
  which: 'sold' | 'all' = 'sold',
): Promise<PricedPlan[]> {
  const rows = await db
    .select({ plan: plans, price: planPrices })
    .from(plans)
    .innerJoin(planPrices, eq(planPrices.planId, plans.id))
    .where(and(inArray(planPrices.currency, [currency, baseCurrency]), lte(planPrices.startsAt, now)))
    .orderBy(asc(plans.position), asc(planPrices.startsAt), asc(planPrices.version));
  return pricePlans(rows, { currency, offers: holding }).filter(({ onSale }) => onSale || which === 'all');
}

/** By short id first, then by product id. */
export async function findPlan(db: Queries, id: string, pricing: Pricing): Promise<PricedPlan | undefined> {
  const all = await listPlans(db, pricing);
  return all.find((plan) => plan.id === id) ?? all.find((plan) => plan.productId === id);
}

export async function findPlanRow(db: Queries, id: string): Promise<PlanRow | undefined> {
  const [row] = await db.select().from(plans).where(eq(plans.id, id));
  return row;
}

export async function insertQuote(db: Queries, quote: QuoteRow): Promise<void> {
  await db.insert(quotes).values(quote);
}

export async function findQuote(db: Queries, id: string): Promise<QuoteRow | undefined> {
  const [row] = await db.select().from(quotes).where(eq(quotes.id, id));
  return row;
}

/** Serialises everything that opens orders of one person. */
export async function lockBuyer(
  db: Queries,
  userId: string,
): Promise<{ id: string; email: string | null } | undefined> {
  const [row] = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  return row;
}

export async function findBuyerEmail(db: Queries, userId: string): Promise<string | null> {
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return row?.email ?? null;
}

export async function insertOrder(db: Queries, order: typeof orders.$inferInsert): Promise<OrderRow> {
  const [row] = await db.insert(orders).values(order).returning();
  if (!row) throw new Error('The order was not stored.');
  return row;
}

export async function findOrder(db: Queries, id: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  return row;
}

/** Undefined for another person's order, as for none. */
export async function findOwnOrder(db: Queries, id: string, userId: string): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.userId, userId)));
  return row;
}

export async function findOpenOrder(
  db: Queries,
  userId: string,
  planId: string,
): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.planId, planId),
        inArray(orders.state, ['created', 'pending']),
      ),
    );
  return row;
}

/** What ties a provider's message to an order. */
export interface OrderReference {
  orderId?: string | null;
  session?: string | null;
  subscription?: string | null;
  payment?: string | null;
}

/** An order of this provider's methods only: nobody speaks for another provider. */
export async function findReferencedOrder(
  db: Queries,
  provider: ProviderCode,
  reference: OrderReference,
): Promise<OrderRow | undefined> {
  const { orderId, session, subscription, payment } = reference;
  const ways = [
    orderId ? eq(orders.id, orderId) : undefined,
    session ? eq(orders.providerSession, session) : undefined,
    subscription ? eq(orders.providerSubscription, subscription) : undefined,
    payment ? eq(orders.providerPayment, payment) : undefined,
    payment
      ? inArray(
          orders.id,
          db
            .select({ id: renewals.orderId })
            .from(renewals)
            .where(and(eq(renewals.provider, provider), eq(renewals.payment, payment))),
        )
      : undefined,
  ];
  const methods = paymentMethodCodes.filter((method) => providerCodeOf(method) === provider);
  for (const way of ways) {
    if (!way) continue;
    const [row] = await db
      .select()
      .from(orders)
      .where(and(way, inArray(orders.method, methods)))
      .for('update');
    if (row) return row;
  }
  return undefined;
}

/** Writes an order if it still is as it was read. Throws when somebody else was quicker. */
export async function updateOrder(
  db: Queries,
  read: Pick<OrderRow, 'id' | 'version'>,
  changes: Partial<typeof orders.$inferInsert>,
): Promise<OrderRow> {
  const [row] = await db
    .update(orders)
    .set({ ...changes, version: read.version + 1 })
    .where(and(eq(orders.id, read.id), eq(orders.version, read.version)))
    .returning();
  if (!row) throw new OrderConflict();
  return row;
}

/** An order was written by somebody else in between. Reading it again and repeating is safe. */
class OrderConflict extends Error {
  constructor() {
    super('The order has changed in between.');
    this.name = 'OrderConflict';
  }
}

export async function lockOrder(db: Queries, id: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id)).for('update');
  return row;
}

/** Takes orders whose check is due and gives each its next date, so that no two processes check one. */
export async function claimDueOrders(
  db: Database,
  now: Date,
  nextDate: (order: OrderRow) => Date | null,
): Promise<OrderRow[]> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(orders)
      .where(lte(orders.nextCheckAt, now))
      .orderBy(orders.nextCheckAt)
      .limit(10)
      .for('update', { skipLocked: true });
    const claimed: OrderRow[] = [];
    for (const order of due) {
      const nextCheckAt = nextDate(order);
      claimed.push(
        await updateOrder(tx, order, {
          checks: order.checks + 1,
          nextCheckAt,
          ...(nextCheckAt ? {} : { attention: order.attention ?? 'unresolved' }),
        }),
      );
    }
    return claimed;
  });
}

/** Brings the next check of an open order forward. */
export async function hastenCheck(db: Queries, id: string, at: Date): Promise<void> {
  await db
    .update(orders)
    .set({ nextCheckAt: at, version: sql`${orders.version} + 1` })
    .where(and(eq(orders.id, id), sql`${orders.nextCheckAt} > ${at}`));
}

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

/** Answers false when the person already has an active one of this plan. */
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

export async function setSubscriptionState(
  db: Queries,
  orderId: string,
  state: SubscriptionRow['state'],
): Promise<void> {
  await db.update(subscriptions).set({ state }).where(eq(subscriptions.orderId, orderId));
}

export async function hasSubscription(db: Queries, orderId: string): Promise<boolean> {
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.orderId, orderId));
  return rows.length > 0;
}

/** Answers how many later payments are known, this one included. */
export async function addRenewal(
  db: Queries,
  renewal: typeof renewals.$inferInsert,
): Promise<{ isNew: boolean; count: number }> {
  const rows = await db.insert(renewals).values(renewal).onConflictDoNothing().returning();
  const [counted] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(renewals)
    .where(eq(renewals.orderId, renewal.orderId));
  return { isNew: rows.length === 1, count: counted?.count ?? 0 };
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

/** Takes orders of which the provider has to be told something, and sets when to try again. */
export async function claimDuties(db: Database, now: Date, again: Date): Promise<OrderRow[]> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(orders)
      .where(lte(orders.dutyAt, now))
      .orderBy(orders.dutyAt)
      .limit(10)
      .for('update', { skipLocked: true });
    const claimed: OrderRow[] = [];
    for (const order of due) claimed.push(await updateOrder(tx, order, { dutyAt: again }));
    return claimed;
  });
}

/** Never shortens a period. */
export async function extendSubscription(db: Queries, orderId: string, periodEnd: Date): Promise<boolean> {
  const rows = await db
    .update(subscriptions)
    .set({
      state: 'active',
      currentPeriodEnd: sql`greatest(${subscriptions.currentPeriodEnd}, ${periodEnd})`,
    })
    .where(
      and(
        eq(subscriptions.orderId, orderId),
        inArray(subscriptions.state, ['active', 'past_due', 'expired']),
      ),
    )
    .returning({ id: subscriptions.id });
  return rows.length === 1;
}

export async function expireSubscriptions(db: Queries, endedBefore: Date, userId?: string): Promise<void> {
  await db
    .update(subscriptions)
    .set({ state: 'expired' })
    .where(
      and(
        inArray(subscriptions.state, ['active', 'past_due']),
        lt(subscriptions.currentPeriodEnd, endedBefore),
        userId ? eq(subscriptions.userId, userId) : undefined,
      ),
    );
}

export async function listSubscriptions(
  db: Queries,
  userId: string,
): Promise<{ subscription: SubscriptionRow; order: OrderRow; plan: PlanRow }[]> {
  return db
    .select({ subscription: subscriptions, order: orders, plan: plans })
    .from(subscriptions)
    .innerJoin(orders, eq(orders.id, subscriptions.orderId))
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.startedAt), desc(subscriptions.id));
}

/** Answers false for an event that is already known. */
export async function storeEvent(db: Queries, event: typeof webhookEvents.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(webhookEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: webhookEvents.eventId });
  return rows.length === 1;
}

const eventKey = (provider: string, eventId: string) =>
  and(eq(webhookEvents.provider, provider), eq(webhookEvents.eventId, eventId));

export async function lockEvent(
  db: Queries,
  provider: string,
  eventId: string,
): Promise<EventRow | undefined> {
  const [row] = await db.select().from(webhookEvents).where(eventKey(provider, eventId)).for('update');
  return row;
}

export async function readEvent(
  db: Queries,
  provider: string,
  eventId: string,
): Promise<EventRow | undefined> {
  const [row] = await db.select().from(webhookEvents).where(eventKey(provider, eventId));
  return row;
}

export async function updateEvent(
  db: Queries,
  event: Pick<EventRow, 'provider' | 'eventId'>,
  changes: Partial<EventRow>,
): Promise<void> {
  await db.update(webhookEvents).set(changes).where(eventKey(event.provider, event.eventId));
}

export async function findOpenEvents(db: Queries, now: Date): Promise<EventRow[]> {
  return db
    .select()
    .from(webhookEvents)
    .where(
      and(
        isNull(webhookEvents.appliedAt),
        or(isNull(webhookEvents.nextTryAt), lte(webhookEvents.nextTryAt, now)),
      ),
    )
    .orderBy(webhookEvents.receivedAt)
    .limit(20);
}
