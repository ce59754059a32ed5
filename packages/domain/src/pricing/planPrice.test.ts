import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Offer } from '../campaigns/campaign.ts';
import { type Currency, currencies } from './currencies.ts';
import { type Interval, intervalUnits } from './intervals.ts';
import { type ListedPlan, listMonths, planPrice, planPriceOf, wholeMonths } from './planPrice.ts';

const listed = (id: string, interval: Interval, prices: ListedPlan['prices'], more = {}): ListedPlan => ({
  id,
  interval,
  prices,
  baseListAmount: 999 * (wholeMonths(interval) ?? 1),
  onSale: true,
  ...more,
});
const months = (count: number): Interval => ({ count, unit: 'MONTH' });
const yearly = listed('12m', months(12), { USD: 4500, AUD: 6900, JPY: 6720 });
const halfYearly = listed('6m', months(6), { USD: 3594, AUD: 5514, JPY: 5340 });
const monthly = listed('1m', months(1), { USD: 999, AUD: 1549, JPY: 1490 });
const list = [yearly, halfYearly, monthly];
const offer = (planId: string, percent: number): Offer => ({
  kind: 'campaign',
  name: 'easter',
  planId,
  percent,
  startsAt: 0,
  endsAt: 1,
});

describe('planPrice', () => {
  it('compares with the real price of the monthly plan in the same currency', () => {
    expect(planPrice(yearly, 'AUD', [], list)).toEqual({
      currency: 'AUD',
      total: 6900,
      per_month: 575,
      list_total: 18588,
      list_per_month: 1549,
      saving: 11688,
      percent: 62,
    });
    expect(planPrice(halfYearly, 'AUD', [], list)).toMatchObject({
      list_total: 9294,
      list_per_month: 1549,
      saving: 3780,
      percent: 40,
    });
    expect(planPrice(yearly, 'JPY', [], list)).toMatchObject({
      per_month: 560,
      list_per_month: 1490,
      percent: 62,
    });
  });

  it('shows no discount on the monthly plan', () => {
    expect(planPrice(monthly, 'AUD', [], list)).toMatchObject({
      total: 1549,
      list_total: 1549,
      saving: 0,
      percent: 0,
    });
  });

  it('is null in a currency the plan has no price in', () => {
    expect(planPrice(yearly, 'EUR', [], list)).toBeNull();
  });

  it('takes the percentage of an offer off what the time costs paid monthly', () => {
    expect(planPrice(yearly, 'AUD', [offer('12m', 71)], list)).toMatchObject({ total: 5390, percent: 71 });
    expect(planPrice(yearly, 'JPY', [offer('12m', 71)], list)).toMatchObject({ total: 5185, percent: 71 });
  });

  it('takes the best of several offers, and none that makes a plan dearer or is of another plan', () => {
    const usual = planPrice(yearly, 'USD', [], list);
    expect(planPrice(yearly, 'USD', [offer('12m', 50), offer('6m', 90)], list)).toEqual(usual);
    expect(
      planPrice(yearly, 'USD', [offer('12m', 65), offer('12m', 71), offer('12m', 64)], list),
    ).toMatchObject({
      total: 3476,
      percent: 71,
    });
  });

  it('compares with the monthly plan as it is sold while it has an offer of its own', () => {
    const offers = [offer('1m', 50)];
    expect(planPrice(monthly, 'USD', offers, list)).toMatchObject({
      total: 499,
      list_total: 999,
      percent: 50,
    });
    expect(planPrice(yearly, 'USD', offers, list)).toMatchObject({
      total: 4500,
      list_per_month: 499,
      list_total: 5988,
      percent: 24,
    });
  });

  it('uses the list price of the base currency, rescaled, where no monthly plan is on sale', () => {
    const alone = [yearly, { ...monthly, onSale: false }];
    expect(planPrice(yearly, 'USD', [], alone)).toMatchObject({ list_total: 11988, list_per_month: 999 });
    // 11988 × 6900 / 4500 = 18381.6: 1531 for each of twelve months.
    expect(planPrice(yearly, 'AUD', [], alone)).toMatchObject({ list_total: 18372, list_per_month: 1531 });
  });

  it('compares a plan in weeks with its own list price', () => {
    const week = listed('1w', { count: 1, unit: 'WEEK' }, { USD: 399 }, { baseListAmount: 500 });
    expect(planPrice(week, 'USD', [], [...list, week])).toMatchObject({
      total: 399,
      per_month: 1734,
      list_total: 500,
      percent: 20,
    });
    expect(
      listMonths(planPriceOf({ total: 399, listTotal: 500, currency: 'USD' }, week.interval), week.interval),
    ).toBe(null);
  });
});

