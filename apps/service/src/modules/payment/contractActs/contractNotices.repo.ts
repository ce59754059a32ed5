import { asc, desc, eq, lt } from 'drizzle-orm';
import { lockFree } from '../../../db/claim.ts';
import type { Queries } from '../../../db/connect.ts';
import { contractNotices } from '../../../db/contractTables.ts';
import type { ProvenAddress } from '../../account/provenAddress.ts';

export type NoticeRow = typeof contractNotices.$inferSelect;

export async function insertNotice(db: Queries, row: typeof contractNotices.$inferInsert): Promise<void> {
  await db.insert(contractNotices).values(row);
}

/** Some that have arrived and have no mail yet, the oldest first. Locked. */
export async function takeReceived(tx: Queries): Promise<NoticeRow[]> {
  const received = tx
    .select()
    .from(contractNotices)
    .where(eq(contractNotices.state, 'received'))
    .orderBy(asc(contractNotices.at));
  return lockFree(received, 10);
}

export async function lockNotice(tx: Queries, id: string): Promise<NoticeRow | undefined> {
  const [row] = await tx.select().from(contractNotices).where(eq(contractNotices.id, id)).for('update');
  return row;
}

export async function updateNotice(
  db: Queries,
  id: string,
  changes: Pick<NoticeRow, 'state'> & Partial<Pick<NoticeRow, 'confirmedAt'>>,
): Promise<void> {
  await db.update(contractNotices).set(changes).where(eq(contractNotices.id, id));
}

export async function deleteNotices(db: Queries, before: Date): Promise<void> {
  await db.delete(contractNotices).where(lt(contractNotices.at, before));
}

/** Those of a person, the newest first. */
export async function listNoticesOf(db: Queries, address: ProvenAddress): Promise<NoticeRow[]> {
  return db
    .select()
    .from(contractNotices)
    .where(eq(contractNotices.emailKey, address))
    .orderBy(desc(contractNotices.at));
}

/** Those of an address whose account is deleted. */
export async function deleteNoticesOf(db: Queries, address: ProvenAddress): Promise<void> {
  await db.delete(contractNotices).where(eq(contractNotices.emailKey, address));
}
