import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type LeakCase, type LeakRun, type LeakVerdictName, leakCases, leakVerdict } from '@tern/domain';
import { type StunServers, startStun } from '@tern/sandbox/startStun';
import { noKnobs } from '@tern/sandbox/state';
import { openGeoReader } from '@tern/service/geoReader';
import { launchOptions } from '@tern/testing';
import { startProduct } from '@tern/testing/product';
import { type Browser, chromium, type Page } from 'playwright';

/**
 * Measures the security tools: `pnpm measure:tools [--only recorded,browser,geo,bytes] [--addresses] [--runs 60]`.
 * The browser is the pinned one, the gathering and the verdict are those of the page. It queries our responder and,
 * where `turnserver` is installed (`apt-get install coturn`), coturn. `--addresses` puts public-looking addresses of
 * both families on the loopback for a short time (Linux, root), so that coturn has one to report. A wrong verdict
 * ends in exit code 1.
 */
const root = resolve(import.meta.dirname, '..');
const known = ['recorded', 'browser', 'geo', 'bytes'];
const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    addresses: { type: 'boolean', default: false },
    runs: { type: 'string', default: '60' },
  },
});
const sections = options.only?.split(',') ?? known;
const runs = Number(options.runs);
if (sections.some((name) => !known.includes(name)) || !(runs > 0)) {
  console.error(`Usage: measure:tools [--only ${known.join(',')}] [--addresses] [--runs 60]`);
  process.exit(2);
}
let wrong = 0;

const exits = ['198.51.100.0/24', '2001:db8:e::/48'];
const exit = '198.51.100.7';
const exit6 = '2001:db8:e::7';
const home = '203.0.113.24';
const home6 = '2001:db8:85a3::1';
const carrier = '100.72.14.9';

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] as number;
}
const alarms: readonly LeakVerdictName[] = ['leak', 'exposed'];

interface Tally {
  right: number;
  all: number;
  falseAlarms: number;
}
function count(tally: Tally, what: string, wanted: LeakVerdictName, got: LeakVerdictName): void {
  tally.all += 1;
  if (got === wanted) tally.right += 1;
  else {
    wrong += 1;
    if (alarms.includes(got)) tally.falseAlarms += 1;
    console.log(`  wrong: ${what}: ${got} in place of ${wanted}`);
  }
}
const say = (what: string, { right, all, falseAlarms }: Tally, more = '') =>
  console.log(`${what}: ${right} right of ${all}, ${falseAlarms} false alarms${more}`);

function judgeRecorded(): void {
  const tally: Tally = { right: 0, all: 0, falseAlarms: 0 };
  for (const { title, run, baseline, verdict } of Object.values(leakCases) as LeakCase[]) {
    count(tally, title, verdict, leakVerdict(run, baseline).name);
  }
  say('recorded cases', tally);
}

