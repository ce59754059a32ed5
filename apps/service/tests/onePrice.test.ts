import { purchaseOperations } from '@tern/contract';
import {
  type Currency,
  currencies,
  isRecurring,
  type PaymentMethod,
  type PlanPrice,
  parseDecimal,
  paymentMethodCodes,
} from '@tern/domain';
import { formatMoney } from '@tern/i18n';
import { renderMail, type TemplateData } from '@tern/mails';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buy, type Started, startService } from './startService.ts';

const planIds = ['12m', '6m', '1m'] as const;
type PlanId = (typeof planIds)[number];
let tern: Started;
beforeAll(async () => {
  tern = await startService({ standIns: true });
});
afterAll(() => tern.close());

interface Purchase {
  plan: PlanId;
  currency: Currency;
  method: PaymentMethod;
  /** The price of each plan in each currency. */
  prices: Record<PlanId, Record<Currency, number>>;
  /** An offer on one of the plans, in per cent; null: none. */
  offer: { plan: PlanId; percent: number } | null;
  /** A code, in per cent; null: none. */
  coupon: number | null;
  /** The amount that the buyer paid for another plan that has just begun; null: a new customer. */
  held: number | null;
}

/** Of which the largest offer leaves what every provider takes: none takes less than a hundred minor units. */
const leastPrice = 1000;
const amount = fc.integer({ min: leastPrice, max: 400_000 });
const inEveryCurrency = fc.record(
  Object.fromEntries(currencies.map((currency) => [currency, amount])) as Record<Currency, typeof amount>,
);
const anyPurchases: fc.Arbitrary<Purchase> = fc.record({
  plan: fc.constantFrom(...planIds),
  currency: fc.constantFrom(...currencies),
  // Wallets pay in Stripe's own window: the sum goes there as that of cards does.
  method: fc.constantFrom(...paymentMethodCodes.filter((code) => code !== 'gap')),
  prices: fc.record({ '12m': inEveryCurrency, '6m': inEveryCurrency, '1m': inEveryCurrency }),
  offer: fc.option(
    fc.record({ plan: fc.constantFrom(...planIds), percent: fc.integer({ min: 1, max: 90 }) }),
  ),
  coupon: fc.option(fc.integer({ min: 1, max: 100 })),
  held: fc.option(amount),
});

/** An offer that does not lower the price is none: its plan costs what its months cost one by one. */
const purchases = anyPurchases.map((purchase) => {
  const { offer, prices } = purchase;
  if (!offer) return purchase;
  const months = Number.parseInt(offer.plan, 10);
  const priced = (count: number) =>
    Object.fromEntries(
      currencies.map((currency) => [
        currency,
        count * Math.max(leastPrice, Math.ceil(prices['1m'][currency] / 12)),
      ]),
    ) as Record<Currency, number>;
  return { ...purchase, prices: { ...prices, '1m': priced(1), [offer.plan]: priced(months) } };
});

/** Sets the price list, the offer and the code of a purchase; returns their names. */
async function setUp({ prices, offer, coupon }: Purchase, turn: number) {
  for (const plan of planIds) {
    for (const currency of currencies) {
      await tern.rows('update plan_prices set amount = $3 where plan_id = $1 and currency = $2', [
        plan,
        currency,
        prices[plan][currency],
      ]);
    }
  }
  if (offer) {
    await tern.rows(
      `insert into campaigns (id, kind, name, theme, time_zone, starts_at, ends_at, plans, places, words, source)
       values ($1, 'special', $1, 'neutral', 'UTC', now() - interval '1 day', now() + interval '1 day',
         $2, '[]', '{}', 'ops')`,
      [`offer${turn}`, JSON.stringify([{ planId: offer.plan, percent: offer.percent }])],
    );
  }
  if (coupon) {
    await tern.rows(`insert into coupons (code, kind, percent) values ($1, 'coupon', $2)`, [
      `CODE${turn}`,
      coupon,
    ]);
  }
  return { offer: offer ? `offer${turn}` : undefined, code: coupon ? `CODE${turn}` : undefined };
}

/** Gives a person an active plan that was paid for. */
async function hold(userId: string, plan: PlanId, currency: Currency, paid: number, turn: number) {
  await tern.rows(
    `with quote as (
       insert into quotes (id, plan_id, currency, amount, list_amount, created_at, expires_at)
       values ('quo_held' || $1, $2, $3, $4, $4, now(), now()) returning id),
     ordered as (
       insert into orders (id, user_id, quote_id, plan_id, product_id, method, currency, amount, state,
         idempotency_key, created_at, closes_at, paid_at)
       select 'ord_held' || $1, $5, id, $2, 'v2.web.vpn.premium.sub.' || $2, 'rz', $3, $4, 'paid',
         'held' || $1, now(), now(), now() from quote returning id)
     insert into subscriptions (id, user_id, order_id, plan_id, state, started_at, current_period_end,
       cancel_at_period_end)
     select 'sub_held' || $1, $5, id, $2, 'active', now(), now() + interval '30 days', true from ordered`,
    [String(turn), plan, currency, paid, userId],
  );
}

