import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** `email` is null once an account that nobody claimed has given its address up. */
export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    /** As typed. */
    email: text('email'),
    /** Normalised: what makes two addresses the same. */
    emailKey: text('email_key'),
    /** Null: opened at the checkout, no password yet. */
    passwordHash: text('password_hash'),
    name: text('name'),
    avatar: text('avatar'),
    language: text('language').notNull().default('en'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('users_email_key').on(table.emailKey)],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token, hexadecimal. The token itself is not stored. */
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    userAgent: text('user_agent'),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

export const plans = pgTable('plans', {
  id: text('id').primaryKey(),
  productId: text('product_id').notNull().unique(),
  name: text('name').notNull(),
  intervalCount: integer('interval_count').notNull(),
  intervalUnit: text('interval_unit').$type<'DAY' | 'WEEK' | 'MONTH' | 'YEAR'>().notNull(),
  /** Minor units of the base currency, USD: the whole period before the discount. */
  baseListAmount: integer('base_list_amount').notNull(),
  /** Minor units of the base currency, USD: what the whole period costs. */
  baseAmount: integer('base_amount').notNull(),
  recommended: boolean('recommended').notNull().default(false),
  onSale: boolean('on_sale').notNull().default(true),
  position: integer('position').notNull(),
});

/** Local gross prices in minor units. */
export const planPrices = pgTable(
  'plan_prices',
  {
    planId: text('plan_id')
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    currency: text('currency').notNull(),
    amount: integer('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.planId, table.currency] })],
);

export const quotes = pgTable('quotes', {
  id: text('id').primaryKey(),
  planId: text('plan_id')
    .notNull()
    .references(() => plans.id),
  currency: text('currency').notNull(),
  amount: integer('amount').notNull(),
  listAmount: integer('list_amount').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

export type OrderStateName = 'created' | 'pending' | 'failed' | 'expired' | 'paid' | 'disputed' | 'refunded';

export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    quoteId: text('quote_id')
      .notNull()
      .references(() => quotes.id),
    planId: text('plan_id')
      .notNull()
      .references(() => plans.id),
    productId: text('product_id').notNull(),
    method: text('method').notNull(),
    currency: text('currency').notNull(),
    amount: integer('amount').notNull(),
    state: text('state').$type<OrderStateName>().notNull(),
    /** Raised by every write; a write names the version it read. */
    version: integer('version').notNull().default(0),
    /** Sent with every call that opens this order at the provider. */
    idempotencyKey: text('idempotency_key').notNull().unique(),
    /** Language and form prefix to come back to. */
    returnBase: text('return_base').notNull().default(''),
    providerSession: text('provider_session'),
    providerSubscription: text('provider_subscription'),
    providerPayment: text('provider_payment'),
    checkoutUrl: text('checkout_url'),
    /** Why a person should look at this order; null: nothing is odd. */
    attention: text('attention'),
    createdAt: moment('created_at').notNull(),
    /** When the provider's page closes. */
    closesAt: moment('closes_at').notNull(),
    paidAt: moment('paid_at'),
    checks: integer('checks').notNull().default(0),
    /** When to ask the provider; null: the state is known. */
    nextCheckAt: moment('next_check_at'),
  },
  (table) => [
    index('orders_user').on(table.userId),
    uniqueIndex('orders_provider_session').on(table.providerSession),
    index('orders_provider_subscription').on(table.providerSubscription),
    index('orders_provider_payment').on(table.providerPayment),
    index('orders_next_check').on(table.nextCheckAt).where(sql`next_check_at is not null`),
    // Parallel tries to buy the same plan meet here.
    uniqueIndex('orders_one_open').on(table.userId, table.planId).where(sql`state in ('created', 'pending')`),
    check('orders_amount_positive', sql`${table.amount} > 0`),
  ],
);

export type SubscriptionStateName = 'active' | 'past_due' | 'cancelled' | 'expired' | 'refunded' | 'disputed';

export const subscriptions = pgTable(
  'subscriptions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    orderId: text('order_id')
      .notNull()
      .unique()
      .references(() => orders.id),
    planId: text('plan_id')
      .notNull()
      .references(() => plans.id),
    state: text('state').$type<SubscriptionStateName>().notNull(),
    startedAt: moment('started_at').notNull(),
    currentPeriodEnd: moment('current_period_end').notNull(),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
  },
  (table) => [
    uniqueIndex('subscriptions_one_active')
      .on(table.userId, table.planId)
      .where(sql`state in ('active', 'past_due')`),
  ],
);

export const webhookEvents = pgTable(
  'webhook_events',
  {
    provider: text('provider').notNull(),
    /** The provider's own id: the same event never applies twice. */
    eventId: text('event_id').notNull(),
    type: text('type').notNull(),
    /** Exactly the bytes that were signed. */
    body: text('body').notNull(),
    receivedAt: moment('received_at').notNull(),
    appliedAt: moment('applied_at'),
    /** What applying it did. */
    outcome: text('outcome'),
    attempts: integer('attempts').notNull().default(0),
    nextTryAt: moment('next_try_at'),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.eventId] }),
    index('webhook_events_open').on(table.nextTryAt).where(sql`applied_at is null`),
  ],
);

export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: text('id').primaryKey(),
    /** The same occasion never mails twice. */
    occasion: text('occasion').notNull().unique(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    recipient: text('recipient').notNull(),
    template: text('template').notNull(),
    language: text('language').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    createdAt: moment('created_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextTryAt: moment('next_try_at'),
    sentAt: moment('sent_at'),
    failure: text('failure'),
  },
  (table) => [index('mail_outbox_open').on(table.nextTryAt).where(sql`sent_at is null`)],
);

/** Keys are hashes: no address is stored. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    resetAt: moment('reset_at').notNull(),
  },
  (table) => [index('rate_limits_reset').on(table.resetAt)],
);
