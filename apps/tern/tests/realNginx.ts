import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@tern/testing/freePort';

export interface RealNginx {
  /** Over TLS, with a certificate of its own. */
  readonly origin: string;
  /** The port that is sent to https. */
  readonly plainOrigin: string;
  /** Reads its configuration anew, as after a new certificate. */
  reload(): void;
  stop(): Promise<void>;
}

const shipped = resolve(import.meta.dirname, '../deploy/nginx.conf');

/** The shipped configuration with the addresses, ports and files of this machine in the places that an operator edits. */
function configuration(folder: string, ports: { plain: number; secure: number; edges: readonly number[] }) {
  const [first, second] = ports.edges;
  const replaced: [RegExp, string][] = [
    [/10\.0\.0\.11:3000/g, `127.0.0.1:${first}`],
    [/10\.0\.0\.12:3000/g, `127.0.0.1:${second}`],
    [/^ *listen \[::\]:.*\n/gm, ''],
    [/listen 80;/g, `listen 127.0.0.1:${ports.plain};`],
    [/listen 443 /g, `listen 127.0.0.1:${ports.secure} `],
    [/\/etc\/nginx\/tls\/tern\.example/g, join(folder, 'tern')],
    [/\/run\/nginx\.pid/g, join(folder, 'pid')],
    [/\/var\/log\/nginx\/error\.log/g, join(folder, 'error.log')],
  ];
  return replaced.reduce(
    (text, [pattern, by]) => {
      if (!pattern.test(text)) throw new Error(`${shipped} has nothing that matches ${pattern}.`);
      return text.replace(pattern, by);
    },
    readFileSync(shipped, 'utf8'),
  );
}

/** Starts the nginx of the machine with the shipped configuration, which it checks first. */
export async function startNginx(edges: readonly number[], secure: number): Promise<RealNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'tern-nginx-'));
  const plain = await freePort();
  const [key, certificate] = ['tern.key', 'tern.crt'].map((name) => join(folder, name)) as [string, string];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'].concat([
      '-subj',
      '/CN=tern.example',
      '-keyout',
      key,
      '-out',
      certificate,
    ]),
    { stdio: 'ignore' },
  );
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, { plain, secure, edges }));
  const words = ['-c', file, '-p', folder];
  execFileSync('nginx', ['-t', ...words], { stdio: 'inherit' });
  const child: ChildProcess = spawn('nginx', [...words, '-g', 'daemon off;'], { stdio: 'inherit' });
  const ended = new Promise((done) => child.once('exit', done));
  await sleep(500);
  return {
    origin: `https://127.0.0.1:${secure}`,
    plainOrigin: `http://127.0.0.1:${plain}`,
    reload: () => void child.kill('SIGHUP'),
    async stop() {
      child.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
