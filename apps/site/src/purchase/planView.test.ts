import { orderFixture, planFixtures, quoteFixture } from '@tern/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { orderPlanView } from './orderPlanView.ts';
import { planQuote, planView, quoteView } from './planView.ts';
import { taxLines } from './taxLines.ts';

const [yearly, , monthly] = planFixtures('GBP');
if (!yearly || !monthly) throw new Error('There are no plans');
const pounds = (amount: number) => ({ amount, currency: 'GBP' as const });

describe('planView', () => {
  it('carries the plan over, and marks the one that is owned', () => {
    const view = planView(yearly);
    expect(view).toMatchObject({
      id: '12m',
      productId: 'v2.web.vpn.premium.sub.12m.off62',
      intervalCount: 12,
      intervalUnit: 'MONTH',
      recommended: true,
      total: pounds(yearly.price.total),
      perMonth: pounds(yearly.price.per_month),
    });
    expect(view).not.toHaveProperty('owned');
    expect(planView(yearly, new Set(['1m']))).not.toHaveProperty('owned');
    expect(planView(yearly, new Set(['12m'])).owned).toBe(true);
    expect(planView(monthly).recommended).toBe(false);
  });
});

describe('quoteView', () => {
  const quote = quoteFixture('12m', 'GBP');
  const { price } = quote;
  const kinds = (view: ReturnType<typeof quoteView>) => view.lines.map(({ kind }) => kind);

  it('is the list price, the discount and the total of a plain quote', () => {
    expect(quoteView(quote)).toEqual({
      id: 'quo_fixture',
      lines: [
        { kind: 'list', amount: pounds(price.list_total) },
        { kind: 'discount', amount: pounds(price.saving), percent: 62 },
      ],
      ends: Date.parse(quote.ends_at),
      total: pounds(price.total),
      expiresAt: Date.UTC(2026, 2, 2, 10),
    });
  });

  it('has no discount where there is none', () => {
    expect(kinds(quoteView(quoteFixture('1m', 'GBP')))).toEqual(['list']);
  });

  it('names coupon, credit and tax, and the later price where it differs', () => {
    const view = quoteView(
      {
        ...quote,
        coupon: 'NORTH',
        coupon_amount: 100,
        credit_amount: 250,
        carried_amount: 400,
        amount: price.total - 350,
      },
      77,
    );
    expect(view.lines.slice(2)).toEqual([
      { kind: 'coupon', amount: pounds(100), code: 'NORTH' },
      { kind: 'credit', amount: pounds(250) },
      { kind: 'tax', amount: pounds(77), included: true },
    ]);
    expect(view.renewal).toEqual(pounds(price.total));
    expect(view.total).toEqual(pounds(price.total - 350));
  });

  it('has both ends of a change of plan, and its free days', () => {
    const change = { ends_at: '2027-11-26T00:00:00.000Z', shortens: true };
    const view = quoteView({ ...quote, change, extra_days: 30 });
    expect(view.change).toEqual({ until: Date.UTC(2027, 10, 26), days: 30, shortens: true });
    expect(view.ends).toBe(Date.parse(quote.ends_at));
  });

  it('says of a code that it counts instead of an offer', () => {
    const line = { kind: 'coupon', amount: pounds(900), code: 'STUDENT' };
    const coded = { ...quote, coupon: 'STUDENT', coupon_amount: 900 };
    expect(quoteView({ ...coded, left_out: 'offer' }).lines.at(-1)).toEqual({
      ...line,
      insteadOfOffer: true,
    });
    expect(quoteView(coded).lines.at(-1)).toEqual(line);
  });

  it('says of an invitation that it counts without lowering the price, and nothing of one that does', () => {
    const origin = { kind: 'invite', code: '7K2M-9QXR' } as const;
    expect(quoteView({ ...quote, origin }).origin).toBeUndefined();
    for (const instead of ['offer', 'code', 'trial'] as const) {
      expect(quoteView({ ...quote, origin: { ...origin, instead } }).origin).toEqual({ ...origin, instead });
    }
  });

  it('leaves out a coupon that takes nothing off', () => {
    expect(kinds(quoteView({ ...quote, coupon: 'DAYS', coupon_amount: 0 }))).toEqual(['list', 'discount']);
    expect(kinds(quoteView({ ...quote, coupon: null, coupon_amount: 5 }))).toEqual(['list', 'discount']);
  });
});

it('sums up a plan before its quote', () => {
  const view = planView(yearly);
  expect(planQuote(view)).toEqual({
    id: '',
    lines: [
      { kind: 'list', amount: view.list },
      { kind: 'discount', amount: view.saving, percent: 62 },
    ],
    total: view.total,
    expiresAt: 0,
  });
});

it('is free today for a trial, and says the first charge', () => {
  const view = { ...planView(yearly), trial: { productId: 'v2.12m.add30d', days: 30 } };
  const { total, lines, trial } = planQuote(view);
  expect(total.amount).toBe(0);
  expect(lines.at(-1)).toEqual({ kind: 'trial', amount: view.total });
  expect(trial).toEqual({ first: view.total });
});

it('shows an order as it was bought, recommended to nobody', () => {
  const order = orderFixture('paid');
  expect(orderPlanView(order)).toMatchObject({
    id: order.plan_id,
    productId: order.product_id,
    intervalCount: 12,
    intervalUnit: 'MONTH',
    total: { amount: order.price.total, currency: 'USD' },
    recommended: false,
  });
});

it('names the tax that the provider reports, and none otherwise', () => {
  expect(taxLines({ tax_amount: null, currency: 'GBP' })).toEqual([]);
  expect(taxLines({ tax_amount: 0, currency: 'GBP' })).toEqual([]);
  expect(taxLines({ tax_amount: 120, currency: 'GBP' })).toEqual([
    { kind: 'tax', included: true, amount: pounds(120) },
  ]);
});
