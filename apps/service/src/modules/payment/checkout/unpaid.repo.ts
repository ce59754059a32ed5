import { and, eq, exists, inArray, isNotNull, isNull, lt, not, notInArray, or, sql } from 'drizzle-orm';
import { lockFree } from '../../../db/claim.ts';
import type { Database, Queries } from '../../../db/connect.ts';
import { partners } from '../../../db/partnerTables.ts';
import { passkeys } from '../../../db/passkeyTables.ts';
import { charges, orders, quotes, sessions, subscriptions, users } from '../../../db/schema.ts';

const batch = 500;

/** Deletes quotes that ended before this time and that no order was opened with. Returns how many, a batch at most. */
export async function deleteOldQuotes(db: Queries, endedBefore: Date): Promise<number> {
  const ordered = db.select({ one: sql`1` }).from(orders).where(eq(orders.quoteId, quotes.id));
  const old = db
    .select({ id: quotes.id })
    .from(quotes)
    .where(and(lt(quotes.expiresAt, endedBefore), not(exists(ordered))))
    .limit(batch);
  const rows = await db.delete(quotes).where(inArray(quotes.id, old)).returning({ id: quotes.id });
  return rows.length;
}

/**
 * Deletes accounts that were opened at the checkout before this time and have come to nothing: no password, no passkey, no
 * sign of life since, and no order but those that failed or expired long ago, which go with them. Returns how many, a batch at
 * most.
 */
export async function deleteUnpaidAccounts(db: Database, unusedSince: Date): Promise<number> {
  const one = { one: sql`1` };
  const seen = db
    .select(one)
    .from(sessions)
    .where(and(eq(sessions.userId, users.id), not(lt(sessions.lastSeenAt, unusedSince))));
  const charged = db.select(one).from(charges).where(eq(charges.orderId, orders.id));
  const lasting = db
    .select(one)
    .from(orders)
    .where(
      and(
        eq(orders.userId, users.id),
        or(
          notInArray(orders.state, ['failed', 'expired']),
          isNotNull(orders.paidAt),
          isNotNull(orders.providerAction),
          not(lt(orders.createdAt, unusedSince)),
          exists(charged),
        ),
      ),
    );
  const opened = db.select(one).from(passkeys).where(eq(passkeys.userId, users.id));
  const held = db.select(one).from(subscriptions).where(eq(subscriptions.userId, users.id));
  // A new partner has yet to choose a password: the account waits for that, whoever opened it.
  const recommends = db
    .select(one)
    .from(partners)
    .where(
      or(
        eq(partners.userId, users.id),
        and(eq(partners.emailKey, users.emailKey), eq(partners.state, 'approved')),
      ),
    );
  return db.transaction(async (tx) => {
    const unused = tx
      .select({ id: users.id })
      .from(users)
      .where(
        and(
          isNull(users.passwordHash),
          not(exists(opened)),
          isNull(users.deletedAt),
          lt(users.createdAt, unusedSince),
          not(exists(seen)),
          not(exists(lasting)),
          not(exists(held)),
          not(exists(recommends)),
        ),
      );
    const ids = (await lockFree(unused, batch)).map(({ id }) => id);
    if (!ids.length) return 0;
    await tx.delete(orders).where(inArray(orders.userId, ids));
    await tx.delete(quotes).where(and(inArray(quotes.userId, ids), not(exists(orderOf(tx)))));
    await tx.delete(users).where(inArray(users.id, ids));
    return ids.length;
  });
}

const orderOf = (db: Queries) => db.select({ one: sql`1` }).from(orders).where(eq(orders.quoteId, quotes.id));
