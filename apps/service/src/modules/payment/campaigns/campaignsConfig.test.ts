import { activeCampaign, type Currency, currencies, type Offer, offersOf } from '@tern/domain';
import { expect, test } from 'vitest';
import { readConfig } from '../../../config.ts';
import type { ConfigError } from '../../../settings.ts';
import { pricePlans } from '../catalogue/planPricing.ts';
import { planSeeds } from '../catalogue/planSeeds.ts';

const env = { CAMPAIGNS: 'blackfriday,2026-11-20T00:00Z,2026-12-01T00:00Z,12m,71' };
const campaignAt = (iso: string) => activeCampaign(readConfig(env).campaigns, Date.parse(iso));
const at = (iso: string): Offer | null => {
  const campaign = campaignAt(iso);
  return campaign && (offersOf(campaign)[0] ?? null);
};

/** The plans as a new database has them. */
const rows = planSeeds.flatMap(({ prices, ...seed }, position) =>
  Object.entries(prices).map(([currency, amount]) => ({
    plan: { ...seed, position, onSale: true },
    price: { currency, amount },
  })),
);
const plans = (currency: Currency, offers: readonly Offer[]) => pricePlans(rows, { currency, offers });
const yearly = (currency: Currency, offers: readonly Offer[]) => {
  const found = plans(currency, offers).find(({ id }) => id === '12m');
  if (!found) throw new Error(`12m is not sold in ${currency}.`);
  return found;
};

test('an offer holds from its start until just before its end', () => {
  expect(at('2026-11-19T23:59:59Z')).toBeNull();
  expect(at('2026-11-20T00:00:00Z')).toMatchObject({ name: 'blackfriday', planId: '12m', percent: 71 });
  expect(at('2026-11-30T23:59:59Z')?.name).toBe('blackfriday');
  expect(at('2026-12-01T00:00:00Z')).toBeNull();
});

test.each(currencies)('the price falls by the percentage that is shown, in %s', (currency) => {
  const offer = at('2026-11-21T00:00:00Z');
  const before = yearly(currency, []);
  const offered = yearly(currency, offer ? [offer] : []);
  expect(offered.productId).toBe('v2.web.vpn.premium.sub.12m.off71');
  expect(offered.price.percent).toBe(71);
  expect(offered.price.total).toBeLessThan(before.price.total);
  // The price without discount is the same one as before.
  expect(offered.price.list_total).toBe(before.price.list_total);
  expect(1 - offered.price.total / offered.price.list_total).toBeCloseTo(0.71, 2);
});

test.each(currencies)(
  'every plan has a price in %s, with the discount that its product id tells',
  (currency) => {
    const list = plans(currency, []);
    expect(list.map(({ id, productId, price }) => [id, productId, price.percent])).toEqual([
      ['12m', 'v2.web.vpn.premium.sub.12m.off62', 62],
      ['6m', 'v2.web.vpn.premium.sub.6m.off40', 40],
      ['1m', 'v2.web.vpn.premium.sub.1m', 0],
    ]);
    const month = list[2]?.price.total;
    for (const { price } of list) expect(price.list_per_month).toBe(month);
  },
);

test('other plans and no offer change nothing', () => {
  const offer = at('2026-11-21T00:00:00Z');
  const others = (offers: readonly Offer[]) => plans('USD', offers).filter(({ id }) => id !== '12m');
  expect(others(offer ? [offer] : [])).toEqual(others([]));
});

test('a plan that is not sold stays in the list, and a plan without a price does not', () => {
  const shown = pricePlans(
    rows
      .filter(({ plan, price }) => plan.id !== '6m' || price.currency !== 'JPY')
      .map((row) => ({ ...row, plan: { ...row.plan, onSale: row.plan.id !== '12m' } })),
    { currency: 'JPY', offers: [] },
  );
  expect(shown.map(({ id, onSale }) => [id, onSale])).toEqual([
    ['12m', false],
    ['1m', true],
  ]);
});

test.each([
  's,2026-01-01,2026-02-01,12m,10',
  'easter,2026-02-01,2026-01-01,12m,10',
  'easter,a,b,12m,10',
  'easter,2026-01-01,2026-02-01,12m,99',
  'activity:No spaces,2026-01-01,2026-02-01,12m,70',
  'gift:easter,2026-01-01,2026-02-01,12m,70',
])('a campaign that cannot be is refused with its own words: %s', (CAMPAIGNS) => {
  expect(() => readConfig({ CAMPAIGNS })).toThrow(
    expect.objectContaining<Partial<ConfigError>>({ problems: [expect.stringContaining(CAMPAIGNS)] }),
  );
});

test('of several offers the lowest price counts, and none makes a plan dearer', () => {
  const offer = (percent: number) => ({
    kind: 'special' as const,
    name: 'vip1',
    planId: '12m',
    percent,
    startsAt: 0,
    endsAt: 1,
  });
  expect(yearly('USD', [offer(50)])).toEqual(yearly('USD', []));
  expect(yearly('USD', [offer(65), offer(71), offer(64)]).productId).toBe('v2.web.vpn.premium.sub.12m.off71');
});
