import type { IntervalUnit } from '@tern/domain';
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
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { timeColumn } from './timeColumn.ts';

export * from './analyticsTables.ts';
export * from './blogSchema.ts';
export * from './campaignTables.ts';
export * from './consentTables.ts';
export * from './newsletterTables.ts';
export * from './textTables.ts';

/** `emailKey` is null while another sign-up has the address; `email` too once the account is deleted. */
export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    /** As typed. */
    email: text('email'),
    /** Normalised: what makes two addresses the same. */
    emailKey: text('email_key'),
    /** When its person showed that the mailbox is theirs; null: the address is only a claim. */
    emailProvenAt: timeColumn('email_proven_at'),
    /** Null: opened at the checkout, no password yet. */
    passwordHash: text('password_hash'),
    name: text('name'),
    avatar: text('avatar'),
    language: text('language').notNull().default('en'),
    /** The language of mails; null: that of the site. */
    mailLanguage: text('mail_language'),
    /** Mails that nobody has to get, by their category. */
    mailRenewal: boolean('mail_renewal').notNull().default(true),
    mailProduct: boolean('mail_product').notNull().default(true),
    mailOffers: boolean('mail_offers').notNull().default(true),
    createdAt: timeColumn('created_at').notNull(),
    /** When the account is deleted for good; null: no deletion was requested. */
    deleteAfter: timeColumn('delete_after'),
    /** Since when nothing of the person is left here. */
    deletedAt: timeColumn('deleted_at'),
  },
  (table) => [
    uniqueIndex('users_email_key').on(table.emailKey),
    // A proven address belongs to one account, which can be found by it.
    check('users_proven_address', sql`${table.emailProvenAt} is null or ${table.emailKey} is not null`),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token, hexadecimal. The token itself is not stored. */
    tokenHash: text('token_hash').primaryKey(),
    /** Names the session where the token must not appear. */
    id: text('id').notNull().unique().default(sql`gen_random_uuid()::text`),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timeColumn('created_at').notNull(),
    lastSeenAt: timeColumn('last_seen_at').notNull(),
    expiresAt: timeColumn('expires_at').notNull(),
    revokedAt: timeColumn('revoked_at'),
    userAgent: text('user_agent'),
    /** Two letters, of the address it was opened from. */
    country: text('country'),
    /** Code of the app type table. */
    appType: integer('app_type').notNull().default(501),
    /** The app it was opened by or handed over from; null: a browser. */
    deviceId: text('device_id').references(() => devices.id, { onDelete: 'set null' }),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_device').on(table.deviceId)],
);

/** Apps that are signed in to an account. */
export const devices = pgTable(
  'devices',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Code of the app type table, also one that it does not hold. */
    appType: integer('app_type').notNull(),
    /** The app's own identifier of its installation: signing in again is the same device. */
    installation: text('installation').notNull(),
    name: text('name'),
    createdAt: timeColumn('created_at').notNull(),
    lastSeenAt: timeColumn('last_seen_at').notNull(),
  },
  (table) => [uniqueIndex('devices_installation').on(table.userId, table.appType, table.installation)],
);

/** The one address of an account that Smart DNS answers. */
export const boundAddresses = pgTable('bound_addresses', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Canonical. */
  address: text('address').notNull(),
  boundAt: timeColumn('bound_at').notNull(),
});

/** Codes by mail. One row per address and purpose: a new code replaces the old one. */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    id: text('id').primaryKey(),
    emailKey: text('email_key').notNull(),
    purpose: text('purpose').notNull(),
    requestedAt: timeColumn('requested_at').notNull(),
    expiresAt: timeColumn('expires_at').notNull(),
    /** When the code was made and put into the outbox, or found to have no recipient. */
    preparedAt: timeColumn('prepared_at'),
    /** Null until then, and for ever where there is no account. */
    codeHash: text('code_hash'),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    tries: integer('tries').notNull().default(0),
    usedAt: timeColumn('used_at'),
    /** The right code is traded for this ticket. */
    ticketHash: text('ticket_hash').unique(),
    ticketExpiresAt: timeColumn('ticket_expires_at'),
  },
  (table) => [
    uniqueIndex('verification_codes_address').on(table.emailKey, table.purpose),
    index('verification_codes_open').on(table.requestedAt).where(sql`prepared_at is null`),
  ],
);