/** The page's own gathering, as a module a bare page can load. */
async function openLaboratory(browser: Browser): Promise<{ page: Page; close(): Promise<void> }> {
  const source = readFileSync(join(root, 'apps/site/src/routes/tools/gatherCandidates.ts'), 'utf8');
  const server = createServer((request, response) => {
    const script = request.url === '/gather.js';
    response.setHeader('content-type', script ? 'text/javascript' : 'text/html');
    response.end(script ? stripTypeScriptTypes(source) : '<!doctype html><title>laboratory</title>');
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const page = await browser.newPage();
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
  return {
    page,
    close: async () => {
      await page.close();
      server.close();
    },
  };
}

type Gathered = Pick<LeakRun, 'api' | 'lines' | 'servers' | 'complete'> & { took: number };

const gather = (page: Page, servers: readonly string[], limit = 5000): Promise<Gathered> =>
  page.evaluate(
    async ([urls, most]) => {
      const { gatherCandidates } = (await import('/gather.js' as string)) as {
        gatherCandidates: (options: object) => Promise<Gathered>;
      };
      const started = performance.now();
      const found = await gatherCandidates({ servers: urls, limit: most });
      return { ...found, took: performance.now() - started };
    },
    [servers, limit] as const,
  );

interface Bench {
  name: string;
  servers: readonly string[];
  seen: string;
  wanted: LeakVerdictName;
  /** How often it is run; once, unless its time counts. */
  times?: number;
}

async function inBrowser(page: Page, benches: readonly Bench[]): Promise<{ tally: Tally; took: number[] }> {
  const tally: Tally = { right: 0, all: 0, falseAlarms: 0 };
  const took: number[] = [];
  for (const { name, servers, seen, wanted, times } of benches) {
    for (let turn = 0; turn < (times ?? 1); turn += 1) {
      const gathered = await gather(page, servers);
      count(tally, name, wanted, leakVerdict({ ...gathered, seen, exits }).name);
      if (times) took.push(gathered.took);
    }
  }
  return { tally, took };
}
const times = (took: readonly number[]) =>
  `; time to verdict p50 ${quantile(took, 0.5).toFixed(0)} ms, p99 ${quantile(took, 0.99).toFixed(0)} ms of ${took.length} runs`;

/** Starts two of our servers, which report the given addresses: their ports, and how to stop them. */
const ours = (told: { v4?: string; v6?: string }): Promise<StunServers> =>
  startStun([0, 0], { ...noKnobs, stunAddress: told.v4 ?? '', stunAddress6: told.v6 ?? '' });
const at = ({ ports }: StunServers, host = 'localhost') => ports.map((port) => `stun:${host}:${port}`);

async function againstOurs(page: Page): Promise<void> {
  const behind = await ours({ v4: exit, v6: exit6 });
  const leaking4 = await ours({ v4: home, v6: exit6 });
  const leaking6 = await ours({ v4: exit, v6: home6 });
  const carried = await ours({ v4: carrier });
  const gone = await ours({});
  const closed = at(gone);
  await gone.close();
  const six = at(behind, '[::1]');
  const { tally, took } = await inBrowser(page, [
    { name: 'the exit in both families', servers: at(behind), seen: exit, wanted: 'protected', times: runs },
    { name: 'the exit over IPv6 alone', servers: six, seen: exit6, wanted: 'protected' },
    { name: 'IPv4 past the tunnel', servers: at(leaking4, '127.0.0.1'), seen: exit, wanted: 'leak' },
    { name: 'IPv6 past the tunnel', servers: at(leaking6, '[::1]'), seen: exit, wanted: 'leak' },
    {
      name: 'two addresses, one of them past the tunnel',
      servers: [at(behind, '127.0.0.1')[0] as string, at(leaking4, '127.0.0.1')[0] as string],
      seen: exit,
      wanted: 'leak',
    },
    { name: 'no VPN', servers: at(leaking4, '127.0.0.1'), seen: home, wanted: 'exposed' },
    { name: 'a carrier network', servers: at(carried, '127.0.0.1'), seen: exit, wanted: 'protected' },
    {
      name: 'one server closed',
      servers: [at(behind)[0] as string, closed[1] as string],
      seen: exit,
      wanted: 'protected',
    },
    { name: 'UDP blocked: both ports closed', servers: closed, seen: exit, wanted: 'inconclusive' },
    { name: 'UDP blocked, no VPN', servers: closed, seen: home, wanted: 'exposed' },
  ]);
  for (const servers of [behind, leaking4, leaking6, carried]) await servers.close();
  say('our responder', tally, times(took));
}

/** An unused UDP port. */
const freeUdpPort = async (): Promise<number> => {
  const { ports, close } = await startStun([0], { ...noKnobs });
  await close();
  return ports[0] as number;
};

function hasCoturn(): boolean {
  try {
    execFileSync('which', ['turnserver'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

async function startCoturn(addresses: readonly string[]): Promise<{ port: number; process: ChildProcess }> {
  const port = await freeUdpPort();
  const child = spawn(
    'turnserver',
    [
      ...['-n', '--stun-only', '--no-tls', '--no-dtls', '--no-cli', '--log-file', 'stdout'],
      ...['--simple-log', '--pidfile', join('/tmp', `tern-coturn-${port}.pid`), '-p', String(port)],
      ...addresses.flatMap((address) => ['-L', address]),
    ],
    { stdio: 'ignore' },
  );
  await new Promise((done) => setTimeout(done, 1500));
  if (child.exitCode !== null) throw new Error(`turnserver ended with code ${child.exitCode}.`);
  return { port, process: child };
}
const ended = (child: ChildProcess) =>
  new Promise<void>((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done();
    child.once('exit', () => done());
    child.kill('SIGTERM');
  });

/** Puts addresses on the loopback while `work` runs. */
async function withAddresses(addresses: readonly string[], work: () => Promise<void>): Promise<void> {
  const change = (verb: 'add' | 'del', address: string) =>
    execFileSync('ip', ['addr', verb, address + (address.includes(':') ? '/128' : '/32'), 'dev', 'lo'], {
      stdio: 'ignore',
    });
  const added: string[] = [];
  try {
    for (const address of addresses) {
      change('add', address);
      added.push(address);
    }
    // A new IPv6 address is checked for duplicates first.
    await new Promise((done) => setTimeout(done, 2000));
    await work();
  } finally {
    for (const address of added) change('del', address);
  }
}

async function againstCoturn(page: Page): Promise<void> {
  if (!hasCoturn()) {
    console.log('coturn: not measured, turnserver is not installed');
    return;
  }
  const loopback = await startCoturn(['127.0.0.1', '::1']);
  const mirror = await ours({});
  const local = [`stun:127.0.0.1:${loopback.port}`, `stun:[::1]:${loopback.port}`];
  // On the loopback itself there is no address to report: both must say the same.
  const kinds = async (servers: readonly string[]) => {
    const { lines, servers: outcomes } = await gather(page, servers);
    return JSON.stringify([
      lines.map((line) => / typ (\w+)/.exec(line)?.[1]).sort(),
      outcomes.map(({ state }) => state),
    ]);
  };
  const [theirs, own] = [
    await kinds(local),
    await kinds([`stun:127.0.0.1:${mirror.ports[0]}`, `stun:[::1]:${mirror.ports[0]}`]),
  ];
  console.log(
    `coturn and our responder on the loopback: ${theirs === own ? 'the same' : `${theirs}, ${own}`}`,
  );
  if (theirs !== own) wrong += 1;
  await mirror.close();
  const closed = await freeUdpPort();
  const benches: Bench[] = [
    {
      name: 'coturn on the loopback, behind an exit',
      servers: local,
      seen: exit,
      wanted: 'protected',
      times: runs,
    },
    {
      name: 'coturn and a closed port',
      servers: [local[0] as string, `stun:127.0.0.1:${closed}`],
      seen: exit,
      wanted: 'protected',
    },
  ];
  const plain = await inBrowser(page, benches);
  await ended(loopback.process);
  say('coturn, loopback', plain.tally, times(plain.took));

  if (!options.addresses) {
    console.log('coturn with public addresses: not measured, --addresses was not asked for');
    return;
  }
  await withAddresses([home, exit, home6, exit6], async () => {
    const server = await startCoturn([home, exit, home6, exit6]);
    // A server queried at an address of this machine sees the request come from that address.
    const over = (address: string) =>
      `stun:${address.includes(':') ? `[${address}]` : address}:${server.port}`;
    try {
      const { tally, took } = await inBrowser(page, [
        { name: 'the exit', servers: [over(exit)], seen: exit, wanted: 'protected', times: runs },
        { name: 'the exit, IPv6', servers: [over(exit6)], seen: exit6, wanted: 'protected' },
        {
          name: 'the exit, both families',
          servers: [over(exit), over(exit6)],
          seen: exit,
          wanted: 'protected',
        },
        { name: 'IPv4 past the tunnel', servers: [over(home)], seen: exit, wanted: 'leak' },
        { name: 'IPv6 past the tunnel', servers: [over(exit), over(home6)], seen: exit, wanted: 'leak' },
        { name: 'two addresses, one past', servers: [over(exit), over(home)], seen: exit, wanted: 'leak' },
        { name: 'no VPN', servers: [over(home)], seen: home, wanted: 'exposed' },
        { name: 'no VPN, both families', servers: [over(home), over(home6)], seen: home, wanted: 'exposed' },
        {
          name: 'UDP blocked: port closed',
          servers: [`stun:${home}:${closed}`, `stun:${exit}:${closed}`],
          seen: exit,
          wanted: 'inconclusive',
        },
      ]);
      say('coturn, addresses of both families', tally, times(took));
    } finally {
      await ended(server.process);
    }
  });
}

async function measureGeo(): Promise<void> {
  const before = process.memoryUsage().rss;
  const opened = performance.now();
  const reader = openGeoReader();
  const countries = performance.now();
  await reader.placeOf('8.8.8.8');
  const everything = performance.now();
  const megabytes = (process.memoryUsage().rss - before) / 1_000_000;
  // The same addresses in every run.
  let seed = 7;
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return seed;
  };
  const addresses = Array.from({ length: 100_000 }, (_, index) =>
    index % 4 === 3
      ? `2${(next() % 4096).toString(16).padStart(3, '0')}:${(next() % 65_536).toString(16)}::1`
      : [1 + (next() % 223), next() % 256, next() % 256, next() % 256].join('.'),
  );
  const rate = async (look: (address: string) => unknown) => {
    const started = performance.now();
    for (const address of addresses) await look(address);
    return Math.round(addresses.length / ((performance.now() - started) / 1000));
  };
  console.log(
    `geography: countries open in ${(countries - opened).toFixed(0)} ms, cities and networks in ${(everything - countries).toFixed(0)} ms, ${megabytes.toFixed(0)} MB`,
  );
  console.log(
    `look-ups per second: ${await rate(reader.countryOf)} of countries, ${await rate(reader.placeOf)} of everything`,
  );
}

async function measureBytes(browser: Browser): Promise<void> {
  const product = await startProduct();
  try {
    for (const [path, test] of [
      [
        '/webrtc-leak-test',
        async (page: Page) => {
          await page.getByRole('button', { name: 'Run the test', exact: true }).click();
          await page.getByRole('switch', { name: 'Mask addresses' }).waitFor();
        },
      ],
      [
        '/what-is-my-ip',
        async (page: Page) => {
          await page.getByRole('searchbox').fill('8.8.8.8');
          await page.getByRole('searchbox').press('Enter');
          await page.getByText('AS15169').first().waitFor();
        },
      ],
    ] as const) {
      const page = await browser.newPage();
      const session = await page.context().newCDPSession(page);
      let bytes = 0;
      await session.send('Network.enable');
      session.on('Network.loadingFinished', ({ encodedDataLength }) => {
        bytes += encodedDataLength;
      });
      await page.goto(product.origin + path, { waitUntil: 'networkidle' });
      const loaded = bytes;
      await test(page);
      await page.waitForLoadState('networkidle');
      console.log(`${path}: ${loaded} bytes before the test, ${bytes - loaded} more for it`);
      await page.close();
    }
  } finally {
    await product.end();
  }
}

if (sections.includes('recorded')) judgeRecorded();
if (sections.includes('geo')) await measureGeo();
if (sections.includes('browser') || sections.includes('bytes')) {
  const browser = await chromium.launch(await launchOptions());
  try {
    if (sections.includes('browser')) {
      const laboratory = await openLaboratory(browser);
      await againstOurs(laboratory.page);
      await againstCoturn(laboratory.page);
      await laboratory.close();
    }
    if (sections.includes('bytes')) await measureBytes(browser);
  } finally {
    await browser.close();
  }
}
if (wrong > 0) process.exitCode = 1;