const amount = fc.integer({ min: 1, max: 5_000_000 });
const interval = fc.record({
  count: fc.integer({ min: 1, max: 36 }),
  unit: fc.constantFrom(...intervalUnits),
});
const prices = fc.record(
  Object.fromEntries(currencies.map((currency) => [currency, amount])) as Record<Currency, typeof amount>,
);
const anyList = fc
  .tuple(
    prices,
    fc.array(fc.record({ interval, prices, baseListAmount: amount, onSale: fc.boolean() }), {
      minLength: 1,
      maxLength: 5,
    }),
  )
  .map(([month, others]): ListedPlan[] => [
    listed('1m', months(1), month),
    ...others.map((plan, index) => ({ ...plan, id: `p${index}` })),
  ]);
const anyOffers = fc.array(
  fc
    .tuple(fc.constantFrom('1m', 'p0', 'p1', 'p2'), fc.integer({ min: 1, max: 90 }))
    .map(([id, percent]) => offer(id, percent)),
  { maxLength: 4 },
);

it('is never free with an offer', () => {
  const cheap = [listed('1m', months(1), { USD: 1 })];
  expect(planPrice(cheap[0] as ListedPlan, 'USD', [offer('1m', 90)], cheap)?.total).toBe(1);
});

describe('of any price list', () => {
  it('the amounts agree with each other, and no discount is overstated', () => {
    fc.assert(
      fc.property(anyList, anyOffers, fc.constantFrom(...currencies), (plans, offers, currency) => {
        for (const plan of plans) {
          const price = planPrice(plan, currency, offers, plans);
          const usual = planPrice(plan, currency, [], plans);
          if (!price || !usual) throw new Error('Every plan has a price.');
          expect(price.saving).toBe(price.list_total - price.total);
          expect(price.saving).toBeGreaterThanOrEqual(0);
          expect(price.total).toBeLessThanOrEqual(usual.total);
          expect(usual.total).toBe(plan.prices[currency]);
          // Not one per cent more than is saved, nor a whole one less.
          expect(BigInt(price.percent) * BigInt(price.list_total)).toBeLessThanOrEqual(
            BigInt(price.saving) * 100n,
          );
          expect(BigInt(price.percent + 1) * BigInt(price.list_total)).toBeGreaterThan(
            BigInt(price.saving) * 100n,
          );
          expect(Object.values(price).slice(1).every(Number.isSafeInteger)).toBe(true);
          // A stored quote is enough to compute it again.
          expect(
            planPriceOf({ total: price.total, listTotal: price.list_total, currency }, plan.interval),
          ).toEqual(price);
        }
      }),
    );
  });

  it('a struck price is what the monthly plan costs, and its months make the list price', () => {
    fc.assert(
      fc.property(anyList, anyOffers, fc.constantFrom(...currencies), (plans, offers, currency) => {
        const month = plans
          .filter(({ interval: { count, unit }, onSale }) => onSale && count === 1 && unit === 'MONTH')
          .toSorted((a, b) => (a.prices[currency] ?? 0) - (b.prices[currency] ?? 0))[0] as ListedPlan;
        const real = planPrice(month, currency, offers, plans)?.total;
        for (const plan of plans) {
          const price = planPrice(plan, currency, offers, plans);
          const length = wholeMonths(plan.interval);
          if (!price || length === null || price.saving === 0 || plan.id === month.id) continue;
          expect(price.list_per_month).toBeLessThanOrEqual(
            Math.max(real ?? 0, Math.ceil((plan.prices[currency] ?? 0) / length)),
          );
          if (price.list_total > (plan.prices[currency] ?? 0)) {
            expect(price.list_per_month).toBe(real);
            expect(listMonths(price, plan.interval)).toBe(length);
          }
        }
      }),
    );
  });
});
