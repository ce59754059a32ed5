import { and, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Queries } from '../../../db/connect.ts';
import { rememberedBrowsers } from '../../../db/secondFactorTables.ts';

export type RememberedRow = typeof rememberedBrowsers.$inferSelect;

/** The newest first; only those that still need no code. */
export async function listRemembered(db: Queries, userId: string, now: Date): Promise<RememberedRow[]> {
  return db
    .select()
    .from(rememberedBrowsers)
    .where(and(eq(rememberedBrowsers.userId, userId), gt(rememberedBrowsers.expiresAt, now)))
    .orderBy(desc(rememberedBrowsers.createdAt), desc(rememberedBrowsers.id));
}

/** Adds a browser. Of more than `most` the oldest go. */
export async function insertRemembered(db: Queries, row: RememberedRow, most: number): Promise<void> {
  await db.insert(rememberedBrowsers).values(row);
  const all = await db
    .select({ id: rememberedBrowsers.id })
    .from(rememberedBrowsers)
    .where(eq(rememberedBrowsers.userId, row.userId))
    .orderBy(desc(rememberedBrowsers.createdAt), desc(rememberedBrowsers.id));
  const old = all.slice(most).map(({ id }) => id);
  if (old.length) await db.delete(rememberedBrowsers).where(inArray(rememberedBrowsers.id, old));
}

/** Notes a use of a secret. Returns false where it is none of this account, or has ended. */
export async function writeRememberedUse(
  db: Queries,
  use: { userId: string; secretHash: string; now: Date },
): Promise<boolean> {
  const { userId, secretHash, now } = use;
  const rows = await db
    .update(rememberedBrowsers)
    .set({ lastUsedAt: now })
    .where(
      and(
        eq(rememberedBrowsers.secretHash, secretHash),
        eq(rememberedBrowsers.userId, userId),
        gt(rememberedBrowsers.expiresAt, now),
      ),
    )
    .returning({ id: rememberedBrowsers.id });
  return rows.length === 1;
}

/** Forgets what a secret stands for, of whichever account. */
export async function dropRememberedSecret(db: Queries, secretHash: string): Promise<void> {
  await db.delete(rememberedBrowsers).where(eq(rememberedBrowsers.secretHash, secretHash));
}

/** Forgets one browser of an account, or all of them. Returns how many. */
export async function dropRememberedOf(db: Queries, userId: string, id?: string): Promise<number> {
  const ofUser = eq(rememberedBrowsers.userId, userId);
  const rows = await db
    .delete(rememberedBrowsers)
    .where(id === undefined ? ofUser : and(ofUser, eq(rememberedBrowsers.id, id)))
    .returning({ id: rememberedBrowsers.id });
  return rows.length;
}

export async function dropEndedRemembered(db: Queries, now: Date): Promise<void> {
  await db.delete(rememberedBrowsers).where(lte(rememberedBrowsers.expiresAt, now));
}
