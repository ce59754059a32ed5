import { and, count, desc, eq, isNotNull, isNull, lte, notInArray, or } from 'drizzle-orm';
import { claim } from '../../db/claim.ts';
import type { Database, Queries } from '../../db/connect.ts';
import { orders, refunds, users } from '../../db/schema.ts';
import { vouchers } from '../../db/voucherTables.ts';

export type VoucherRow = typeof vouchers.$inferSelect;
type Changes = Partial<typeof vouchers.$inferInsert>;

export async function insertVouchers(
  db: Queries,
  rows: readonly (typeof vouchers.$inferInsert)[],
): Promise<void> {
  await db.insert(vouchers).values([...rows]);
}

export async function findVoucherByHash(db: Queries, codeHash: string): Promise<VoucherRow | undefined> {
  const [row] = await db.select().from(vouchers).where(eq(vouchers.codeHash, codeHash));
  return row;
}

export async function findVoucherOfOrder(db: Queries, orderId: string): Promise<VoucherRow | undefined> {
  const [row] = await db.select().from(vouchers).where(eq(vouchers.orderId, orderId));
  return row;
}

/** Whoever redeems or changes a voucher does so alone, until the transaction ends. */
export async function lockVoucher(tx: Queries, id: string): Promise<VoucherRow | undefined> {
  const [row] = await tx.select().from(vouchers).where(eq(vouchers.id, id)).for('update');
  return row;
}

export async function updateVoucher(db: Queries, id: string, changes: Changes): Promise<void> {
  await db.update(vouchers).set(changes).where(eq(vouchers.id, id));
}

/** Whether the payment of a gift is the seller's; one that an operator made needs none. */
export async function isPaid(db: Queries, { orderId }: Pick<VoucherRow, 'orderId'>): Promise<boolean> {
  if (orderId === null) return true;
  const [order] = await db
    .select({ state: orders.state, returned: orders.returned })
    .from(orders)
    .where(eq(orders.id, orderId));
  return order?.state === 'paid' && order.returned === null;
}

/** Whether the payment of a gift is on its way back. A refund that fails makes the voucher good again. */
export async function isGoingBack(db: Queries, { orderId }: Pick<VoucherRow, 'orderId'>): Promise<boolean> {
  if (orderId === null) return false;
  const [open] = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), notInArray(refunds.state, ['done', 'failed'])))
    .limit(1);
  return open !== undefined;
}

/** Vouchers whose days are on the plan of an order. */
export async function listGivenTo(db: Queries, orderId: string): Promise<VoucherRow[]> {
  return db
    .select()
    .from(vouchers)
    .where(and(eq(vouchers.givenTo, orderId), isNull(vouchers.takenAt)));
}

/** Has the vouchers looked at soon that an order has paid for, or whose days its plan has. */
export async function hastenVouchersOf(db: Queries, orderId: string, at: Date): Promise<void> {
  await db
    .update(vouchers)
    .set({ nextLookAt: at })
    .where(
      and(or(eq(vouchers.orderId, orderId), eq(vouchers.givenTo, orderId)), isNotNull(vouchers.redeemedBy)),
    );
}

/** Takes vouchers that are due, and sets when to look at them again should this process stop. */
export async function claimVouchers(db: Database, now: Date, again: Date): Promise<string[]> {
  const { id, nextLookAt } = vouchers;
  const due = (tx: Queries) =>
    tx.select({ id }).from(vouchers).where(lte(nextLookAt, now)).orderBy(nextLookAt);
  return claim(db, due, {
    most: 20,
    async lease(tx, row) {
      await tx.update(vouchers).set({ nextLookAt: again }).where(eq(id, row.id));
      return row.id;
    },
  });
}

/** The newest first. */
export async function listRedeemedBy(db: Queries, userId: string): Promise<VoucherRow[]> {
  return db
    .select()
    .from(vouchers)
    .where(eq(vouchers.redeemedBy, userId))
    .orderBy(desc(vouchers.redeemedAt), desc(vouchers.id));
}

/** The gifts of a buyer, with the state of their payment: the newest first. */
export async function listBoughtBy(
  db: Queries,
  userId: string,
): Promise<{ voucher: VoucherRow; orderId: string; paid: boolean }[]> {
  const rows = await db
    .select({ voucher: vouchers, orderId: orders.id, state: orders.state, returned: orders.returned })
    .from(vouchers)
    .innerJoin(orders, eq(orders.id, vouchers.orderId))
    .where(eq(orders.userId, userId))
    .orderBy(desc(vouchers.createdAt), desc(vouchers.id));
  return rows.map(({ voucher, orderId, state, returned }) => ({
    voucher,
    orderId,
    paid: state === 'paid' && returned === null,
  }));
}

/** For the operator: of one batch, or all of them; the newest first, with who redeemed them. */
export async function listVouchers(
  db: Queries,
  { batch, limit }: { batch: string | undefined; limit: number },
): Promise<{ voucher: VoucherRow; email: string | null }[]> {
  return db
    .select({ voucher: vouchers, email: users.email })
    .from(vouchers)
    .leftJoin(users, eq(users.id, vouchers.redeemedBy))
    .where(batch === undefined ? undefined : eq(vouchers.batch, batch))
    .orderBy(desc(vouchers.createdAt), vouchers.id)
    .limit(limit);
}

/** Of a batch, or the one of that id: what nobody has redeemed. Somebody has paid for the others. */
const revocable = (name: string) =>
  and(
    isNotNull(vouchers.batch),
    or(eq(vouchers.batch, name), eq(vouchers.id, name)),
    isNull(vouchers.redeemedBy),
    isNull(vouchers.revokedAt),
  );

export async function countRevocable(db: Queries, name: string): Promise<number> {
  const [row] = await db.select({ open: count() }).from(vouchers).where(revocable(name));
  return row?.open ?? 0;
}

/** They are worth nothing from now on. Returns how many. */
export async function revokeVouchers(db: Queries, name: string, at: Date): Promise<number> {
  const rows = await db
    .update(vouchers)
    .set({ revokedAt: at })
    .where(revocable(name))
    .returning({ id: vouchers.id });
  return rows.length;
}
