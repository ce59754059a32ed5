import { fork } from 'node:child_process';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isMainThread } from 'node:worker_threads';
import { createEdge } from '@tern/edge';
import { planFixtures } from '@tern/testing/fixtures';
import { freePort } from '@tern/testing/freePort';
import { countVisitCalls, visits } from './visitCalls.ts';

/**
 * Measures what a visit costs in time of the processor, for the arithmetic of docs/scale.md: `pnpm scale`. Times of
 * the processor hardly depend on what else a machine does. Then counts the calls of the API in some visits of a
 * browser. Needs a build of the site.
 *   --rounds 200   --visits read,consented,tool,account,purchase   --origin http://… (of the visits)
 */
const root = resolve(import.meta.dirname, '..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '200' },
    visits: { type: 'string', default: Object.keys(visits).join() },
    origin: { type: 'string' },
  },
});
// For this script itself: a process that is only an edge, and its service.
const [role, origin = ''] = positionals;
const rounds = Number(values.rounds);
const chosen = values.visits.split(',');
if (!(rounds >= 1) || chosen.some((name) => !(name in visits))) {
  console.error(`Usage: scale [--rounds 200] [--visits ${Object.keys(visits)}] [--origin http://…]`);
  process.exit(2);
}
const paths = ['/', '/pricing', '/features', '/vpn-server/germany-vpn', '/login', '/what-is-my-ip'];
const prefixes = ['', '/de', '/ar', '/ja', '/ru'];
const targets = prefixes.flatMap((prefix) =>
  paths.map((path) => (path === '/' ? prefix || '/' : prefix + path)),
);

async function serveEdge(): Promise<void> {
  const edge = await createEdge({
    port: await freePort(),
    siteDist: join(root, 'apps/site/dist'),
    serviceOrigins: [origin],
    publicOrigin: 'https://tern.example',
    testMode: false,
  });
  process.on('message', () => process.send?.({ cpu: process.cpuUsage(), memory: process.memoryUsage().rss }));
  process.send?.({ port: edge.port });
}

async function measure(): Promise<void> {
  const service = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://plans');
    const currency = (searchParams.get('currency') ?? 'USD') as 'USD';
    const data = pathname.endsWith('/plans')
      ? { currency, plans: planFixtures(currency) }
      : { methods: [], campaign: null, test_mode: false, prices: '1', campaigns: '1' };
    response.end(JSON.stringify({ code: 200, message: 'OK', data }));
  });
  const port = await freePort();
  await new Promise<void>((done) => service.listen(port, '127.0.0.1', done));
  const child = fork(import.meta.filename, ['edge', `http://127.0.0.1:${port}`]);
  const message = () =>
    new Promise<{ port: number; cpu: NodeJS.CpuUsage; memory: number }>((done) =>
      child.once('message', done as never),
    );
  const at = (await message()).port;
  const usage = async () => {
    const answer = message();
    child.send('usage');
    const { cpu, memory } = await answer;
    return { seconds: (cpu.user + cpu.system) / 1e6, memory };
  };
  const ask = (target: string) =>
    fetch(`http://127.0.0.1:${at}${target}`, {
      headers: { 'accept-encoding': 'br', cookie: 'language=en' },
      redirect: 'manual',
    }).then(async (answer) => (await answer.arrayBuffer()).byteLength);
  // The first pages load the code and the catalogues.
  for (const prefix of prefixes) await ask(`${prefix}/aboutus`);
  const cold = await usage();
  for (const target of targets) await ask(target);
  const rendered = await usage();
  for (let round = 0; round < rounds; round += 1) await Promise.all(targets.map(ask));
  const cached = await usage();
  const { hash } = createRequire(join(root, 'apps/service/package.json'))('@node-rs/argon2') as {
    hash(password: string, options: object): Promise<string>;
  };
  const before = process.cpuUsage();
  for (let turn = 0; turn < 20; turn += 1)
    await hash(`password ${turn}`, { algorithm: 2, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 });
  const { user, system } = process.cpuUsage(before);
  const rows = [
    ['a page rendered and compressed', ((rendered.seconds - cold.seconds) / targets.length) * 1000],
    [
      'a cached page over HTTP/1.1, keep-alive',
      ((cached.seconds - rendered.seconds) / rounds / targets.length) * 1000,
    ],
    ['one password hash', (user + system) / 1000 / 20],
  ] as const;
  for (const [name, milliseconds] of rows)
    console.log(`${milliseconds.toFixed(3).padStart(9)} ms of CPU: ${name}`);
  console.log(`${(cached.memory / 1e6).toFixed(0).padStart(9)} MB: the edge afterwards`);
  child.kill();
  service.close();
  for (const [visit, calls] of Object.entries(await countVisitCalls(chosen, values.origin))) {
    const kinds = new Map<string, number>();
    for (const path of calls) {
      const kind = path.slice(path.lastIndexOf('/') + 1);
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    }
    const list = [...kinds].map(([kind, count]) => (count > 1 ? `${count} ${kind}` : kind)).join(', ');
    console.log(`${String(calls.length).padStart(9)} calls: ${visit}${list && ` (${list})`}`);
  }
}

if (isMainThread) await (role === 'edge' ? serveEdge() : measure());
