import type { Context } from './context.ts';
import { claimServiceKey } from './serviceKey.repo.ts';

const known = new WeakMap<object, Map<string, Promise<string>>>();

/** A random key of that name, in base64url, which all processes share. The first that needs it stores it in the database. */
export function serviceKey(context: Pick<Context, 'db' | 'random'>, name: string): Promise<string> {
  const keys = known.get(context.db) ?? new Map<string, Promise<string>>();
  known.set(context.db, keys);
  let key = keys.get(name);
  if (!key) {
    key = claimServiceKey(context.db, { name, value: context.random(32).toString('base64url') });
    keys.set(name, key);
    key.catch(() => keys.delete(name));
  }
  return key;
}
