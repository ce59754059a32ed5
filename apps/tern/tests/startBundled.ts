import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface Bundled {
  readonly origin: string;
  readonly pid: number;
  /** ms from the start of the process until it said that it is ready. */
  readonly took: number;
  readonly output: () => string;
  /** Ends it and resolves with its exit code, null when a signal ended it. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

export interface BundledOptions {
  /** Folder of the bundle. */
  bundle: string;
  program: 'tern' | 'service';
  port: number;
  /** Its settings; it gets no others but those of the image's memory. */
  settings: Readonly<Record<string, string>>;
  /** The Node that runs it; that of the tests without one. */
  node?: string;
}

/** The settings of Node and its allocator that the image has. */
export const imageMemory: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...readFileSync(new URL('../deploy/Dockerfile', import.meta.url), 'utf8').matchAll(
      /\b((?:NODE_OPTIONS|MALLOC_\w+))=(\S+)/g,
    ),
  ].map(([, name, value]) => [name, value]),
);

/** Runs a program of a bundle until it is ready. */
export async function startBundled(options: BundledOptions): Promise<Bundled> {
  const { bundle, program, port, settings, node = process.execPath } = options;
  const started = performance.now();
  const child: ChildProcess = spawn(node, [`${program}.mjs`], {
    cwd: bundle,
    env: { PATH: '/usr/bin:/bin', ...imageMemory, PORT: String(port), LOG_LEVEL: 'info', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const exited = new Promise<number | null>((done) => child.once('exit', done));
  await new Promise<void>((ready, failed) => {
    const read = (data: Buffer) => {
      output += data.toString();
      if (/Tern is ready|"message":"ready"/.test(output)) ready();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    void exited.then((code) => failed(new Error(`${program} ended with code ${code}:\n${output}`)));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid as number,
    took: performance.now() - started,
    output: () => output,
    stop(signal = 'SIGTERM') {
      child.kill(signal);
      return exited;
    },
  };
}
