import {
  bigint,
  bigserial,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { timeColumn } from './timeColumn.ts';

/**
 * Events as browsers sent them, partitioned by day (the migration says so; drizzle cannot). The id is the browser's: an
 * event that is sent again is the same row.
 */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    /** UTC, of `at`. */
    day: date('day', { mode: 'string' }).notNull(),
    eventId: uuid('event_id').notNull(),
    name: text('name').notNull(),
    /** The browser's time; ours where its clock cannot be right. */
    at: timeColumn('at').notNull(),
    receivedAt: timeColumn('received_at').notNull(),
    frontId: uuid('front_id').notNull(),
    params: jsonb('params').$type<Record<string, string | number>>().notNull(),
    /** Channel, partner, arms of experiments, campaign values. */
    properties: jsonb('properties').$type<Record<string, string>>().notNull(),
    language: text('language').notNull(),
    /** Two letters; empty where the address says nothing. */
    country: text('country').notNull(),
    /** Of the request, as it claims. */
    browser: text('browser').notNull(),
    system: text('system').notNull(),
    /** Without its last part. */
    ip: text('ip').notNull(),
    /** The number of the write, within its day: the roll-ups go on after the last one they counted. */
    batch: bigint('batch', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.eventId] }),
    // For the deletion of a person.
    index('analytics_events_front').on(table.frontId),
    index('analytics_events_batch').on(table.batch),
  ],
);

/**
 * How many events a day has, and how many of them are in the roll-ups. Who writes events takes the next number of their
 * day and holds its row until the end of the transaction: a batch can be read only after all batches before it.
 */
export const analyticsDays = pgTable('analytics_days', {
  day: date('day', { mode: 'string' }).primaryKey(),
  events: bigint('events', { mode: 'number' }).notNull(),
  rolledEvents: bigint('rolled_events', { mode: 'number' }).notNull().default(0),
  batches: bigint('batches', { mode: 'number' }).notNull().default(0),
  rolledBatches: bigint('rolled_batches', { mode: 'number' }).notNull().default(0),
  /** Takes no more events, and its visits are deleted: its roll-ups stay as they are. */
  closed: boolean('closed').notNull().default(false),
});

/** Visits of the last days as far as they are counted: what an event that comes later changes. */
export const analyticsVisits = pgTable(
  'analytics_visits',
  {
    day: date('day', { mode: 'string' }).notNull(),
    frontId: uuid('front_id').notNull(),
    /** By dimension: time and id of the event that decides it, and its value (`VisitState`). */
    facts: jsonb('facts')
      .$type<Record<string, readonly [at: string, event: string, value: string]>>()
      .notNull(),
    /** Names of its events. */
    steps: text('steps').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.frontId] })],
);

/** Visits of a day that reached a step of the funnel. A visit is a front id on a day. */
export const analyticsDaily = pgTable(
  'analytics_daily',
  {
    day: date('day', { mode: 'string' }).notNull(),
    /** `all`, or by what visits are told apart. */
    dimension: text('dimension').notNull(),
    value: text('value').notNull(),
    /** `visit`, or the name of an event. */
    step: text('step').notNull(),
    visits: integer('visits').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.dimension, table.value, table.step] })],
);

/** Events of a day by the param that tells them apart: the class of a declined payment, the app of a download. */
export const analyticsCounts = pgTable(
  'analytics_counts',
  {
    day: date('day', { mode: 'string' }).notNull(),
    event: text('event').notNull(),
    value: text('value').notNull(),
    events: integer('events').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.event, table.value] })],
);

/** Web vitals of a day as histograms: percentiles of several days come from their sums. */
export const analyticsVitals = pgTable(
  'analytics_vitals',
  {
    day: date('day', { mode: 'string' }).notNull(),
    metric: text('metric').notNull(),
    /** By which the pages are told apart (`vitalDimensions`), and their value. */
    dimension: text('dimension').notNull(),
    value: text('value').notNull(),
    /** Ends at this many widths (`vitalScales`). */
    bucket: integer('bucket').notNull(),
    pages: integer('pages').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.metric, table.dimension, table.value, table.bucket] })],
);

/** Batches that wait to be handed to a tool of the operator's. */
export const analyticsOutbox = pgTable(
  'analytics_outbox',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    outlet: text('outlet').notNull(),
    events: jsonb('events').$type<readonly Record<string, unknown>[]>().notNull(),
    createdAt: timeColumn('created_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextTryAt: timeColumn('next_try_at').notNull(),
  },
  (table) => [index('analytics_outbox_due').on(table.nextTryAt)],
);
