import loaders from 'virtual:tern-messages/loaders';
import { campaignPlaces, languages, type PageVariant } from '@tern/domain';
import { createTernIntl, formatWholeDate } from '@tern/i18n';
import { planFixtures } from '@tern/testing/fixtures';
import { describe, expect, it } from 'vitest';
import type { CampaignData, RunData } from '../../app/publicData.ts';
import { renderPage } from '../../entry-server.tsx';
import { seasonPageMessages as m } from './seasonPage.messages.ts';

const hour = 3600 * 1000;
const run: RunData = {
  kind: 'campaign',
  name: 'blackfriday',
  theme: 'blackfriday',
  timeZone: 'Europe/Berlin',
  // Midnight in Berlin: still the day before in UTC.
  startsAt: Date.UTC(2026, 10, 26, 23),
  endsAt: Date.UTC(2026, 10, 30, 23),
};
const { kind: _, ...running } = run;
const campaign: CampaignData = { ...running, planIds: ['12m'], places: campaignPlaces, words: {} };
const other: CampaignData = { ...campaign, name: 'anniversary', theme: 'anniversary' };

const read = async (
  language: (typeof languages)[number],
  at: {
    now: number;
    calendar: readonly RunData[];
    on?: CampaignData;
    variant?: PageVariant;
    path?: string;
  },
) => {
  const { body } = await renderPage({
    language,
    variant: at.variant ?? 'desktop',
    path: at.path ?? '/blackfriday',
    origin: 'https://vpn.example',
    now: at.now,
    data: {
      currency: 'USD',
      plans: { USD: planFixtures('USD') },
      methods: ['s1'],
      campaign: at.on ?? null,
      calendar: at.calendar,
      trial: null,
      testMode: false,
    },
  });
  const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(body) ?? [];
  const text = (html: string) =>
    html
      .replace(/<[^>]*>/g, '')
      .replace(/[ \n]+/g, ' ')
      .trim();
  return { heading: text(heading), text: text(body), priced: body.includes('/pricing/checkout/12m') };
};

describe.each(languages)('the page of Black Friday: %s', (language) => {
  const say = async (message: (typeof m)['beginsTitle' | 'dayTitle'], at: number, timeZone = 'UTC') => {
    const intl = createTernIntl(language, (await loaders[language]()).default);
    return intl.formatMessage(message, { date: formatWholeDate(at, language, 'long', timeZone) });
  };

  it.each(['desktop', 'mobile'] as const)('says on its eve when the offer begins, %s', async (variant) => {
    const begins = await say(m.beginsTitle, run.startsAt, run.timeZone);
    for (const before of [30 * 24, 24, 1]) {
      const now = run.startsAt - before * hour;
      for (const on of [undefined, other]) {
        const page = await read(language, { now, calendar: [run], variant, ...(on && { on }) });
        expect(page.heading, `${before} ${on?.name}`).toBe(begins);
      }
    }
  });

  it('has the offer while it runs, and the day of the next one without a plan for it', async () => {
    const runs = await read(language, { now: run.startsAt, calendar: [run], on: campaign });
    expect(runs.priced).toBe(true);
    expect(runs.heading).not.toBe(await say(m.beginsTitle, run.startsAt, run.timeZone));
    const after = await read(language, { now: run.endsAt, calendar: [run] });
    expect(after.heading).toBe(await say(m.dayTitle, Date.UTC(2027, 10, 26)));
    const eve = await read(language, { now: Date.UTC(2026, 10, 26, 12), calendar: [] });
    expect(eve.heading).toBe(await say(m.dayTitle, Date.UTC(2026, 10, 27)));
  });
});

describe.each([
  ['UTC', 0],
  ['Europe/Berlin', -1],
  ['Asia/Tokyo', -9],
  ['America/Los_Angeles', 8],
])('an offer that ends at midnight in %s', (timeZone, hours) => {
  const endsAt = Date.UTC(2026, 11, 1) + hours * hour;
  const on = { ...campaign, timeZone, endsAt };

  it.each(['/blackfriday', '/friday', '/promotion', '/actives/actives2', '/studentbeans/studentactives'])(
    'names the day before as its last: %s',
    async (path) => {
      const calendar = [{ ...run, timeZone, endsAt }];
      const { text } = await read('en', { now: endsAt - 48 * hour, calendar, on, path });
      expect(text).toMatch(/November\s30,\s2026/);
      expect(text).not.toMatch(/December\s1|November\s29/);
    },
  );
});
