import { createServer } from 'node:http';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { buildPath, type Language, languages, parseCookies } from '@tern/domain';
import { freePort } from '@tern/testing/freePort';
import { inProcessorTime } from '@tern/testing/processorTime';
import { startProduct } from '@tern/testing/product';
import lighthouse, { auditFlowArtifacts, type Flags } from 'lighthouse';
import { startLighthouseBrowser } from './lighthouseBrowser.ts';
import { openAccount } from './openAccount.ts';

/**
 * Lighthouse on the mobile variant of one page of each family, with its own simulated phone and with a processor
 * twelve times slower: the median, or the best of each figure, of the repeats. Every number hangs on the machine; run
 * it when nothing else does, and hold it against the blank page of the same run. Starts a product of its own, or looks
 * at `--origin http://…`. Ends with code 1 when accessibility, best practices or search are below 100 without a reason
 * that stands here, or when another page was shown than the one that was asked for.
 */
const usage = `pnpm lighthouse [options]

  --repeats 5              visits of each page
  --take median            of each figure; or best, on a busy machine
  --languages en,ar,ja,de
  --pages /,/pricing       addresses without language and variant
  --cpu default,12         processors, how many times slower than this one
  --time passed            how long a task took; or processor, how long its thread ran: on a busy machine a task
                           also waits for others
  --browser …/chromium     another one than the pinned
  --fonts …/noto           fonts beside those of the pinned browser, which has none for Japanese: a page then takes
                           30 ms to look for each character in vain
  --origin http://…        a product that runs already`;

const families: Readonly<Record<string, string>> = {
  '/': 'home',
  '/what-is-vpn': 'information',
  '/vpn-for-gaming/fortnite': 'use case',
  '/vpn-server/japan-vpn': 'country',
  '/download/windows': 'download',
  '/affiliate': 'programme',
  '/promotion': 'campaign',
  '/blog': 'blog',
  '/policy': 'legal',
  '/contact': 'contact',
  '/pricing': 'plans',
  '/pricing/checkout/12m': 'checkout',
  '/login': 'sign-in',
  '/webrtc-leak-test': 'tool',
  '/myAccount': 'account',
};
/** Pages marked `noindex` lose points for just that. */
const hidden = ['/pricing/checkout/12m', '/login', '/myAccount'];
/**
 * The canonical page of `/m/home` is `/` (decisions, languages and variants): the same page for other screens, which
 * Lighthouse reports as a mistake wherever a canonical link names the root of a site.
 */
const canonicalIsRoot = '/m/home';

const { values } = parseArgs({
  options: {
    repeats: { type: 'string', default: '5' },
    take: { type: 'string', default: 'median' },
    languages: { type: 'string', default: 'en,ar,ja,de' },
    pages: { type: 'string', default: Object.keys(families).join() },
    cpu: { type: 'string', default: 'default,12' },
    time: { type: 'string', default: 'passed' },
    browser: { type: 'string' },
    fonts: { type: 'string' },
    origin: { type: 'string' },
  },
});
const repeats = Number(values.repeats);
const chosen = values.languages.split(',') as Language[];
const pages = values.pages.split(',');
const processors = values.cpu.split(',');
if (
  !(repeats >= 1) ||
  !['median', 'best'].includes(values.take) ||
  !['passed', 'processor'].includes(values.time) ||
  chosen.some((language) => !languages.includes(language)) ||
  processors.some((processor) => processor !== 'default' && !(Number(processor) >= 1))
) {
  console.error(usage);
  process.exit(2);
}
if (values.browser) process.env.TERN_CHROMIUM = values.browser;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];
type Figures = Record<
  (typeof categories)[number] | 'lcp' | 'tbt' | 'cls' | 'styleAndLayout' | 'bytes' | 'scripts',
  number
>;

/** Every figure but the points of a category is the better the lower it is. */
function taken(key: keyof Figures, numbers: number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  if (values.take === 'median') return sorted[Math.floor(sorted.length / 2)] as number;
  return (categories as readonly string[]).includes(key) ? (sorted.at(-1) as number) : (sorted[0] as number);
}

const product = values.origin ? undefined : await startProduct();
const origin = values.origin ?? (product?.origin as string);
const port = await freePort();
const blankPort = await freePort();
const { browser, end: endBrowser } = await startLighthouseBrowser({ port, fonts: values.fonts });
const jar = await browser.newBrowserCDPSession();
const missed = new Set<string>();

/**
 * Figures of one visit for each processor. Lighthouse simulates slow processors and networks from its trace;
 * it does not slow the visit itself. So one visit serves for all.
 */
async function measure(url: string): Promise<Figures[]> {
  const flags: Flags = {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: [...categories],
    // No score counts them, and they take seconds.
    skipAudits: ['bf-cache', 'screenshot-thumbnails', 'final-screenshot'],
    disableFullPageScreenshot: true,
    clearStorageTypes: ['file_systems', 'shader_cache', 'service_workers', 'cache_storage'],
  };
  const visit = await visitOf(url, flags);
  const { settings, Trace: recorded } = visit.artifacts;
  const Trace =
    values.time === 'processor'
      ? { ...recorded, traceEvents: inProcessorTime(recorded.traceEvents) }
      : recorded;
  const { steps } = await auditFlowArtifacts({
    gatherSteps: processors.map((processor) => {
      const throttling =
        processor === 'default'
          ? settings.throttling
          : { ...settings.throttling, cpuSlowdownMultiplier: Number(processor) };
      return {
        artifacts: { ...visit.artifacts, Trace, settings: { ...settings, throttling } },
        flags: { ...flags, throttling },
      };
    }),
  });
  return steps.map(({ lhr }) => figuresOf(url, lhr));
}

