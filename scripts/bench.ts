import { execFileSync, spawn } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer as createHttpServer, get } from 'node:http';
import { availableParallelism, tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { buildPath, type Language, languages, type PageVariant } from '@tern/domain';
import { createEdge, type Edge } from '@tern/edge';
import { loadRenderer } from '@tern/edge/loadRenderer';
import type { Renderer, RenderInput } from '@tern/site/renderer';
import { launchOptions } from '@tern/testing';
import { planFixtures } from '@tern/testing/fixtures';
import { freePort } from '@tern/testing/freePort';
import { weigh, weighedPaths } from '@tern/testing/pageWeight';
import { chromium } from 'playwright';
import { bareSocketServing, nginxServing, planService } from './benchServers.ts';
import { compareEngines } from './compareEngines.ts';
import { median } from './median.ts';
import { requestsPerSecond } from './requestsPerSecond.ts';

/**
 * Measures speed as ratios within one run: what is compared takes turns, and the median of the rounds counts.
 * `--only pages,workerd,render,bytes,storybook,fresh` runs some sections; `workerd`, which builds the worker, and the last
 * two take minutes and run only when they are named (`--fresh` is short for `--only fresh`). `--rounds 15`, `--languages en,ar` of what is rendered
 * and weighed. The section
 * `pages` needs nginx and wrk; `--without-nginx` leaves it out knowingly, else the run fails where they are missing.
 */
const root = resolve(import.meta.dirname, '..');
const siteDist = join(root, 'apps/site/dist');
const known = ['pages', 'workerd', 'render', 'bytes', 'storybook', 'fresh'];
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    rounds: { type: 'string', default: '15' },
    languages: { type: 'string', default: 'en,ar' },
    fresh: { type: 'boolean', default: false },
    'without-nginx': { type: 'boolean', default: false },
    // For this script itself: a process that is only an edge.
    edge: { type: 'boolean', default: false },
  },
});
const sections = options.only?.split(',') ?? (options.fresh ? ['fresh'] : ['pages', 'render', 'bytes']);
const rounds = Number(options.rounds);
const chosen = options.languages.split(',') as Language[];
const missed: string[] = [];

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

async function benchWorkerd(): Promise<void> {
  if (!has('wrk')) {
    missed.push('both engines: not measured, wrk is not installed');
    return;
  }
  const service = await planService();
  const edge = await edgeProcess(service.origin, 60_000);
  try {
    const paths = ['/', '/ar/pricing', '/de/what-is-vpn', heaviestScript()];
    const rows = await compareEngines({ node: edge.origin, service: service.origin, paths, rounds });
    table('Requests per second of both engines (wrk, one thread, 32 kept connections, brotli)', rows);
  } finally {
    edge.stop();
    service.close();
  }
}

