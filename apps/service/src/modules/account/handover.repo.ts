import { and, eq, gt, lt } from 'drizzle-orm';
import type { Queries } from '../../db/connect.ts';
import { handoverCodes } from '../../db/schema.ts';

export type HandoverRow = typeof handoverCodes.$inferSelect;

export async function insertHandover(
  db: Queries,
  handover: typeof handoverCodes.$inferInsert,
): Promise<void> {
  await db.insert(handoverCodes).values(handover);
}

/** Uses a code up. Undefined when it is gone or too old. */
export async function takeHandover(
  db: Queries,
  codeHash: string,
  now: Date,
): Promise<HandoverRow | undefined> {
  const [row] = await db
    .delete(handoverCodes)
    .where(and(eq(handoverCodes.codeHash, codeHash), gt(handoverCodes.expiresAt, now)))
    .returning();
  return row;
}

export async function dropHandoversOf(db: Queries, userId: string): Promise<void> {
  await db.delete(handoverCodes).where(eq(handoverCodes.userId, userId));
}

export async function dropOldHandovers(db: Queries, now: Date): Promise<void> {
  await db.delete(handoverCodes).where(lt(handoverCodes.expiresAt, now));
}
