import type { NetworkFeed, NetworkServer, ServerState } from '@tern/contract/networkFeed';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
} from 'drizzle-orm/pg-core';
import { timeColumn } from './timeColumn.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The network feed: the last one that was accepted, and how fetching goes. One row. */
export const networkFeeds = pgTable(
  'network_feeds',
  {
    id: text('id').primaryKey(),
    /** When the feed is fetched next: a process that fetches moves it on first, so that no other does. */
    nextFetchAt: timeColumn('next_fetch_at').notNull(),
    /** Fetches in a row that were refused or came to nothing. */
    failures: integer('failures').notNull().default(0),
    /** Why the last fetch was refused, one sentence; null: it was not. */
    refusal: text('refusal'),
    refusedAt: timeColumn('refused_at'),
    /** The host's own names of the version that was accepted; null: it gave none. */
    etag: text('etag'),
    lastModified: text('last_modified'),
    /** The version of the accepted feed; null, as all below: none was accepted yet. */
    sequence: bigint('sequence', { mode: 'number' }),
    issuedAt: timeColumn('issued_at'),
    acceptedAt: timeColumn('accepted_at'),
    /** When the host last gave it, or said that it is the newest. */
    confirmedAt: timeColumn('confirmed_at'),
    /** The key its signature is of, as the brand file writes it. */
    key: text('key'),
    /** SHA-256 of the document, hexadecimal. */
    hash: text('hash'),
    /** The document as it was signed, in gzip: whoever verifies it needs every byte. */
    document: bytea('document'),
    signature: bytea('signature'),
    servers: integer('servers'),
    /** Those that have a server. */
    countries: integer('countries'),
    /** Without its servers, which have rows. */
    head: jsonb('head').$type<Omit<NetworkFeed, 'servers'>>(),
  },
  (table) => [check('network_feeds_one', sql`${table.id} = 'feed'`)],
);

/** The servers of the accepted feed. */
export const networkServers = pgTable(
  'network_servers',
  {
    name: text('name').primaryKey(),
    city: text('city').notNull(),
    /** Canonical. */
    exits: text('exits').array().notNull(),
    state: text('state').$type<ServerState>().notNull(),
    load: real('load'),
    changedAt: timeColumn('changed_at').notNull(),
    /** All else the feed says of it. */
    facts: jsonb('facts')
      .$type<Omit<NetworkServer, 'name' | 'city' | 'exits' | 'state' | 'load' | 'changed_at'>>()
      .notNull(),
  },
  (table) => [index('network_servers_city').on(table.city)],
);

/** Servers of a city by state, once in five minutes. A time without a row: nothing was known. */
export const networkSamples = pgTable(
  'network_samples',
  {
    at: timeColumn('at').notNull(),
    city: text('city').notNull(),
    up: integer('up').notNull(),
    maintenance: integer('maintenance').notNull(),
    down: integer('down').notNull(),
    /** Per cent, the mean of those that tell it; null: none does. */
    load: real('load'),
  },
  (table) => [primaryKey({ columns: [table.at, table.city] })],
);

/** The samples of a city in one day of UTC, added up: what is left of them after two days. */
export const networkDays = pgTable(
  'network_days',
  {
    day: date('day', { mode: 'string' }).notNull(),
    city: text('city').notNull(),
    /** Of 288 at most. */
    samples: integer('samples').notNull(),
    /** Servers by state, summed over the samples. */
    up: integer('up').notNull(),
    maintenance: integer('maintenance').notNull(),
    down: integer('down').notNull(),
    /** The most servers that were down in one sample. */
    mostDown: integer('most_down').notNull(),
    load: real('load'),
  },
  (table) => [primaryKey({ columns: [table.day, table.city] })],
);