async function benchPages(): Promise<void> {
  if (options['without-nginx']) {
    console.log('\nRequests per second: not measured (--without-nginx).');
    return;
  }
  if (!has('nginx') || !has('wrk')) {
    console.log('\nRequests per second: not measured. Install both with `apt-get install nginx-light wrk`.');
    missed.push('requests per second: not measured, nginx or wrk is not installed');
    return;
  }
  const service = await planService();
  const cached = await edgeProcess(service.origin, 60_000);
  const fresh = await edgeProcess(service.origin, 0);
  const rows = [
    [
      'address',
      'bytes (br)',
      'edge, cached /s',
      'nginx, one worker /s',
      'ratio',
      'bound',
      'nginx, no log, /s',
      'ratio to it',
      'bare socket of Node, /s',
      'ratio to it',
      'edge, uncached /s',
      'cached : uncached',
    ],
  ];
  try {
    // A first visit to another language sets a cookie, a second one does not.
    for (const [path, cookie] of [
      ['/'],
      ['/ar/pricing'],
      ['/ar/pricing', 'language=ar; currency=USD'],
      ['/de/what-is-vpn'],
      [heaviestScript()],
    ] as const) {
      const isPage = !path.startsWith('/assets/');
      const raw = await fetchRaw(cached.origin + path);
      const nginx = await nginxServing(raw, 'debian');
      const bare = await nginxServing(raw, 'bare');
      const socket = await bareSocketServing(raw);
      const ours: number[] = [];
      const theirs: number[] = [];
      const theirBest: number[] = [];
      const nodes: number[] = [];
      const uncached: number[] = [];
      await requestsPerSecond(cached.origin + path, 2, cookie);
      await requestsPerSecond(nginx.origin, 1);
      await requestsPerSecond(bare.origin, 1);
      await requestsPerSecond(socket.origin, 1);
      if (isPage) await requestsPerSecond(fresh.origin + path, 2);
      for (let round = 0; round < rounds; round += 1) {
        // Who goes first changes, so that what disturbs the machine does not always hit the same one.
        const turns = [
          async () => ours.push(await requestsPerSecond(cached.origin + path, 1, cookie)),
          async () => theirs.push(await requestsPerSecond(nginx.origin, 1)),
          async () => theirBest.push(await requestsPerSecond(bare.origin, 1)),
          async () => nodes.push(await requestsPerSecond(socket.origin, 1)),
        ];
        for (const turn of round % 2 ? turns.reverse() : turns) await turn();
        if (isPage && round % 5 === 0) uncached.push(await requestsPerSecond(fresh.origin + path, 2));
      }
      nginx.stop();
      bare.stop();
      socket.stop();
      const ratio = median(ours.map((value, index) => value / (theirs[index] as number)));
      rows.push([
        isPage ? `${path}${cookie ? ', again' : ''}` : 'a script',
        String(raw.length),
        median(ours).toFixed(0),
        median(theirs).toFixed(0),
        ratio.toFixed(2),
        bound(
          `${isPage ? `cached ${path}${cookie ? ', again' : ''}` : 'a script'} against nginx`,
          ratio,
          0.75,
          'at least',
        ),
        median(theirBest).toFixed(0),
        median(ours.map((value, index) => value / (theirBest[index] as number))).toFixed(2),
        median(nodes).toFixed(0),
        median(ours.map((value, index) => value / (nodes[index] as number))).toFixed(2),
        isPage ? median(uncached).toFixed(1) : '',
        isPage ? (median(ours) / median(uncached)).toFixed(0) : '',
      ]);
    }
  } finally {
    cached.stop();
    fresh.stop();
    service.close();
  }
  table('Requests per second (wrk, one thread, 32 kept connections, brotli)', rows);
}

/** The compressed bytes as they travel. */
function fetchRaw(url: string): Promise<Buffer> {
  return new Promise((done, failed) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => {
        // nginx is given these bytes as brotli: anything else would compare two different things.
        if (answer.statusCode === 200 && answer.headers['content-encoding'] === 'br')
          done(Buffer.concat(parts));
        else failed(new Error(`${url}: ${answer.statusCode}, ${answer.headers['content-encoding']}`));
      });
    }).on('error', failed);
  });
}

function heaviestScript(): string {
  const client = join(siteDist, 'client');
  const scripts = globSync('assets/*.js.br', { cwd: client }).sort(
    (one, other) => statSync(join(client, other)).size - statSync(join(client, one)).size,
  );
  if (!scripts[0]) throw new Error('The client build has no compressed scripts.');
  return `/${scripts[0].replace(/\.br$/, '')}`;
}

/**
 * The cost of a page for the edge before compression (catalogue, stores, islands, page and frame as roots of their
 * own, head, styles, the whole document) against one `renderToString` of the same elements as one tree, made
 * beforehand. React, components, providers and formatters are the same in both, so the ratio is our own overhead.
 */
