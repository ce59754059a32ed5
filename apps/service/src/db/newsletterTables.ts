import type { LetterContent } from '@tern/domain';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { timeColumn } from './timeColumn.ts';

/** `bounced` and `complained`: ended by the mail server of the address, or by a complaint to it. */
export type SubscriberState = 'pending' | 'confirmed' | 'left' | 'bounced' | 'complained';

export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  emailKey: text('email_key').primaryKey(),
  email: text('email').notNull(),
  language: text('language').notNull(),
  state: text('state').$type<SubscriberState>().notNull(),
  confirmHash: text('confirm_hash').unique(),
  confirmExpiresAt: timeColumn('confirm_expires_at'),
  /** Stands in every newsletter, and can do nothing but end it. */
  leaveToken: text('leave_token').notNull().unique(),
  askedAt: timeColumn('asked_at').notNull(),
  confirmedAt: timeColumn('confirmed_at'),
  leftAt: timeColumn('left_at'),
});

/** Issues as they were sent: the files may change afterwards, an issue does not. */
export const newsletterIssues = pgTable('newsletter_issues', {
  /** The name of its folder. */
  id: text('id').primaryKey(),
  content: jsonb('content').$type<LetterContent>().notNull(),
  contentHash: text('content_hash').notNull(),
  createdAt: timeColumn('created_at').notNull(),
  /** When its first mail was accepted; null: not an issue yet, and no page shows it. */
  firstSentAt: timeColumn('first_sent_at'),
});

export type RunState = 'scheduled' | 'sending' | 'stopped' | 'sent';

/** One sending of an issue: to everybody, or to the readers of one language. */
export const newsletterRuns = pgTable(
  'newsletter_runs',
  {
    id: text('id').primaryKey(),
    issueId: text('issue_id')
      .notNull()
      .references(() => newsletterIssues.id),
    /** Null: every language. */
    language: text('language'),
    state: text('state').$type<RunState>().notNull(),
    /** Why it stopped by itself. */
    problem: text('problem'),
    startsAt: timeColumn('starts_at').notNull(),
    /** When its deliveries were listed. */
    listedAt: timeColumn('listed_at'),
    finishedAt: timeColumn('finished_at'),
    /** No mail is taken before: how all processes together keep to the rate. */
    nextBatchAt: timeColumn('next_batch_at').notNull(),
  },
  (table) => [index('newsletter_runs_open').on(table.startsAt).where(sql`state in ('scheduled', 'sending')`)],
);

/**
 * `due` → `claimed` by a process → `handing` (the text is about to go out) → `sent` or back to `due`. `refused`: by a
 * 5xx reply; `given_up`: after the last retry; `left_out`: no subscriber any more; `unknown`: the process ended, or
 * the connection broke, between the text and the reply.
 */
export type DeliveryState =
  | 'due'
  | 'claimed'
  | 'handing'
  | 'sent'
  | 'refused'
  | 'given_up'
  | 'left_out'
  | 'unknown';

/** One row for each address of an issue. The address is forgotten after a while; the row stays, as a figure. */
export const newsletterDeliveries = pgTable(
  'newsletter_deliveries',
  {
    /** Stands in the `Message-ID`. */
    id: text('id').primaryKey().default(sql`gen_random_uuid()::text`),
    issueId: text('issue_id')
      .notNull()
      .references(() => newsletterIssues.id),
    runId: text('run_id')
      .notNull()
      .references(() => newsletterRuns.id),
    emailKey: text('email_key').references(() => newsletterSubscribers.emailKey, { onDelete: 'set null' }),
    state: text('state').$type<DeliveryState>().notNull(),
    /** Counts the claims; a process that comes too late knows by it that the row is another's. */
    attempts: integer('attempts').notNull().default(0),
    nextTryAt: timeColumn('next_try_at').notNull(),
    claimedUntil: timeColumn('claimed_until'),
    /** The code of the last SMTP reply, such as `550 5.1.1`. */
    reply: text('reply'),
    sentAt: timeColumn('sent_at'),
    bouncedAt: timeColumn('bounced_at'),
    complainedAt: timeColumn('complained_at'),
    leftAt: timeColumn('left_at'),
  },
  (table) => [
    uniqueIndex('newsletter_deliveries_once').on(table.issueId, table.emailKey),
    index('newsletter_deliveries_due').on(table.runId, table.nextTryAt).where(sql`state = 'due'`),
    index('newsletter_deliveries_claimed').on(table.claimedUntil).where(sql`state in ('claimed', 'handing')`),
    index('newsletter_deliveries_address').on(table.emailKey, table.sentAt),
  ],
);

/** Addresses that must get no newsletter: hashes with a key of this service, which outlive the subscription. */
export const newsletterSuppressions = pgTable('newsletter_suppressions', {
  addressHash: text('address_hash').primaryKey(),
  reason: text('reason').$type<'bounced' | 'complained'>().notNull(),
  /** The reply or notice that said so, without the address. */
  detail: text('detail'),
  at: timeColumn('at').notNull(),
});
