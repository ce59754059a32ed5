import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { orders, plans, users } from './schema.ts';
import { timeColumn } from './timeColumn.ts';

/**
 * Codes that are worth some time of a plan: made by an operator, or bought as a gift. The time is given once, to one
 * person, and never renews.
 */
export const vouchers = pgTable(
  'vouchers',
  {
    id: text('id').primaryKey(),
    /** A hash with a key of this service; the code itself is not stored. */
    codeHash: text('code_hash').notNull().unique(),
    /** Names the plan of somebody who has no other one. */
    planId: text('plan_id')
      .notNull()
      .references(() => plans.id),
    intervalCount: integer('interval_count').notNull(),
    intervalUnit: text('interval_unit').$type<'DAY' | 'MONTH'>().notNull(),
    /** The operator's name of what it was made with; null: it was bought. */
    batch: text('batch'),
    /** The order that paid for it; null: an operator made it. */
    orderId: text('order_id')
      .unique()
      .references(() => orders.id),
    createdAt: timeColumn('created_at').notNull(),
    /** Null: never. */
    expiresAt: timeColumn('expires_at'),
    revokedAt: timeColumn('revoked_at'),
    redeemedBy: text('redeemed_by').references(() => users.id),
    redeemedAt: timeColumn('redeemed_at'),
    /** Days that wait for a plan, or for the end of a trial. Null: all of them, until they are given the first time. */
    daysLeft: integer('days_left'),
    /** The order whose plan has the days. */
    givenTo: text('given_to').references(() => orders.id),
    /** When the given days begin, behind what that plan had before. */
    givenFrom: timeColumn('given_from'),
    /** The days that were given. */
    givenDays: integer('given_days').notNull().default(0),
    /** Since when the days are gone, because the payment went back. */
    takenAt: timeColumn('taken_at'),
    /** When to look at it again; null: once something changes. */
    nextLookAt: timeColumn('next_look_at'),
  },
  (table) => [
    index('vouchers_redeemed_by').on(table.redeemedBy),
    index('vouchers_given_to').on(table.givenTo),
    index('vouchers_batch').on(table.batch),
    index('vouchers_look').on(table.nextLookAt).where(sql`next_look_at is not null`),
    check('vouchers_source', sql`(${table.batch} is null) <> (${table.orderId} is null)`),
    check('vouchers_redeemed', sql`(${table.redeemedBy} is null) = (${table.redeemedAt} is null)`),
    check('vouchers_worth', sql`${table.intervalCount} > 0`),
  ],
);