/** Events that a person can look up about the safety of the account. Countries, no addresses. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    at: timeColumn('at').notNull(),
    country: text('country'),
    userAgent: text('user_agent'),
    appType: integer('app_type').notNull(),
  },
  (table) => [index('security_events_user').on(table.userId, table.at)],
);

/** One-time codes by which an app hands its person over to the website. */
export const handoverCodes = pgTable('handover_codes', {
  codeHash: text('code_hash').primaryKey(),
  userId: text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  deviceId: text('device_id').references(() => devices.id, { onDelete: 'cascade' }),
  redirect: text('redirect'),
  expiresAt: timeColumn('expires_at').notNull(),
});

/** Bot checks that were passed and not used yet, and solutions that were used. */
export const botPasses = pgTable(
  'bot_passes',
  {
    hash: text('hash').primaryKey(),
    action: text('action').notNull(),
    expiresAt: timeColumn('expires_at').notNull(),
  },
  (table) => [index('bot_passes_expiry').on(table.expiresAt)],
);

/** Random keys that all processes share. */
export const serviceKeys = pgTable('service_keys', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

export const plans = pgTable(
  'plans',
  {
    id: text('id').primaryKey(),
    productId: text('product_id').notNull().unique(),
    name: text('name').notNull(),
    intervalCount: integer('interval_count').notNull(),
    intervalUnit: text('interval_unit').$type<IntervalUnit>().notNull(),
    /** Minor units of the base currency, USD: the whole period before the discount. */
    baseListAmount: integer('base_list_amount').notNull(),
    recommended: boolean('recommended').notNull().default(false),
    onSale: boolean('on_sale').notNull().default(true),
    position: integer('position').notNull(),
    /** 0: the plan can be tried for free, as long as the brand says; null: it cannot. */
    trialPrice: integer('trial_price'),
  },
  (table) => [check('plans_trial_free', sql`${table.trialPrice} = 0`)],
);

/**
 * Local gross prices in minor units. A price that changes is a new version and the old one stays; the newest that
 * has started holds. The price in USD is the base that the others are compared with.
 */
export const planPrices = pgTable(
  'plan_prices',
  {
    planId: text('plan_id')
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    currency: text('currency').notNull(),
    amount: integer('amount').notNull(),
    version: integer('version').notNull().default(1),
    startsAt: timeColumn('starts_at').notNull().default(new Date(0)),
  },
  (table) => [primaryKey({ columns: [table.planId, table.currency, table.version] })],
);

/** Offers that an operator made: those of the settings come on top. */
export const quotes = pgTable(
  'quotes',
  {
    id: text('id').primaryKey(),
    planId: text('plan_id')
      .notNull()
      .references(() => plans.id),
    currency: text('currency').notNull(),
    amount: integer('amount').notNull(),
    listAmount: integer('list_amount').notNull(),
    /** The price of later periods; null: the same. */
    renewalAmount: integer('renewal_amount'),
    /** The code that was used, as it is stored. */
    coupon: text('coupon'),
    couponAmount: integer('coupon_amount').notNull().default(0),
    /** The person's own code that brought the buyer: a friend's invitation or a student's. It counts at any price. */
    origin: text('origin'),
    /** The activity or the key of special plans whose price this is; null: the price of everybody. */
    offer: text('offer'),
    /** The run of the public campaign whose price this is (`runKey`); null: another price. */
    campaign: text('campaign'),
    /** The rest of another plan, given back as a reduction. */
    creditAmount: integer('credit_amount').notNull().default(0),
    /** Given on top, where the rest of another plan is worth more than this one costs. */
    extraDays: integer('extra_days').notNull().default(0),
    /** All that the rest of another plan is worth, in money and days together. */
    carriedAmount: integer('carried_amount').notNull().default(0),
    /** Of the extra days: the rest of a plan in another currency, day by day. */
    takenDays: integer('taken_days').notNull().default(0),
    /** The worth of that rest in its own currency; null: it is in this one, or has cost nothing. */
    takenWorth: integer('taken_worth'),
    /** The order whose subscription this one takes over. */
    replaces: text('replaces'),
    /** Days of the free trial; null: the first period is paid now. */
    trialDays: integer('trial_days'),
    /** The day of the first charge, as it was shown. */
    trialEndsAt: timeColumn('trial_ends_at'),
    /** Bought for somebody else: it becomes a voucher, once, and takes nothing of the buyer's plan over. */
    gift: boolean('gift').notNull().default(false),
    /** Whom a credit is for; null: the price holds for everybody. */
    userId: text('user_id').references(() => users.id),
    createdAt: timeColumn('created_at').notNull(),
    expiresAt: timeColumn('expires_at').notNull(),
  },
  (table) => [index('quotes_expires').on(table.expiresAt), index('quotes_user').on(table.userId)],
);

/** Another order has the plan, the credit or the code by now, the sum is not the order's, or its buyer is gone. */
export type ReturnReason = 'plan_active' | 'credit_used' | 'code_used' | 'amount_differs' | 'account_deleted';

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
    /** The amount of the first payment. */
    amount: integer('amount').notNull(),
    /** The price of later periods; null: the same. */
    renewalAmount: integer('renewal_amount'),
    /** Part of the amount, where the provider reports it. */
    taxAmount: integer('tax_amount'),
    /** Days of the free trial; the amount of today is 0 then, and `renewalAmount` the first charge. Null without one. */
    trialDays: integer('trial_days'),
    /** When the provider makes the first charge; null without a trial. */
    trialEndsAt: timeColumn('trial_ends_at'),
    /** Why a confirmed trial was not given. Nothing is charged. */
    refusal: text('refusal').$type<'trial_used' | 'trial_with_plan'>(),
    coupon: text('coupon'),
    /** As of its quote. */
    origin: text('origin'),
    /** Free days: for the rest of another plan or of a trial, for invitations. */
    extraDays: integer('extra_days').notNull().default(0),
    /** Those of them that the provider counts before its next charge; the others stand at the end of the plan. */
    providerDays: integer('provider_days').notNull().default(0),
    /** When to tell the provider of days that it does not count yet; null: at once. */
    moveAt: timeColumn('move_at'),
    /** How often the provider refused to move its next charge. */
    moveTries: integer('move_tries').notNull().default(0),
    /** The worth of the rest of another plan: paid with it, like the amount. */
    carriedAmount: integer('carried_amount').notNull().default(0),
    /** Of the extra days: those of the plan before. They go when the money goes back that had bought them. */
    takenDays: integer('taken_days').notNull().default(0),
    /** The worth of what was taken over, in the currency of the plan before; null: in this order's. */
    takenWorth: integer('taken_worth'),
    /** The order whose subscription ends when this one is paid. */
    replaces: text('replaces'),
    /** As of its quote: it gives no plan, and a voucher. */
    gift: boolean('gift').notNull().default(false),
    /** Where the buyer came from. It never changes a price. */
    tracking: jsonb('tracking').$type<Record<string, string>>(),
    state: text('state').$type<OrderStateName>().notNull(),
    /** Raised by every write; a write names the version it read. */
    version: integer('version').notNull().default(0),
    /** Sent with every call that opens this order at the provider. */
    idempotencyKey: text('idempotency_key').notNull().unique(),
    /** Language and variant prefix to come back to. */
    returnBase: text('return_base').notNull().default(''),
    /** Whose result page to come back to: the site's or the Windows client's. */
    returnSurface: text('return_surface').$type<'site' | 'win'>().notNull().default('site'),
    /** Where the payment is entered: on the provider's page, or in the provider's fields on ours. */
    entry: text('form').$type<'hosted' | 'embedded'>().notNull().default('hosted'),
    providerSession: text('provider_session'),
    providerSubscription: text('provider_subscription'),
    providerPayment: text('provider_payment'),
    checkoutUrl: text('checkout_url'),
    /** Two letters, of the address the order was opened from; null: not known. Paddle works the tax out from it. */
    country: text('country'),
    /** Since when the buyer is not sent to its page any more, which may still be open at the provider. */
    abandonedAt: timeColumn('abandoned_at'),
    /** Why its payment was given back by itself; null: it was not. */
    returned: text('returned').$type<ReturnReason>(),
    /** Why a person should look at this order; null: nothing is odd. */
    attention: text('attention'),
    /** The call that the provider is still owed: a refund, the end of the renewals, or that they go on after all. */
    providerAction: text('provider_action').$type<'refund' | 'cancel' | 'resume'>(),
    providerActionAt: timeColumn('provider_action_at'),
    /** How often the provider refused it. */
    providerActionTries: integer('provider_action_tries').notNull().default(0),
    createdAt: timeColumn('created_at').notNull(),
    /** When the provider's page closes. */
    closesAt: timeColumn('closes_at').notNull(),
    paidAt: timeColumn('paid_at'),
    checks: integer('checks').notNull().default(0),
    /** When to read the state from the provider; null: it is known. */
    nextCheckAt: timeColumn('next_check_at'),
    /** When its books were last compared with the provider's. */
    reconciledAt: timeColumn('reconciled_at'),
    /** How they differ, in words for an operator; null: they do not. The account is parked while they do. */
    differences: text('differences'),
  },
  (table) => [
    index('orders_user').on(table.userId),
    index('orders_quote').on(table.quoteId),
    uniqueIndex('orders_provider_session').on(table.providerSession),
    index('orders_provider_subscription').on(table.providerSubscription),
    index('orders_provider_payment').on(table.providerPayment),
    index('orders_next_check').on(table.nextCheckAt).where(sql`next_check_at is not null`),
    index('orders_reconciled')
      .on(sql`${table.reconciledAt} nulls first`)
      .where(sql`provider_session is not null`),
    index('orders_differences').on(table.userId).where(sql`differences is not null`),
    index('orders_move').on(table.moveAt).where(sql`provider_days <> extra_days`),
    index('orders_provider_action').on(table.providerActionAt).where(sql`provider_action is not null`),
    // Parallel tries to buy the same plan meet here.
    uniqueIndex('orders_one_open')
      .on(table.userId, table.planId)
      .where(sql`state in ('created', 'pending') and abandoned_at is null`),
    // The rest of a plan is credited once.
    uniqueIndex('orders_one_claim')
      .on(table.replaces)
      .where(sql`state in ('created', 'pending') and abandoned_at is null`),
    index('orders_coupon').on(table.coupon).where(sql`coupon is not null`),
    index('orders_origin').on(table.origin).where(sql`origin is not null`),
    // Fourteen values of 255 characters at most.
    check('orders_tracking_bounded', sql`octet_length(${table.tracking}::text) <= 16384`),
    // Only what an operator grants is free, and the first days of a trial.
    check(
      'orders_amount_positive',
      sql`${table.amount} > 0 or ${table.method} = 'grant' or (${table.trialEndsAt} is not null and ${table.renewalAmount} > 0)`,
    ),
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
    startedAt: timeColumn('started_at').notNull(),
    currentPeriodEnd: timeColumn('current_period_end').notNull(),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    /** Since when no charge is wanted: one that is made later is given back. */
    cancelledAt: timeColumn('cancelled_at'),
    /** When the provider was told of it; null: it told us, or does not know yet. */
    cancelToldAt: timeColumn('cancel_told_at'),
    /** When its cancelled renewal was taken back last: a cancellation from before that is over. Null: never. */
    resumedAt: timeColumn('resumed_at'),
    /** When another order took its rest over. */
    replacedAt: timeColumn('replaced_at'),
    /**
     * Since when it renews although another plan of this person does: of old data, or done at the provider. A person has
     * to look at it (`two_plans`). Null: it does not.
     */
    besideAt: timeColumn('beside_at'),
    /** Where the buyer pays a renewal that failed. */
    payUrl: text('pay_url'),
    /** When to ask the provider about a renewal that is due. */
    nextCheckAt: timeColumn('next_check_at'),
    /** End of the free trial; null without one, and once the first charge was made. */
    trialEndsAt: timeColumn('trial_ends_at'),
    /** The day of the charge that the buyer was last reminded of. */
    remindedFor: timeColumn('reminded_for'),
    /** The charge that the buyer said yes to, by the link of its reminder. */
    keptFor: timeColumn('kept_for'),
    /** The price of each further period since its plan was changed, in minor units; null: the order's. */
    renewalAmount: integer('renewal_amount'),
    /** Its pause: nothing is charged before, and from the end of what is paid until then the plan stands still. */
    pausedUntil: timeColumn('paused_until'),
    /** The date of the next charge that the provider is sent, while its response is not known; null: none is on its way. */
    pauseSent: timeColumn('pause_sent'),
    /** The date of the next charge that the provider has because of a pause; null: its own. */
    pauseConfirmed: timeColumn('pause_confirmed'),
  },
  (table) => [
    index('subscriptions_paused')
      .on(table.orderId)
      .where(sql`paused_until is not null or pause_sent is not null or pause_confirmed is not null`),
    index('subscriptions_trial').on(table.trialEndsAt).where(sql`trial_ends_at is not null`),
    uniqueIndex('subscriptions_one_active')
      .on(table.userId, table.planId)
      .where(sql`state in ('active', 'past_due')`),
    // One renewing plan a person.
    uniqueIndex('subscriptions_one_renewing')
      .on(table.userId)
      .where(sql`state in ('active', 'past_due') and not cancel_at_period_end and beside_at is null`),
  ],
);