async function benchRender(): Promise<void> {
  const { pageElement, renderToString } = (await import(
    pathToFileURL(join(siteDist, 'server/entry-server.js')).href
  )) as Renderer;
  const { render } = await loadRenderer(siteDist, async () => {});
  const rows = [['page', 'edge ms', 'renderToString ms', 'ratio', 'bound']];
  for (const { language, variant, path } of combinations(chosen)) {
    const input: RenderInput = {
      language,
      variant,
      path,
      origin: 'https://tern.example',
      now: Date.now(),
      data: {
        currency: 'USD',
        plans: { USD: planFixtures('USD'), GBP: planFixtures('GBP') },
        methods: ['s1'],
        campaign: null,
        trial: { planId: '12m', days: 30 },
        testMode: false,
      },
    };
    const whole: number[] = [];
    const bare: number[] = [];
    for (let turn = 0; turn < 120; turn += 1) {
      const start = performance.now();
      await render(input);
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
    const address = buildPath({ language, variant, path });
    const ratio = median(whole.map((value, index) => value / (bare[index] as number)));
    rows.push([
      address,
      median(whole).toFixed(2),
      median(bare).toFixed(2),
      ratio.toFixed(2),
      bound(`rendering ${address}`, ratio, 3, 'at most'),
    ]);
  }
  table('Server rendering of an uncached page, median of 90', rows);
}

function combinations(
  languages: readonly Language[],
): { language: Language; variant: PageVariant; path: string }[] {
  return languages.flatMap((language) =>
    (['desktop', 'mobile'] as const).flatMap((variant) =>
      weighedPaths.map((path) => ({ language, variant, path })),
    ),
  );
}

/** The bytes a browser loads before an interaction; the budgets are checked by `apps/edge/tests/pages.spec.ts`. */
async function benchBytes(): Promise<void> {
  const service = await planService();
  const edge = await edgeProcess(service.origin, 60_000);
  const browser = await chromium.launch(await launchOptions());
  const rows = [['page', 'html', 'scripts', 'script files', 'styles', 'fonts', 'pictures', 'everything']];
  try {
    for (const { language, variant, path } of combinations(chosen)) {
      const address = buildPath({ language, variant, path });
      const context = await browser.newContext({
        viewport: variant === 'mobile' ? { width: 390, height: 844 } : { width: 1440, height: 900 },
        ...(variant === 'mobile' ? { userAgent: 'Mozilla/5.0 (iPhone) Mobile/15E148 Safari/604.1' } : {}),
      });
      const page = await context.newPage();
      const weight = weigh(page);
      const answer = await page.goto(edge.origin + address, { waitUntil: 'networkidle' });
      if (answer?.status() !== 200 || new URL(page.url()).pathname !== address)
        throw new Error(`${address} answers ${answer?.status()} at ${page.url()}`);
      const { html, scripts, scriptFiles, styles, fonts, pictures, all } = await weight();
      rows.push([address, ...[html, scripts, scriptFiles, styles, fonts, pictures, all].map(String)]);
      await context.close();
    }
  } finally {
    await browser.close();
    edge.stop();
    service.close();
  }
  table('Bytes before an interaction, compressed', rows);
}

async function timeOf(
  command: string,
  commandArgs: string[],
  until?: RegExp,
  { cwd = root, env = {} }: { cwd?: string; env?: Record<string, string> } = {},
): Promise<number> {
  const started = performance.now();
  const child = spawn(command, commandArgs, {
    cwd,
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', ...env },
    detached: true,
  });
  const closed = new Promise((done) => child.once('close', done));
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
  if (until && child.pid) {
    process.kill(-child.pid, 'SIGTERM');
    // A process that is still stopping would slow down the next measurement.
    await Promise.race([closed, new Promise((done) => setTimeout(done, 10_000).unref())]);
  }
  return seconds;
}

async function benchStorybook(): Promise<void> {
  const bin = join(root, 'node_modules/.bin/storybook');
  // Not `storybook-static`: that folder may be in use.
  const folder = mkdtempSync(join(tmpdir(), 'tern-workbench-'));
  const built = await timeOf(bin, ['build', '-o', folder, '--quiet']);
  const shown = await timeToStory(folder);
  const starts: number[] = [];
  for (let start = 0; start < 3; start += 1) {
    const dev = ['dev', '-p', String(await freePort()), '--ci', '--no-open'];
    // Nothing is left of an earlier start: its bundled dependencies would make this one a warm one.
    const env = { CACHE_DIR: join(folder, `cache${start}`) };
    starts.push(await timeOf(bin, dev, /Storybook ready|for manager and/, { env }));
  }
  const cold = median(starts);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  table('Storybook', [
    ['what', 'seconds', 'bound'],
    ['build', built.toFixed(1), bound('Storybook build', built, 40, 'at most')],
    ['built workbench, until a story is shown', shown.toFixed(1), bound('workbench', shown, 5, 'at most')],
    [
      '`storybook dev` without a cache, until ready, median of 3',
      cold.toFixed(1),
      bound('Storybook start', cold, 8, 'at most'),
    ],
  ]);
}

/** Seconds until a browser that knows nothing shows the first component story of a built workbench. */
async function timeToStory(folder: string): Promise<number> {
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, { type: string }>;
  };
  const story = Object.keys(index.entries).find(
    (id) => id.startsWith('components-') && index.entries[id]?.type === 'story',
  );
  const types: Record<string, string> = {
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.css': 'text/css',
  };
  const server = createHttpServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://workbench');
    const file = join(folder, pathname === '/' ? 'index.html' : decodeURIComponent(pathname));
    if (!existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    response.end(readFileSync(file));
  });
  const port = await freePort();
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  const browser = await chromium.launch(await launchOptions());
  try {
    const page = await browser.newPage();
    const started = performance.now();
    await page.goto(`http://127.0.0.1:${port}/?path=/story/${story}`);
    const preview = page.frameLocator('#storybook-preview-iframe');
    await preview.locator('#storybook-root > *').first().waitFor({ state: 'attached' });
    return (performance.now() - started) / 1000;
  } finally {
    await browser.close();
    server.close();
  }
}

