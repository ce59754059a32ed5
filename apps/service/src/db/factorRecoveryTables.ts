import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './schema.ts';
import { timeColumn } from './timeColumn.ts';

/**
 * `requested`: the first link is in the mailbox. `waiting`: it was pressed; time makes it ready, and late. `ended`: by a second request,
 * another password or address, or a factor that is off. `support`: the operator has removed the factor, for a proof.
 */
export type FactorRecoveryState = 'requested' | 'waiting' | 'stopped' | 'done' | 'ended' | 'support';

/** Requests to turn a second factor off without a code. */
export const factorRecoveries = pgTable(
  'factor_recoveries',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state').$type<FactorRecoveryState>().notNull(),
    /** The words of the operator about what showed that the account is theirs. */
    proof: text('proof'),
    requestedAt: timeColumn('requested_at').notNull(),
    begunAt: timeColumn('begun_at'),
    remindedAt: timeColumn('reminded_at'),
    /** When the second link was mailed. */
    readyMailedAt: timeColumn('ready_mailed_at'),
    settledAt: timeColumn('settled_at'),
  },
  (table) => [
    index('factor_recoveries_user').on(table.userId),
    // One at a time.
    uniqueIndex('factor_recoveries_open').on(table.userId).where(sql`state in ('requested', 'waiting')`),
  ],
);
