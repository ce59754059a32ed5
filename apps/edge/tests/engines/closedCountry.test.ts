import { resolve } from 'node:path';
import { allRoutes, campaignPlaces, type Language, matchRoute } from '@tern/domain';
import type { PublicData } from '@tern/site/renderer';
import { planFixtures } from '@tern/testing/fixtures';
import { toldBy, trialMentions } from '@tern/testing/trialMentions';
import { beforeAll, expect, it } from 'vitest';
import { allPageKeys, keyName } from '../../src/cache/pageKey.ts';
import { loadRenderer } from '../../src/node/loadRenderer.ts';

/** Everything is on that could be sold. */
const data: PublicData = {
  currency: 'USD',
  plans: { USD: planFixtures('USD') },
  methods: ['s1'],
  campaign: {
    name: 'blackfriday',
    theme: 'blackfriday',
    timeZone: 'UTC',
    startsAt: Date.UTC(2026, 10, 27),
    endsAt: Date.UTC(2026, 11, 1),
    planIds: ['12m'],
    places: campaignPlaces,
    words: {},
  },
  trial: { planId: '12m', days: 30 },
  testMode: false,
};
const notice: Partial<Record<Language, string>> = {
  en: 'this service is not available in China',
  ar: '中国|الصين',
};

let renderer: Awaited<ReturnType<typeof loadRenderer>>;
beforeAll(async () => {
  renderer = await loadRenderer(resolve(import.meta.dirname, '../../../site/dist'), async () => {});
});

/** Every page, as visitors in China are shown it. The Windows client has a notice of its own. */
const keys = allPageKeys(['12m']).filter(
  ({ blocked, currency, path }) =>
    blocked && (currency === null || currency === 'USD') && !path?.startsWith('/win-pay'),
);

it.each([
  ['en', 'desktop'],
  ['ar', 'mobile'],
] as const)('in %s, %s: the notice, and nothing that leads to a price', async (language, variant) => {
  const wrong: string[] = [];
  for (const key of keys.filter((each) => each.language === language && each.variant === variant)) {
    const path = key.path ?? '/404';
    const { html } = await renderer.render({
      language,
      variant,
      path,
      data,
      origin: 'https://vpn.example',
      now: Date.UTC(2026, 10, 28),
      blocked: true,
    });
    const say = (problem: string) => wrong.push(`${keyName(key)}: ${problem}`);
    if (!new RegExp(notice[language] as string).test(html)) say('no notice');
    if (/data-offer=|data-promo=/.test(html)) say('an offer');
    const told = trialMentions(toldBy(html), language);
    // The edge shows another page in the place of the trial's.
    if (told.length > 0 && !matchRoute(path)?.route.withoutTrial) say(`a trial: ${told.join(' … ')}`);
    const route = matchRoute(path)?.route;
    // An account leads to what was bought, and a payment to its plan.
    if (route?.protected || route?.takesPayment) continue;
    const main = /<main.*<\/main>/s.exec(html)?.[0] ?? html;
    const leads = main.match(/href="[^"]*\/(?:pricing|vpn-trial|30-days|download)(?:[/?][^"]*)?"/g);
    if (leads) say(leads.join(' '));
  }
  expect(wrong).toEqual([]);
});

it('is about many pages, home and the page for signing in among them', () => {
  const paths = new Set(keys.map(({ path }) => path));
  expect(paths.size).toBeGreaterThan(100);
  expect([...paths]).toEqual(expect.arrayContaining(['/', '/login', '/invite', '/vpn-server/japan-vpn']));
});

it.each(['en', 'ar'] as const)(
  'titles what the router moves to by what it shows there, in %s',
  async (language) => {
    const show = (path: string) =>
      renderer.render({
        language,
        variant: 'desktop',
        path,
        data,
        origin: 'https://vpn.example',
        now: Date.UTC(2026, 10, 28),
        blocked: true,
      });
    const [, json = '{}'] = /id="data">(.*?)<\/script>/s.exec((await show('/login')).html) ?? [];
    const { titles } = JSON.parse(json) as { titles: Record<string, string> };
    let closed = 0;
    for (const { id, offering, path } of allRoutes()) {
      // The router moves to no page of the Windows client.
      if (!(id in titles) || !offering || path.includes(':')) continue;
      const [, title] = /<title>([^<]*)/.exec((await show(path)).html) ?? [];
      expect(titles[id], path).toBe(title);
      closed += 1;
    }
    expect(closed).toBeGreaterThan(0);
  },
);
