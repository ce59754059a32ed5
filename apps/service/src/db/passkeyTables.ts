import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './schema.ts';
import { timeColumn } from './timeColumn.ts';

/** The passkeys of an account. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As the authenticator gave it, in Base64 for addresses. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, in Base64 for addresses. */
    publicKey: text('public_key').notNull(),
    /** Of the last signature; zero where the authenticator does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** Separated by commas. */
    transports: text('transports').notNull(),
    isSynced: boolean('is_synced').notNull(),
    name: text('name'),
    userAgent: text('user_agent'),
    createdAt: timeColumn('created_at').notNull(),
    lastUsedAt: timeColumn('last_used_at'),
    /** When its owner was last notified of a counter that went back. */
    warnedAt: timeColumn('warned_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** Challenges that an authenticator has yet to sign. Each serves once. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: text('challenge_hash').primaryKey(),
    purpose: text('purpose').notNull(),
    /** Null where nobody is signed in. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    sessionId: text('session_id'),
    expiresAt: timeColumn('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_user').on(table.userId)],
);
