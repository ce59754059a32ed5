import { endOnFailure, endWithFailure, readStopSettings, stopOnSignal } from '@tern/service/forEdge';
import { say } from './say.ts';

/** The steps of a start; each says how it is undone, in the opposite order. */
export interface Started {
  /** `drain` is called first, for all steps at once: a stop is near, and requests are still served. */
  push(undo: () => Promise<unknown>, drain?: () => void): void;
  readonly stopping: boolean;
  /** Aborted once a stop was asked for. */
  readonly signal: AbortSignal;
}

/** Runs `start`, and undoes what it pushed on SIGTERM or SIGINT (`stopOnSignal`), or when it fails. */
export async function runUntilSignal(start: (started: Started) => Promise<void>): Promise<void> {
  endOnFailure('Tern ended');
  const undo: (() => Promise<unknown>)[] = [];
  const drains: (() => void)[] = [];
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const signal = stopOnSignal({
      ...readStopSettings(process.env),
      drain: () => {
        for (const drain of drains) drain();
      },
      close,
      say,
    });
    const started: Started = {
      push(step, drain) {
        undo.push(step);
        if (drain) drains.push(drain);
      },
      get stopping() {
        return signal.aborted;
      },
      signal,
    };
    await start(started).catch((error: unknown) => {
      // A start that was told to stop ends with the stop.
      if (!signal.aborted) throw error;
    });
  } catch (error) {
    await close().catch(() => {});
    endWithFailure('Tern cannot start', error);
  }
}
