import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { analyticsEvents } from '@tern/contract';
import { freePort } from '@tern/testing/freePort';
import { expectedKey, type SimulatedVisit, simulateVisits } from '@tern/testing/simulateVisits';

/**
 * Measures analytics on a product of its own. The funnel of `--visits` (10,000) simulated visits, a fifth of them sent
 * twice, must be the one that `pnpm ops report` prints; and pages must be as fast while `--rate` (2,000) events come in
 * every second: `--rounds` (6) of five seconds each, with and without, by turns. Ends with code 1 when either fails.
 */
const root = resolve(import.meta.dirname, '..');
const { values } = parseArgs({
  options: {
    visits: { type: 'string', default: '10000' },
    rate: { type: 'string', default: '2000' },
    rounds: { type: 'string', default: '6' },
    // For this script itself: the process that sends the load, to this origin and for these seconds.
    load: { type: 'string' },
    seconds: { type: 'string', default: '5' },
  },
});
const rate = Number(values.rate);
const seconds = Number(values.seconds);
/** Median latency with the load against without. */
const most = 1.5;

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
interface Reply {
  status: number;
  body: string;
}
const call = (url: string, body?: string, headers: Record<string, string> = {}): Promise<Reply> =>
  new Promise((done, refuse) => {
    const sent = request(
      url,
      {
        agent,
        method: body === undefined ? 'GET' : 'POST',
        headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => {
          text += part;
        });
        response.on('end', () => done({ status: response.statusCode ?? 0, body: text }));
      },
    );
    sent.on('error', refuse);
    sent.end(body);
  });

const post = (origin: string, { events, country, address }: SimulatedVisit): Promise<Reply> =>
  call(origin + analyticsEvents.path, JSON.stringify({ user_id: events[0]?.user_id, events }), {
    'x-geo': country,
    'x-forwarded-for': address,
  });

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
const median = (list: readonly number[]) => list.toSorted((one, other) => one - other)[list.length >> 1] ?? 0;
const late = (list: readonly number[]) =>
  list.toSorted((one, other) => one - other)[Math.floor(list.length * 0.95)] ?? 0;

/** Sends events at the rate, a browser's two to six in a call, and prints what became of them. */
async function sendLoad(origin: string): Promise<void> {
  const started = performance.now();
  const counts = { sent: 0, accepted: 0, refused: 0, failed: 0 };
  const open: Promise<void>[] = [];
  while (performance.now() - started < seconds * 1000) {
    const due = ((performance.now() - started) / 1000) * rate;
    if (counts.sent >= due) {
      await pause(5);
      continue;
    }
    const [visit] = simulateVisits(1, { now: Date.now(), seed: counts.sent + 1 }).visits;
    if (!visit) continue;
    visit.address = `10.${(counts.sent >> 16) & 255}.${(counts.sent >> 8) & 255}.${counts.sent & 255}`;
    counts.sent += visit.events.length;
    open.push(
      post(origin, visit).then(
        ({ status, body }) => {
          const { data } = JSON.parse(body) as { data?: { accepted: number; refused: number } };
          if (status !== 200 || !data) counts.failed += visit.events.length;
          else {
            counts.accepted += data.accepted;
            counts.refused += data.refused;
          }
        },
        () => {
          counts.failed += visit.events.length;
        },
      ),
    );
  }
  await Promise.all(open);
  console.log(JSON.stringify(counts));
}

type Counts = Record<'sent' | 'accepted' | 'refused' | 'failed', number>;
/** The load from a process of its own. */
function loadProcess(origin: string): Promise<Counts> {
  const args = [import.meta.filename, '--load', origin, '--rate', values.rate, '--seconds', values.seconds];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (data: Buffer) => {
    output += data.toString();
  });
  return new Promise((done) => child.once('close', () => done(JSON.parse(output) as Counts)));
}

// A desktop browser is sent on from addresses for phones.
const pages = ['/', '/de/pricing', '/what-is-vpn', '/ar/pricing'];
/** ms that pages take, requested forty times a second whatever came before. */
async function probePages(origin: string): Promise<number[]> {
  const taken: number[] = [];
  const until = performance.now() + seconds * 1000;
  const open: Promise<void>[] = [];
  for (let turn = 0; performance.now() < until; turn += 1) {
    const began = performance.now();
    open.push(
      call(`${origin}${pages[turn % pages.length]}`, undefined, { 'accept-encoding': 'br' }).then(
        ({ status }) => {
          if (status !== 200) throw new Error(`A page came with ${status}.`);
          taken.push(performance.now() - began);
        },
      ),
    );
    await pause(25);
  }
  await Promise.all(open);
  return taken;
}

