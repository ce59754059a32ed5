import type { IncidentSeverity, OwnPart, PartState, StatusPart, UpdateKind } from '@tern/domain';
import { date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timeColumn } from './timeColumn.ts';

/** Measurements of the service by itself: a row a part and day of UTC, for 90 days. */
export const statusDayRows = pgTable(
  'status_days',
  {
    day: date('day', { mode: 'string' }).notNull(),
    part: text('part').$type<OwnPart>().notNull(),
    /** Of 288 at most. */
    samples: integer('samples').notNull(),
    limited: integer('limited').notNull(),
    down: integer('down').notNull(),
    /** By the last sample. */
    state: text('state').$type<PartState>().notNull(),
    /** Of the last sample. An earlier one is not counted any more: each counts once, however many processes take it. */
    sampledAt: timeColumn('sampled_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.part] })],
);

/** Texts by language. */
export type StatusTexts = Readonly<Record<string, string>>;

/** Incidents and planned maintenance, in the words of the operator. */
export const incidents = pgTable('incidents', {
  id: text('id').primaryKey(),
  kind: text('kind').$type<'incident' | 'maintenance'>().notNull(),
  severity: text('severity').$type<IncidentSeverity>().notNull(),
  parts: text('parts').array().$type<StatusPart[]>().notNull(),
  titles: jsonb('titles').$type<StatusTexts>().notNull(),
  startsAt: timeColumn('starts_at').notNull(),
  /** Null while an incident lasts. Of maintenance its planned end; before its start: it was cancelled. */
  endsAt: timeColumn('ends_at'),
});

/** The course of an incident. */
export const incidentUpdates = pgTable(
  'incident_updates',
  {
    incidentId: text('incident_id')
      .notNull()
      .references(() => incidents.id, { onDelete: 'cascade' }),
    /** From 1. */
    number: integer('number').notNull(),
    at: timeColumn('at').notNull(),
    kind: text('kind').$type<UpdateKind>().notNull(),
    texts: jsonb('texts').$type<StatusTexts>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.incidentId, table.number] })],
);
