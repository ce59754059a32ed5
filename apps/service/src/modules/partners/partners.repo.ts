import { and, desc, eq, gte, inArray, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import type { Queries } from '../../db/connect.ts';
import { conversions, type PartnerState, partnerClicks, partners } from '../../db/partnerTables.ts';
import type { ProvenAddress } from '../account/provenAddress.ts';

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

/** An account, and its address once that is proven. */
export interface Person {
  userId: string;
  address: ProvenAddress | null;
}

/** Whose data it is: the account that it was decided for, and the address until then. */
const belongsTo = ({ userId, address }: Person) =>
  or(
    eq(partners.userId, userId),
    address === null ? undefined : and(isNull(partners.userId), eq(partners.emailKey, address)),
  );

/** Gives an approved application to the account that has proved its address. */
export async function givePartner(
  db: Queries,
  { userId, address }: { userId: string; address: ProvenAddress },
): Promise<void> {
  await db
    .update(partners)
    .set({ userId })
    .where(and(eq(partners.emailKey, address), isNull(partners.userId), eq(partners.state, 'approved')));
}

/** Writes another address to the application of an account, unless the new one has an application of its own. */
export async function movePartnerAddress(
  db: Queries,
  { userId, from, to, email }: { userId: string; from: ProvenAddress; to: ProvenAddress; email: string },
): Promise<void> {
  const [own] = await db.select({ id: partners.id }).from(partners).where(eq(partners.emailKey, to));
  if (own) return;
  await db
    .update(partners)
    .set({ email, emailKey: to })
    .where(and(eq(partners.emailKey, from), or(eq(partners.userId, userId), isNull(partners.userId))));
}

export async function listPartnersOf(db: Queries, person: Person): Promise<PartnerRow[]> {
  return db.select().from(partners).where(belongsTo(person)).orderBy(desc(partners.appliedAt));
}

/** Nothing of the person is left but a bare id, and that only where sales are counted with it. */
export async function emptyPartnersOf(db: Queries, person: Person): Promise<void> {
  const theirs = (await listPartnersOf(db, person)).map(({ id }) => id);
  if (!theirs.length) return;
  const sales = db.select({ one: sql`1` }).from(conversions).where(eq(conversions.partnerId, partners.id));
  await db.delete(partners).where(and(inArray(partners.id, theirs), notExists(sales)));
  await db.delete(partnerClicks).where(inArray(partnerClicks.partnerId, theirs));
  const empty = { email: '', name: '', site: '', plan: '', code: null, userId: null };
  await db
    .update(partners)
    .set({ ...empty, state: 'left', emailKey: sql`${partners.id}` })
    .where(inArray(partners.id, theirs));
}

/** The first application with an address stays: anybody can type it into a second one. The operator gets both by mail. */
export async function saveApplication(db: Queries, row: typeof partners.$inferInsert): Promise<void> {
  await db.insert(partners).values(row).onConflictDoNothing({ target: partners.emailKey });
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

/** Deletes applications since before a time that nobody approved. */
export async function deleteOldApplications(db: Queries, before: Date): Promise<void> {
  await db
    .delete(partners)
    .where(and(inArray(partners.state, ['applied', 'refused']), lt(partners.appliedAt, before)));
}
