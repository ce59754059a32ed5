import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkOrder, type Started, startService } from './startService.ts';

let tern: Started;
beforeAll(async () => {
  tern = await startService({ standIns: true });
});
afterAll(() => tern.close());

type Token = string;
const headersOf = (country?: string): Record<string, string> => (country ? { 'x-geo': country } : {});

async function open(token: Token, { product = '12m', country = 'IE', method = 'paddlePrepurchase' } = {}) {
  const headers = headersOf(country);
  const { quote_id } = (
    await tern.call('quote', { product_id: product, currency: 'USD' }, { token, headers })
  ).data;
  const name = method as 'paddlePrepurchase';
  const { data } = await tern.call(name, { quote_id }, { token, headers });
  const url = data.checkout_url ?? '';
  return { order: data, url, transaction: URL.canParse(url) ? new URL(url).searchParams.get('_ptxn') : null };
}

const api = async (path: string, options: { method?: string; body?: object } = {}) => {
  const response = await fetch(`${tern.standIns.origin}${path}`, {
    method: options.method ?? 'GET',
    headers: {
      authorization: 'Bearer pdl_sdbx_apikey_tern',
      'paddle-version': '1',
      'content-type': 'application/json',
      'x-asked-by': 'test',
    },
    body: options.body && JSON.stringify(options.body),
  });
  // biome-ignore lint/suspicious/noExplicitAny: the bodies are checked against Paddle's types from the recording.
  return { status: response.status, body: (await response.json()) as any };
};
const page = async (transaction: string | null) =>
  (await tern.call('paddleCheckout', { transaction: transaction ?? '' })).data;
const stateOf = async (orderId: string, token: Token) =>
  (await tern.call('order', { order_id: orderId }, { token })).data.state;
const becomes = (orderId: string, token: Token, state: string) =>
  expect.poll(() => stateOf(orderId, token)).toBe(state);
/** The same with the work of the background, which takes a few orders at a time. */
const settles = (orderId: string, token: Token, state: string) =>
  expect
    .poll(async () => {
      await tern.service.runBackground();
      return stateOf(orderId, token);
    })
    .toBe(state);
const planOf = async (token: Token) =>
  (await tern.call('subscriptionMy', {}, { token })).data.subscriptions[0];

/** A plan that was paid through Paddle, and the payment's id at the stand-in. */
async function bought(options: Parameters<typeof open>[1] = {}) {
  const { token, userId } = await tern.signUp();
  const opened = await open(token, options);
  await tern.standIns.pay(opened.url);
  await becomes(opened.order.order_id, token, 'paid');
  const { id } = await tern.standIns.paymentOf(opened.order.order_id);
  return { token, userId, id, ...opened };
}
/** The outcomes of the events of an order, newest type first. */
const outcomes = (type: string) =>
  tern.rows<{ outcome: string }>(
    `select outcome from webhook_events where provider = 'pd' and type = $1 and applied_at is not null
     order by received_at desc`,
    [type],
  );

