import { bigint, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** How often a choice about being measured was made: the proof that people were asked, without who they were. */
export const consentCounts = pgTable(
  'consent_counts',
  {
    /** In UTC. */
    day: date('day').notNull(),
    /** Of the question. */
    version: integer('version').notNull(),
    choice: text('choice').$type<'granted' | 'denied'>().notNull(),
    /** As `consentRegionOf` names it. */
    region: text('region').notNull(),
    language: text('language').notNull(),
    /** `banner`, `footer` or `signal`. */
    how: text('how').notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.day, table.version, table.choice, table.region, table.language, table.how],
    }),
  ],
);
