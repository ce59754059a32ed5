import { parseArgs } from 'node:util';
import { buildPath, type Language, languages } from '@tern/domain';
import { launchOptions } from '@tern/testing';
import { freePort } from '@tern/testing/freePort';
import { startProduct } from '@tern/testing/product';
import lighthouse, { auditFlowArtifacts, type Flags } from 'lighthouse';
import { chromium } from 'playwright';

/**
 * Lighthouse on the mobile variant of one page of each family, with its own simulated phone and with a processor
 * twelve times slower: the median of the repeats. Every number hangs on the machine; run it when nothing else does.
 * Starts a product of its own, or looks at `--origin http://…`. Ends with code 1 when accessibility, best practices
 * or search are below 100 without a reason that stands here.
 *   --repeats 5   --languages en,ar,ja,de   --pages /,/pricing   --cpu default,12   --origin …
 */
const families: Readonly<Record<string, string>> = {
  home: '/',
  information: '/what-is-vpn',
  'use case': '/vpn-for-gaming/fortnite',
  country: '/vpn-server/japan-vpn',
  download: '/download/windows',
  programme: '/affiliate',
  blog: '/blog',
  legal: '/policy',
  contact: '/contact',
  plans: '/pricing',
  checkout: '/pricing/checkout/12m',
  'sign-in': '/login',
  tool: '/webrtc-leak-test',
};
/** Pages marked `noindex` lose points for just that. */
const hidden = ['/pricing/checkout/12m', '/login'];
/**
 * The canonical page of `/m/home` is `/` (decisions, languages and variants): the same page for other screens, which
 * Lighthouse reports as a mistake wherever a canonical link names the root of a site.
 */
const canonicalIsRoot = '/m/home';

const { values } = parseArgs({
  options: {
    repeats: { type: 'string', default: '5' },
    languages: { type: 'string', default: 'en,ar,ja,de' },
    pages: { type: 'string', default: Object.values(families).join() },
    cpu: { type: 'string', default: 'default,12' },
    origin: { type: 'string' },
  },
});
const repeats = Number(values.repeats);
const chosen = values.languages.split(',') as Language[];
const pages = values.pages.split(',');
const processors = values.cpu.split(',');
if (
  !(repeats >= 1) ||
  chosen.some((language) => !languages.includes(language)) ||
  processors.some((processor) => processor !== 'default' && !(Number(processor) >= 1))
) {
  console.error(
    'Usage: lighthouse [--repeats 5] [--languages en,ar,ja,de] [--pages /,/pricing] [--cpu default,12] [--origin http://…]',
  );
  process.exit(2);
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const metrics = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'] as const;
type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];
type Figures = Record<(typeof categories)[number] | (typeof metrics)[number], number>;

const median = (numbers: number[]) =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] as number;

const product = values.origin ? undefined : await startProduct();
const origin = values.origin ?? (product?.origin as string);
const port = await freePort();
const options = await launchOptions();
const browser = await chromium.launch({
  ...options,
  args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
});
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
  };
  const visit = await lighthouse(url, flags);
  if (!visit) throw new Error(`${url}: no report`);
  const { settings } = visit.artifacts;
  const { steps } = await auditFlowArtifacts({
    gatherSteps: processors.map((processor) => {
      const throttling =
        processor === 'default'
          ? settings.throttling
          : { ...settings.throttling, cpuSlowdownMultiplier: Number(processor) };
      return {
        artifacts: { ...visit.artifacts, settings: { ...settings, throttling } },
        flags: { ...flags, throttling },
      };
    }),
  });
  return steps.map(({ lhr }) => figuresOf(url, lhr));
}

function figuresOf(url: string, lhr: Result): Figures {
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
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
  return Object.fromEntries([
    ...categories.map((category) => [category, Math.round((lhr.categories[category]?.score ?? 0) * 100)]),
    ...metrics.map((metric) => [metric, lhr.audits[metric]?.numericValue ?? Number.NaN]),
  ]) as Figures;
}

try {
  console.log(`Mobile variant, median of ${repeats}.\n`);
  console.log(
    '| page | processor | performance | accessibility | best practices | search | LCP s | TBT ms | CLS |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |');
  for (const path of pages) {
    for (const language of chosen) {
      const address = buildPath({ language, variant: 'mobile', path });
      // The first response is rendered and compressed; a visitor of a live site does not wait for that.
      await fetch(origin + address, { headers: { 'user-agent': 'Android Mobile' } });
      const runs: Figures[][] = [];
      for (let run = 0; run < repeats; run += 1) runs.push(await measure(origin + address));
      for (const [index, processor] of processors.entries()) {
        const of = (key: keyof Figures) => median(runs.map((figures) => (figures[index] as Figures)[key]));
        console.log(
          `| ${address} | ${processor === 'default' ? processor : `${processor}×`} | ${categories.map((category) => of(category)).join(' | ')} | ` +
            `${(of('largest-contentful-paint') / 1000).toFixed(2)} | ${of('total-blocking-time').toFixed(0)} | ${of('cumulative-layout-shift').toFixed(3)} |`,
        );
      }
    }
  }
} finally {
  await browser.close();
  await product?.stop();
}
if (missed.size > 0) {
  console.log(`\nBelow 100:\n${[...missed].map((line) => `- ${line}`).join('\n')}`);
  process.exitCode = 1;
}
