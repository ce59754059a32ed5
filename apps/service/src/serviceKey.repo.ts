import { eq } from 'drizzle-orm';
import type { Queries } from './db/connect.ts';
import { serviceKeys } from './db/schema.ts';

/** Stores a key unless one of its name is there, and reads the one that is. */
export async function claimServiceKey(db: Queries, key: { name: string; value: string }): Promise<string> {
  await db.insert(serviceKeys).values(key).onConflictDoNothing();
  const [row] = await db.select().from(serviceKeys).where(eq(serviceKeys.name, key.name));
  if (!row) throw new Error('The key was not stored.');
  return row.value;
}