/**
 * Another plan that follows when the paid time ends: one for an order. The row goes once the first charge of that plan was
 * made, or the provider knows that it was taken back.
 */
export const planChanges = pgTable(
  'plan_changes',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.id),
    planId: text('plan_id')
      .notNull()
      .references(() => plans.id),
    /** The promised price of each of its periods, in minor units of the order's currency. */
    amount: integer('amount').notNull(),
    createdAt: timeColumn('created_at').notNull(),
    /** When the buyer took it back; null: it holds. */
    withdrawnAt: timeColumn('withdrawn_at'),
    /** When to call the provider; null: it has made the change. */
    sendAt: timeColumn('send_at'),
    /** How often the provider refused it. */
    tries: integer('tries').notNull().default(0),
  },
  (table) => [
    index('plan_changes_send').on(table.sendAt).where(sql`send_at is not null`),
    check('plan_changes_amount_positive', sql`${table.amount} > 0`),
  ],
);

/**
 * The card or account that pays the next charge of an order, as its provider said last, and the page on which the buyer
 * gives another one. No card number is ever here: a brand, the last four digits and a month.
 */
export const paymentInstruments = pgTable(
  'payment_instruments',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.id),
    /** Null: the provider does not say, or there is none any more. */
    kind: text('kind').$type<'card' | 'paypal' | 'other'>(),
    /** In the provider's spelling, such as `visa`. */
    brand: text('brand'),
    last4: text('last4'),
    expiryMonth: integer('expiry_month'),
    expiryYear: integer('expiry_year'),
    /** An address at the provider, partly hidden. */
    account: text('account'),
    /** When the provider was asked; null: not yet. */
    readAt: timeColumn('read_at'),
    /** When the buyer removed it; null: it was not, or there is another one since. */
    removedAt: timeColumn('removed_at'),
    /** The provider's name of the page that was opened last; null: it has none, or that page is done with. */
    session: text('session'),
    openedAt: timeColumn('opened_at'),
    /** When to ask the provider what came of that page; null: it is known. */
    checkAt: timeColumn('check_at'),
    checks: integer('checks').notNull().default(0),
    /** When another one took the place of the one before. */
    changedAt: timeColumn('changed_at'),
    /** The charge before which the provider was asked whether the card lasts. */
    askedFor: timeColumn('asked_for'),
  },
  (table) => [index('payment_instruments_check').on(table.checkAt).where(sql`check_at is not null`)],
);

