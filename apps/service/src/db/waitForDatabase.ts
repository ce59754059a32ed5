import { setTimeout as sleep } from 'node:timers/promises';
import { databaseFailure } from './DatabaseUnavailable.ts';

export interface Wait {
  /** ms after which a database that has not come is given up. */
  most: number;
  /** Told why, every few seconds. */
  log(reason: string): void;
  /** Ends the wait: the process is to stop. */
  signal?: AbortSignal | undefined;
}

/** ms between two tries, and between two lines. */
const pause = 500;
const between = 3_000;

/** The innermost reason, without the values that a database puts into messages. */
export function reasonOf(error: unknown): string {
  let reason = '';
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code, errors } = at as { code?: string; errors?: { code?: string }[] };
    reason = code ?? errors?.find((each) => each.code)?.code ?? reason;
  }
  return reason || 'no answer';
}

/** Does work that needs the database, as soon as the database is there. Any other failure is thrown at once. */
export async function waitForDatabase(work: () => Promise<void>, wait?: Wait): Promise<void> {
  const started = performance.now();
  let told = Number.NEGATIVE_INFINITY;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const now = performance.now();
      if (!wait || now - started >= wait.most || databaseFailure(error, true) !== 'lost') throw error;
      wait.signal?.throwIfAborted();
      if (now - told >= between) {
        told = now;
        wait.log(reasonOf(error));
      }
      await sleep(pause, undefined, { signal: wait.signal });
    }
  }
}
