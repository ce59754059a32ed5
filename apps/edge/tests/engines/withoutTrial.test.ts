import { resolve } from 'node:path';
import { type Language, languages } from '@tern/domain';
import type { PublicData, TrialData } from '@tern/site/renderer';
import { planFixtures } from '@tern/testing/fixtures';
import { toldBy, trialMentions } from '@tern/testing/trialMentions';
import { beforeAll, describe, expect, it } from 'vitest';
import { allPageKeys, keyName, type PageKey } from '../../src/cache/pageKey.ts';
import { sitemapOf } from '../../src/discovery/sitemap.ts';
import { nothingOutside } from '../../src/http/Outside.ts';
import { loadRenderer } from '../../src/node/loadRenderer.ts';
import { createPageContent, type MakePage } from '../../src/pages/pageContent.ts';
import type { PublicDataSource } from '../../src/sources/publicData.ts';

const sold: TrialData = { planId: '12m', days: 30 };
const plans = (trial: TrialData | null) =>
  planFixtures('USD').map((plan) =>
    trial ? plan : { ...plan, trial_price: null, trial_days: null, trial_product_id: null },
  );
const data = (trial: TrialData | null): PublicData => ({
  currency: 'USD',
  plans: { USD: plans(trial) },
  methods: ['s1', 'subscription'],
  campaign: null,
  trial,
  testMode: false,
});
const source = (trial: TrialData | null): PublicDataSource => ({
  get: async () => data(trial),
  plans: () => plans(trial),
  knownCards: () => null,
  status: async () => null,
  renew() {},
  fieldScript: async () => null,
  paddleScript: async () => null,
  activityOf: async () => null,
  knownRuns: () => null,
  calendar: async () => [],
  issues: () => [],
  newsletter: async () => [],
  networkCountries: () => [],
  network: async () => null,
  proof: async () => null,
  renewNetwork() {},
  issueOf: async () => Promise.reject(new Error('no issue')),
});

let makers: { on: MakePage; off: MakePage };
let llms: (trial: TrialData | null) => Promise<string>;
beforeAll(async () => {
  const renderer = await loadRenderer(resolve(import.meta.dirname, '../../../site/dist'), async () => {});
  const identity = (text: string) => Buffer.from(text);
  const makeOf = (trial: TrialData | null) =>
    createPageContent({
      renderer,
      encode: async (text) => ({ identity: identity(text), br: identity(''), gzip: identity('') }),
      publicData: source(trial),
      blog: {
        judge: () => null,
        learn: async () => {},
        page: async () => ({ categories: [], searches: [] }),
        renew() {},
      },
      texts: { of: async () => undefined },
      publicOrigin: 'https://vpn.example',
      botCheckHosts: [],
      outside: nothingOutside,
      policies: true,
      now: () => Date.UTC(2026, 10, 21),
    });
  makers = { on: makeOf(sold), off: makeOf(null) };
  const words = await renderer.words();
  llms = (trial) => words.llmsText('https://vpn.example', trial, []);
});

/** Every page in one currency: no word depends on it. */
const keys = allPageKeys(plans(sold).map(({ id }) => id)).filter(
  ({ currency }) => currency === null || currency === 'USD',
);
const keysIn = (language: Language) => keys.filter((key) => key.language === language);

const htmlOf = async (make: MakePage, key: PageKey) => (await make(key)).body.identity.toString();

/** Pages that name the trial themselves: header and footer name it on every page. */
const naming = new Set([
  '/',
  '/pricing',
  '/vpn-trial',
  '/30-days',
  '/actives/actives3',
  '/faq',
  '/why-us',
  '/features',
  '/termsuse',
  '/login',
]);

describe.each(languages)('the free trial in %s', (language) => {
  it('is named by every page that is about it while one is sold', async () => {
    for (const key of keysIn(language).filter(({ path, blocked }) => naming.has(path ?? '') && !blocked)) {
      const main = /<main.*<\/main>/s.exec(await htmlOf(makers.on, key))?.[0] ?? '';
      expect(trialMentions(toldBy(main), language), keyName(key)).not.toEqual([]);
    }
  });

  it('is named by no page where none is sold', async () => {
    const found: string[] = [];
    for (const key of keysIn(language))
      for (const words of trialMentions(toldBy(await htmlOf(makers.off, key)), language))
        found.push(`${keyName(key)}: ${words}`);
    expect(found).toEqual([]);
  });

  it('is named by no notice to those who are refused', async () => {
    for (const key of keysIn(language).filter(({ path, blocked }) => path === '/vpn-trial' && blocked))
      expect(trialMentions(toldBy(await htmlOf(makers.on, key)), language), keyName(key)).toEqual([]);
  });

  it('is in the sitemap while one is sold', () => {
    const sitemap = (trial: boolean) => sitemapOf(language, 'https://vpn.example', { trial });
    expect(sitemap(true)).toContain('/vpn-trial');
    expect(trialMentions(sitemap(false), language)).toEqual([]);
  });
});

it('is named to assistants while one is sold', async () => {
  expect(trialMentions(await llms(sold), 'en').length).toBeGreaterThan(1);
  expect(trialMentions(await llms(null), 'en')).toEqual([]);
});