/**
 * Who has had the free trial: one row for the account, one for its e-mail address and one for the card or payer, where
 * the provider names it. The keys are hashes with a key of this service. They outlive the account: one trial per person.
 */
export const trialClaims = pgTable(
  'trial_claims',
  {
    kind: text('kind').$type<'account' | 'email' | 'payer'>().notNull(),
    keyHash: text('key_hash').notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    claimedAt: timeColumn('claimed_at').notNull(),
    /** The rules (`mailboxRules`) that the key of an address was made by. */
    rules: integer('rules').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.keyHash] }),
    index('trial_claims_order').on(table.orderId),
  ],
);

/** A dispute of a charge. */
export interface DisputeRecord {
  stage: 'inquiry' | 'opened' | 'won' | 'lost';
  /** ISO time of the newest event. */
  at: string;
  /** ISO time since when the right was away. */
  since?: string;
  /** Milliseconds of the period that the buyer gets back after it was won. */
  returned?: number;
}

/**
 * Payments of an order, the first one and the renewals, and what each bought. A right is what these rows say: the
 * events of a charge end in the same state in whatever order they come.
 */
export const charges = pgTable(
  'charges',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** `first`, or the name by which the provider first spoke of a later one. */
    name: text('name').notNull(),
    /** The plan whose period it paid; null: the order's. */
    planId: text('plan_id').references(() => plans.id),
    /** The provider's payment and bill, as far as they are known. */
    payment: text('payment'),
    invoice: text('invoice'),
    amount: integer('amount').notNull().default(0),
    /** Null: the order's. */
    currency: text('currency'),
    /** Part of the amount, where the provider reports it; of the first charge its order has it. */
    taxAmount: integer('tax_amount'),
    /** The part of the amount that is above what was promised: it is given back. */
    excess: integer('excess').notNull().default(0),
    /** Counts the charges of an order from 1, in the order in which they became known; it never changes. */
    receipt: integer('receipt').notNull(),
    /** Null: an event about it came before its payment. */
    paidAt: timeColumn('paid_at'),
    /** The time that it bought. Null: nothing, and it is given back. */
    startsAt: timeColumn('starts_at'),
    endsAt: timeColumn('ends_at'),
    /** Days of that time which no money bought, given while it was the newest. */
    days: integer('days').notNull().default(0),
    /** Refunds by name, minor units. `total` is the sum that the provider itself states. */
    refunds: jsonb('refunds').$type<Record<string, number>>().notNull().default({}),
    fullyRefunded: boolean('fully_refunded').notNull().default(false),
    disputes: jsonb('disputes').$type<Record<string, DisputeRecord>>().notNull().default({}),
    /** The provider is owed this refund; null: none is, or it was told. */
    refundDueAt: timeColumn('refund_due_at'),
    refundTries: integer('refund_tries').notNull().default(0),
    /** How often its provider was asked, without a reason, whether it gave something back: an event may have been lost. */
    refundLooks: integer('refund_looks').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.name] }),
    uniqueIndex('charges_receipt').on(table.orderId, table.receipt),
    index('charges_payment').on(table.payment),
    index('charges_invoice').on(table.invoice),
    index('charges_refund_due').on(table.refundDueAt).where(sql`refund_due_at is not null`),
  ],
);

