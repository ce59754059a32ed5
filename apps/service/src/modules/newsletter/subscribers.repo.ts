import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Queries } from '../../db/connect.ts';
import { newsletterSubscribers } from '../../db/schema.ts';
import type { ProvenAddress } from '../account/provenAddress.ts';

export type SubscriberRow = typeof newsletterSubscribers.$inferSelect;

/** Notes the wish. One that is confirmed stays so. */
export async function saveWish(
  db: Queries,
  wish: typeof newsletterSubscribers.$inferInsert,
): Promise<SubscriberRow> {
  const kept = sql`${newsletterSubscribers.state} = 'confirmed'`;
  const [row] = await db
    .insert(newsletterSubscribers)
    .values(wish)
    .onConflictDoUpdate({
      target: newsletterSubscribers.emailKey,
      set: {
        state: sql`case when ${kept} then 'confirmed' else 'pending' end`,
        confirmHash: sql`case when ${kept} then null else excluded.confirm_hash end`,
        confirmExpiresAt: sql`case when ${kept} then null else excluded.confirm_expires_at end`,
        language: sql`excluded.language`,
        askedAt: sql`case when ${kept} then ${newsletterSubscribers.askedAt} else excluded.asked_at end`,
      },
    })
    .returning();
  if (!row) throw new Error('The wish was not stored.');
  return row;
}

/** Undefined when the link has expired or was never sent. Confirming twice is confirming once. */
export async function confirmWish(
  db: Queries,
  confirmHash: string,
  now: Date,
): Promise<{ row: SubscriberRow; fresh: boolean } | undefined> {
  const mine = and(
    eq(newsletterSubscribers.confirmHash, confirmHash),
    gt(newsletterSubscribers.confirmExpiresAt, now),
  );
  const [fresh] = await db
    .update(newsletterSubscribers)
    .set({ state: 'confirmed', confirmedAt: now, leftAt: null })
    .where(and(mine, eq(newsletterSubscribers.state, 'pending')))
    .returning();
  if (fresh) return { row: fresh, fresh: true };
  const [row] = await db
    .select()
    .from(newsletterSubscribers)
    .where(and(mine, eq(newsletterSubscribers.state, 'confirmed')));
  return row && { row, fresh: false };
}

/** Ends a subscription; an old link to confirm opens nothing any more. Returns whose it was, if there is one. */
export async function leave(db: Queries, leaveToken: string, now: Date): Promise<string | undefined> {
  const rows = await db
    .update(newsletterSubscribers)
    .set({
      state: 'left',
      leftAt: sql`coalesce(${newsletterSubscribers.leftAt}, ${now.toISOString()}::timestamptz)`,
      confirmHash: null,
      confirmExpiresAt: null,
    })
    .where(eq(newsletterSubscribers.leaveToken, leaveToken))
    .returning({ emailKey: newsletterSubscribers.emailKey });
  return rows[0]?.emailKey;
}

/** Ends the subscription of an address that gets no mail, or whose reader complained. */
export async function endSubscriber(
  db: Queries,
  emailKey: string,
  state: 'bounced' | 'complained',
  now: Date,
): Promise<void> {
  await db
    .update(newsletterSubscribers)
    .set({ state, leftAt: now, confirmHash: null, confirmExpiresAt: null })
    .where(
      and(
        eq(newsletterSubscribers.emailKey, emailKey),
        inArray(newsletterSubscribers.state, ['pending', 'confirmed', 'bounced']),
      ),
    );
}

export async function findSubscriber(
  db: Queries,
  address: ProvenAddress,
): Promise<SubscriberRow | undefined> {
  const [row] = await db
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.emailKey, address));
  return row;
}

/** Subscribes an address whose person has shown it. */
export async function confirmSubscriber(
  db: Queries,
  reader: { emailKey: ProvenAddress; email: string; language: string; leaveToken: string; now: Date },
): Promise<void> {
  const { now, ...row } = reader;
  const fresh = { state: 'confirmed' as const, askedAt: now, confirmedAt: now };
  const { email, language } = row;
  await db
    .insert(newsletterSubscribers)
    .values({ ...row, ...fresh })
    .onConflictDoUpdate({
      target: newsletterSubscribers.emailKey,
      set: { email, language, ...fresh, leftAt: null, confirmHash: null, confirmExpiresAt: null },
    });
}

/** The same reader at another address. */
export async function moveSubscriber(
  db: Queries,
  { from, to, email }: { from: ProvenAddress; to: ProvenAddress; email: string },
): Promise<void> {
  await db
    .update(newsletterSubscribers)
    .set({ emailKey: to, email })
    .where(eq(newsletterSubscribers.emailKey, from));
}

export async function deleteSubscriber(db: Queries, address: ProvenAddress): Promise<void> {
  await db.delete(newsletterSubscribers).where(eq(newsletterSubscribers.emailKey, address));
}

/** Deletes the rows of subscriptions that ended before a time. Whom nobody may write to again is a hash elsewhere. */
export async function deleteEnded(db: Queries, before: Date): Promise<void> {
  await db
    .delete(newsletterSubscribers)
    .where(
      and(
        inArray(newsletterSubscribers.state, ['left', 'bounced', 'complained']),
        lt(newsletterSubscribers.leftAt, before),
      ),
    );
}

/** Deletes wishes that were not confirmed since a time. */
export async function deleteOldWishes(db: Queries, before: Date): Promise<void> {
  await db
    .delete(newsletterSubscribers)
    .where(and(eq(newsletterSubscribers.state, 'pending'), lt(newsletterSubscribers.askedAt, before)));
}