describe('a transaction', () => {
  it('names its customer and an address, and leads to the page of the site that opens Paddle', async () => {
    const { token, email } = await tern.signUp();
    const { url, transaction } = await open(token);
    expect(url).toMatch(/^http:\/\/shop\.test\/paddle\?_ptxn=txn_[a-z\d]{26}$/);
    const { body } = await api(`/transactions/${transaction}`);
    expect(body.data).toMatchObject({ status: 'ready', currency_code: 'USD' });
    expect(body.data.custom_data).not.toHaveProperty('return_url');
    const { body: customers } = await api(`/customers?email=${encodeURIComponent(email)}`);
    expect(customers.data).toMatchObject([{ id: body.data.customer_id, email }]);
    expect(await page(transaction)).toMatchObject({
      environment: 'sandbox',
      script_url: `${tern.standIns.origin}/paddle/paddle.js`,
      order: { open: true, back_path: '/pricing/checkout/12m' },
    });
  });

  it('is found again for the same person: one customer, one address', async () => {
    const { token } = await tern.signUp();
    const first = await open(token, { product: '1m' });
    const second = await open(token, { product: '6m' });
    const [one, other] = await Promise.all(
      [first, second].map(async ({ transaction }) => (await api(`/transactions/${transaction}`)).body.data),
    );
    expect(other.customer_id).toBe(one.customer_id);
    expect(other.address_id).toBe(one.address_id);
    expect((await api(`/customers/${one.customer_id}/addresses`)).body.data).toHaveLength(1);
  });

  it.each([
    ['US', 'a country whose addresses need a postal code'],
    ['', 'no country'],
  ])('stays a draft with %s: %s', async (country) => {
    const { token } = await tern.signUp();
    const { transaction, order } = await open(token, { country });
    const { body } = await api(`/transactions/${transaction}`);
    expect(body.data).toMatchObject({ status: 'draft', address_id: null });
    expect(body.data.customer_id).toMatch(/^ctm_/);
    // The tax is known once the buyer's place is.
    expect(order.tax_amount).toBeNull();
  });

  it('carries no field that Paddle does not know', async () => {
    const body = {
      customer: { email: 'a@mail.test' },
      items: [
        {
          quantity: 1,
          price: {
            description: 'A plan',
            unit_price: { amount: '100', currency_code: 'USD' },
            product: { name: 'A plan', tax_category: 'saas' },
          },
        },
      ],
    };
    const refused = await api('/transactions', { method: 'POST', body });
    expect(refused.status).toBe(400);
    expect(refused.body.error).toMatchObject({ code: 'bad_request', errors: [{ field: 'customer' }] });
    const { customer: _customer, ...known } = body;
    expect((await api('/transactions', { method: 'POST', body: known })).status).toBe(201);
  });

  it('whose answer was lost is found among those of its customer', async () => {
    const { token } = await tern.signUp();
    const quote = (await tern.call('quote', { product_id: '12m', currency: 'USD' }, { token })).data;
    const input = { quote_id: quote.quote_id };
    await open(token, { product: '1m' });
    await tern.standIns.knobs({ loseReplies: true });
    expect((await tern.call('paddlePrepurchase', input, { token })).failure.data.error).toBe(
      'provider_unavailable',
    );
    await tern.standIns.knobs({ loseReplies: false });
    const { data } = await tern.call('paddlePrepurchase', input, { token });
    const made = (await tern.standIns.payments()).filter(({ order }) => order === data.order_id);
    expect(made).toHaveLength(1);
  });
});

describe('an attempt that was abandoned', () => {
  it.each([
    ['ready', 'IE', false],
    ['draft', 'US', false],
    ['ready where Paddle cancels none', 'IE', true],
  ])('locks nobody out: %s', async (_name, country, paddleKeepsOpen) => {
    await tern.standIns.knobs({ paddleKeepsOpen });
    const { token } = await tern.signUp();
    const first = await open(token, { country });
    const second = await open(token, { country, method: 'otherPurchase' });
    expect(second.order.state).toBe('pending');
    expect(await stateOf(first.order.order_id, token)).toBe('expired');
    // Whoever comes back to the page is not led into a second payment.
    expect((await page(first.transaction)).order).toMatchObject({ open: false });
    // Nor is Paddle closed for good.
    const third = await open(token, { country });
    expect(third.order.order_id).not.toBe(first.order.order_id);
    expect((await page(third.transaction)).order).toMatchObject({ open: true });
  });

  it('and paid all the same is given back when another one has the plan', async () => {
    const { token } = await tern.signUp();
    const first = await open(token, { country: 'US' });
    const second = await open(token, { country: 'US', method: 'otherPurchase' });
    await tern.standIns.pay(second.url);
    await becomes(second.order.order_id, token, 'paid');
    // Paddle's checkout lay open in another tab.
    await tern.standIns.pay(first.url);
    await becomes(first.order.order_id, token, 'refunded');
    // The background takes a few calls at a time, oldest first.
    const given = async () => {
      await tern.service.runBackground();
      return (await tern.standIns.paymentOf(first.order.order_id)).state;
    };
    await expect.poll(given).toContain('refunded');
    expect(await stateOf(second.order.order_id, token)).toBe('paid');
  });

  it('is closed at Paddle once its time is over', async () => {
    const { token } = await tern.signUp();
    const { order, transaction } = await open(token);
    await tern.rows(`update orders set closes_at = now() - interval '1 minute' where id = $1`, [
      order.order_id,
    ]);
    await checkOrder(tern, order.order_id);
    expect(await stateOf(order.order_id, token)).toBe('expired');
    expect((await api(`/transactions/${transaction}`)).body.data.status).toBe('canceled');
  });
});

it('a transaction that is no order of ours may be opened: a change of card, a payment that is due', async () => {
  expect(await page('txn_01hxxxxxxxxxxxxxxxxxxxxxxx')).toMatchObject({
    client_token: 'test_tern',
    order: null,
  });
});

