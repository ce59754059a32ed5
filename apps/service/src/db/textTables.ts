import type { Language, TextPrefix } from '@tern/domain';
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timeColumn } from './timeColumn.ts';

/** Texts of the operator in place of messages of the catalogues. */
export const messageTexts = pgTable(
  'message_texts',
  {
    prefix: text('prefix').$type<TextPrefix>().notNull(),
    language: text('language').$type<Language>().notNull(),
    /** `planPicker.title`; of a message that an earlier version had, too. */
    messageId: text('message_id').notNull(),
    /** ICU. */
    text: text('text').notNull(),
    updatedAt: timeColumn('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.prefix, table.language, table.messageId] })],
);
