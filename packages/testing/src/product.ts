import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test } from '@playwright/test';
import { freePort, portFreed } from './freePort.ts';

const root = resolve(import.meta.dirname, '../../..');

/** Names the data folder of a product that has been set up and stopped: others begin with a copy of it. */
export const firstDataKey = 'TERN_FIRST_DATA';

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tern-journey-'));
  // The database may run as another user, who has to get in: else it would lie elsewhere, and stay there.
  chmodSync(folder, 0o755);
  const first = process.env[firstDataKey];
  // With the owners of the files, which Node does not keep.
  if (first) execFileSync('cp', ['-a', `${first}/.`, folder]);
  return folder;
}

export interface Product {
  readonly origin: string;
  readonly sandbox: string;
  readonly dataDir: string;
  /** Ends the process with a signal and waits until it is gone. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** Starts it again on the same data and the same ports. */
  start(): Promise<void>;
  /** Stops it and deletes its data. */
  end(): Promise<void>;
  /** The newest first. `receivedAt`: ISO 8601. */
  mailsTo(address: string): Promise<{ subject: string; text: string; receivedAt: string }[]>;
  knobs(wanted: Record<string, unknown>): Promise<void>;
  /** Sets all knobs as they were at the start. */
  resetKnobs(): Promise<void>;
  /** Checkout sessions the payment provider has seen. */
  payments(): Promise<string>;
}

type Settings = Readonly<Record<string, string>>;
/** Some name a stand-in, whose address follows that of the sandbox. */
export type ProductSettings = Settings | ((sandbox: string) => Settings);

/** The whole product as `pnpm start` runs it, on free ports and a data folder of its own, with further settings. */
export async function startProduct(settings: ProductSettings = {}): Promise<Product> {
  // For the site and the stand-ins, whose ports follow it.
  const port = await freePort(5);
  const dataDir = dataFolder();
  const origin = `http://localhost:${port}`;
  const sandbox = `http://localhost:${port + 1}`;
  let child: ChildProcess | null = null;

  const start = async () => {
    let output = '';
    // Tests must not depend on the settings of the shell.
    const { DATABASE_URL: _database, SERVICE_ORIGIN: _service, SMTP_URL: _smtp, ...shell } = process.env;
    const process_ = spawn(join(root, 'node_modules/.bin/node'), ['apps/tern/src/start.ts'], {
      cwd: root,
      env: {
        ...shell,
        PORT: String(port),
        DATA_DIR: dataDir,
        LOG_LEVEL: 'warn',
        // Most pages of a test are visited once, and compressed for it.
        BROTLI_LEVEL: '5',
        NODE_ENV: '',
        ...(typeof settings === 'function' ? settings(sandbox) : settings),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = process_;
    await new Promise<void>((ready, failed) => {
      const onData = (data: Buffer) => {
        output += data.toString();
        if (output.includes('Tern is ready')) ready();
      };
      process_.stdout.on('data', onData);
      process_.stderr.on('data', onData);
      process_.once('exit', (code) => failed(new Error(`The product ended with code ${code}:\n${output}`)));
    });
  };

  const stop = async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
    const running = child;
    child = null;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    await new Promise<void>((done) => {
      running.once('exit', () => done());
      running.kill(signal);
    });
    // The sandbox notices that its parent is gone.
    await portFreed(port + 1);
  };

  await start();
  const usual = (await (await fetch(`${sandbox}/knobs.json`)).json()) as Record<string, unknown>;
  let changed = false;
  const knobs = async (wanted: Record<string, unknown>) => {
    changed = true;
    await fetch(`${sandbox}/knobs.json`, { method: 'POST', body: JSON.stringify(wanted) });
  };
  return {
    origin,
    sandbox,
    dataDir,
    start,
    stop,
    async end() {
      await stop();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
    },
    mailsTo: async (address) =>
      (await (await fetch(`${sandbox}/inbox.json?to=${encodeURIComponent(address)}`)).json()) as never,
    knobs,
    async resetKnobs() {
      if (changed) await knobs(usual);
      changed = false;
    },
    payments: async () => (await fetch(`${sandbox}/payments`)).text(),
  };
}

/** One product for all tests of a file: started before the first, stopped after the last. */
export function productForTests(settings?: ProductSettings): Product {
  let started: Product | undefined;
  test.beforeAll(async () => {
    // It builds the site first where there is no build.
    test.setTimeout(300_000);
    started = await startProduct(settings);
  });
  // Settings of the stand-ins are for one test alone, also when it fails.
  test.afterEach(() => started?.resetKnobs());
  test.afterAll(() => started?.end());
  return new Proxy({} as Product, {
    get(_, name) {
      if (!started) throw new Error('The product is started before the first test, not before.');
      return started[name as keyof Product];
    },
  });
}

export const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1';
