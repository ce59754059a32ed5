import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { orders, users } from './schema.ts';
import { timeColumn } from './timeColumn.ts';

/**
 * `cancel` and `resume` are of the renewal; `pause` puts it off, and `goOn` ends that. `refund`: money back within the
 * guarantee. `withdraw`: from the contract, by law.
 */
export type ContractActKind = 'cancel' | 'resume' | 'pause' | 'goOn' | 'refund' | 'withdraw';

/** Acts of customers about their contracts: each row is a receipt, of which only the reason and the mailbox's key change. */
export const contractActs = pgTable(
  'contract_acts',
  {
    /** The number of the receipt. */
    id: text('id').primaryKey(),
    kind: text('kind').$type<ContractActKind>().notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    at: timeColumn('at').notNull(),
    /** Until when the plan works after it; null: it ends with the refund. */
    worksUntil: timeColumn('works_until'),
    /** When the next period is charged, after an act that decides it; else null. */
    nextChargeAt: timeColumn('next_charge_at'),
    /** The sum that goes back, or the price of the next period where it is charged again. Minor units. */
    amount: integer('amount'),
    currency: text('currency'),
    /** One of a closed list, given afterwards by whoever likes to. */
    reason: text('reason'),
    /** Of money back: a keyed hash of the person's mailbox, which outlives the account for as long as it counts. */
    mailboxKey: text('mailbox_key'),
    /** The rules (`mailboxRules`) that the key was made by. */
    mailboxRules: integer('mailbox_rules'),
  },
  (table) => [
    index('contract_acts_user').on(table.userId, table.at),
    index('contract_acts_order').on(table.orderId),
    index('contract_acts_at').on(table.at),
    index('contract_acts_mailbox').on(table.mailboxKey).where(sql`mailbox_key is not null`),
  ],
);

/** `end`: with the paid time. `now`: at once, for a reason. `withdraw`: within the period that the law gives. */
export type NoticeKind = 'end' | 'now' | 'withdraw';

/** `received`: its mail is yet to be made. `sent`: the mail has a link. `open`: a person looks at it. `done`: it was done. */
export type NoticeState = 'received' | 'sent' | 'open' | 'done';

/** Cancellations that were sent without signing in. */
export const contractNotices = pgTable(
  'contract_notices',
  {
    /** The number of the receipt. */
    id: text('id').primaryKey(),
    kind: text('kind').$type<NoticeKind>().notNull(),
    state: text('state').$type<NoticeState>().notNull(),
    at: timeColumn('at').notNull(),
    /** As typed. */
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    name: text('name').notNull(),
    /** Which order or plan is meant, in the sender's words; empty: all. */
    contract: text('contract').notNull(),
    /** Why, where it is to end at once. */
    reason: text('reason').notNull(),
    language: text('language').notNull(),
    confirmedAt: timeColumn('confirmed_at'),
  },
  (table) => [index('contract_notices_state').on(table.state, table.at)],
);
