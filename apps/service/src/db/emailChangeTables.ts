import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './schema.ts';
import { timeColumn } from './timeColumn.ts';

/** `ended`: by a second one, a new password, or its time. `stopped`: from the account or the old mailbox. `restored`: taken back. */
export type EmailChangeState = 'requested' | 'done' | 'ended' | 'stopped' | 'restored';

/** Changes of the address of an account, with what takes them back. */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state').$type<EmailChangeState>().notNull(),
    /** As typed. */
    formerEmail: text('former_email').notNull(),
    /** Whether the old mailbox was shown before: only then it can take the change back. */
    formerProvenAt: timeColumn('former_proven_at'),
    /** As typed. */
    email: text('email').notNull(),
    /** Of the code in the new mailbox; null: another account has the address, and no code was mailed. */
    codeHash: text('code_hash'),
    tries: integer('tries').notNull().default(0),
    requestedAt: timeColumn('requested_at').notNull(),
    /** End of the code. */
    expiresAt: timeColumn('expires_at').notNull(),
    doneAt: timeColumn('done_at'),
  },
  (table) => [
    index('email_changes_user').on(table.userId),
    // One that waits at a time.
    uniqueIndex('email_changes_requested').on(table.userId).where(sql`state = 'requested'`),
  ],
);
