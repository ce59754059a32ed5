import messages from 'virtual:tern-messages/en';
import type { CurrencyCode, Order, Plan, Quote } from '@tern/contract';
import {
  type Currency,
  currencies,
  currencySymbol,
  decimalUnits,
  type ListedPlan,
  type PlanPrice,
  planPrice,
} from '@tern/domain';
import { createTernIntl, formatMoney } from '@tern/i18n';
import {
  OrderSummary,
  PayBar,
  PlanComparison,
  PlanPicker,
  PriceTeaser,
  type QuoteView,
  Receipt,
} from '@tern/patterns';
import { orderFixture, quoteFixture } from '@tern/testing/fixtures';
import fc from 'fast-check';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { packPlan, unpackPlan } from '../islands/PriceTeaserIsland.tsx';
import { orderPlanView } from './orderPlanView.ts';
import { planQuote, planView, quoteView } from './planView.ts';

const lengths = { '12m': 12, '6m': 6, '1m': 1 } as const;
type PlanId = keyof typeof lengths;
const planIds = Object.keys(lengths) as PlanId[];

const amount = fc.integer({ min: 100, max: 5_000_000 });
const purchases = fc.record({
  currency: fc.constantFrom(...currencies),
  id: fc.constantFrom(...planIds),
  prices: fc.record({ '12m': amount, '6m': amount, '1m': amount }),
  offer: fc.option(
    fc.record({ planId: fc.constantFrom(...planIds), percent: fc.integer({ min: 1, max: 90 }) }),
  ),
  /** Shares of the price, in per cent. */
  coupon: fc.integer({ min: 0, max: 50 }),
  credit: fc.integer({ min: 0, max: 49 }),
});
type Purchase = typeof purchases extends fc.Arbitrary<infer P> ? P : never;

/** The plan list of the service, and one plan of it. */
function listOf({ currency, id, prices, offer }: Pick<Purchase, 'currency' | 'id' | 'prices' | 'offer'>) {
  const listed = planIds.map(
    (planId): ListedPlan => ({
      id: planId,
      interval: { count: lengths[planId], unit: 'MONTH' },
      prices: { [currency]: prices[planId] },
      baseListAmount: 0,
      onSale: true,
    }),
  );
  const offers = offer
    ? [{ kind: 'campaign' as const, name: 'easter', startsAt: 0, endsAt: 1, ...offer }]
    : [];
  const plans = listed.map((plan) =>
    planData(plan.id, planPrice(plan, currency, offers, listed) as PlanPrice, currency),
  );
  return { plans, plan: plans.find((plan) => plan.id === id) as Plan };
}

function planData(id: string, price: PlanPrice, currency: Currency): Plan {
  const count = lengths[id as PlanId];
  return {
    id,
    product_id: `v2.web.vpn.premium.sub.${id}`,
    interval_count: count,
    interval_unit: 'MONTH',
    price,
    price_unit: decimalUnits(price.per_month, currency),
    price_amount: decimalUnits(price.list_total, currency),
    price_discount_amount: decimalUnits(price.total, currency),
    price_deduction_amount: decimalUnits(price.saving, currency),
    discount_percent: `${price.percent}%`,
    trial_price: null,
    trial_days: null,
    trial_product_id: null,
    is_recommend: id === '12m',
    currency,
    currencySymbol: currencySymbol(currency),
    name: id,
    plan: id,
    billing_cycles: 0,
  };
}

function quoteData(
  { product_id, id, currency, price, ...plan }: Plan,
  coupon: number,
  credit: number,
): Quote {
  return {
    ...quoteFixture(),
    plan_id: id,
    product_id,
    currency,
    price,
    amount: price.total - coupon - credit,
    renewal_amount: price.total,
    list_amount: price.list_total,
    discount_amount: price.saving,
    discount_percent: `${price.percent}%`,
    month_amount: price.per_month,
    coupon: coupon > 0 ? 'NORTH' : null,
    coupon_amount: coupon,
    credit_amount: credit,
    interval_count: plan.interval_count,
    interval_unit: plan.interval_unit,
  };
}

const orderData = (quote: Quote): Order => ({
  ...orderFixture('paid'),
  plan_id: quote.plan_id,
  product_id: quote.product_id,
  interval_count: quote.interval_count,
  interval_unit: quote.interval_unit,
  currency: quote.currency,
  price: quote.price,
  amount: quote.amount,
});

const intl = createTernIntl('en', messages);
const html = (element: ReactElement) =>
  renderToStaticMarkup(<RawIntlProvider value={intl}>{element}</RawIntlProvider>);
const textOf = (element: ReactElement) => html(element).replace(/<[^>]+>/g, ' ');
const said = (value: number, currency: CurrencyCode) => formatMoney({ amount: value, currency }, 'en');

