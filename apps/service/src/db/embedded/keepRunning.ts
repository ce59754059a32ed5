import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { StatedError } from '@tern/observe/StatedError';
import { safeReason } from '../../failures/safeReason.ts';
import { type Launch, stopServer } from './launchServer.ts';

/** ms before each further start of a database that ended, the last one again and again. */
const pauses = [0, 250, 500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000];
/** ms after which a start counts as one that went well. */
const settled = 10_000;
/** Starts that fail in a row after which the database counts as lost. */
const mostFailures = 5;

/** Backends of a crash hold its memory, its lock or its port for a while: a further try helps. */
const isLeaving = (failure: string) => /in use|already exists|Address already|lock file/i.test(failure);

/** The reason that PostgreSQL gave last, without its time and process, and the next step where there is one. */
function reasonIn(output: string): string {
  const lines = output.trim().split('\n');
  const level = /^.*?\b(?:FATAL|PANIC|ERROR):\s*/;
  const reason = (lines.findLast((line) => level.test(line)) ?? lines.at(-1) ?? '').replace(level, '');
  const remedy = /No space left/.test(reason) ? ' Make room on the disk of DATA_DIR.' : '';
  return `${reason.replace(/\.$/, '')}.${remedy}`;
}

export interface KeptServer {
  port: number;
  isLive(): boolean;
  stop(): Promise<void>;
}

/**
 * Starts a server and starts it again, on the same port, whenever it ends without being told to. Throws one sentence
 * when the first start fails.
 */
export async function keepRunning({
  launch,
  ports,
  log,
}: {
  launch(port: number): Promise<Launch>;
  /** Gives a free port. */
  ports(): Promise<number>;
  log(message: string): void;
}): Promise<KeptServer> {
  let child: ChildProcess | undefined;
  let failures = 0;
  /** Undefined while it does not run. */
  let runsSince: number | undefined;
  let starting: Promise<void> = Promise.resolve();
  const stopping = new AbortController();

  /** Resolves with the failure, or with an empty text when the server runs. */
  async function start(port: number): Promise<string> {
    const launched = await launch(port);
    if (!launched.child) return launched.failure || 'it ended without a word';
    child = launched.child;
    runsSince = performance.now();
    child.once('exit', onExit);
    return '';
  }

  const onExit = (code: number | null, signal: string | null) => {
    const ran = performance.now() - (runsSince ?? 0);
    runsSince = undefined;
    if (stopping.signal.aborted) return;
    // One that ends again and again right after its start is no better than one that does not start.
    failures = ran < settled ? failures + 1 : 0;
    log(
      `The embedded database ended by itself (${signal ?? `code ${code}`}). It is started again; until then what needs it responds 503.`,
    );
    starting = startAgain().catch(() => {});
  };

  async function startAgain(): Promise<void> {
    for (; ; failures += 1) {
      const pause = pauses[Math.min(failures, pauses.length - 1)];
      await sleep(pause, undefined, { signal: stopping.signal, ref: false });
      // Whatever goes wrong, the tries go on.
      const failure = await start(port).catch((error: unknown) => safeReason(error).text);
      if (!failure) return log('The embedded database runs again.');
      if (failures > 0 || !isLeaving(failure))
        log(`The embedded database does not start: ${reasonIn(failure)} It is tried again.`);
      if (failures + 1 === mostFailures)
        log(
          'The embedded database was not started in several tries: this process is not live (/healthz). The reason stands above.',
        );
    }
  }

  // After a crash the old backends can hold the shared memory for a while.
  let port = 0;
  let failure = '';
  for (let attempt = 0; attempt < 40; attempt += 1) {
    port = await ports();
    failure = await start(port);
    if (!failure || !isLeaving(failure)) break;
    await sleep(250);
  }
  if (failure) throw new StatedError(`The embedded database did not start: ${reasonIn(failure)}`);

  // When the process leaves without stopping it, the database still shuts down cleanly by itself.
  const endWithProcess = () => child?.kill('SIGINT');
  process.once('exit', endWithProcess);
  return {
    port,
    isLive: () => runsSince !== undefined || failures < mostFailures,
    async stop() {
      stopping.abort();
      await starting;
      if (child) await stopServer(child);
      process.off('exit', endWithProcess);
    },
  };
}