/**
 * `wanted`: decided here. `asked`: the provider was called, and its response is not known. `pending`: it has taken it, and
 * the money is on its way. `done` and `failed` are final.
 */
export type RefundState = 'due' | 'requested' | 'pending' | 'done' | 'failed';

/**
 * `requested`: by an operator. `guarantee` and `withdrawal`: by the buyer. `at_provider`: it was made there, and nobody
 * here asked for it.
 */
export type RefundReason =
  | 'requested'
  | 'guarantee'
  | 'withdrawal'
  | 'charged_after_end'
  | 'above_price'
  | 'at_provider'
  | ReturnReason;

/** Money that goes back to a buyer, and how far it has come. The part of a charge that is the seller's stands with it. */
export const refunds = pgTable(
  'refunds',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** The name of the charge that it gives back. */
    charge: text('charge').notNull(),
    /** Minor units. */
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    reason: text('reason').$type<RefundReason>().notNull(),
    state: text('state').$type<RefundState>().notNull(),
    /** Sent with every call for it: one key is one refund. Null: it was made at the provider. */
    key: text('key').unique(),
    /** The provider's name of it; null where it has none, or it is not known yet. */
    name: text('name'),
    /** Where the buyer says where the money goes; null: it goes back the way it came. */
    claimUrl: text('claim_url'),
    /** Why it failed, in the provider's words. */
    failure: text('failure'),
    createdAt: timeColumn('created_at').notNull(),
    requestedAt: timeColumn('requested_at'),
    /** When it was done or failed. */
    endedAt: timeColumn('ended_at'),
    /** When to ask the provider how it stands; null: it is final, or was not asked for yet. */
    nextCheckAt: timeColumn('next_check_at'),
    /** When a person was called because it takes so long. */
    lateAt: timeColumn('late_at'),
  },
  (table) => [
    index('refunds_order').on(table.orderId),
    uniqueIndex('refunds_name').on(table.orderId, table.name),
    index('refunds_check').on(table.nextCheckAt).where(sql`next_check_at is not null`),
    index('refunds_open').on(table.createdAt).where(sql`state in ('due', 'requested', 'pending')`),
  ],
);

