import { and, eq, gt, lt } from 'drizzle-orm';
import type { Queries } from '../../db/connect.ts';
import { botPasses } from '../../db/schema.ts';

/** Returns false when it is there already. */
export async function insertPass(
  db: Queries,
  pass: { hash: string; action: string; expiresAt: Date },
): Promise<boolean> {
  const rows = await db
    .insert(botPasses)
    .values(pass)
    .onConflictDoNothing()
    .returning({ hash: botPasses.hash });
  return rows.length === 1;
}

/** Uses a pass up. Returns false when it is gone, too old or for something else. */
export async function takePass(
  db: Queries,
  pass: { hash: string; action: string; now: Date },
): Promise<boolean> {
  const rows = await db
    .delete(botPasses)
    .where(
      and(
        eq(botPasses.hash, pass.hash),
        eq(botPasses.action, pass.action),
        gt(botPasses.expiresAt, pass.now),
      ),
    )
    .returning({ hash: botPasses.hash });
  return rows.length === 1;
}

export async function dropOldPasses(db: Queries, now: Date): Promise<void> {
  await db.delete(botPasses).where(lt(botPasses.expiresAt, now));
}
