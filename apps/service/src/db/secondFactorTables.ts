import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './schema.ts';
import { timeColumn } from './timeColumn.ts';

/** The app with codes of an account: one at most. */
export const secondFactors = pgTable('second_factors', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted with a key of the service. */
  secret: text('secret').notNull(),
  createdAt: timeColumn('created_at').notNull(),
  /** The session that sets it up, and alone gets its secret and turns it on; null once it is on. */
  sessionHash: text('session_hash'),
  /** Since when a sign-in needs it; null: no code was typed back yet. */
  onSince: timeColumn('on_since'),
  /** The step of 30 seconds whose code was taken last: an earlier one, and the same again, are refused. */
  lastStep: integer('last_step').notNull().default(0),
});

/** Each opens the account once, in place of a code of the app. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** With a key of the service. */
    codeHash: text('code_hash').notNull(),
    usedAt: timeColumn('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** Sign-ins whose password was right, and whose code is still to come. */
export const signInTickets = pgTable(
  'sign_in_tickets',
  {
    ticketHash: text('ticket_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: timeColumn('expires_at').notNull(),
  },
  (table) => [index('sign_in_tickets_user').on(table.userId)],
);

/** Browsers that have shown a code, and need none with the password until their end. */
export const rememberedBrowsers = pgTable(
  'remembered_browsers',
  {
    id: text('id').primaryKey(),
    /** Of the secret that the browser holds. */
    secretHash: text('secret_hash').notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent'),
    country: text('country'),
    createdAt: timeColumn('created_at').notNull(),
    lastUsedAt: timeColumn('last_used_at'),
    expiresAt: timeColumn('expires_at').notNull(),
  },
  (table) => [index('remembered_browsers_user').on(table.userId)],
);
