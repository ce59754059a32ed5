import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort } from '@tern/testing/freePort';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

export interface Launched {
  child: ChildProcess;
  origin: string;
  output(): string;
  /** Resolves with the exit code; null when a signal ended it. */
  ended: Promise<number | null>;
}

/** The service as a process of its own. It may still be starting. */
export async function launchService(env: Record<string, string>): Promise<Launched> {
  const port = await freePort();
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, PORT: String(port), BOT_CHECK: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  return {
    child,
    origin: `http://127.0.0.1:${port}`,
    output: () => output,
    ended: new Promise((done) => child.once('exit', (code) => done(code))),
  };
}