describe('after the sale', () => {
  it('a refund counts once Paddle has approved it, and halves add up', async () => {
    const { token, id, order } = await bought();
    const before = await tern.rows<{ event_id: string }>('select event_id from webhook_events');
    const refunds = async (type: string) =>
      (
        await tern.rows<{ outcome: string }>(
          `select outcome from webhook_events
             where type = $1 and applied_at is not null and not event_id = any($2)`,
          [type, before.map(({ event_id }) => event_id)],
        )
      ).map(({ outcome }) => outcome);
    expect(await tern.standIns.act(id, 'refund-half')).toBe(303);
    await expect.poll(() => refunds('adjustment.updated')).toHaveLength(1);
    // It is on its way: that takes nothing away.
    expect(await refunds('adjustment.created')).toEqual(['applied']);
    expect(await stateOf(order.order_id, token)).toBe('paid');
    expect(await tern.standIns.act(id, 'refund')).toBe(303);
    await becomes(order.order_id, token, 'refunded');
  });

  it('what is left of a charge is given back where a part was before', async () => {
    const { token, id, order } = await bought();
    await tern.standIns.act(id, 'refund-half');
    await tern.rows(
      `update orders set provider_action = 'refund', provider_action_at = now() - make_interval(secs => 1) where id = $1`,
      [order.order_id],
    );
    await settles(order.order_id, token, 'refunded');
    const { body } = await api(`/adjustments?transaction_id=${id}&per_page=50`);
    const sum = (body.data as { totals: { total: string } }[]).reduce(
      (all, one) => all + Number(one.totals.total),
      0,
    );
    expect(sum).toBe(4500);
  });

  it('a change of card is no payment of the order', async () => {
    const { token, id, order } = await bought();
    await tern.standIns.act(id, 'change-card');
    const looked = async () =>
      (await outcomes('transaction.completed')).filter(({ outcome }) => outcome === 'asked').length;
    await expect.poll(looked).toBe(1);
    const [row] = await tern.rows<{ attention: string | null; state: string }>(
      'select attention, state from orders where id = $1',
      [order.order_id],
    );
    expect(row).toEqual({ attention: null, state: 'paid' });
    expect((await planOf(token))?.state).toBe('active');
  });

  it('the renewal is ended at Paddle: at the end of the period, or at once when a charge is due', async () => {
    for (const [action, status, change] of [
      [null, 'active', 'cancel'],
      ['fail-renewal', 'canceled', undefined],
    ] as const) {
      const { token, id } = await bought({ product: '1m' });
      if (action) {
        await tern.standIns.act(id, action);
        await expect.poll(async () => (await outcomes('subscription.past_due')).length).toBeGreaterThan(0);
      }
      await tern.settled();
      const plan = await planOf(token);
      await tern.call('subscriptionCancel', { subscription_id: plan?.subscription_id ?? '' }, { token });
      await tern.service.runBackground();
      const { body } = await api(`/transactions/${id}`);
      const { data } = (await api(`/subscriptions/${body.data.subscription_id}`)).body;
      expect(data.status).toBe(status);
      expect(data.scheduled_change?.action).toBe(change);
    }
  });
});

describe('a free trial', () => {
  it('takes a card today, charges after its days, and counts periods from there', async () => {
    const { token } = await tern.signUp();
    const opened = await open(token, { product: '12m.add30d' });
    const { body } = await api(`/transactions/${opened.transaction}`);
    expect(body.data.items[0].price.trial_period).toMatchObject({ interval: 'day', frequency: 30 });
    expect(body.data.details.totals.total).toBe('0');
    expect(body.data.discount_id).toBeNull();
    await tern.standIns.pay(opened.url);
    await becomes(opened.order.order_id, token, 'paid');
    const { id } = await tern.standIns.paymentOf(opened.order.order_id);
    const paidAt = async () =>
      (
        await tern.rows<{ end: Date }>(
          'select current_period_end as end from subscriptions where order_id = $1',
          [opened.order.order_id],
        )
      )[0]?.end.getTime() ?? 0;
    const day = 24 * 3600 * 1000;
    const trialEnd = await paidAt();
    expect(trialEnd - Date.now()).toBeLessThan(31 * day);
    await tern.standIns.act(id, 'renew');
    await expect.poll(paidAt).toBeGreaterThan(trialEnd + 360 * day);
  });

  it('that is cancelled is never charged', async () => {
    const { token, id } = await bought({ product: '12m.add30d' });
    const plan = await planOf(token);
    await tern.call('subscriptionCancel', { subscription_id: plan?.subscription_id ?? '' }, { token });
    await tern.service.runBackground();
    expect(await tern.standIns.act(id, 'renew')).toBe(409);
  });
});
