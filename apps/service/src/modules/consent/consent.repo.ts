import { gte, max, min, sql, sum } from 'drizzle-orm';
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

/** Choices from a day on, by version of the question, region, choice and how it was made. */
export async function sumChoices(db: Queries, since: string) {
  const { day, version, choice, region, how, count } = consentCounts;
  const kind = { version, region, choice, how };
  const rows = await db
    .select({ ...kind, count: sum(count).mapWith(Number), from: min(day), until: max(day) })
    .from(consentCounts)
    .where(gte(day, since))
    .groupBy(version, region, choice, how)
    .orderBy(version, region, choice, how);
  return rows.map((row) => ({ ...row, from: row.from ?? '', until: row.until ?? '' }));
}
