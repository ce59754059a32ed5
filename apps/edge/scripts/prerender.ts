import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { NewsletterHead } from '@tern/contract';
import { allPages, baseCurrency, type Language, languages, matchRoute } from '@tern/domain';
import type { Catalogue } from '@tern/i18n';
import type { ActivityData, PublicData, RunData } from '@tern/site/renderer';
import { allPageKeys, checkoutNames, type PageKey } from '../src/cache/pageKey.ts';
import { discoveryFiles } from '../src/discovery/discoveryFiles.ts';
import type { PaddleScript } from '../src/http/headers.ts';
import { nothingOutside } from '../src/http/Outside.ts';
import { loadRenderer } from '../src/node/loadRenderer.ts';
import { createPageContent } from '../src/pages/pageContent.ts';
import { createArticleSource } from '../src/sources/articleSource.ts';
import type { BlogSource } from '../src/sources/blogSource.ts';
import { createPublicDataSource, type PublicDataSource } from '../src/sources/publicData.ts';
import { createTextSource } from '../src/sources/textSource.ts';
import { frontTables } from './prerender/frontTables.ts';
import { nginxConf } from './prerender/nginxConf.ts';
import { encodeQuickly, type PageRecord, renderPages } from './prerender/renderPages.ts';
import { writeFront } from './prerender/writeFront.ts';

/**
 * Renders every public page in every language, variant, currency and country block into finished files, for a CDN or
 * nginx: `pnpm prerender --service http://127.0.0.1:3000 --origin https://tern.example [--out FOLDER]`. Pages that
 * belong to a person, the API and the pictures of link previews stay with the edge. `--most N` ends after so many pages.
 */
interface Job {
  siteDist: string;
  folder: string;
  origin: string;
  data: PublicData;
  activities: Record<string, ActivityData | null>;
  calendar: readonly RunData[];
  newsletters: Partial<Record<Language, NewsletterHead[]>>;
  fieldScript: string | null;
  paddleScript: PaddleScript | null;
  texts: Partial<Record<Language, Catalogue>>;
}

const siteDist = resolve(import.meta.dirname, '../../site/dist');

/** Data that was asked for once, as every page takes it. */
const fixedData = ({
  data,
  activities,
  calendar,
  newsletters,
  fieldScript,
  paddleScript,
}: Job): PublicDataSource => ({
  get: async (currency) => ({ ...data, currency }),
  plans: () => data.plans[baseCurrency] ?? null,
  knownCards: () => null,
  status: async () => null,
  renew() {},
  fieldScript: async () => fieldScript,
  paddleScript: async () => paddleScript,
  activityOf: async (name) => activities[name] ?? null,
  knownRuns: () => null,
  calendar: async () => calendar,
  issues: () => newsletters.en?.map(({ id }) => id) ?? [],
  newsletter: async (language) => newsletters[language] ?? [],
  networkCountries: () => [],
  network: async () => null,
  proof: async () => null,
  renewNetwork() {},
  issueOf: async (id) => {
    throw new Error(`The issue ${id} is no page that is written ahead.`);
  },
});

/** A file that is sent as it is, with its twins. */
function publish(folder: string, pathname: string, text: string): void {
  const path = join(folder, 'files', pathname);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  writeFileSync(`${path}.br`, brotliCompressSync(text));
  writeFileSync(`${path}.gz`, gzipSync(text));
}

/** Keys of pages that belong to nobody. */
const isPublic = ({ path }: PageKey): boolean => {
  const route = path === null ? null : matchRoute(path)?.route;
  return !route || (route.cacheable && !route.protected);
};

const noBlog: BlogSource = {
  judge: () => null,
  learn: async () => {},
  page: async () => null,
  renew() {},
};

async function work(job: Job): Promise<void> {
  const renderer = await loadRenderer(job.siteDist, async (pathname, text) => {
    // The address has the hash of the text, and another thread may have come to it.
    if (!existsSync(join(job.folder, 'files', `${pathname}.gz`))) publish(job.folder, pathname, text);
  });
  const make = createPageContent({
    renderer,
    encode: encodeQuickly,
    publicData: fixedData(job),
    blog: noBlog,
    texts: { of: async (language) => job.texts[language] },
    publicOrigin: job.origin,
    botCheckHosts: [],
    outside: nothingOutside,
    policies: true,
    now: Date.now,
  });
  parentPort?.on('message', async (keys: PageKey[] | null) => {
    if (!keys) return parentPort?.close();
    parentPort?.postMessage(await renderPages({ keys, make, folder: job.folder }));
  });
  parentPort?.postMessage([]);
}

