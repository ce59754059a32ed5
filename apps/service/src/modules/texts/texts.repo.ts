import type { Language, TextPrefix } from '@tern/domain';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../db/connect.ts';
import { messageTexts } from '../../db/textTables.ts';

export type TextRow = typeof messageTexts.$inferSelect;

/** A text by what names it. */
export interface TextKey {
  prefix: TextPrefix;
  language: Language;
  messageId: string;
}

const is = ({ prefix, language, messageId }: TextKey) =>
  and(
    eq(messageTexts.prefix, prefix),
    eq(messageTexts.language, language),
    eq(messageTexts.messageId, messageId),
  );

export const listTexts = (db: Queries): Promise<TextRow[]> =>
  db
    .select()
    .from(messageTexts)
    .orderBy(asc(messageTexts.messageId), asc(messageTexts.language), asc(messageTexts.prefix));

/** Differs when any text does. */
export async function textsVersion(db: Queries): Promise<string> {
  const { prefix, language, messageId, text } = messageTexts;
  const [found] = await db
    .select({
      version: sql<string>`count(*) || '.' || coalesce(sum(hashtextextended(concat_ws(e'\\x01', ${prefix}, ${language}, ${messageId}, ${text}), 0)), 0)`,
    })
    .from(messageTexts);
  return found?.version ?? '';
}

export async function putText(db: Queries, row: TextRow): Promise<void> {
  const { text, updatedAt } = row;
  await db
    .insert(messageTexts)
    .values(row)
    .onConflictDoUpdate({
      target: [messageTexts.prefix, messageTexts.language, messageTexts.messageId],
      set: { text, updatedAt },
    });
}

export async function findText(db: Queries, key: TextKey): Promise<TextRow | undefined> {
  const [found] = await db.select().from(messageTexts).where(is(key));
  return found;
}

export async function dropText(db: Queries, key: TextKey): Promise<void> {
  await db.delete(messageTexts).where(is(key));
}
