import type { Context } from '../../context.ts';
import { databaseFailure } from '../../db/DatabaseUnavailable.ts';
import { sourceHashes } from './articles.repo.ts';
import { hashOf } from './storedArticle.ts';

/** ms that an answer is given again (spec section 9, blog cache lifetime). */
export const blogCacheLifetime = 900_000;

/** Answers of one process. */
const mostEntries = 500;

interface Entry {
  version: string;
  madeAt: number;
  value: unknown;
}

const caches = new WeakMap<Context, Map<string, Entry>>();

/** Differs when anything of the blog changed, in any process. */
export const blogVersion = async (context: Context): Promise<string> =>
  hashOf(await sourceHashes(context.db)).slice(0, 16);

/**
 * Gives an answer again for 15 minutes, as long as no article changed: another process may have written one, so the
 * version is read each time. While the database is away the last answer stands in, however old.
 */
export async function cached<Value>(
  context: Context,
  what: readonly [name: string, input: unknown],
  make: () => Promise<Value>,
): Promise<Value> {
  const entries = caches.get(context) ?? new Map<string, Entry>();
  caches.set(context, entries);
  const key = JSON.stringify(what);
  const before = entries.get(key);
  let version: string;
  try {
    version = await blogVersion(context);
    const now = context.clock.now();
    if (before?.version === version && now - before.madeAt < blogCacheLifetime) return before.value as Value;
    const value = await make();
    entries.delete(key);
    entries.set(key, { version, madeAt: now, value });
    for (const oldest of entries.keys()) {
      if (entries.size <= mostEntries) break;
      entries.delete(oldest);
    }
    return value;
  } catch (error) {
    if (before && databaseFailure(error)) return before.value as Value;
    throw error;
  }
}
