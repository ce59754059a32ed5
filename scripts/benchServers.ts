import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { planFixtures } from '@tern/testing/fixtures';
import { freePort } from '@tern/testing/freePort';

/** A service that knows the plans and nothing else: pages need no more. */
export async function planService() {
  const server = createHttpServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://plans');
    const currency = (url.searchParams.get('currency') ?? 'USD') as 'USD';
    const data = url.pathname.endsWith('/plans')
      ? { currency, plans: planFixtures(currency) }
      : { methods: [{ code: 's1' }], campaign: null, test_mode: false };
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ code: 200, message: 'OK', data }));
  });
  const port = await freePort();
  await new Promise<void>((ready) => server.listen(port, ready));
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/**
 * One worker. `debian`: the settings its package comes with, access log included. `bare`: no log and open files
 * cached, the fastest it serves a file; the edge writes no access log either.
 */
export async function nginxServing(
  body: Buffer,
  settings: 'debian' | 'bare',
): Promise<{ origin: string; stop(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'tern-nginx-'));
  mkdirSync(join(folder, 'html'));
  writeFileSync(join(folder, 'html/page'), body);
  const port = await freePort();
  writeFileSync(
    join(folder, 'nginx.conf'),
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
     ${process.getuid?.() === 0 ? 'user root;' : ''}
     events { worker_connections 1024; }
     http { ${settings === 'bare' ? 'access_log off; open_file_cache max=10;' : `access_log ${folder}/access.log;`} sendfile on; tcp_nopush on; gzip on; keepalive_requests 1000000; default_type text/html;
       server { listen 127.0.0.1:${port}; root ${folder}/html; add_header Content-Encoding br; } }`,
  );
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}/page`;
  for (let tries = 0; tries < 50; tries += 1) {
    const up = await fetch(origin, { headers: { 'accept-encoding': 'br' } }).then(
      (answer) => answer.ok,
      () => false,
    );
    if (up) break;
    await new Promise((wait) => setTimeout(wait, 50));
  }
  return {
    origin,
    stop() {
      child.kill('SIGQUIT');
      child.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    },
  };
}

/**
 * The most that Node's sockets can do: a process that reads no request and writes the same bytes for each piece that
 * arrives. Between it and the edge lies what the edge itself costs; between it and nginx, what Node does.
 */
export async function bareSocketServing(body: Buffer): Promise<{ origin: string; stop(): void }> {
  const port = await freePort();
  const child = spawn(process.execPath, [import.meta.filename, String(port)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(body);
  await new Promise((ready) => child.stdout.once('data', ready));
  return { origin: `http://127.0.0.1:${port}/`, stop: () => child.kill() };
}

async function serveBareSocket(port: number): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of process.stdin) parts.push(part);
  const body = Buffer.concat(parts);
  const head = `HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-encoding: br\r\ncontent-length: ${body.length}\r\n\r\n`;
  const bytes = Buffer.concat([Buffer.from(head), body]);
  createServer({ noDelay: true }, (socket) => {
    socket.on('data', () => socket.write(bytes)).on('error', () => socket.destroy());
  }).listen(port, '127.0.0.1', () => console.log('listening'));
}

if (process.argv[1] === import.meta.filename) await serveBareSocket(Number(process.argv[2]));
