import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createEdge, type Edge } from '../apps/edge/src/main.ts';
import type { Renderer, RenderInput } from '../apps/site/src/renderer.ts';
import { planFixtures } from '../packages/testing/src/fixtures.ts';

/**
 * Measures speed as ratios within one run: what is compared takes turns, and the median of the rounds counts.
 * `--only pages,render,storybook,fresh` runs some sections; `fresh` only when it is named. `--rounds 7`.
 * Needs `nginx` and `wrk` (Debian's packages of these names) for the section `pages`.
 */
const root = resolve(import.meta.dirname, '..');
const siteDist = join(root, 'apps/site/dist');
const args = process.argv.slice(2);
const optionOf = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
const sections = optionOf('--only')?.split(',') ?? ['pages', 'render', 'storybook'];
const rounds = Number(optionOf('--rounds') ?? 15);
const missed: string[] = [];

const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;
const has = (tool: string) => {
  try {
    execFileSync('which', [tool], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

function table(title: string, rows: string[][]): void {
  console.log(`\n### ${title}\n`);
  const [head = [], ...rest] = rows;
  console.log(`| ${head.join(' | ')} |\n|${head.map(() => ' --- |').join('')}`);
  for (const row of rest) console.log(`| ${row.join(' | ')} |`);
}

function bound(name: string, value: number, limit: number, kind: 'at least' | 'at most'): string {
  const held = kind === 'at least' ? value >= limit : value <= limit;
  if (!held) missed.push(`${name} is ${value.toFixed(2)}, wanted ${kind} ${limit}`);
  return `${kind} ${limit}${held ? '' : ': missed'}`;
}

const freePort = () =>
  new Promise<number>((done) => {
    const probe = createServer();
    probe.listen(0, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });

/** Requests per second of one address, as one keep-alive client process with 32 connections sees them. */
function load(url: string, seconds: number): Promise<number> {
  return new Promise((done, failed) => {
    const child = spawn('wrk', ['-t1', '-c32', `-d${seconds}s`, '-H', 'Accept-Encoding: br', url]);
    let output = '';
    child.stdout.on('data', (data) => {
      output += data;
    });
    child.on('error', failed);
    child.on('close', () => {
      const rate = /Requests\/sec:\s+([\d.]+)/.exec(output)?.[1];
      if (!rate || /Non-2xx/.test(output)) failed(new Error(`wrk on ${url}:\n${output}`));
      else done(Number(rate));
    });
  });
}

/** A service that knows the plans and nothing else: pages need no more. */
async function planService() {
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

/** One worker with the settings Debian's package comes with, its access log included. */
async function nginxServing(body: Buffer): Promise<{ origin: string; stop(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'tern-nginx-'));
  mkdirSync(join(folder, 'html'));
  writeFileSync(join(folder, 'html/page'), body);
  const port = await freePort();
  writeFileSync(
    join(folder, 'nginx.conf'),
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
     ${process.getuid?.() === 0 ? 'user root;' : ''}
     events { worker_connections 1024; }
     http { access_log ${folder}/access.log; sendfile on; tcp_nopush on; gzip on; keepalive_requests 1000000; default_type text/html;
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

/** A process of its own for the edge, so that the load does not share its thread. */
async function edgeProcess(service: string, htmlMaxAge: number) {
  const child = spawn(process.execPath, [import.meta.filename, '--edge', service, String(htmlMaxAge)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: root,
  });
  const port = await new Promise<number>((done) =>
    child.stdout.on('data', (data: Buffer) => {
      const found = /listening (\d+)/.exec(data.toString())?.[1];
      if (found) done(Number(found));
    }),
  );
  return { origin: `http://127.0.0.1:${port}`, stop: () => child.kill() };
}

async function benchPages(): Promise<void> {
  if (!has('nginx') || !has('wrk')) {
    console.log('\nPages: not measured. Install nginx and wrk (`apt-get install nginx-light wrk`).');
    missed.push('nginx or wrk is not installed: pages were not measured');
    return;
  }
  const service = await planService();
  const cached = await edgeProcess(service.origin, 60_000);
  const fresh = await edgeProcess(service.origin, 0);
  const rows = [
    [
      'page',
      'bytes (br)',
      'edge, cached /s',
      'nginx, one worker /s',
      'ratio',
      'bound',
      'edge, uncached /s',
      'cached : uncached',
    ],
  ];
  try {
    for (const path of ['/', '/ar/pricing']) {
      const answer = await fetch(cached.origin + path, { headers: { 'accept-encoding': 'br' } });
      const raw = await fetchRaw(cached.origin + path);
      const nginx = await nginxServing(raw);
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      const ours: number[] = [];
      const theirs: number[] = [];
      await load(cached.origin + path, 2);
      await load(nginx.origin, 1);
      for (let round = 0; round < rounds; round += 1) {
        ours.push(await load(cached.origin + path, 1));
        theirs.push(await load(nginx.origin, 1));
      }
      const uncached = await load(fresh.origin + path, 4);
      nginx.stop();
      const ratio = median(ours.map((value, index) => value / (theirs[index] as number)));
      rows.push([
        path,
        String(raw.length),
        median(ours).toFixed(0),
        median(theirs).toFixed(0),
        ratio.toFixed(2),
        bound(`cached ${path} against nginx`, ratio, 0.65, 'at least'),
        uncached.toFixed(1),
        (median(ours) / uncached).toFixed(0),
      ]);
    }
  } finally {
    cached.stop();
    fresh.stop();
    service.close();
  }
  table('Requests per second', rows);
}

/** The compressed bytes as they travel. */
async function fetchRaw(url: string): Promise<Buffer> {
  const { get } = await import('node:http');
  return new Promise((done, failed) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => done(Buffer.concat(parts)));
    }).on('error', failed);
  });
}

/** Server rendering of a page as the edge does it, against one bare `renderToString` of the same elements. */
async function benchRender(): Promise<void> {
  const { renderPage, pageElement, renderToString } = (await import(
    pathToFileURL(join(siteDist, 'server/entry-server.js')).href
  )) as Renderer;
  const rows = [['page', 'renderPage ms', 'renderToString ms', 'ratio', 'bound']];
  for (const language of ['en', 'ar'] as const) {
    for (const path of ['/', '/pricing', '/pricing/checkout/12m', '/login']) {
      const input: RenderInput = {
        language,
        form: 'desktop',
        path,
        origin: 'https://tern.example',
        now: Date.now(),
        data: {
          currency: 'USD',
          plans: { USD: planFixtures('USD'), GBP: planFixtures('GBP') },
          methods: ['s1'],
          campaign: null,
          testMode: false,
        },
      };
      const whole: number[] = [];
      const bare: number[] = [];
      for (let turn = 0; turn < 120; turn += 1) {
        const start = performance.now();
        await renderPage(input);
        const between = performance.now();
        const element = await pageElement(input);
        const ready = performance.now();
        renderToString(element);
        const end = performance.now();
        // The first turns compile.
        if (turn < 30) continue;
        whole.push(between - start);
        bare.push(end - ready);
      }
      const ratio = median(whole) / median(bare);
      rows.push([
        `${path} (${language})`,
        median(whole).toFixed(2),
        median(bare).toFixed(2),
        ratio.toFixed(2),
        bound(`rendering ${path} (${language})`, ratio, 3, 'at most'),
      ]);
    }
  }
  table('Server rendering of an uncached page, median of 90', rows);
}

async function timeOf(command: string, commandArgs: string[], until?: RegExp, cwd = root): Promise<number> {
  const started = performance.now();
  const child = spawn(command, commandArgs, {
    cwd,
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
    detached: true,
  });
  let output = '';
  await new Promise<void>((done, failed) => {
    const read = (data: Buffer) => {
      output += data.toString();
      if (until?.test(output)) done();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('close', (code) => (until || code ? failed(new Error(output.slice(-2000))) : done()));
  });
  const seconds = (performance.now() - started) / 1000;
  if (until && child.pid) process.kill(-child.pid, 'SIGTERM');
  return seconds;
}

async function benchStorybook(): Promise<void> {
  const bin = join(root, 'node_modules/.bin/storybook');
  const built = await timeOf(bin, ['build', '-o', 'storybook-static', '--quiet']);
  const cold = await timeOf(
    bin,
    ['dev', '-p', String(await freePort()), '--ci', '--no-open'],
    /Storybook ready|for manager and/,
  );
  table('Storybook', [
    ['what', 'seconds', 'bound'],
    ['build', built.toFixed(1), bound('Storybook build', built, 20, 'at most')],
    ['start to ready', cold.toFixed(1), bound('Storybook start', cold, 5, 'at most')],
  ]);
}

async function benchFresh(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tern-fresh-'));
  execFileSync('git', ['clone', '-q', root, folder]);
  process.env.PORT = String((await freePort()) & ~1);
  const start = await timeOf('npx', ['-y', 'pnpm@12', 'start'], /Tern is ready/, folder);
  const test = await timeOf('npx', ['-y', 'pnpm@12', 'test'], undefined, folder);
  table('Fresh clone', [
    ['command', 'seconds'],
    ['start, until ready', start.toFixed(0)],
    ['test', test.toFixed(0)],
  ]);
  rmSync(folder, { recursive: true, force: true });
}

async function serveEdge(serviceOrigin: string, htmlMaxAge: number): Promise<void> {
  const edge: Edge = await createEdge({
    port: await freePort(),
    siteDist,
    serviceOrigin,
    publicOrigin: 'https://tern.example',
    testMode: false,
    htmlMaxAge,
  });
  console.log(`listening ${edge.port}`);
}

if (args[0] === '--edge') {
  await serveEdge(args[1] as string, Number(args[2]));
} else {
  statSync(join(siteDist, 'server/entry-server.js'), { throwIfNoEntry: false }) ??
    execFileSync(process.execPath, [join(root, 'apps/site/scripts/build.ts')], { stdio: 'inherit' });
  console.log(`${availableParallelism()} cores, Node ${process.version}, ${rounds} rounds`);
  if (sections.includes('pages')) await benchPages();
  if (sections.includes('render')) await benchRender();
  if (sections.includes('storybook')) await benchStorybook();
  if (sections.includes('fresh')) await benchFresh();
  if (missed.length > 0) {
    console.log(`\nMissed:\n${missed.map((line) => `- ${line}`).join('\n')}`);
    process.exitCode = 1;
  }
}
