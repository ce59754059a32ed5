import type { Campaign, CampaignTheme, OfferKind } from '@tern/domain';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { timeColumn } from './timeColumn.ts';

/** Campaigns, activities and special plans that an operator planned, or that came from outside and are kept here. */
export const campaigns = pgTable(
  'campaigns',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<OfferKind>().notNull(),
    name: text('name').notNull(),
    theme: text('theme').$type<CampaignTheme>().notNull(),
    timeZone: text('time_zone').notNull(),
    startsAt: timeColumn('starts_at').notNull(),
    endsAt: timeColumn('ends_at').notNull(),
    /** Plan and whole per cent off the price without discount. */
    plans: jsonb('plans').$type<Campaign['plans']>().notNull(),
    places: jsonb('places').$type<Campaign['places']>().notNull(),
    words: jsonb('words').$type<Campaign['words']>().notNull(),
    source: text('source').$type<'ops' | 'settings' | 'app_config'>().notNull(),
    stoppedAt: timeColumn('stopped_at'),
  },
  (table) => [index('campaigns_ends').on(table.endsAt)],
);
