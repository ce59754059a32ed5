import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/connect.ts';
import { consentCounts } from '../../db/schema.ts';

/** Adds one to the choices of a day that are alike. */
export async function countChoice(
  db: Queries,
  choice: Omit<typeof consentCounts.$inferInsert, 'count'>,
): Promise<void> {
  const { day, version, choice: said, region, language, how } = consentCounts;
  await db
    .insert(consentCounts)
    .values({ ...choice, count: 1 })
    .onConflictDoUpdate({
      target: [day, version, said, region, language, how],
      set: { count: sql`${consentCounts.count} + 1` },
    });
}
