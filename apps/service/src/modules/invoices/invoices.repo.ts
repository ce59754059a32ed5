import { type SellerName, sellerOf } from '@tern/domain';
import { and, asc, desc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Queries } from '../../db/connect.ts';
import { type BillingRecord, billingDetails, invoiceNumbers, invoices } from '../../db/invoiceTables.ts';
import { charges, orders, plans, refunds, users } from '../../db/schema.ts';

export type InvoiceRow = typeof invoices.$inferSelect;

/** A charge or refund of an order that has no number yet. */
export interface Unnumbered extends Omit<InvoiceRow, 'number' | 'issuedAt' | 'buyer'> {
  seller: SellerName;
}

/** Paid charges without an invoice, and refunds that are done without a credit note, the oldest first. */
export async function listUnnumbered(tx: Queries, orderId: string): Promise<Unnumbered[]> {
  const paid = and(eq(charges.orderId, orderId), isNotNull(charges.paidAt), gt(charges.amount, 0));
  // Nearly always there is none: of these wide tables only what a number needs is named.
  const charge = {
    name: charges.name,
    amount: charges.amount,
    taxAmount: charges.taxAmount,
    currency: charges.currency,
  };
  const order = { method: orders.method, taxAmount: orders.taxAmount, currency: orders.currency };
  const refund = { id: refunds.id, amount: refunds.amount, currency: refunds.currency };
  const unbilled = await tx
    .select({ charge, order })
    .from(charges)
    .innerJoin(orders, eq(orders.id, charges.orderId))
    .leftJoin(
      invoices,
      and(
        eq(invoices.orderId, charges.orderId),
        eq(invoices.charge, charges.name),
        eq(invoices.kind, 'invoice'),
      ),
    )
    .where(and(paid, isNull(invoices.number)))
    .orderBy(asc(charges.receipt));
  const uncredited = await tx
    .select({ refund, charge, order })
    .from(refunds)
    .innerJoin(charges, and(eq(charges.orderId, refunds.orderId), eq(charges.name, refunds.charge)))
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .leftJoin(invoices, eq(invoices.refundId, refunds.id))
    .where(and(paid, eq(refunds.state, 'done'), gt(refunds.amount, 0), isNull(invoices.number)))
    .orderBy(asc(refunds.endedAt), asc(refunds.id));
  const taxOf = ({ charge, order }: Pick<(typeof unbilled)[number], 'charge' | 'order'>) =>
    charge.name === 'first' ? order.taxAmount : charge.taxAmount;
  return [
    ...unbilled.map(({ charge, order }) => ({
      seller: sellerOf(order.method),
      kind: 'invoice' as const,
      orderId,
      charge: charge.name,
      refundId: null,
      amount: charge.amount,
      taxAmount: taxOf({ charge, order }),
      currency: charge.currency ?? order.currency,
    })),
    ...uncredited.map(({ refund, charge, order }) => {
      const tax = taxOf({ charge, order });
      return {
        seller: sellerOf(order.method),
        kind: 'credit_note' as const,
        orderId,
        charge: charge.name,
        refundId: refund.id,
        amount: refund.amount,
        taxAmount: tax === null ? null : Math.round((tax * refund.amount) / charge.amount),
        currency: refund.currency,
      };
    }),
  ];
}

/** Takes the next number of a seller. It is taken by nobody else before this transaction ends. */
export async function takeNumber(tx: Queries, seller: SellerName): Promise<number> {
  const [row] = await tx
    .insert(invoiceNumbers)
    .values({ seller, last: 1 })
    .onConflictDoUpdate({ target: invoiceNumbers.seller, set: { last: sql`${invoiceNumbers.last} + 1` } })
    .returning();
  if (!row) throw new Error('There is no number for the invoice.');
  return row.last;
}

export async function insertInvoice(tx: Queries, row: typeof invoices.$inferInsert): Promise<void> {
  await tx.insert(invoices).values(row);
}

const about = (db: Queries) =>
  db
    .select({ invoice: invoices, charge: charges, order: orders, plan: plans, email: users.email })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .innerJoin(plans, eq(plans.id, orders.planId))
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(charges, and(eq(charges.orderId, invoices.orderId), eq(charges.name, invoices.charge)));

export type InvoiceAbout = Awaited<ReturnType<typeof about>>[number];

export async function listInvoices(db: Queries, userId: string): Promise<InvoiceAbout[]> {
  return about(db).where(eq(orders.userId, userId)).orderBy(desc(invoices.issuedAt), desc(invoices.number));
}

export async function findInvoice(
  db: Queries,
  find: { userId: string; seller: SellerName; number: number },
): Promise<InvoiceAbout | undefined> {
  const { userId, seller, number } = find;
  const [row] = await about(db).where(
    and(eq(orders.userId, userId), eq(invoices.seller, seller), eq(invoices.number, number)),
  );
  return row;
}

/** The invoice that a credit note corrects. */
export async function findCorrected(db: Queries, row: InvoiceRow): Promise<InvoiceRow | undefined> {
  const [found] = await db
    .select()
    .from(invoices)
    .where(
      and(eq(invoices.orderId, row.orderId), eq(invoices.charge, row.charge), eq(invoices.kind, 'invoice')),
    );
  return found;
}

/** Writes the buyer of an invoice, once. */
export async function fixBuyer(db: Queries, row: InvoiceRow, buyer: BillingRecord): Promise<void> {
  await db
    .update(invoices)
    .set({ buyer })
    .where(and(eq(invoices.seller, row.seller), eq(invoices.number, row.number), isNull(invoices.buyer)));
}

export async function findBilling(db: Queries, userId: string): Promise<BillingRecord | undefined> {
  const [row] = await db.select().from(billingDetails).where(eq(billingDetails.userId, userId));
  return row && { name: row.name, company: row.company, address: row.address, vatId: row.vatId };
}

export async function saveBilling(
  db: Queries,
  userId: string,
  record: BillingRecord,
  savedAt: Date,
): Promise<void> {
  const values = { ...record, savedAt };
  await db
    .insert(billingDetails)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: billingDetails.userId, set: values });
}

export async function dropBilling(db: Queries, userId: string): Promise<void> {
  await db.delete(billingDetails).where(eq(billingDetails.userId, userId));
}

/** Takes the buyer off invoices that nobody has to keep any more. */
export async function emptyBuyers(db: Queries, issuedBefore: Date): Promise<void> {
  await db
    .update(invoices)
    .set({ buyer: null })
    .where(and(lt(invoices.issuedAt, issuedBefore), isNotNull(invoices.buyer)));
}