it('is one price from the plan list to the provider, the receipt and the mail', async () => {
  let turn = 0;
  await fc.assert(
    fc.asyncProperty(purchases, async (purchase) => {
      turn += 1;
      const { plan, currency, method } = purchase;
      const named = await setUp(purchase, turn);
      const { token, email, userId } = await tern.signUp();
      if (purchase.held !== null) {
        await hold(userId, plan === '1m' ? '6m' : '1m', currency, purchase.held, turn);
      }

      // The plan list, in minor units and in the decimals the specification names.
      const list = named.offer
        ? (await tern.call('specialPlans', { key: named.offer, currency })).data.plans
        : (await tern.call('plans', { currency })).data.plans;
      const listed = list.find(({ id }) => id === plan);
      if (!listed) throw new Error(`${plan} is not in the list.`);
      let price: PlanPrice = listed.price;
      expect(price.currency).toBe(currency);
      expect([
        parseDecimal(listed.price_discount_amount, currency),
        parseDecimal(listed.price_amount, currency),
        parseDecimal(listed.price_unit, currency),
        parseDecimal(listed.price_deduction_amount, currency),
        listed.discount_percent,
      ]).toEqual([price.total, price.list_total, price.per_month, price.saving, `${price.percent}%`]);
      const month = list.find(({ id }) => id === '1m')?.price.total;
      if (plan !== '1m' && price.saving > 0) expect(price.list_per_month).toBe(month);
      if (!named.offer) {
        const local = (await tern.call('prices', { product_ids: listed.product_id })).data;
        const usual = (await tern.call('plans', { currency: local.products[0]?.currency })).data.plans;
        expect(local.products[0]?.subscription.price.gross).toBe(
          usual.find(({ id }) => id === plan)?.price_discount_amount,
        );
      }

      // An offer and a code are not added together: the better of the two counts.
      const sold = (await tern.call('plans', { currency })).data.plans.find(({ id }) => id === plan);
      if (!sold) throw new Error(`${plan} is not sold.`);
      const meet = named.code && price.total < sold.price.total;
      const withCode = sold.price.total - Math.floor((sold.price.total * (purchase.coupon ?? 0)) / 100);
      const codeWins = meet && withCode < price.total;
      if (meet && !codeWins) {
        const both = await tern.call('quote', { product_id: plan, currency, ...named }, { token });
        expect(both.failure.data.code_refusal).toBe('offer_better');
        named.code = undefined;
      }
      const card = codeWins ? sold : listed;
      price = card.price;

      // The quote.
      const quote = (await tern.call('quote', { product_id: plan, currency, ...named }, { token })).data;
      expect(quote.left_out).toBe(codeWins ? 'offer' : undefined);
      expect(quote.price).toEqual(price);
      expect(quote).toMatchObject({
        product_id: card.product_id,
        renewal_amount: price.total,
        list_amount: price.list_total,
        discount_amount: price.saving,
        month_amount: price.per_month,
        discount_percent: card.discount_percent,
      });
      expect(quote.amount).toBe(price.total - quote.coupon_amount - quote.credit_amount);
      expect(quote.amount).toBeGreaterThan(0);

      // The provider.
      const { order, url } = await buy(tern, token, method, {
        product: plan,
        currency,
        code: named.code,
        offer: named.offer,
      });
      const charged = await tern.standIns.paymentOf(order.order_id);
      expect([charged.amount, charged.currency.toUpperCase()]).toEqual([quote.amount, currency]);

      // The order, the receipt page and the mail.
      await tern.standIns.pay(url);
      const read = async () => (await tern.call('order', { order_id: order.order_id }, { token })).data;
      const stand = async () => {
        // As the page does that the buyer comes back to: not every provider sends a word of its own at once.
        await tern.call(purchaseOperations[method].result, { order_id: order.order_id }, { token });
        return (await read()).state;
      };
      await expect.poll(stand, { interval: 500 }).toBe('paid');
      const paid = await read();
      expect(paid.price).toEqual(price);
      expect([paid.amount, paid.currency]).toEqual([quote.amount, currency]);
      const data = await tern.mailData<TemplateData['paid']>(email, 'paid');
      expect(data).toMatchObject({
        amount: quote.amount,
        currency,
        renewal_amount: isRecurring(method) ? price.total : null,
      });
      const { subscriptions } = (await tern.call('subscriptionMy', {}, { token })).data;
      expect(subscriptions.find(({ order_id }) => order_id === order.order_id)?.renewal_amount).toBe(
        isRecurring(method) ? price.total : null,
      );
      if (!data) throw new Error('There is no receipt.');
      const mail = renderMail({
        template: 'paid',
        data,
        language: 'en',
        say: (_, values) => Object.values(values ?? {}).join(' '),
        publicOrigin: 'https://vpn.example',
      });
      expect(mail?.subject).toContain(formatMoney({ amount: quote.amount, currency }, 'en'));
    }),
    { numRuns: 12, endOnFailure: true },
  );
}, 240_000);