/** The product as `start` runs it. */
async function startProduct() {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'tern-events-'));
  // The database may run as another user, who has to get in.
  chmodSync(dataDir, 0o755);
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'warn',
  };
  const metrics = await freePort();
  const child = spawn(process.execPath, ['apps/tern/src/start.ts'], {
    cwd: root,
    env: { ...env, METRICS_PORT: String(metrics) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  await new Promise<void>((ready, refuse) => {
    child.stdout.on('data', (data: Buffer) => {
      if (data.toString().includes('Tern is ready')) ready();
    });
    void ended.then(() => refuse(new Error('The product did not start.')));
  });
  return {
    origin: `http://localhost:${port}`,
    env,
    metric: async (series: string): Promise<number> => {
      const { body } = await call(`http://127.0.0.1:${metrics}/metrics`);
      const line = body.split('\n').find((each) => each.startsWith(`${series} `));
      return Number(line?.slice(series.length + 1) ?? 0);
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

type Product = Awaited<ReturnType<typeof startProduct>>;

/** Whether the report has exactly what was simulated. */
async function checkFunnel({ origin, env }: Product): Promise<boolean> {
  const { visits, expected } = simulateVisits(Number(values.visits), { now: Date.now() });
  let next = 0;
  const sendAll = async () => {
    for (let index = next++; index < visits.length; index = next++) {
      const visit = visits[index] as SimulatedVisit;
      for (let times = index % 5 === 0 ? 2 : 1; times > 0; times -= 1) {
        const { status, body } = await post(origin, visit);
        if (status !== 200) throw new Error(`An event was refused: ${body}`);
      }
    }
  };
  await Promise.all(Array.from({ length: 32 }, sendAll));
  await pause(3000);
  const csv = execFileSync(process.execPath, ['apps/service/src/ops.ts', 'report', '--csv', '--days', '7'], {
    cwd: root,
    env,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const found = new Map<string, number>();
  for (const line of csv.split('\n')) {
    const [table = '', value = '', step = '', count] = line.split(',');
    if (['all', 'language', 'country', 'campaign', 'method'].includes(table))
      found.set(expectedKey(table, value, step), Number(count));
  }
  const wrong = [...new Set([...expected.keys(), ...found.keys()])].filter(
    (key) => expected.get(key) !== found.get(key),
  );
  const figure = (step: string) => found.get(expectedKey('all', '', step)) ?? 0;
  console.log(
    `Funnel of ${visits.length} visits: ${['visit', 'plan_seen', 'plan_chosen', 'checkout_opened', 'method_chosen', 'order_paid'].map(figure).join(' → ')}; ${expected.size} figures, ${wrong.length} of them wrong.`,
  );
  for (const key of wrong.slice(0, 10))
    console.log(`  ${key}: simulated ${expected.get(key)}, reported ${found.get(key)}`);
  return wrong.length === 0;
}

/** Whether pages are as fast under the load. */
async function checkLoad(product: Product): Promise<boolean> {
  const quiet: number[] = [];
  const busy: number[] = [];
  const total: Counts = { sent: 0, accepted: 0, refused: 0, failed: 0 };
  const before = await product.metric('tern_analytics_events_total{outcome="stored"}');
  const used = { quiet: 0, busy: 0 };
  /** Seconds of the processor that the product spends meanwhile. */
  const spent = async (run: () => Promise<void>): Promise<number> => {
    const start = await product.metric('process_cpu_seconds_total');
    await run();
    return (await product.metric('process_cpu_seconds_total')) - start;
  };
  const loaded = async () => {
    const [counts, taken] = await Promise.all([loadProcess(product.origin), probePages(product.origin)]);
    busy.push(...taken);
    for (const name of Object.keys(total) as (keyof Counts)[]) total[name] += counts[name];
  };
  for (const page of pages) await call(product.origin + page);
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const turns = [
      async () => {
        used.quiet += await spent(async () => void quiet.push(...(await probePages(product.origin))));
      },
      async () => {
        used.busy += await spent(loaded);
      },
    ];
    for (const turn of round % 2 ? turns.reverse() : turns) await turn();
  }
  await pause(3000);
  const stored = (await product.metric('tern_analytics_events_total{outcome="stored"}')) - before;
  const ratio = median(busy) / median(quiet);
  console.log(
    `${rate} events/s for ${seconds * Number(values.rounds)} s: ${total.sent} sent, ${total.accepted} accepted, ${stored} stored, ${total.refused} refused, ${total.failed} failed.`,
  );
  console.log(
    `A page takes ${median(quiet).toFixed(2)} ms (95 %: ${late(quiet).toFixed(1)}), under the load ${median(busy).toFixed(2)} ms (95 %: ${late(busy).toFixed(1)}): ${ratio.toFixed(2)} times, at most ${most}.`,
  );
  const own = ((used.busy - used.quiet) / total.sent) * 1e6;
  console.log(
    `The process spends ${own.toFixed(0)} µs of the processor on an event, so ${((own * rate) / 1e4).toFixed(0)} % of one core at ${rate} events/s.`,
  );
  return ratio <= most && total.failed === 0 && stored === total.accepted;
}

if (values.load) await sendLoad(values.load);
else {
  const product = await startProduct();
  try {
    const funnel = await checkFunnel(product);
    const load = await checkLoad(product);
    if (!funnel || !load) process.exitCode = 1;
  } finally {
    await product.stop();
    agent.destroy();
  }
}
