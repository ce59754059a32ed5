import { decimalUnits, parseDecimal } from '@tern/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completed, disputed, invoicePaid, refunded, signedEvent } from './fakeStripe.ts';
import { openOrder, type Started, startService } from './startService.ts';

let tern: Started;
beforeAll(async () => {
  tern = await startService();
});
afterAll(() => tern.close());

const stateOf = async (orderId: string, token: string) =>
  (await tern.call('order', { order_id: orderId }, { token })).data.state;

const subscriptionsOf = async (token: string) =>
  (await tern.call('subscriptionMy', {}, { token })).data.subscriptions;

describe('plans and quotes', () => {
  it('sell three plans, one of them recommended', async () => {
    const { plans, currency } = (await tern.call('plans', { currency: 'USD' })).data;
    expect(currency).toBe('USD');
    expect(plans.map((plan) => [plan.id, plan.price_discount_amount, plan.discount_percent])).toEqual([
      ['12m', 45, '62%'],
      ['6m', 35.94, '40%'],
      ['1m', 9.99, '0%'],
    ]);
    expect(plans[0]).toMatchObject({ price_unit: 3.75, price_amount: 119.88, price_deduction_amount: 74.88 });
    expect(plans.filter((plan) => plan.is_recommend).map((plan) => plan.id)).toEqual(['12m']);
  });

  it.each([
    ['US', 'USD'],
    ['AU', 'AUD'],
    ['CA', 'CAD'],
    ['GB', 'GBP'],
    ['DE', 'EUR'],
    ['JP', 'JPY'],
    ['CH', 'USD'],
  ])('price %s in %s on the card, in the quote and in the price list', async (country, currency) => {
    const headers = { 'x-geo': country };
    const card = (await tern.call('plans', {}, { headers })).data;
    const quote = (await tern.call('quote', { product_id: '6m' }, { headers })).data;
    const prices = (await tern.call('prices', { product_ids: quote.product_id, customer_country: country }))
      .data;
    expect(card.currency).toBe(currency);
    expect(quote.currency).toBe(currency);
    expect(parseDecimal(card.plans[1]?.price_discount_amount ?? '', quote.currency)).toBe(quote.amount);
    expect(prices.products).toEqual([
      {
        product_id: quote.product_id,
        currency,
        subscription: { price: { gross: decimalUnits(quote.amount, quote.currency) } },
      },
    ]);
  });

  it('answers the price list at both addresses', async () => {
    const [one, two] = await Promise.all(
      ['/l10n/prices', '/api/l10n/prices'].map(async (path) => (await fetch(tern.origin + path)).json()),
    );
    expect(one).toEqual(two);
  });

  it('know a plan by the product id it had at another discount', async () => {
    const { data } = await tern.call('quote', { product_id: 'v2.web.vpn.premium.sub.12m.off71' });
    expect(data).toMatchObject({ plan_id: '12m', product_id: 'v2.web.vpn.premium.sub.12m.off62' });
  });

  it('are found under every name that a quote understands, each told once under that name', async () => {
    const names = ['12m', 'v2.web.vpn.premium.sub.12m.off71', 'v2.web.vpn.premium.sub.12m'];
    const total = (await tern.call('quote', { product_id: '12m', currency: 'USD' })).data.amount;
    const product_ids = [...names, '12m', 'v2.nothing', '12m.add30d'].join(', ');
    const { products } = (await tern.call('prices', { product_ids, customer_country: 'US' })).data;
    expect(products.map(({ product_id }) => product_id)).toEqual(names);
    expect(new Set(products.map(({ subscription }) => subscription.price.gross))).toEqual(
      new Set([decimalUnits(total, 'USD')]),
    );
  });

  it('refuse an unknown plan and an unknown currency with words', async () => {
    expect((await tern.call('quote', { product_id: 'v2.nothing' })).failure.data.error).toBe('plan_unknown');
    const odd = await tern.call('plans', { currency: 'XXX' as 'USD' });
    expect(odd.failure.data.fields).toEqual([{ field: 'currency', rule: 'choice' }]);
  });

  it('tell the checkout what it needs', async () => {
    const { data } = await tern.call('params', {}, { headers: { 'x-geo': 'GB' } });
    expect(data).toMatchObject({
      methods: [
        { code: 's1', entry: 'embedded' },
        { code: 'gap', entry: 'embedded' },
      ],
      currency: 'GBP',
      country_code: 'GB',
      test_mode: true,
    });
    expect((await tern.call('publicKey')).data).toEqual({
      public_key: 'pk_test_tern',
      script_url: `${tern.stripe.url}/stripe.js`,
    });
  });
});