async function benchFresh(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tern-fresh-'));
  execFileSync('git', ['clone', '-q', root, folder]);
  process.env.PORT = String(await freePort());
  const start = await timeOf('npx', ['-y', 'pnpm@12', 'start'], /Tern is ready/, { cwd: folder });
  const test = await timeOf('npx', ['-y', 'pnpm@12', 'test'], undefined, { cwd: folder });
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
    serviceOrigins: [serviceOrigin],
    publicOrigin: 'https://tern.example',
    testMode: false,
    htmlMaxAge,
  });
  console.log(`listening ${edge.port}`);
}

if (options.edge) {
  await serveEdge(positionals[0] as string, Number(positionals[1]));
} else {
  const unknown = sections.filter((section) => !known.includes(section));
  if (
    unknown.length > 0 ||
    positionals.length > 0 ||
    !(rounds >= 1) ||
    chosen.some((language) => !languages.includes(language))
  ) {
    console.error(
      `Usage: bench [--only ${known.join(',')}] [--fresh] [--without-nginx] [--rounds 15] [--languages en,ar]`,
    );
    process.exit(2);
  }
  if (!existsSync(join(siteDist, 'server/entry-server.js'))) {
    execFileSync(process.execPath, [join(root, 'apps/site/scripts/build.ts')], { stdio: 'inherit' });
  }
  console.log(`${availableParallelism()} cores, Node ${process.version}, ${rounds} rounds`);
  if (sections.includes('pages')) await benchPages();
  if (sections.includes('workerd')) await benchWorkerd();
  if (sections.includes('render')) await benchRender();
  if (sections.includes('bytes')) await benchBytes();
  if (sections.includes('storybook')) await benchStorybook();
  if (sections.includes('fresh')) await benchFresh();
  if (missed.length > 0) {
    console.log(`\nMissed:\n${missed.map((line) => `- ${line}`).join('\n')}`);
    process.exitCode = 1;
  }
}
