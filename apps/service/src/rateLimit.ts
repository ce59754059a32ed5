import { createHash } from 'node:crypto';
import { type Context, moment } from './context.ts';
import type { Queries } from './db/connect.ts';
import { OperationError } from './handler.ts';
import type { Limit } from './limit.ts';
import { countTries, countTry, deleteClosedWindows, deleteTries, uncountTry } from './rateLimit.repo.ts';

interface Needs extends Pick<Context, 'clock'> {
  db: Queries;
}

const keyOf = (parts: readonly string[]) => createHash('sha256').update(parts.join('\n')).digest('hex');

/**
 * Takes one try from a window that opens with the first. Throws `rate_limited` with the seconds to wait
 * when none is left. Counted in the database, so all processes count together.
 */
export async function takeTry(
  context: Needs,
  limit: Omit<Limit, 'counts'>,
  ...parts: string[]
): Promise<void> {
  const now = moment(context);
  const resetAt = moment(context, limit.seconds * 1000);
  const window = await countTry(context.db, { key: keyOf(parts), now, resetAt });
  if (window && window.count > limit.count) {
    const wait = Math.ceil((window.resetAt.getTime() - now.getTime()) / 1000);
    throw new OperationError('rate_limited', { retry_after: Math.max(1, wait) });
  }
}

/** Gives one try back, after a success that should not count. */
export async function returnTry(context: Needs, ...parts: string[]): Promise<void> {
  await uncountTry(context.db, keyOf(parts));
}

/** Whether a window is open in which something was counted. */
export async function hasTry(context: Needs, ...parts: string[]): Promise<boolean> {
  return (await countTries(context.db, keyOf(parts), moment(context))) > 0;
}

/** Closes a window. */
export async function dropTries(context: Pick<Needs, 'db'>, ...parts: string[]): Promise<void> {
  await deleteTries(context.db, keyOf(parts));
}

export async function dropOldTries(context: Needs): Promise<void> {
  await deleteClosedWindows(context.db, moment(context));
}
