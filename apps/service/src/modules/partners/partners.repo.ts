import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { Queries } from '../../db/connect.ts';
import { type PartnerState, partnerClicks, partners } from '../../db/partnerTables.ts';

export type PartnerRow = typeof partners.$inferSelect;

export async function findPartnerByCode(db: Queries, code: string): Promise<PartnerRow | undefined> {
  const [row] = await db
    .select()
    .from(partners)
    .where(and(eq(partners.code, code), eq(partners.state, 'approved')));
  return row;
}

/** The partner whose figures an account sees. */
export async function findPartnerOf(db: Queries, userId: string): Promise<PartnerRow | undefined> {
  const [row] = await db
    .select()
    .from(partners)
    .where(and(eq(partners.userId, userId), eq(partners.state, 'approved')));
  return row;
}

export async function findPartnerByEmail(db: Queries, emailKey: string): Promise<PartnerRow | undefined> {
  const [row] = await db.select().from(partners).where(eq(partners.emailKey, emailKey));
  return row;
}

/** An application that is not decided yet takes the place of the one before; one that is decided stays. */
export async function saveApplication(db: Queries, row: typeof partners.$inferInsert): Promise<void> {
  const { name, site, plan, language, appliedAt } = row;
  await db
    .insert(partners)
    .values(row)
    .onConflictDoUpdate({
      target: partners.emailKey,
      set: { name, site, plan, language, appliedAt },
      setWhere: sql`${partners.state} = 'applied'`,
    });
}

export async function updatePartner(db: Queries, id: string, change: Partial<PartnerRow>): Promise<void> {
  await db.update(partners).set(change).where(eq(partners.id, id));
}

export async function listPartners(db: Queries, state?: PartnerState): Promise<PartnerRow[]> {
  return db
    .select()
    .from(partners)
    .where(state ? eq(partners.state, state) : undefined)
    .orderBy(desc(partners.appliedAt))
    .limit(1000);
}

/** Labels of one day that are told apart: what comes after them counts without one. */
const mostLabels = 100;

/** Counts one visit. */
export async function countClick(
  db: Queries,
  { partnerId, day, label }: Pick<typeof partnerClicks.$inferSelect, 'partnerId' | 'day' | 'label'>,
): Promise<void> {
  const known = await db
    .select({ label: partnerClicks.label })
    .from(partnerClicks)
    .where(and(eq(partnerClicks.partnerId, partnerId), eq(partnerClicks.day, day)))
    .limit(mostLabels);
  const told = known.length < mostLabels || known.some((row) => row.label === label) ? label : '';
  await db
    .insert(partnerClicks)
    .values({ partnerId, day, label: told, count: 1 })
    .onConflictDoUpdate({
      target: [partnerClicks.partnerId, partnerClicks.day, partnerClicks.label],
      set: { count: sql`${partnerClicks.count} + 1` },
    });
}

/** Visits by day and label since a day, the newest first. */
export async function clicksOf(
  db: Queries,
  partnerId: string,
  since: string,
): Promise<Pick<typeof partnerClicks.$inferSelect, 'day' | 'label' | 'count'>[]> {
  const { day, label, count } = partnerClicks;
  return db
    .select({ day, label, count })
    .from(partnerClicks)
    .where(and(eq(partnerClicks.partnerId, partnerId), gte(day, since)))
    .orderBy(desc(day), label)
    .limit(5000);
}