describe('an order', () => {
  it('goes from quote to paid by the signed word of the provider', async () => {
    const { token, userId } = await tern.signUp();
    const { order, quote, session } = await openOrder(tern, token);
    expect(order).toMatchObject({ state: 'pending', checkout_url: session.url });
    expect(session).toMatchObject({ amount_total: quote.amount, currency: 'usd' });
    expect(session.success_url).toBe(`http://shop.test/paystatus?order=${order.order_id}`);
    expect(await tern.tell(completed(tern.stripe.pay(session.id)))).toBe(200);
    expect(await stateOf(order.order_id, token)).toBe('paid');
    const [subscription] = await subscriptionsOf(token);
    expect(subscription).toMatchObject({ state: 'active', result: 'Paid', amount: 4500, plan_id: '12m' });
    const mails = await tern.rows('select template from mail_outbox where user_id = $1', [userId]);
    expect(mails).toEqual([{ template: 'paid' }]);
  });

  it('comes back in the language and variant it left', async () => {
    const { token } = await tern.signUp();
    const quote = (await tern.call('quote', { product_id: '1m' })).data;
    const { data } = await tern.call(
      'createSubscription',
      { quote_id: quote.quote_id, return_base: '/ar/m' },
      { token },
    );
    const session = [...tern.stripe.sessions.values()].find((s) => s.client_reference_id === data.order_id);
    expect(session?.success_url).toBe(`http://shop.test/ar/m/paystatus?order=${data.order_id}`);
    const bad = { quote_id: quote.quote_id, return_base: '//evil.test' };
    expect((await tern.call('createSubscription', bad, { token })).failure.data.fields).toEqual([
      { field: 'return_base', rule: 'invalid' },
    ]);
  });

  it('is one for 50 parallel tries, with one page', async () => {
    const { token, userId } = await tern.signUp();
    const quote = (await tern.call('quote', { product_id: '12m', currency: 'USD' })).data;
    const before = tern.stripe.sessions.size;
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        tern.call(
          'createSubscription',
          { quote_id: quote.quote_id, return_base: index % 2 ? '/de' : '' },
          { token },
        ),
      ),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer.data))).size).toBe(1);
    expect(await tern.rows('select 1 from orders where user_id = $1', [userId])).toHaveLength(1);
    expect(tern.stripe.sessions.size).toBe(before + 1);
  });

  it('stays the same with a second quote of the same price, and closes for another currency', async () => {
    const { token } = await tern.signUp();
    const first = await openOrder(tern, token, '6m');
    const second = await openOrder(tern, token, '6m');
    expect(second.order).toEqual(first.order);
    const pounds = (await tern.call('quote', { product_id: '6m', currency: 'GBP' })).data;
    const third = await tern.call('createSubscription', { quote_id: pounds.quote_id }, { token });
    expect(third.data.order_id).not.toBe(first.order.order_id);
    expect(await stateOf(first.order.order_id, token)).toBe('expired');
    expect(tern.stripe.sessions.get(first.session.id)?.status).toBe('expired');
  });

  it('is refused for a plan that is active, also for 50 parallel tries', async () => {
    const { token } = await tern.signUp();
    const { session, quote } = await openOrder(tern, token);
    await tern.tell(completed(tern.stripe.pay(session.id)));
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        tern.call('createSubscription', { quote_id: quote.quote_id }, { token }),
      ),
    );
    for (const { failure } of answers) {
      expect(failure.message).toBe('The plan had purchased. You can upgrade the new plan.');
    }
  });

  it('asks again when the quote has expired or its price has changed', async () => {
    const { token } = await tern.signUp();
    const quote = (await tern.call('quote', { product_id: '1m', currency: 'CAD' })).data;
    await tern.rows(`update plan_prices set amount = 1469 where plan_id = '1m' and currency = 'CAD'`);
    const { failure } = await tern.call('createSubscription', { quote_id: quote.quote_id }, { token });
    expect(failure.data).toMatchObject({ error: 'quote_changed', quote: { amount: 1469, currency: 'CAD' } });
    const renewed = failure.data.quote?.quote_id ?? '';
    tern.clock.advance(31 * 60 * 1000);
    const late = await tern.call('createSubscription', { quote_id: renewed }, { token });
    expect(late.failure.data.error).toBe('quote_changed');
    const fresh = late.failure.data.quote?.quote_id ?? '';
    expect((await tern.call('createSubscription', { quote_id: fresh }, { token })).status).toBe(200);
  });

  it('is seen by its buyer alone', async () => {
    const [ann, bob] = await Promise.all([tern.signUp(), tern.signUp()]);
    const { order, session } = await openOrder(tern, ann.token);
    const foreign = await tern.call('order', { order_id: order.order_id }, { token: bob.token });
    const none = await tern.call('order', { order_id: 'ord_none' }, { token: bob.token });
    expect([foreign.status, foreign.failure.code]).toEqual([none.status, none.failure.code]);
    await tern.tell(completed(tern.stripe.pay(session.id)));
    expect(await subscriptionsOf(bob.token)).toEqual([]);
    expect((await tern.call('order', { order_id: order.order_id })).failure.code).toBe(40100);
  });

  it('is refused from China', async () => {
    const { token } = await tern.signUp();
    const quote = (await tern.call('quote', { product_id: '1m' })).data;
    const input = { quote_id: quote.quote_id };
    expect((await tern.call('createSubscription', input, { token, headers: { 'x-geo': 'CN' } })).status).toBe(
      451,
    );
  });
});

