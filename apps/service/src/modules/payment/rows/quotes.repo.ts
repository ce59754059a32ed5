import { eq } from 'drizzle-orm';
import type { Queries } from '../../../db/connect.ts';
import { quotes } from '../../../db/schema.ts';
import type { QuoteRow } from './paymentRows.ts';

export async function insertQuote(db: Queries, quote: typeof quotes.$inferInsert): Promise<void> {
  await db.insert(quotes).values(quote);
}

export async function findQuote(db: Queries, id: string): Promise<QuoteRow | undefined> {
  const [row] = await db.select().from(quotes).where(eq(quotes.id, id));
  return row;
}
