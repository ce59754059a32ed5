import { and, asc, count, desc, eq, isNotNull, lte, notInArray, sql } from 'drizzle-orm';
import { claim } from '../../../db/claim.ts';
import type { Database, Queries } from '../../../db/connect.ts';
import { charges, orders, plans, refunds } from '../../../db/schema.ts';
import type { ChargeRow, OrderRow, PlanRow } from './paymentRows.ts';

/** The first payment first. */
export async function listCharges(db: Queries, orderId: string): Promise<ChargeRow[]> {
  return db
    .select()
    .from(charges)
    .where(eq(charges.orderId, orderId))
    .orderBy(asc(charges.startsAt), asc(charges.paidAt), asc(charges.name));
}

/** How many charges of an order were paid, a trial's beginning included. */
export async function countPaid(db: Queries, orderId: string): Promise<number> {
  const [row] = await db
    .select({ paid: count() })
    .from(charges)
    .where(and(eq(charges.orderId, orderId), isNotNull(charges.paidAt)));
  return row?.paid ?? 0;
}

/** A payment with all that its row in the account says. `claimUrl`: where its buyer claims money that goes back. */
export interface PaymentRow {
  charge: ChargeRow;
  order: OrderRow;
  plan: PlanRow;
  claimUrl: string | null;
}

/** Every payment of a person, the newest first. */
export async function listPayments(db: Queries, userId: string): Promise<PaymentRow[]> {
  const claimUrl = sql<string | null>`(select ${refunds.claimUrl} from ${refunds}
    where ${refunds.orderId} = ${charges.orderId} and ${refunds.charge} = ${charges.name}
      and ${refunds.claimUrl} is not null and ${notInArray(refunds.state, ['done', 'failed'])}
    order by ${refunds.createdAt} desc limit 1)`;
  return db
    .select({ charge: charges, order: orders, plan: plans, claimUrl })
    .from(charges)
    .innerJoin(orders, eq(orders.id, charges.orderId))
    .innerJoin(plans, eq(plans.id, sql`coalesce(${charges.planId}, ${orders.planId})`))
    .where(and(eq(orders.userId, userId), isNotNull(charges.paidAt)))
    .orderBy(desc(charges.paidAt), desc(charges.orderId), desc(charges.receipt));
}

/** Makes the charge, or changes what is given of it. */
export async function putCharge(
  db: Queries,
  charge: Pick<ChargeRow, 'orderId' | 'name'> & Partial<Omit<ChargeRow, 'receipt'>>,
): Promise<void> {
  const { orderId, name, ...changes } = charge;
  const next = sql`select coalesce(max(receipt), 0) + 1 from charges where order_id = ${orderId}`;
  await db
    .insert(charges)
    // Whoever writes a charge has locked its order.
    .values({ ...charge, receipt: sql<number>`(${next})` })
    .onConflictDoUpdate({ target: [charges.orderId, charges.name], set: { orderId, name, ...changes } });
}

/** Takes refunds that providers are owed, and sets when to try again. */
export async function claimRefunds(db: Database, now: Date, again: Date): Promise<ChargeRow[]> {
  const { refundDueAt } = charges;
  return claim(db, (tx) => tx.select().from(charges).where(lte(refundDueAt, now)).orderBy(refundDueAt), {
    most: 10,
    async lease(tx, charge) {
      await putCharge(tx, { orderId: charge.orderId, name: charge.name, refundDueAt: again });
      return charge;
    },
  });
}
