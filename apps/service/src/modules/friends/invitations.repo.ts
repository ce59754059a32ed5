import { and, count, desc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { claim } from '../../db/claim.ts';
import type { Database, Queries } from '../../db/connect.ts';
import { coupons, invitations, orders, subscriptions, users } from '../../db/schema.ts';

export type InvitationRow = typeof invitations.$inferSelect;

/** The person's own invitation code. */
export async function findOwnCode(db: Queries, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ code: coupons.code })
    .from(coupons)
    .where(and(eq(coupons.ownerId, userId), eq(coupons.kind, 'invite')));
  return row?.code;
}

/** Does nothing where the person has one, or somebody has that code. */
export async function insertOwnCode(
  db: Queries,
  code: { code: string; ownerId: string; percent: number },
): Promise<void> {
  await db
    .insert(coupons)
    .values({ ...code, kind: 'invite' })
    .onConflictDoNothing();
}

/** Whose invitation a code is; undefined for every other code. */
export async function findInviter(db: Queries, code: string): Promise<string | undefined> {
  const [row] = await db
    .select({ inviterId: coupons.ownerId })
    .from(coupons)
    .innerJoin(users, eq(users.id, coupons.ownerId))
    .where(and(eq(coupons.code, code), eq(coupons.kind, 'invite'), isNull(users.deletedAt)));
  return row?.inviterId ?? undefined;
}

/** Whether it was not there before. */
export async function insertInvitation(
  db: Queries,
  invitation: typeof invitations.$inferInsert,
): Promise<boolean> {
  const rows = await db
    .insert(invitations)
    .values(invitation)
    .onConflictDoNothing()
    .returning({ id: invitations.orderId });
  return rows.length === 1;
}

/** Whether one person was invited by the other, or by somebody whom the other invited, and so on. */
export async function descendsFrom(db: Queries, userId: string, elder: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with recursive above(id) as (
      select inviter_id from invitations where friend_id = ${userId}
      union
      select i.inviter_id from invitations i join above on i.friend_id = above.id
    )
    select 1 from above where id = ${elder} limit 1`);
  return rows.length > 0;
}

/** Whoever is about to say who invited whom does so alone, until the transaction ends: rings close nowhere. */
export async function lockInvitations(tx: Queries): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('invitations', 0))`);
}

/** Whether one person has a page open, or a free trial that still runs, by the invitation of the other. */
export async function hasOpenOrderBy(
  db: Queries,
  { friendId, inviterId }: { friendId: string; inviterId: string },
): Promise<boolean> {
  const codes = db.select({ code: coupons.code }).from(coupons).where(eq(coupons.ownerId, inviterId));
  const open = and(inArray(orders.state, ['created', 'pending']), isNull(orders.abandonedAt));
  const trial = and(eq(subscriptions.state, 'active'), isNotNull(subscriptions.trialEndsAt));
  const [row] = await db
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(subscriptions, eq(subscriptions.orderId, orders.id))
    .where(and(eq(orders.userId, friendId), inArray(orders.origin, codes), or(open, trial)))
    .limit(1);
  return row !== undefined;
}

/** Whether somebody has brought this person already, by another payment that was not given back. */
export async function isInvited(db: Queries, friendId: string): Promise<boolean> {
  const [row] = await db
    .select({ orderId: invitations.orderId })
    .from(invitations)
    .where(
      and(eq(invitations.friendId, friendId), inArray(invitations.state, ['waiting', 'earned', 'given'])),
    )
    .limit(1);
  return row !== undefined;
}

/** The newest first, with the friends' addresses. */
export async function listInvitations(
  db: Queries,
  inviterId: string,
  limit: number,
): Promise<{ invitation: InvitationRow; email: string | null }[]> {
  return db
    .select({ invitation: invitations, email: users.email })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.friendId))
    .where(eq(invitations.inviterId, inviterId))
    .orderBy(desc(invitations.joinedAt))
    .limit(limit);
}

/** Days by state, over all invitations of a person. */
export async function sumDays(db: Queries, inviterId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ state: invitations.state, days: sql<number>`sum(${invitations.days})::int` })
    .from(invitations)
    .where(eq(invitations.inviterId, inviterId))
    .groupBy(invitations.state);
  return new Map(rows.map(({ state, days }) => [state, days]));
}

/** Takes invitations that are due, and sets when to look at them again should this process stop. */
export async function claimInvitations(db: Database, now: Date, again: Date): Promise<string[]> {
  const { orderId: id, nextLookAt } = invitations;
  const due = (tx: Queries) =>
    tx.select({ id }).from(invitations).where(lte(nextLookAt, now)).orderBy(nextLookAt);
  return claim(db, due, {
    most: 20,
    async lease(tx, row) {
      await tx.update(invitations).set({ nextLookAt: again }).where(eq(id, row.id));
      return row.id;
    },
  });
}

export async function findInvitation(db: Queries, orderId: string): Promise<InvitationRow | undefined> {
  const [row] = await db.select().from(invitations).where(eq(invitations.orderId, orderId));
  return row;
}

/** An invitation, locked, and how its payment stands. */
export async function lockInvitation(
  tx: Queries,
  orderId: string,
): Promise<{ invitation: InvitationRow; stands: boolean } | undefined> {
  const [invitation] = await tx
    .select()
    .from(invitations)
    .where(eq(invitations.orderId, orderId))
    .for('update');
  const [order] = await tx
    .select({ state: orders.state, returned: orders.returned })
    .from(orders)
    .where(eq(orders.id, orderId));
  return invitation && order && { invitation, stands: order.state === 'paid' && order.returned === null };
}

export async function updateInvitation(
  db: Queries,
  orderId: string,
  changes: Partial<typeof invitations.$inferInsert>,
): Promise<void> {
  await db.update(invitations).set(changes).where(eq(invitations.orderId, orderId));
}

/** Has the invitation of an order looked at soon; none is as good. */
export async function hastenInvitation(db: Queries, orderId: string, at: Date): Promise<void> {
  await updateInvitation(db, orderId, { nextLookAt: at });
}

/** The same for the days that wait for a plan of this person. */
export async function hastenEarned(db: Queries, inviterId: string, at: Date): Promise<void> {
  await db
    .update(invitations)
    .set({ nextLookAt: at })
    .where(and(eq(invitations.inviterId, inviterId), eq(invitations.state, 'earned')));
}

/** Invitations of a person that have earned days since a date. */
export async function countEarned(db: Queries, inviterId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ earned: count() })
    .from(invitations)
    .where(
      and(
        eq(invitations.inviterId, inviterId),
        inArray(invitations.state, ['earned', 'given']),
        gt(invitations.earnedAt, since),
      ),
    );
  return row?.earned ?? 0;
}

/** Nobody can join by the codes of a person any more. */
export async function endCodesOf(db: Queries, ownerId: string, at: Date): Promise<void> {
  await db.update(coupons).set({ endsAt: at }).where(eq(coupons.ownerId, ownerId));
}