describe('a provider that does not answer', () => {
  it('leaves an order that the next try or the reconciler finishes, with one page', async () => {
    const { token, userId } = await tern.signUp();
    const quote = (await tern.call('quote', { product_id: '12m', currency: 'USD' })).data;
    const before = tern.stripe.sessions.size;
    tern.stripe.fault = 'lost_reply';
    const { failure, status } = await tern.call(
      'createSubscription',
      { quote_id: quote.quote_id },
      { token },
    );
    expect([status, failure.data.error]).toEqual([503, 'provider_unavailable']);
    expect(tern.stripe.sessions.size).toBe(before + 1);
    tern.stripe.fault = 'none';
    tern.clock.advance(6000);
    await tern.service.runBackground();
    const [row] = await tern.rows<{ id: string; state: string }>(
      'select id, state from orders where user_id = $1',
      [userId],
    );
    expect(row?.state).toBe('pending');
    const again = await tern.call('createSubscription', { quote_id: quote.quote_id }, { token });
    expect(again.data.order_id).toBe(row?.id);
    expect(tern.stripe.sessions.size).toBe(before + 1);
  });

  it('is asked until it knows, when the webhook is lost', async () => {
    const { token } = await tern.signUp();
    const { order, session } = await openOrder(tern, token);
    tern.stripe.pay(session.id);
    tern.stripe.fault = 'down';
    tern.clock.advance(6000);
    await tern.service.runBackground();
    expect(await stateOf(order.order_id, token)).toBe('pending');
    tern.stripe.fault = 'none';
    tern.clock.advance(31_000);
    await tern.service.runBackground();
    expect(await stateOf(order.order_id, token)).toBe('paid');
  });

  it('may forget a page: another one is opened at once, and nobody has to look', async () => {
    const { token } = await tern.signUp();
    const { order, session, quote } = await openOrder(tern, token);
    tern.stripe.sessions.delete(session.id);
    tern.clock.advance(6000);
    const again = await tern.call('createSubscription', { quote_id: quote.quote_id }, { token });
    expect(again.data.order_id).not.toBe(order.order_id);
    tern.clock.advance(60_000);
    await tern.service.runBackground();
    const [row] = await tern.rows('select state, attention from orders where id = $1', [order.order_id]);
    expect(row).toEqual({ state: 'expired', attention: null });
  });

  it('does not get a second payment after one whose webhook is late', async () => {
    const { token } = await tern.signUp();
    const { order, session, quote } = await openOrder(tern, token);
    tern.stripe.pay(session.id);
    tern.clock.advance(6000);
    const again = await tern.call('createSubscription', { quote_id: quote.quote_id }, { token });
    expect(again.data).toEqual({
      order_id: order.order_id,
      state: 'paid',
      checkout_url: null,
      tax_amount: null,
      client_secret: null,
    });
  });
});

