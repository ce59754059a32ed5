import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartError } from './StartError.ts';

export interface SandboxOptions {
  port: number;
  /** Address to listen on; this machine alone without it. */
  host?: string | undefined;
  smtpPort: number;
  stunPorts: readonly number[];
  dataDir: string;
  webhookOrigin: string;
  /** The keys of each provider, by its name. */
  keys: object;
}

/** Starts the stand-ins as a process of their own, and resolves once they listen. */
export async function startSandbox(options: SandboxOptions): Promise<ChildProcess> {
  mkdirSync(options.dataDir, { recursive: true });
  const child = fork(resolve(import.meta.dirname, '../../sandbox/src/main.ts'), {
    env: {
      ...process.env,
      SANDBOX_PORT: String(options.port),
      HOST: options.host ?? '127.0.0.1',
      SMTP_PORT: String(options.smtpPort),
      STUN_PORTS: options.stunPorts.join(','),
      DNS_PORT: String(options.port + 3),
      SANDBOX_STATE: join(options.dataDir, 'sandbox.json'),
      WEBHOOK_ORIGIN: options.webhookOrigin,
      SANDBOX_KEYS: JSON.stringify(options.keys),
    },
  });
  await new Promise<void>((done, refuse) => {
    child.once('message', () => done());
    child.once('exit', (code) =>
      refuse(new StartError(`The sandbox ended with code ${code} before it was ready.`)),
    );
  });
  return child;
}

export const stopped = (child: ChildProcess) =>
  new Promise<void>((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done();
    child.once('exit', () => done());
    child.kill('SIGTERM');
  });
