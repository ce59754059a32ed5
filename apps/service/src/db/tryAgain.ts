import { setTimeout as sleep } from 'node:timers/promises';

/**
 * ms before each further try. A backend that was ended is replaced at once, and several may be ended in a row; a server
 * that restarts takes longer.
 */
const pauses = [10, 20, 40, 80, 120, 180, 260, 350, 450];

/**
 * Repeats work while its failure is one that a further try may mend. Throws the last failure. No try begins later than
 * `patience` (ms) after the first one.
 */
export async function tryAgain<Result>(
  work: () => Promise<Result>,
  mayMend: (error: unknown) => boolean,
  patience = 4_000,
): Promise<Result> {
  const started = performance.now();
  for (let turn = 0; ; turn += 1) {
    try {
      return await work();
    } catch (error) {
      const pause = pauses[turn];
      if (pause === undefined || performance.now() - started > patience || !mayMend(error)) throw error;
      // Those that met in a conflict do not meet again.
      await sleep(pause * (0.5 + Math.random()));
    }
  }
}
