import { eq } from 'drizzle-orm';
import type { Context } from './context.ts';
import { serviceKeys } from './db/schema.ts';

const known = new WeakMap<object, Map<string, Promise<string>>>();

/** A random key of that name which all processes share: made by whoever asks first, kept in the database. */
export function serviceKey(context: Pick<Context, 'db' | 'random'>, name: string): Promise<string> {
  const keys = known.get(context.db) ?? new Map<string, Promise<string>>();
  known.set(context.db, keys);
  let key = keys.get(name);
  if (!key) {
    key = read(context, name);
    keys.set(name, key);
    key.catch(() => keys.delete(name));
  }
  return key;
}

async function read({ db, random }: Pick<Context, 'db' | 'random'>, name: string): Promise<string> {
  await db
    .insert(serviceKeys)
    .values({ name, value: random(32).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await db.select().from(serviceKeys).where(eq(serviceKeys.name, name));
  if (!row) throw new Error('The key was not stored.');
  return row.value;
}