/** Codes that make the first period cheaper. */
export const coupons = pgTable(
  'coupons',
  {
    /** Upper case. */
    code: text('code').primaryKey(),
    kind: text('kind').$type<'coupon' | 'invite' | 'student'>().notNull(),
    /** Whole per cent off the first period. Of a person's own code the brand says it. */
    percent: integer('percent').notNull(),
    /** Null: every plan. */
    planId: text('plan_id').references(() => plans.id),
    startsAt: timeColumn('starts_at'),
    endsAt: timeColumn('ends_at'),
    /** Null: any number of paid orders. */
    maxUses: integer('max_uses'),
    /** Whose own code it is: an invitation to others, or a student's. Null: an operator made it. */
    ownerId: text('owner_id').references(() => users.id),
  },
  (table) => [
    uniqueIndex('coupons_own_invite').on(table.ownerId).where(sql`kind = 'invite'`),
    index('coupons_owner').on(table.ownerId).where(sql`owner_id is not null`),
  ],
);

/**
 * `waiting`: the guarantee of the friend's payment still runs. `earned`: it is over, and the inviter has no plan yet.
 * `given`: the days are on a plan. `refused`: nothing is earned. `reversed`: the payment went back.
 */
export type InvitationState = 'waiting' | 'earned' | 'given' | 'refused' | 'reversed';