/** Gives each thread the pages of one language and variant after another. */
async function renderInThreads(job: Job, keys: readonly PageKey[]): Promise<PageRecord[]> {
  const parts = [...Map.groupBy(keys, ({ language, variant }) => `${language} ${variant}`).values()];
  const records: PageRecord[] = [];
  await Promise.all(
    Array.from({ length: availableParallelism() }, () => {
      const worker = new Worker(new URL(import.meta.url), { workerData: job });
      return new Promise<void>((done, failed) => {
        worker.on('message', (made: PageRecord[]) => {
          records.push(...made);
          worker.postMessage(parts.pop() ?? null);
        });
        worker.on('error', failed);
        worker.on('exit', (code) => (code ? failed(new Error(`A thread ended with ${code}.`)) : done()));
      });
    }),
  );
  return records;
}

const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      out: { type: 'string', default: resolve(import.meta.dirname, '../prerendered') },
      origin: { type: 'string', default: process.env.PUBLIC_ORIGIN },
      service: { type: 'string', default: process.env.SERVICE_ORIGIN },
      // Of nginx.conf: its own address, and the edge that has the rest.
      listen: { type: 'string', default: '127.0.0.1:8080' },
      edge: { type: 'string' },
      most: { type: 'string' },
    },
  });
  const { origin, service } = values;
  const folder = resolve(values.out);
  if (!origin || !service) throw new Error('Usage: pnpm prerender --service URL --origin URL [--out FOLDER]');
  const started = performance.now();
  const source = createPublicDataSource({ origin: () => service, now: Date.now });
  const texts = createTextSource({ origin: () => service, now: Date.now });
  await source.get(baseCurrency);
  const cards = source.knownCards();
  const data = await source.get(baseCurrency, cards?.usual);
  const plans = data.plans[baseCurrency];
  if (!plans) throw new Error(`No prices at ${service}: pages without them are not worth writing.`);
  const names = allPages().flatMap(({ route, params }) =>
    route.id === 'actives' ? [params.index ?? ''] : [],
  );
  const activities = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await source.activityOf(name)] as const)),
  );
  const newsletters = Object.fromEntries(
    await Promise.all(languages.map(async (each) => [each, await source.newsletter(each)] as const)),
  );
  const job: Job = {
    siteDist,
    folder,
    origin,
    data,
    activities,
    calendar: await source.calendar(),
    newsletters,
    fieldScript: await source.fieldScript(),
    texts: Object.fromEntries(
      await Promise.all(languages.map(async (each) => [each, await texts.of(each)] as const)),
    ),
    paddleScript: await source.paddleScript(),
  };

  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(siteDist, 'client'), join(folder, 'files'), {
    recursive: true,
    filter: (path) => !path.includes('/client/.vite'),
  });
  const renderer = await loadRenderer(siteDist, async () => {});
  const made = discoveryFiles({
    origin,
    words: () => renderer.words(texts.of),
    trial: async () => data.trial,
    articles: createArticleSource({ origin: () => service, now: Date.now }),
    status: async () => null,
  });
  for (const [path, { make, maxAge }] of Object.entries(made)) {
    // A file with an age of its own follows the articles: the edge has it.
    if (maxAge === undefined) publish(folder, path, await make());
  }
  const keys = allPageKeys(plans.flatMap(checkoutNames))
    .filter(isPublic)
    .slice(0, values.most === undefined ? undefined : Number(values.most));
  const records = await renderInThreads(job, keys);
  const front = writeFront(folder, frontTables(plans, cards?.countries), { records, origin });
  const secure = origin.startsWith('https:');
  const conf = nginxConf(front, { folder, listen: values.listen, edge: values.edge ?? service, secure });
  writeFileSync(join(folder, 'nginx.conf'), conf);
  const { user, system } = process.cpuUsage();
  console.log(
    [
      `${records.length} pages in ${((performance.now() - started) / 1000).toFixed(1)} s`,
      `${((user + system) / 1e6).toFixed(1)} s of CPU`,
      `${(sizeOf(folder) / 1e6).toFixed(0)} MB in ${folder}`,
    ].join(', '),
  );
}

if (isMainThread)
  main().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
else await work(workerData as Job);
