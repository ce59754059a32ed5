import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './schema.ts';
import { timeColumn } from './timeColumn.ts';

/** Whether the host of the servers is to know a key. */
export type KeyWish = 'present' | 'absent';
/** The last word of the host. `new`: nothing yet. `unknown`: it was asked for a change, and nothing was confirmed since. */
export type HostState = KeyWish | 'new' | 'unknown';

/** Public keys of WireGuard, each a device of an account that uses no app. */
export const wireguardKeys = pgTable(
  'wireguard_keys',
  {
    id: text('id').primaryKey(),
    /** Null once the account is deleted: the row stays until the host has confirmed that the key is gone. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Empty once the account is deleted. */
    name: text('name').notNull(),
    /** In base64. */
    publicKey: text('public_key').notNull().unique(),
    /** Ids of cities of the network feed, of the last request. */
    cities: text('cities').array().notNull(),
    createdAt: timeColumn('created_at').notNull(),
    removedAt: timeColumn('removed_at'),
    hostState: text('host_state').$type<HostState>().notNull().default('new'),
    /** A request that is under way; null: none. One key is not asked for both at the same time. */
    asking: text('asking').$type<KeyWish>(),
    /** When the last request is over, whatever became of its process. */
    askingUntil: timeColumn('asking_until'),
    /** Counts the requests: the last one says what the host has confirmed. */
    turn: integer('turn').notNull().default(0),
    /** When the background asks the host next; null: the host has what it is to have. */
    nextTryAt: timeColumn('next_try_at'),
    /** Tries in a row that confirmed nothing. */
    attempts: integer('attempts').notNull().default(0),
  },
  (table) => [
    index('wireguard_keys_user').on(table.userId),
    index('wireguard_keys_due').on(table.nextTryAt).where(sql`next_try_at is not null`),
  ],
);
