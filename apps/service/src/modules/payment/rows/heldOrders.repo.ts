import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/connect.ts';
import { coupons, orders } from '../../../db/schema.ts';
import type { OrderRow } from './paymentRows.ts';

/** An order whose page the buyer can be sent to. It holds its plan, its credit and its code. */
export const isHeld = and(inArray(orders.state, ['created', 'pending']), isNull(orders.abandonedAt));

/** The one of this person and plan. */
export async function findHeldOrder(
  db: Queries,
  userId: string,
  planId: string,
): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.planId, planId), isHeld));
  return row;
}

/** Held orders of this person for other plans that have the same credit or the same code, or an invite as well. */
export async function findContested(
  db: Queries,
  { userId, planId, replaces, coupon }: Pick<OrderRow, 'userId' | 'planId' | 'replaces' | 'coupon'>,
): Promise<OrderRow[]> {
  const invites = db.select({ code: coupons.code }).from(coupons).where(eq(coupons.kind, 'invite'));
  const contests = [
    replaces === null ? undefined : eq(orders.replaces, replaces),
    coupon === null ? undefined : eq(orders.coupon, coupon),
    coupon === null
      ? undefined
      : and(inArray(orders.coupon, invites), inArray(sql`${coupon}::text`, invites)),
  ];
  if (!contests.some(Boolean)) return [];
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), ne(orders.planId, planId), isHeld, or(...contests)));
}

/** Whether another order that took the same plan over was paid. One whose money went back has given it free again. */
export async function isTakenOver(
  db: Queries,
  { id, replaces }: Pick<OrderRow, 'id' | 'replaces'>,
): Promise<boolean> {
  if (replaces === null) return false;
  const [row] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.replaces, replaces), ne(orders.id, id), eq(orders.state, 'paid')))
    .limit(1);
  return row !== undefined;
}