/** The evidence that two accounts are one person. */
export type SamePerson = 'same_account' | 'same_mailbox' | 'same_card' | 'same_device';

/** Payments that were made with a person's invitation, and what they earn. */
export const invitations = pgTable(
  'invitations',
  {
    /** The friend's order. */
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.id),
    inviterId: text('inviter_id')
      .notNull()
      .references(() => users.id),
    friendId: text('friend_id')
      .notNull()
      .references(() => users.id),
    state: text('state').$type<InvitationState>().notNull(),
    /** Why nothing is earned. */
    refusal: text('refusal').$type<SamePerson | 'ring' | 'limit'>(),
    /** The days that it earns. */
    days: integer('days').notNull(),
    joinedAt: timeColumn('joined_at').notNull(),
    /** End of the guarantee. */
    dueAt: timeColumn('due_at').notNull(),
    earnedAt: timeColumn('earned_at'),
    /** The inviter's order whose plan has the days. */
    givenTo: text('given_to').references(() => orders.id),
    /** When to look at it again; null: once something changes. */
    nextLookAt: timeColumn('next_look_at'),
  },
  (table) => [
    index('invitations_inviter').on(table.inviterId, table.joinedAt),
    index('invitations_friend').on(table.friendId),
    index('invitations_look').on(table.nextLookAt).where(sql`next_look_at is not null`),
  ],
);

