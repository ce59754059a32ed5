import { DrizzleQueryError } from 'drizzle-orm/errors';

/** The database cannot be reached, or went away before it answered. Whoever called may try again. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('The database is not available.', { cause });
    this.name = 'DatabaseUnavailable';
  }
}

/** `lost`: the connection. `conflict`: PostgreSQL undid the work for the sake of another transaction. */
export type DatabaseFailure = 'lost' | 'conflict';

// Connection exceptions, no resources left, shutdown and recovery, system errors, a standby that takes no writes.
const lostStates = /^(?:08|53|58|57P0[1-5]|25006)/;
// A serialisation failure and a deadlock.
const conflictStates = /^40(?:001|P01)$/;
const lostSockets =
  /^(?:ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENOENT)$/;
// Said by `pg` and its pool, without a code.
const lostWords =
  /^(?:Connection terminated|timeout (?:expired|exceeded when trying to connect)|Client (?:was closed|has encountered)|Cannot use a pool after calling end)/;

/**
 * The kind of a failure that is the database's, null for any other. A socket's error says nothing of whose socket it
 * was: it counts when it came out of a query, or when the caller knows (`fromDriver`).
 */
export function databaseFailure(error: unknown, fromDriver = false): DatabaseFailure | null {
  let driver = fromDriver;
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof DatabaseUnavailable) return 'lost';
    driver ||= at instanceof DrizzleQueryError;
    if (!driver) continue;
    const { code = '' } = at as { code?: string };
    if (conflictStates.test(code)) return 'conflict';
    if (lostStates.test(code) || lostSockets.test(code) || lostWords.test(at.message)) return 'lost';
    // A host with several addresses fails with the errors of all.
    if (at instanceof AggregateError && at.errors.some((each) => databaseFailure(each, true))) return 'lost';
  }
  return null;
}
