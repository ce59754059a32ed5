import { setTimeout as sleep } from 'node:timers/promises';
import { failureText } from './failures/failureText.ts';
import type { StopSettings } from './stopSettings.ts';

export interface StopSteps extends StopSettings {
  /** Readiness turns to 503, and no new work is taken; requests are still served. */
  drain(): void;
  /** Takes no connections any more, and resolves when what runs has ended. */
  close(): Promise<void>;
  say(line: string): void;
}

/**
 * Ends the process on SIGTERM or SIGINT: drains, closes, exits. Whatever takes longer than `stopWithin` is cut off.
 * The returned signal is aborted at once, for a start that is still under way.
 */
export function stopOnSignal({ drain, close, say, drainFor, stopWithin }: StopSteps): AbortSignal {
  const stopRequest = new AbortController();
  const stop = async () => {
    if (stopRequest.signal.aborted) return;
    stopRequest.abort();
    say('stopping: requests under way are finished first');
    setTimeout(() => {
      say(`stopping: not everything ended within ${stopWithin / 1000} s, the rest is cut off`);
      process.exit(0);
    }, stopWithin).unref();
    try {
      drain();
      await sleep(drainFor);
      await close();
      process.exit(0);
    } catch (error) {
      say(failureText('Tern could not stop in order', error));
      process.exit(1);
    }
  };
  for (const name of ['SIGTERM', 'SIGINT'] as const) process.on(name, () => void stop());
  return stopRequest.signal;
}
