import { eq } from 'drizzle-orm';
import type { Queries } from '../../db/connect.ts';
import { boundAddresses } from '../../db/schema.ts';

export type BoundAddressRow = typeof boundAddresses.$inferSelect;

export async function findBoundAddress(db: Queries, userId: string): Promise<BoundAddressRow | undefined> {
  const [row] = await db.select().from(boundAddresses).where(eq(boundAddresses.userId, userId));
  return row;
}

/** One address per account: a new one takes the place of the old one. */
export async function saveBoundAddress(db: Queries, row: BoundAddressRow): Promise<void> {
  const { userId, ...rest } = row;
  await db
    .insert(boundAddresses)
    .values({ userId, ...rest })
    .onConflictDoUpdate({ target: boundAddresses.userId, set: rest });
}

/** Returns whether there was one. */
export async function deleteBoundAddress(db: Queries, userId: string): Promise<boolean> {
  const rows = await db
    .delete(boundAddresses)
    .where(eq(boundAddresses.userId, userId))
    .returning({ userId: boundAddresses.userId });
  return rows.length === 1;
}
