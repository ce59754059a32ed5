import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { childOptions } from './childOptions.ts';
import type { Binaries } from './readableBinaries.ts';
import type { Account } from './unprivilegedAccount.ts';

/** A server that takes connections, or what it said before it ended. */
export type Launch = { child: ChildProcess; failure: '' } | { child: null; failure: string };

export async function launchServer(options: {
  data: string;
  binaries: Binaries;
  account: Account;
  port: number;
  settings?: Readonly<Record<string, string>>;
}): Promise<Launch> {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'on',
    synchronous_commit: 'on',
    max_connections: '60',
    shared_buffers: '64MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    ...options.settings,
  };
  const child = spawn(
    options.binaries.postgres,
    [
      '-D',
      options.data,
      '-p',
      String(options.port),
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { ...childOptions(options.account), stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let output = '';
  const ready = await new Promise<boolean>((done) => {
    child.on('error', (error) => {
      output += error.message;
      done(false);
    });
    child.on('exit', () => done(false));
    child.stderr.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4000);
      if (output.includes('ready to accept connections')) done(true);
    });
  });
  if (!ready) return { child: null, failure: output };
  child.stderr.removeAllListeners('data');
  child.stderr.resume();
  // The service decides when to stop; a running database alone does not keep the process alive.
  child.unref();
  (child.stderr as unknown as { unref?: () => void }).unref?.();
  return { child, failure: '' };
}

export async function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.ref();
  child.kill('SIGINT');
  await Promise.race([ended, sleep(20_000, undefined, { ref: false })]);
}
