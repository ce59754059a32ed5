import { isRecurring, paymentMethodCodes } from '@tern/domain';
import { and, desc, eq, exists, inArray, isNotNull, like, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/connect.ts';
import { charges, orders, subscriptions, users, webhookEvents } from '../../../db/schema.ts';

export async function listOrdersOf(db: Queries, userId: string): Promise<(typeof orders.$inferSelect)[]> {
  return db.select().from(orders).where(eq(orders.userId, userId)).orderBy(desc(orders.createdAt));
}

export async function listSubscriptionsOf(
  db: Queries,
  userId: string,
): Promise<(typeof subscriptions.$inferSelect)[]> {
  return db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.startedAt));
}

/** The orders whose subscriptions go on by themselves. */
export async function listRenewing(db: Queries, userId: string): Promise<string[]> {
  const rows = await db
    .select({ orderId: subscriptions.orderId })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId),
        eq(subscriptions.cancelAtPeriodEnd, false),
        inArray(subscriptions.state, ['active', 'past_due']),
      ),
    );
  return rows.map((row) => row.orderId);
}

/** The origin of an order that stays for the figures: the rest can name a browser or a click. */
const campaignKeys = ['utm_campaign', 'utm_source', 'utm_medium', 'channel', 'cps_type'];

/** The campaigns of orders stay, the names of browser and click go. Returns the front ids that were there. */
export async function forgetTracking(db: Queries, userId: string): Promise<string[]> {
  const theirs = and(eq(orders.userId, userId), isNotNull(orders.tracking));
  const rows = await db.select({ tracking: orders.tracking }).from(orders).where(theirs);
  const kept = sql.join(
    campaignKeys.map((key) => sql`${key}::text, ${orders.tracking}->${key}::text`),
    sql`, `,
  );
  await db
    .update(orders)
    .set({ tracking: sql`jsonb_strip_nulls(jsonb_build_object(${kept}))` })
    .where(theirs);
  return rows.flatMap(({ tracking }) => tracking?.front_id ?? []);
}

/** The pages of providers that were opened for orders, save those that are still open. */
export async function forgetCheckoutPages(db: Queries, userId: string): Promise<void> {
  await db
    .update(orders)
    .set({ checkoutUrl: null })
    .where(and(eq(orders.userId, userId), notInArray(orders.state, ['created', 'pending'])));
}

/** The bodies of applied webhooks about a person's orders. */
export async function forgetWebhooks(db: Queries, userId: string): Promise<void> {
  const theirs = db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId));
  await db
    .update(webhookEvents)
    .set({ body: '' })
    .where(
      and(
        inArray(webhookEvents.orderId, theirs),
        isNotNull(webhookEvents.appliedAt),
        ne(webhookEvents.body, ''),
      ),
    );
}

/** The orders whose page may still be open at its provider. */
export async function listOpenOrders(db: Queries, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), inArray(orders.state, ['created', 'pending'])))
    .orderBy(orders.id);
  return rows.map(({ id }) => id);
}

/** The orders of this person with this note. */
export async function listNoted(db: Queries, userId: string, note: string): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), like(orders.attention, `%${note}%`)))
    .orderBy(orders.id);
  return rows.map(({ id }) => id);
}

const renewing = paymentMethodCodes.filter(isRecurring);

/** The orders at which a provider is still owed a call or a response, as far as it decides what is charged. */
export async function listUnsettled(db: Queries, userId: string): Promise<string[]> {
  const one = { one: sql`1` };
  const owedRefund = db
    .select(one)
    .from(charges)
    .where(and(eq(charges.orderId, orders.id), isNotNull(charges.refundDueAt)));
  // Its provider is asked once more what it has charged, or it goes on by itself.
  const requested = db
    .select(one)
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.orderId, orders.id),
        inArray(orders.method, renewing),
        or(
          isNotNull(subscriptions.nextCheckAt),
          and(
            eq(subscriptions.cancelAtPeriodEnd, false),
            inArray(subscriptions.state, ['active', 'past_due']),
          ),
        ),
      ),
    );
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        or(
          inArray(orders.state, ['created', 'pending']),
          isNotNull(orders.providerAction),
          exists(owedRefund),
          exists(requested),
        ),
      ),
    )
    .orderBy(orders.id);
  return rows.map(({ id }) => id);
}

/** Deleted accounts with a plan that renews all the same. */
export async function listRenewingOfGone(db: Queries): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(
      and(
        isNotNull(users.deletedAt),
        eq(subscriptions.cancelAtPeriodEnd, false),
        inArray(subscriptions.state, ['active', 'past_due']),
      ),
    )
    .groupBy(users.id)
    .limit(100);
  return rows.map(({ id }) => id);
}

/** When the buyer's account is to be deleted, and whether it is. Held, so that neither changes before the caller is done. */
export async function lockBuyerOf(
  db: Queries,
  { userId }: { userId: string },
): Promise<{ gone: boolean; leaving: boolean }> {
  const [row] = await db
    .select({ deletedAt: users.deletedAt, deleteAfter: users.deleteAfter })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  const gone = Boolean(row?.deletedAt);
  return { gone, leaving: !gone && Boolean(row?.deleteAfter) };
}

/** Whether the buyer's account is to be deleted. */
export async function isBuyerLeaving(db: Queries, userId: string): Promise<boolean> {
  const [row] = await db.select({ deleteAfter: users.deleteAfter }).from(users).where(eq(users.id, userId));
  return Boolean(row?.deleteAfter);
}

export async function isBuyerGone(db: Queries, userId: string): Promise<boolean> {
  const [row] = await db.select({ deletedAt: users.deletedAt }).from(users).where(eq(users.id, userId));
  return Boolean(row?.deletedAt);
}
