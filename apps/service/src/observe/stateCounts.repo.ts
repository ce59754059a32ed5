import { and, count, inArray, isNotNull, isNull, min, sql } from 'drizzle-orm';
import type { Database, Queries } from '../db/connect.ts';
import { networkFeeds, networkServers } from '../db/networkTables.ts';
import { mailOutbox, type OrderStateName, orders, webhookEvents } from '../db/schema.ts';

/** Nobody looks at numbers that take longer than that, ms. */
const patience = 2000;

/** Queries of the operator's numbers give up early: they must not load a database that is slow already. */
export function withPatience<T>(db: Database, read: (tx: Queries) => Promise<T>): Promise<T> {
  return db.transaction(
    async (tx) => {
      await tx.execute(sql.raw(`set local statement_timeout = ${patience}`));
      return read(tx);
    },
    { accessMode: 'read only' },
  );
}

export async function countOrders(
  db: Queries,
): Promise<{ state: OrderStateName; orders: number; attention: number; owed: number; differing: number }[]> {
  return db
    .select({
      state: orders.state,
      orders: count(),
      attention: count(orders.attention),
      owed: count(orders.providerAction),
      differing: count(orders.differences),
    })
    .from(orders)
    .groupBy(orders.state);
}

/** Provider events that are not applied: those whose order is not known yet, and the others. */
export async function openEvents(
  db: Queries,
): Promise<{ provider: string; noOrder: boolean; events: number; oldest: Date | null }[]> {
  const noOrder = sql<boolean>`coalesce(${webhookEvents.outcome} = 'no_order', false)`;
  return db
    .select({
      provider: webhookEvents.provider,
      noOrder,
      events: count(),
      oldest: min(webhookEvents.receivedAt),
    })
    .from(webhookEvents)
    .where(isNull(webhookEvents.appliedAt))
    .groupBy(webhookEvents.provider, noOrder);
}

/** Mails that wait to be sent. */
export async function waitingMails(db: Queries): Promise<{ mails: number; oldest: Date | null }> {
  const [row] = await db
    .select({ mails: count(), oldest: min(mailOutbox.createdAt) })
    .from(mailOutbox)
    .where(and(isNull(mailOutbox.sentAt), isNotNull(mailOutbox.nextTryAt)));
  return row ?? { mails: 0, oldest: null };
}

/** When the last good network feed was made, and its servers by state; null: none has a signature of one of these keys. */
export async function networkOf(
  db: Queries,
  keys: readonly string[],
): Promise<{ issuedAt: Date; states: { state: string; servers: number }[] } | null> {
  const [feed] = await db
    .select({ issuedAt: networkFeeds.issuedAt })
    .from(networkFeeds)
    .where(inArray(networkFeeds.key, [...keys]));
  if (!feed?.issuedAt) return null;
  const { state } = networkServers;
  const states = await db.select({ state, servers: count() }).from(networkServers).groupBy(state);
  return { issuedAt: feed.issuedAt, states };
}