/** Who has proved to be a student, and with what. One mailbox or document serves one account until its proof ends. */
export const studentProofs = pgTable(
  'student_proofs',
  {
    /** A hash with a key of this service: of the mailbox, or of the person's id at the verification service. */
    subjectHash: text('subject_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    verifier: text('verifier').$type<'email' | 'service'>().notNull(),
    /** The personal code of this proof. */
    code: text('code')
      .notNull()
      .references(() => coupons.code),
    provenAt: timeColumn('proven_at').notNull(),
    expiresAt: timeColumn('expires_at').notNull(),
    /** When the mail about its end was put into the outbox. */
    remindedAt: timeColumn('reminded_at'),
  },
  (table) => [
    index('student_proofs_user').on(table.userId),
    index('student_proofs_expiry').on(table.expiresAt).where(sql`reminded_at is null`),
  ],
);

/** A proof that was begun: one for a person, and a new one replaces it. */
export const studentRequests = pgTable('student_requests', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Bound into the hash of the code; the state that the verification service gives back. */
  id: text('id').notNull().unique(),
  verifier: text('verifier').$type<'email' | 'service'>().notNull(),
  /** Null for the service: it names the person. */
  subjectHash: text('subject_hash'),
  /** Domain of the school whose address the code went to; null for the service. */
  school: text('school'),
  codeHash: text('code_hash'),
  tries: integer('tries').notNull().default(0),
  expiresAt: timeColumn('expires_at').notNull(),
});

/** The card or payer of a paid order, where the provider names it: a hash with a key of this service. */
export const orderPayers = pgTable(
  'order_payers',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    keyHash: text('key_hash').notNull(),
  },
  (table) => [index('order_payers_user').on(table.userId), index('order_payers_key').on(table.keyHash)],
);

export const webhookEvents = pgTable(
  'webhook_events',
  {
    provider: text('provider').notNull(),
    /** The provider's own id: the same event never applies twice. */
    eventId: text('event_id').notNull(),
    type: text('type').notNull(),
    /** Exactly the bytes that were signed; empty once nothing needs them any more. */
    body: text('body').notNull(),
    receivedAt: timeColumn('received_at').notNull(),
    appliedAt: timeColumn('applied_at'),
    /** The effect of applying it. */
    outcome: text('outcome'),
    /** The order it was applied to: the body goes with the buyer's account. */
    orderId: text('order_id'),
    attempts: integer('attempts').notNull().default(0),
    nextTryAt: timeColumn('next_try_at'),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.eventId] }),
    index('webhook_events_order').on(table.orderId).where(sql`order_id is not null and body <> ''`),
    index('webhook_events_bodies').on(table.appliedAt).where(sql`body <> ''`),
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
    /** Empty once a mail to no account was sent. */
    recipient: text('recipient').notNull(),
    template: text('template').notNull(),
    language: text('language').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    createdAt: timeColumn('created_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextTryAt: timeColumn('next_try_at'),
    sentAt: timeColumn('sent_at'),
    /** After this the mail is of no use any more and is not sent. */
    expiresAt: timeColumn('expires_at'),
    failure: text('failure'),
  },
  (table) => [
    index('mail_outbox_open').on(table.nextTryAt).where(sql`sent_at is null`),
    index('mail_outbox_age').on(table.createdAt),
  ],
);

/** Keys are hashes: no address is stored. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    resetAt: timeColumn('reset_at').notNull(),
  },
  (table) => [index('rate_limits_reset').on(table.resetAt)],
);
