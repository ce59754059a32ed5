import { activeCampaign } from '@tern/domain';
import { expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import type { ConfigError } from '../../settings.ts';
import { withOffers } from './currentOffer.ts';
import type { PricedPlan } from './paymentRows.ts';
import { planAmounts } from './planPricing.ts';

const env = { CAMPAIGNS: 'blackfriday,2026-11-20T00:00Z,2026-12-01T00:00Z,12m,71' };
const at = (iso: string) => activeCampaign(readConfig(env).offers, Date.parse(iso));

const plan = (currency: 'USD' | 'GBP', amount: number) =>
  ({
    id: '12m',
    productId: 'v2.web.vpn.premium.sub.12m.off62',
    currency,
    amount,
    baseAmount: 4500,
    baseListAmount: 11988,
    intervalCount: 12,
    intervalUnit: 'MONTH',
  }) as PricedPlan;

test('an offer holds from its start until just before its end', () => {
  expect(at('2026-11-19T23:59:59Z')).toBeNull();
  expect(at('2026-11-20T00:00:00Z')).toMatchObject({ name: 'blackfriday', planId: '12m', percent: 71 });
  expect(at('2026-11-30T23:59:59Z')?.name).toBe('blackfriday');
  expect(at('2026-12-01T00:00:00Z')).toBeNull();
});

test('the price falls by the percentage that is shown, in every currency', () => {
  const offer = at('2026-11-21T00:00:00Z');
  for (const [currency, amount] of [
    ['USD', 4500],
    ['GBP', 3600],
  ] as const) {
    const before = planAmounts(plan(currency, amount));
    const offered = withOffers(plan(currency, amount), offer ? [offer] : []);
    const now = planAmounts(offered);
    expect(offered.productId).toBe('v2.web.vpn.premium.sub.12m.off71');
    expect(now.discountPercent).toBe(71);
    expect(now.amount).toBeLessThan(before.amount);
    // The price without discount is the same one as before, to the rounding of one unit.
    expect(Math.abs(now.listAmount - before.listAmount)).toBeLessThanOrEqual(2);
    expect(1 - now.amount / now.listAmount).toBeCloseTo(0.71, 2);
  }
});

test('other plans and no offer change nothing', () => {
  const offer = at('2026-11-21T00:00:00Z');
  const other = { ...plan('USD', 999), id: '1m' };
  expect(withOffers(other, offer ? [offer] : [])).toBe(other);
  const same = plan('USD', 4500);
  expect(withOffers(same, [])).toBe(same);
});

test.each([
  'summer,2026-01-01,2026-02-01,12m,10',
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
  const same = plan('USD', 4500);
  expect(withOffers(same, [offer(50)])).toBe(same);
  expect(withOffers(same, [offer(65), offer(71), offer(64)]).productId).toBe(
    'v2.web.vpn.premium.sub.12m.off71',
  );
});
