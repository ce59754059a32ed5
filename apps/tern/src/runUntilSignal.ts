import { ConfigError } from '@tern/service';
import { say } from './say.ts';

/** The steps of a start; each says how it is undone, in the opposite order. */
export interface Started {
  push(undo: () => Promise<unknown>): void;
  readonly stopping: boolean;
}

/**
 * Runs `start`, and undoes what it pushed on SIGTERM or SIGINT, or when it fails. Reports a failure in words and ends
 * with code 1.
 */
export function runUntilSignal(start: (started: Started) => Promise<void>): void {
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  let stopping = false;
  const onSignal = () => {
    if (stopping) return;
    stopping = true;
    say('stopping: requests under way are finished first');
    // Whoever waits longer than that is cut off; the database shuts down by itself when this process leaves.
    setTimeout(() => process.exit(0), 4_000).unref();
    stop().then(
      () => process.exit(0),
      (error: Error) => {
        console.error(error.message);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  const started: Started = {
    push: (step) => void undo.push(step),
    get stopping() {
      return stopping;
    },
  };
  start(started).catch(async (error: unknown) => {
    await stop().catch(() => {});
    if (error instanceof ConfigError) {
      console.error('Tern cannot start with these settings:');
      for (const problem of error.problems) console.error(`- ${problem}`);
    } else {
      console.error(error instanceof Error ? error.message : error);
    }
    process.exit(1);
  });
}
