import type { SellerName } from '@tern/domain';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { orders, refunds, users } from './schema.ts';
import { timeColumn } from './timeColumn.ts';

/** The name, company, address and VAT id that a person wants on invoices. */
export interface BillingRecord {
  name: string;
  company: string;
  address: string;
  vatId: string;
}

export const billingDetails = pgTable('billing_details', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  company: text('company').notNull(),
  address: text('address').notNull(),
  vatId: text('vat_id').notNull(),
  savedAt: timeColumn('saved_at').notNull(),
});

/** The last number of each seller. Whoever takes the next one holds the row until it commits: no number is left out. */
export const invoiceNumbers = pgTable('invoice_numbers', {
  seller: text('seller').$type<SellerName>().primaryKey(),
  last: integer('last').notNull(),
});

/** An invoice of a charge, and credit notes of what went back of it. No row is ever changed, save for its buyer. */
export const invoices = pgTable(
  'invoices',
  {
    seller: text('seller').$type<SellerName>().notNull(),
    /** Counts the rows of a seller, both kinds together. */
    number: integer('number').notNull(),
    kind: text('kind').$type<'invoice' | 'credit_note'>().notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** The name of the charge. */
    charge: text('charge').notNull(),
    /** The refund of a credit note. */
    refundId: text('refund_id').references(() => refunds.id),
    /** Minor units, the tax included. */
    amount: integer('amount').notNull(),
    /** Part of the amount; null where the provider reports none. */
    taxAmount: integer('tax_amount'),
    currency: text('currency').notNull(),
    issuedAt: timeColumn('issued_at').notNull(),
    /** As it was when the invoice was first saved with a buyer; null before. */
    buyer: jsonb('buyer').$type<BillingRecord>(),
  },
  (table) => [
    primaryKey({ columns: [table.seller, table.number] }),
    uniqueIndex('invoices_charge').on(table.orderId, table.charge).where(sql`kind = 'invoice'`),
    uniqueIndex('invoices_refund').on(table.refundId),
    index('invoices_order').on(table.orderId),
  ],
);