describe('webhooks', () => {
  it('are refused when forged, altered, late or unsigned, and leave no row', async () => {
    const { token } = await tern.signUp();
    const { order, session } = await openOrder(tern, token);
    const event = { ...completed(tern.stripe.pay(session.id)), now: tern.clock.now() };
    const good = signedEvent({ ...event, secret: 'whsec_tern' });
    const forged = signedEvent({ ...event, secret: 'whsec_other' });
    const late = signedEvent({ ...event, now: event.now - 10 * 60 * 1000, secret: 'whsec_tern' });
    const count = async () => (await tern.rows('select 1 from webhook_events')).length;
    const before = await count();
    for (const bad of [
      forged,
      late,
      { ...good, body: good.body.replace('4500', '4501') },
      { ...good, body: JSON.stringify(JSON.parse(good.body), null, 1) },
      { ...good, signature: 't=1,v1=00' },
    ]) {
      expect(await tern.post(bad)).toBe(400);
    }
    expect(await count()).toBe(before);
    expect(await stateOf(order.order_id, token)).toBe('pending');
  });

  it('apply once, for 8 parallel deliveries and a replay', async () => {
    const { token, userId } = await tern.signUp();
    const { session } = await openOrder(tern, token);
    const event = signedEvent({
      ...completed(tern.stripe.pay(session.id)),
      now: tern.clock.now(),
      secret: 'whsec_tern',
    });
    await Promise.all(Array.from({ length: 8 }, () => tern.post(event)));
    expect(await tern.post(event)).toBe(200);
    expect(await subscriptionsOf(token)).toHaveLength(1);
    expect(await tern.rows('select 1 from mail_outbox where user_id = $1', [userId])).toHaveLength(1);
    expect(await tern.rows('select 1 from webhook_events where event_id = $1', [event.id])).toHaveLength(1);
  });

  it.each([
    ['plan', { metadata: { product_id: 'v2.other' } }, 'mismatch_plan'],
    ['owner', { metadata: { user_id: 'usr_other' } }, 'mismatch_owner'],
    ['page', { id: 'cs_test_other' }, 'mismatch_session'],
  ])('grant nothing when the %s differs', async (_what, change, attention) => {
    const { token } = await tern.signUp();
    const { order, session } = await openOrder(tern, token);
    const paid = tern.stripe.pay(session.id);
    const { object, type } = completed({
      ...paid,
      ...change,
      metadata: { ...paid.metadata, ...(change as { metadata?: object }).metadata },
    } as typeof paid);
    expect(await tern.tell({ type, object })).toBe(200);
    expect(await stateOf(order.order_id, token)).toBe('pending');
    expect(await subscriptionsOf(token)).toEqual([]);
    const [row] = await tern.rows('select attention from orders where id = $1', [order.order_id]);
    expect(row).toEqual({ attention });
  });

  it.each([
    ['amount', { amount_total: 1 }],
    ['currency', { currency: 'gbp' }],
  ])('give the money back by themselves when the %s differs', async (_what, change) => {
    const { token, email } = await tern.signUp();
    const { order, session } = await openOrder(tern, token);
    const event = completed({ ...tern.stripe.pay(session.id), ...change });
    for (const _ of ['once', 'again']) expect(await tern.tell(event)).toBe(200);
    expect(await stateOf(order.order_id, token)).toBe('refunded');
    expect(await subscriptionsOf(token)).toEqual([]);
    const [row] = await tern.rows(
      'select attention, returned, provider_action as "providerAction" from orders where id = $1',
      [order.order_id],
    );
    expect(row).toEqual({
      attention: 'amount_differs',
      returned: 'amount_differs',
      providerAction: 'refund',
    });
    expect(await tern.mailData(email, 'paymentReturned')).toMatchObject({ reason: 'amount_differs' });
    expect(await tern.mailData(email, 'paid')).toBeUndefined();
    await tern.rows('update orders set provider_action = null, provider_action_at = null where id = $1', [
      order.order_id,
    ]);
  });

  it('end in the same state in every order', async () => {
    const orders = permutations(['completed', 'invoice', 'refunded', 'expired'] as const);
    const results = new Set<string>();
    for (const sequence of orders) {
      const { token } = await tern.signUp();
      const { order, session } = await openOrder(tern, token);
      const open = { ...session };
      const paid = tern.stripe.pay(session.id);
      const events = {
        completed: completed(paid),
        invoice: invoicePaid(paid, tern.clock.now() + 365 * 24 * 3600 * 1000),
        refunded: refunded(paid),
        expired: { type: 'checkout.session.expired', object: { ...open, status: 'expired' } },
      };
      for (const name of sequence) await tern.tell(events[name]);
      // A refund that overtook its order is tried again.
      tern.clock.advance(5000);
      await tern.service.runBackground();
      const [subscription] = await subscriptionsOf(token);
      results.add(`${await stateOf(order.order_id, token)} ${subscription?.state} ${subscription?.result}`);
    }
    expect([...results]).toEqual(['refunded refunded Refunded']);
  });

  it('take the right away for a dispute and a full refund only', async () => {
    const { token } = await tern.signUp();
    const { order, session } = await openOrder(tern, token);
    const paid = tern.stripe.pay(session.id);
    await tern.tell(completed(paid));
    await tern.tell(refunded(paid, false));
    expect(await stateOf(order.order_id, token)).toBe('paid');
    await tern.tell(disputed(paid));
    expect(await stateOf(order.order_id, token)).toBe('disputed');
    expect((await subscriptionsOf(token))[0]?.state).toBe('disputed');
    // The plan is free to be bought again.
    expect((await openOrder(tern, token)).order.state).toBe('pending');
  });

  it('extend a subscription at renewal and never shorten it', async () => {
    const { token } = await tern.signUp();
    const { session } = await openOrder(tern, token, '1m');
    const paid = tern.stripe.pay(session.id);
    await tern.tell(completed(paid));
    const later = Math.floor(tern.clock.now() / 1000) * 1000 + 61 * 24 * 3600 * 1000;
    await tern.tell(invoicePaid(paid, later, 'subscription_cycle'));
    await tern.tell(invoicePaid(paid, later - 24 * 3600 * 1000, 'subscription_cycle'));
    expect((await subscriptionsOf(token))[0]?.current_period_end).toBe(new Date(later).toISOString());
  });

  it('are kept when they come before their order is known, and applied later', async () => {
    const { token } = await tern.signUp();
    const { order, session } = await openOrder(tern, token);
    const paid = tern.stripe.pay(session.id);
    expect(await tern.tell(refunded(paid))).toBe(200);
    expect(await stateOf(order.order_id, token)).toBe('pending');
    await tern.tell(completed(paid));
    tern.clock.advance(5000);
    await tern.service.runBackground();
    expect(await stateOf(order.order_id, token)).toBe('refunded');
  });
});

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}
