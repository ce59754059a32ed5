import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { orders, type SamePerson, users } from './schema.ts';
import { timeColumn } from './timeColumn.ts';

/** `left`: the account was deleted, and its sales stay with a bare id. */
export type PartnerState = 'applied' | 'approved' | 'refused' | 'left';

/** People who recommend the product without a network between. One row for an address. */
export const partners = pgTable(
  'partners',
  {
    id: text('id').primaryKey(),
    emailKey: text('email_key').notNull().unique(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    /** Where their audience is. */
    site: text('site').notNull(),
    /** How they mean to speak of the product. */
    plan: text('plan').notNull(),
    language: text('language').notNull(),
    state: text('state').$type<PartnerState>().notNull(),
    /** Their mark in links; null until they are approved. */
    code: text('code').unique(),
    /** The account that sees the figures; null until they are approved. */
    userId: text('user_id')
      .unique()
      .references(() => users.id, { onDelete: 'set null' }),
    appliedAt: timeColumn('applied_at').notNull(),
    decidedAt: timeColumn('decided_at'),
  },
  (table) => [index('partners_state').on(table.state, table.appliedAt)],
);

/** Visits that came through the links of a partner, by day. Nothing of a visitor is stored. */
export const partnerClicks = pgTable(
  'partner_clicks',
  {
    partnerId: text('partner_id')
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    /** The partner's own name for the place of a link; empty without one. */
    label: text('label').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.day, table.label] })],
);

export type ConversionNetwork = 'cj' | 'admitad' | 'cf' | 'direct';

/**
 * `due` → `sent`, and back through `reversing` → `reversed` when the money went back. `dropped`: it went back before
 * anybody was told. `off`: the network has no settings. `given_up`: the network refused it too often.
 */
export type ConversionState = 'due' | 'sent' | 'reversing' | 'reversed' | 'dropped' | 'off' | 'given_up';

/** Orders that an affiliate brought, one row for each that was paid, and what its network was told. */
export const conversions = pgTable(
  'conversions',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.id),
    network: text('network').$type<ConversionNetwork>().notNull(),
    /** The network's name of the click: what its cookie held. */
    click: text('click').notNull(),
    /** Only of `direct`. */
    partnerId: text('partner_id').references(() => partners.id),
    /** The first payment without its tax, minor units. */
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    /** The partner's share of it; null where the network works it out. */
    reward: integer('reward'),
    coupon: text('coupon'),
    state: text('state').$type<ConversionState>().notNull(),
    soldAt: timeColumn('sold_at').notNull(),
    reversedAt: timeColumn('reversed_at'),
    /** When the network took the sale, and its reversal. */
    sentAt: timeColumn('sent_at'),
    reversalSentAt: timeColumn('reversal_sent_at'),
    /** The network's own name of what it took, where it says one. */
    reference: text('reference'),
    attempts: integer('attempts').notNull().default(0),
    nextTryAt: timeColumn('next_try_at'),
    failure: text('failure'),
    /** Why a sale of a partner does not count although it stands: the partner is the buyer. */
    refusal: text('refusal').$type<SamePerson>(),
    /** When to ask again whether the buyer is the partner; null: it is known. */
    nextLookAt: timeColumn('next_look_at'),
  },
  (table) => [
    index('conversions_look').on(table.nextLookAt).where(sql`next_look_at is not null`),
    index('conversions_due').on(table.nextTryAt).where(sql`next_try_at is not null`),
    index('conversions_partner').on(table.partnerId, table.soldAt).where(sql`partner_id is not null`),
    check('conversions_amount', sql`${table.amount} >= 0`),
  ],
);
