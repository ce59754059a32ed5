import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { CompiledArticles } from '@tern/articles';
import { compileArticles } from '@tern/articles/compile';
import { blogSearch } from '@tern/contract';
import { type Language, languages } from '@tern/domain';
import { createService, readConfig, sandboxSettings } from '@tern/service';
import { articleSearches } from '@tern/testing/articleSearches';
import { madeUpArticles, madeUpWords, remixedArticles } from './searchArticles.ts';

/**
 * `pnpm bench:search` measures the search of the blog among many articles, through HTTP and without its cache: kinds of
 * searches among made-up English articles, and in every language the searches that the tests know, among articles made of
 * the sentences of the real ones. Ends with code 1 when one in twenty takes longer than it may.
 *   --articles N         10000
 *   --languages en,ja    every one
 *   --most MS            20
 */
const { values } = parseArgs({
  options: {
    articles: { type: 'string', default: '10000' },
    languages: { type: 'string', default: languages.join() },
    most: { type: 'string', default: '20' },
  },
});
const count = Number(values.articles);
const chosen = values.languages.split(',') as Language[];

/** Time that stands still, but for what makes the service forget its answers. */
let now = Date.now();
const forget = () => {
  now += 3_600_000;
};

/** A service with these articles. */
async function serve(articles: CompiledArticles) {
  const dataDir = mkdtempSync(join(tmpdir(), 'tern-search-'));
  // The database may run as another user, who has to get in.
  chmodSync(dataDir, 0o755);
  const env = {
    DATA_DIR: dataDir,
    PUBLIC_ORIGIN: 'http://localhost:1',
    LOG_LEVEL: 'error',
    BOT_CHECK: 'off',
  };
  const started = performance.now();
  const service = await createService({
    config: readConfig({ ...env, ...sandboxSettings(env, 1, new Date()) }),
    clock: { now: () => now },
    background: false,
    articles: () => articles,
  });
  const seconds = (performance.now() - started) / 1000;
  await service.context.db.$client.query('vacuum analyze');
  const server = createServer(service.handle);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    seconds,
    /** ms that a search takes, and how many articles it finds. */
    async search(q: string, language: Language): Promise<{ time: number; total: number }> {
      forget();
      const before = performance.now();
      const response = await fetch(`${origin}${blogSearch.path}?${new URLSearchParams({ q, language })}`);
      const { data } = (await response.json()) as { data: { total: number } };
      return { time: performance.now() - before, total: data.total };
    },
    async close(): Promise<void> {
      server.close();
      server.closeAllConnections();
      await service.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
type Served = Awaited<ReturnType<typeof serve>>;

/** The middle one, and the one that a twentieth is above. */
function spread(times: readonly number[]): [median: number, slow: number] {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] as number;
  return [at(0.5), at(0.95)];
}

let failed = false;
function print(name: string, times: readonly number[], more: string): void {
  const [median, slow] = spread(times);
  failed ||= !(slow <= Number(values.most));
  console.log(
    `${name.padEnd(22)} ${median.toFixed(1).padStart(6)} ms, 95 % ${slow.toFixed(1).padStart(6)} ms, ${more}`,
  );
}

const vocabulary = madeUpWords();
const at = (rank: number) => vocabulary[rank] as string;
const swapped = (word: string) => word.slice(0, 2) + word[3] + word[2] + word.slice(4);
const kinds: Record<string, (turn: number) => string> = {
  'a word of most texts': (turn) => at(turn),
  'a word of many texts': (turn) => at(50 + turn),
  'a rare word': (turn) => at(8000 + turn * 7),
  'two words': (turn) => `${at(20 + turn)} ${at(300 + turn)}`,
  'five words': (turn) => [1, 2, 3, 4, 5].map((n) => at(n * 20 + turn)).join(' '),
  'a beginning': (turn) => at(5000 + turn).slice(0, 4),
  'a misspelt word': (turn) => swapped(at(9000 + turn)),
  'two written together': (turn) => at(600 + turn) + at(900 + turn),
  'nothing there': (turn) => `xqz${turn} wvx${turn}`,
  'ten misspelt words': (turn) =>
    Array.from({ length: 10 }, (_, n) => swapped(at(9000 + n * 50 + turn))).join(' '),
};

async function measureKinds({ search }: Served): Promise<void> {
  for (const [name, query] of Object.entries(kinds)) {
    const times: number[] = [];
    let hits = 0;
    for (let turn = 0; turn < 60; turn += 1) {
      const { time, total } = await search(query(turn), 'en');
      // The first ones warm the plans and the buffers.
      if (turn >= 10) times.push(time);
      hits += total;
    }
    print(name, times, `${Math.round(hits / 60)} hits`);
  }
}

/** Every search by the middle one of its turns: how long a search takes, not the machine's other work. */
async function measureTable({ search }: Served, language: Language): Promise<void> {
  const searches = articleSearches.flatMap(([each, q]) => (each === language ? [q] : []));
  const turns = 6;
  const measured = searches.map((q) => ({ q, times: [] as number[], total: 0 }));
  for (let turn = 0; turn < turns; turn += 1)
    for (const each of measured) {
      const { time, total } = await search(each.q, language);
      if (turn > 0) each.times.push(time);
      each.total = total;
    }
  const middles = measured.map(({ q, times, total }) => ({ q, total, time: spread(times)[0] }));
  const slowest = middles.reduce((one, other) => (other.time > one.time ? other : one));
  const hits = middles.reduce((sum, { total }) => sum + total, 0) / middles.length;
  print(
    `${language}: ${searches.length} searches`,
    middles.map(({ time }) => time),
    `${Math.round(hits)} hits, ${slowest.time.toFixed(1)} ms for "${slowest.q}"`,
  );
}

async function measure(articles: CompiledArticles, what: (served: Served) => Promise<void>): Promise<void> {
  const served = await serve(articles);
  console.log(`\n${count} articles written in ${served.seconds.toFixed(0)} s`);
  try {
    await what(served);
  } finally {
    await served.close();
  }
}

const real = compileArticles(resolve(import.meta.dirname, '../apps/site/content/blog')).compiled;
for (const language of chosen)
  await measure(remixedArticles(real, { language, count }), (served) => measureTable(served, language));
if (chosen.includes('en')) await measure(madeUpArticles(count, vocabulary), measureKinds);
if (failed) {
  console.error(`\nSome take more than ${values.most} ms.`);
  process.exitCode = 1;
}