const amountOf = (view: QuoteView, kind: QuoteView['lines'][number]['kind']) =>
  view.lines.find((line) => line.kind === kind)?.amount.amount ?? 0;

describe('one price', () => {
  it('on the cards, in the comparison, on the home page, in the sum before and after its quote, and on the receipt', () => {
    fc.assert(
      fc.property(purchases, (purchase) => {
        const { plan } = listOf(purchase);
        const { price } = plan;
        const view = planView(plan);
        const prices = {
          total: price.total,
          perMonth: price.per_month,
          list: price.list_total,
          listPerMonth: price.list_per_month,
          saving: price.saving,
          percent: price.percent,
        };
        const shown = ({ total, perMonth, list, listPerMonth, saving, discountPercent }: typeof view) => ({
          total: total.amount,
          perMonth: perMonth.amount,
          list: list.amount,
          listPerMonth: listPerMonth.amount,
          saving: saving?.amount ?? 0,
          percent: discountPercent ?? 0,
        });
        const coupon = Math.floor((price.total * purchase.coupon) / 100);
        const credit = Math.floor((price.total * purchase.credit) / 100);
        const quote = quoteData(plan, coupon, credit);
        const order = orderData(quote);
        expect(shown(view)).toEqual(prices);
        expect(unpackPlan(packPlan(plan), purchase.currency)).toMatchObject({
          total: { amount: prices.total, currency: purchase.currency },
          perMonth: { amount: prices.perMonth, currency: purchase.currency },
        });
        expect(shown(orderPlanView(order))).toEqual(prices);

        const before = planQuote(view);
        const after = quoteView(quote);
        for (const kind of ['list', 'discount'] as const)
          expect(amountOf(after, kind)).toBe(amountOf(before, kind));
        expect(before.total).toEqual(view.total);
        expect(amountOf(before, 'list') - amountOf(before, 'discount')).toBe(before.total.amount);
        expect(after.total).toEqual({ amount: order.amount, currency: order.currency });
        expect(
          amountOf(after, 'list') -
            amountOf(after, 'discount') -
            amountOf(after, 'coupon') -
            amountOf(after, 'credit'),
        ).toBe(after.total.amount);
      }),
      { numRuns: 300 },
    );
  });

  it('as it is read', () => {
    fc.assert(
      fc.property(purchases, (purchase) => {
        const { currency } = purchase;
        const { plans, plan } = listOf(purchase);
        const { price } = plan;
        const view = planView(plan);
        const cards = textOf(
          <PlanPicker
            plans={plans.map((each) => planView(each))}
            selectedId={plan.id}
            onSelect={() => undefined}
            currency={currency}
            currencies={currencies}
            onCurrencyChange={() => undefined}
            hrefFor={({ id }) => `/pricing/checkout/${id}`}
          />,
        );
        const comparison = textOf(<PlanComparison plans={[view]} trial={null} />);
        const teaser = textOf(
          <PriceTeaser plans={[unpackPlan(packPlan(plan), currency)]} hrefFor={() => '/pricing'} />,
        );
        for (const text of [cards, comparison, teaser]) {
          expect(text).toContain(said(price.per_month, currency));
          expect(text).toContain(said(price.total, currency));
        }
        if (price.list_per_month > price.per_month)
          expect(cards).toContain(said(price.list_per_month, currency));
        if (price.percent > 0) expect(cards).toContain(`${price.percent}% off`);
        expect(textOf(<PayBar plan={view} />)).toContain(said(price.total, currency));

        const quote = quoteData(plan, 0, 0);
        const before = html(<OrderSummary plan={view} quote={planQuote(view)} />);
        expect(html(<OrderSummary plan={view} quote={quoteView(quote)} />)).toBe(before);
        expect(before).toContain(said(price.list_total, currency));
        if (price.saving > 0) expect(before).toContain(`−${said(price.saving, currency)}`);
        const receipt = textOf(
          <Receipt
            orderNumber="ord_1"
            paidAt={0}
            plan={orderPlanView(orderData(quote))}
            lines={quoteView(quote).lines}
            total={{ amount: quote.amount, currency }}
            downloadHref="/download"
            accountHref="/myAccount"
          />,
        );
        for (const sum of [price.list_total, price.total]) expect(receipt).toContain(said(sum, currency));
      }),
      { numRuns: 40 },
    );
  });

  it('compares with what a month really costs', () => {
    const { plan } = listOf({
      currency: 'AUD',
      id: '6m',
      prices: { '12m': 6900, '6m': 5514, '1m': 1549 },
      offer: null,
    });
    const summary = textOf(<OrderSummary plan={planView(plan)} quote={planQuote(planView(plan))} />);
    expect(summary).toContain('6 × A$15.49');
    expect(summary).toContain('A$92.94');
    expect(summary).toContain('−A$37.80');
  });
});
