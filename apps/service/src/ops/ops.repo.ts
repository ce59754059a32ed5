import { normalizeKey } from '@tern/domain';
import { and, desc, eq, ilike, isNotNull, or, sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { conversions, partners } from '../db/partnerTables.ts';
import {
  devices,
  mailOutbox,
  newsletterSubscribers,
  orders,
  sessions,
  subscriptions,
  users,
} from '../db/schema.ts';
import type { ConversionRow } from '../modules/partners/conversions.repo.ts';
import type { PartnerRow } from '../modules/partners/partners.repo.ts';
import type { OrderRow, SubscriptionRow } from '../modules/payment/rows/paymentRows.ts';

/** Narrows the list of orders. `attention`: those with a note for the operator or a pending provider action. */
export interface OrderFilter {
  state?: string;
  email?: string;
  attention?: boolean;
  limit: number;
}

/** Orders with the address of their buyers, and what an affiliate was told of them, the newest first. */
export async function listOrdersWithBuyers(
  db: Queries,
  { state, email, attention, limit }: OrderFilter,
): Promise<{ order: OrderRow; email: string | null; conversion: ConversionRow | null }[]> {
  return db
    .select({ order: orders, email: users.email, conversion: conversions })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .leftJoin(conversions, eq(conversions.orderId, orders.id))
    .where(
      and(
        state ? eq(sql`${orders.state}`, state) : undefined,
        email ? ilike(users.email, normalizeKey(email)) : undefined,
        attention ? or(isNotNull(orders.attention), isNotNull(orders.providerAction)) : undefined,
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(limit);
}

/** An order with its buyer's address, and its subscription where it has one. */
export interface OrderDetails {
  order: OrderRow;
  email: string | null;
  plan: SubscriptionRow['state'] | null;
  until: Date | null;
  conversion: ConversionRow | null;
}

export async function findOrderDetails(db: Queries, orderId: string): Promise<OrderDetails | undefined> {
  const [found] = await db
    .select({
      order: orders,
      email: users.email,
      plan: subscriptions.state,
      until: subscriptions.currentPeriodEnd,
      conversion: conversions,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .leftJoin(subscriptions, eq(subscriptions.orderId, orders.id))
    .leftJoin(conversions, eq(conversions.orderId, orders.id))
    .where(eq(orders.id, orderId));
  return found;
}

export async function findUserIdByEmail(db: Queries, email: string): Promise<string | undefined> {
  return (await findCustomer(db, email))?.id;
}

/** The account of an address, in any case. */
export async function findCustomer(
  db: Queries,
  email: string,
): Promise<typeof users.$inferSelect | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(sql`lower(${users.email}) = lower(${normalizeKey(email)})`)
    // Of several that claim the address, the one that signs in with it.
    .orderBy(sql`${users.emailKey} is null`, desc(users.createdAt));
  return user;
}

/** The newsletter of an address, which need not be proven: the operator looks, not the account. */
export async function findNewsletter(
  db: Queries,
  emailKey: string,
): Promise<typeof newsletterSubscribers.$inferSelect | undefined> {
  const [row] = await db
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.emailKey, emailKey));
  return row;
}

/** The application of an address, likewise. */
export async function findPartnerByEmail(db: Queries, emailKey: string): Promise<PartnerRow | undefined> {
  const [row] = await db.select().from(partners).where(eq(partners.emailKey, emailKey));
  return row;
}

/** Orders, plans, devices, sessions and mails of an account, the newest first. */
export async function holdingsOf(db: Queries, userId: string) {
  return {
    orders: await db.select().from(orders).where(eq(orders.userId, userId)).orderBy(desc(orders.createdAt)),
    subscriptions: await db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.userId, userId))
      .orderBy(desc(subscriptions.startedAt)),
    devices: await db
      .select()
      .from(devices)
      .where(eq(devices.userId, userId))
      .orderBy(desc(devices.lastSeenAt)),
    sessions: await db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(desc(sessions.createdAt)),
    mails: await db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.userId, userId))
      .orderBy(desc(mailOutbox.createdAt)),
  };
}

export async function findMail(db: Queries, id: string): Promise<typeof mailOutbox.$inferSelect | undefined> {
  const [mail] = await db.select().from(mailOutbox).where(eq(mailOutbox.id, id));
  return mail;
}

/** A mail is due at `at`, with all its tries before it. */
export async function hastenMail(db: Queries, id: string, at: Date): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ nextTryAt: at, sentAt: null, failure: null, attempts: 0 })
    .where(eq(mailOutbox.id, id));
}
