import { createHash } from 'node:crypto';
import { type Context, timeFromNow } from './context.ts';
import type { Queries } from './db/connect.ts';
import { OperationError } from './handler.ts';
import type { Limit, LimitKey } from './limit.ts';
import { addTries, countTries, deleteClosedWindows, deleteTries, uncountTry } from './rateLimit.repo.ts';

interface Needs extends Pick<Context, 'clock'> {
  db: Queries;
}

/** A name of the counted thing, and for whom it is counted. */
type Parts = readonly [name: string, ...who: readonly LimitKey[]];

/** The key of a window: a hash, so that no address is stored. */
export const keyOf = (parts: readonly string[]) =>
  createHash('sha256').update(parts.join('\n')).digest('hex');

/**
 * Takes one try from a window that opens with the first. Throws `rate_limited` with the seconds to wait
 * when none is left. Counted in the database, so all processes count together.
 */
export async function takeTry(context: Needs, limit: Omit<Limit, 'counts'>, ...parts: Parts): Promise<void> {
  const now = timeFromNow(context);
  const resetAt = timeFromNow(context, limit.seconds * 1000);
  const key = keyOf(parts);
  const window = (await addTries(context.db, [{ key, by: 1 }], { now, resetAt })).get(key);
  if (window && window.count > limit.count) {
    const wait = Math.ceil((window.resetAt.getTime() - now.getTime()) / 1000);
    throw new OperationError('rate_limited', { retry_after: Math.max(1, wait) });
  }
}

/**
 * Takes as many as there are left of what each name wants, from windows that open with the first. Returns how many of
 * each are allowed: of `wanted`, by the keys they are for.
 */
export async function takeSome(
  context: Needs,
  { count, seconds }: Omit<Limit, 'counts'>,
  wanted: ReadonlyMap<string, number>,
  name: string,
): Promise<Map<string, number>> {
  const keys = new Map([...wanted].map(([each, by]) => [each, { key: keyOf([name, each]), by }]));
  const windows = await addTries(context.db, [...keys.values()], {
    now: timeFromNow(context),
    resetAt: timeFromNow(context, seconds * 1000),
  });
  const left = ({ key, by }: { key: string; by: number }) =>
    Math.max(0, Math.min(by, count - ((windows.get(key)?.count ?? by) - by)));
  return new Map([...keys].map(([each, counted]) => [each, left(counted)]));
}

/** Gives one try back, after a success that should not count. */
export async function returnTry(context: Needs, ...parts: Parts): Promise<void> {
  await uncountTry(context.db, keyOf(parts));
}

/** Whether a window is open in which something was counted. */
export async function hasTry(context: Needs, ...parts: Parts): Promise<boolean> {
  return (await countTries(context.db, keyOf(parts), timeFromNow(context))) > 0;
}

/** Closes a window. */
export async function dropTries(context: Pick<Needs, 'db'>, ...parts: Parts): Promise<void> {
  await deleteTries(context.db, keyOf(parts));
}

export async function dropOldTries(context: Needs): Promise<void> {
  await deleteClosedWindows(context.db, timeFromNow(context));
}