/** One visit, and another when its recording failed. */
async function visitOf(url: string, flags: Flags) {
  const first = await lighthouse(url, flags);
  const visit = first?.lhr.runtimeError ? await lighthouse(url, flags) : first;
  if (!visit) throw new Error(`${url}: no report`);
  return visit;
}

/** The rows of the table that stands below an audit. */
const rowsOf = (lhr: Result, audit: string) => {
  const details = lhr.audits[audit]?.details;
  return (details && 'items' in details ? details.items : []) as Record<string, unknown>[];
};

function figuresOf(url: string, lhr: Result): Figures {
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const shown = new URL(lhr.finalDisplayedUrl ?? url).pathname;
  if (shown !== new URL(url).pathname) missed.add(`${new URL(url).pathname}: ${shown} was measured instead`);
  for (const category of categories.slice(1)) {
    for (const { id, weight } of lhr.categories[category]?.auditRefs ?? []) {
      const audit = lhr.audits[id];
      const expected =
        (id === 'is-crawlable' && hidden.some((path) => url.endsWith(path))) ||
        (id === 'canonical' && new URL(url).pathname === canonicalIsRoot);
      if (weight > 0 && audit?.score !== null && (audit?.score ?? 1) < 1 && !expected)
        missed.add(`${new URL(url).pathname}: ${category}, ${id}: ${audit?.title}`);
    }
  }
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const requests = rowsOf(lhr, 'network-requests');
  const work = rowsOf(lhr, 'mainthread-work-breakdown').find(({ group }) => group === 'styleLayout');
  return {
    ...(Object.fromEntries(
      categories.map((category) => [category, Math.round((lhr.categories[category]?.score ?? 0) * 100)]),
    ) as Record<(typeof categories)[number], number>),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    styleAndLayout: Number(work?.duration ?? 0),
    bytes: requests.reduce((sum, { transferSize }) => sum + Number(transferSize ?? 0), 0),
    scripts: requests.filter(({ resourceType }) => resourceType === 'Script').length,
  };
}

const isolation = 'cross-origin-opener-policy';
const { headers: signInHeaders } = await fetch(`${origin}/login`, { method: 'HEAD' });

/**
 * A headline and a sentence, without styles and scripts: what this machine takes for any page at all. `/apart` comes in a
 * process of its own, as pages with passwords, payments and personal data do.
 */
const blank = createServer((request, response) => {
  if (request.url === '/apart') response.setHeader(isolation, signInHeaders.get(isolation) ?? 'unsafe-none');
  response.setHeader('content-type', 'text/html');
  response.end(
    '<!doctype html><html lang="en"><title>Blank</title><h1>A blank page</h1><p>With one sentence.',
  );
});

async function row(path: string, language: Language): Promise<void> {
  const address = buildPath({ language, variant: 'mobile', path });
  const session = families[path] === 'account' ? (await openAccount(origin)).cookie : undefined;
  // The first response is rendered and compressed; a visitor of a live site does not wait for that.
  await fetch(origin + address, { headers: { 'user-agent': 'Android Mobile' } });
  await print(families[path] ?? '', address, () => measure(origin + address), session);
}

/** Visits a page with no cookies but those of the session, in the form of a `Cookie` header. */
async function print(
  family: string,
  address: string,
  visit: () => Promise<Figures[]>,
  session = '',
): Promise<void> {
  const cookies = Array.from(parseCookies(session), ([name, value]) => ({ name, value, url: origin }));
  const runs: Figures[][] = [];
  for (let run = 0; run < repeats; run += 1) {
    // Of the browser's own context, in which Lighthouse opens its pages.
    await jar.send('Storage.clearCookies');
    await jar.send('Storage.setCookies', { cookies });
    runs.push(await visit());
  }
  for (const [index, processor] of processors.entries()) {
    const of = (key: keyof Figures) =>
      taken(
        key,
        runs.map((figures) => (figures[index] as Figures)[key]),
      );
    const cells = [
      family,
      address,
      processor === 'default' ? processor : `${processor}×`,
      ...categories.map((category) => of(category)),
      (of('lcp') / 1000).toFixed(2),
      of('tbt').toFixed(0),
      of('cls').toFixed(4),
      of('styleAndLayout').toFixed(0),
      (of('bytes') / 1000).toFixed(1),
      of('scripts'),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
}

const load = () => loadavg()[0]?.toFixed(1);
try {
  const name = values.browser ?? 'the pinned Chromium';
  const how = values.take === 'best' ? 'the best of each figure of' : 'the median of';
  console.log(
    `Mobile variant, ${how} ${repeats} visits, ${name} ${browser.version()}, tasks in ` +
      `${values.time === 'processor' ? 'processor time' : 'time passed'}, load ${load()}.\n`,
  );
  console.log(
    '| family | page | processor | performance | accessibility | best practices | search | LCP s | TBT ms | CLS | style + layout ms | KB | scripts |',
  );
  console.log(`|${' --- |'.repeat(13)}`);
  blank.listen(blankPort);
  await print('blank page', '-', () => measure(`http://localhost:${blankPort}/`));
  await print('blank page that stands apart', '-', () => measure(`http://localhost:${blankPort}/apart`));
  missed.clear();
  for (const path of pages) for (const language of chosen) await row(path, language);
  console.log(`\nLoad at the end ${load()}.`);
} finally {
  blank.close();
  await endBrowser();
  await product?.end();
}
if (missed.size > 0) {
  console.log(`\nBelow 100:\n${[...missed].map((line) => `- ${line}`).join('\n')}`);
  process.exitCode = 1;
}
