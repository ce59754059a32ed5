import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Started, startService } from '../../../../../tests/startService.ts';
import { reconcile } from '../../settle/syncOrderWithProvider.ts';

let tern: Started;
beforeAll(async () => {
  tern = await startService({ standIns: true });
});
afterAll(() => tern.close());
afterEach(() => tern.standIns.knobs({ apiFails: false, loseReplies: false, webhooksPaused: false }));

const stateOf = async (orderId: string, token: string) =>
  (await tern.call('order', { order_id: orderId }, { token })).data.state;
const becomes = (orderId: string, token: string, state: string) =>
  expect.poll(() => stateOf(orderId, token)).toBe(state);
const paymentsOf = async (...orders: string[]) =>
  (await tern.standIns.payments()).filter(({ order }) => orders.includes(order));

type Ways = 'createSubscription' | 'walletPurchase';

async function open(token: string, way: Ways = 'createSubscription', product = '12m', code?: string) {
  const quote = (await tern.call('quote', { product_id: product, currency: 'USD', code }, { token })).data;
  const ask = async () =>
    (await tern.call(way, { quote_id: quote.quote_id, entry: 'embedded' }, { token })).data;
  const order = await ask();
  return { quote, order, ask, secret: order.client_secret ?? '' };
}

describe.each(['createSubscription', 'walletPurchase'] as const)('%s', (way) => {
  it('is paid with the secret, and by the signed word of the provider alone', async () => {
    const { token } = await tern.signUp();
    const { order, quote, secret } = await open(token, way);
    expect(order).toMatchObject({
      state: 'pending',
      checkout_url: 'http://shop.test/pricing/checkout/12m',
      client_secret: expect.stringMatching(/^pi_\w+_secret_\w+$/),
    });
    expect((await tern.standIns.confirm(secret)).paymentIntent?.status).toBe('succeeded');
    await becomes(order.order_id, token, 'paid');
    const { subscriptions } = (await tern.call('subscriptionMy', {}, { token })).data;
    expect(subscriptions).toMatchObject([
      { state: 'active', amount: quote.amount, method: way === 'walletPurchase' ? 'gap' : 's1' },
    ]);
    const [payment] = await paymentsOf(order.order_id);
    expect(payment).toMatchObject({ amount: quote.amount, currency: 'usd', state: ['complete', 'paid'] });
    const again = await tern.call(way, { quote_id: quote.quote_id, entry: 'embedded' }, { token });
    expect(again.failure.data.error).toBe('plan_purchased');
  });
});

describe('an order in fields on our page', () => {
  it('goes from declined to paid as one order with one payment', async () => {
    const { token } = await tern.signUp();
    const { order, ask, secret } = await open(token);
    for (const [number, code] of [
      ['4000 0000 0000 0002', 'generic_decline'],
      ['4000 0000 0000 9995', 'insufficient_funds'],
      ['4000 0000 0000 0069', undefined],
    ] as const) {
      const { error } = await tern.standIns.confirm(secret, number);
      expect(error).toMatchObject({
        code: code ? 'card_declined' : 'expired_card',
        ...(code && { decline_code: code }),
        payment_intent: { status: 'requires_payment_method' },
      });
      expect(await stateOf(order.order_id, token)).toBe('pending');
    }
    expect(await ask()).toEqual(order);
    await tern.standIns.confirm(secret);
    await becomes(order.order_id, token, 'paid');
    expect(await paymentsOf(order.order_id)).toHaveLength(1);
    const events = await tern.rows<{ type: string; outcome: string }>(
      'select type, outcome from webhook_events where body like $1 order by type',
      [`%${order.order_id}%`],
    );
    expect(events.filter(({ outcome }) => outcome === 'applied')).toHaveLength(1);
  });

  it('asks for 3-D Secure; a refusal leaves the order to be paid', async () => {
    const { token } = await tern.signUp();
    const { order, secret } = await open(token);
    const card = '4000 0025 0000 3155';
    expect((await tern.standIns.confirm(secret, card)).paymentIntent?.status).toBe('requires_action');
    expect((await tern.standIns.authenticate(secret, 'no')).error?.code).toBe(
      'payment_intent_authentication_failure',
    );
    expect(await stateOf(order.order_id, token)).toBe('pending');
    await tern.standIns.confirm(secret, card);
    expect((await tern.standIns.authenticate(secret, 'yes')).paymentIntent?.status).toBe('succeeded');
    await becomes(order.order_id, token, 'paid');
  });

  it('is one for 30 parallel tries, and is paid once by two tabs', async () => {
    const { token, userId } = await tern.signUp();
    const { quote, order, secret } = await open(token);
    const input = { quote_id: quote.quote_id, entry: 'embedded' as const };
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => tern.call('createSubscription', input, { token })),
    );
    expect(new Set(answers.map(({ data }) => JSON.stringify(data)))).toEqual(
      new Set([JSON.stringify(order)]),
    );
    expect(await tern.rows('select 1 from orders where user_id = $1', [userId])).toHaveLength(1);
    const [one, other] = [await tern.standIns.confirm(secret), await tern.standIns.confirm(secret)];
    expect(one.paymentIntent?.status).toBe('succeeded');
    expect(other.error?.payment_intent?.status).toBe('succeeded');
    await becomes(order.order_id, token, 'paid');
    expect(await paymentsOf(order.order_id)).toMatchObject([{ state: ['complete', 'paid'] }]);
  });

  it('is opened once when the answers of the provider are lost', async () => {
    const { token, userId } = await tern.signUp();
    const quote = (await tern.call('quote', { product_id: '6m', currency: 'USD' })).data;
    const input = { quote_id: quote.quote_id, entry: 'embedded' as const };
    await tern.standIns.knobs({ loseReplies: true });
    const lost = await tern.call('createSubscription', input, { token });
    expect(lost.failure.data.error).toBe('provider_unavailable');
    const [row] = await tern.rows<{ id: string; state: string }>(
      'select id, state from orders where user_id = $1',
      [userId],
    );
    expect(row?.state).toBe('created');
    await tern.standIns.knobs({ loseReplies: false });
    const { data } = await tern.call('createSubscription', input, { token });
    expect(data).toMatchObject({ order_id: row?.id, state: 'pending', client_secret: expect.any(String) });
    expect(await paymentsOf(data.order_id)).toHaveLength(1);
  });

  it('is known as paid by asking when every event was lost', async () => {
    const { token } = await tern.signUp();
    const { order, secret } = await open(token);
    await tern.standIns.knobs({ webhooksPaused: true });
    await tern.standIns.confirm(secret);
    expect(await stateOf(order.order_id, token)).toBe('pending');
    tern.clock.advance(15_000);
    await reconcile(tern.service.context);
    expect(await stateOf(order.order_id, token)).toBe('paid');
  });

  it('gives way to the hosted page, and cannot be paid any more', async () => {
    const { token } = await tern.signUp();
    const { quote, order, secret } = await open(token);
    const hosted = (await tern.call('createSubscription', { quote_id: quote.quote_id }, { token })).data;
    expect(hosted.order_id).not.toBe(order.order_id);
    expect(hosted).toMatchObject({
      client_secret: null,
      checkout_url: expect.stringContaining('/stripe/pay/'),
    });
    expect(await stateOf(order.order_id, token)).toBe('expired');
    const late = await tern.standIns.confirm(secret);
    expect(late.error?.payment_intent?.status).toBe('canceled');
    expect((await tern.standIns.pay(hosted.checkout_url ?? '')).status).toBe(303);
    await becomes(hosted.order_id, token, 'paid');
    expect(await stateOf(order.order_id, token)).toBe('expired');
  });

  it('that was paid a moment ago is not given up for the hosted page', async () => {
    const { token } = await tern.signUp();
    const { quote, order, secret } = await open(token);
    await tern.standIns.knobs({ webhooksPaused: true });
    await tern.standIns.confirm(secret);
    const answer = await tern.call('createSubscription', { quote_id: quote.quote_id }, { token });
    expect(answer.failure.data.error).toBe('plan_purchased');
    expect(await stateOf(order.order_id, token)).toBe('paid');
    expect(await paymentsOf(order.order_id)).toHaveLength(1);
  });

  it('is refunded and disputed like any other', async () => {
    for (const [action, state] of [
      ['refund', 'refunded'],
      ['dispute', 'disputed'],
    ] as const) {
      const { token } = await tern.signUp();
      const { order, secret } = await open(token);
      await tern.standIns.confirm(secret);
      await becomes(order.order_id, token, 'paid');
      const { id } = await tern.standIns.paymentOf(order.order_id);
      expect(await tern.standIns.act(id, action)).toBe(303);
      await becomes(order.order_id, token, state);
    }
  });

  it('is charged for the next period, and the plan goes on', async () => {
    const { token } = await tern.signUp();
    const { order, secret } = await open(token, 'createSubscription', '1m');
    await tern.standIns.confirm(secret);
    await becomes(order.order_id, token, 'paid');
    const before = (await tern.call('subscriptionMy', {}, { token })).data.subscriptions[0];
    const { id } = await tern.standIns.paymentOf(order.order_id);
    expect(await tern.standIns.act(id, 'renew')).toBe(303);
    await expect
      .poll(
        async () =>
          (await tern.call('subscriptionMy', {}, { token })).data.subscriptions[0]?.current_period_end ?? '',
      )
      .not.toBe(before?.current_period_end);
  });

  it('keeps its secret out of the database and the log', async () => {
    const { token } = await tern.signUp();
    const { secret, order } = await open(token);
    const rows = await tern.rows('select row_to_json(orders) as row from orders where id = $1', [
      order.order_id,
    ]);
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(tern.logs.join('\n')).not.toContain(secret);
  });

  // Last: the stand-in's signatures are late once this clock is ahead.
  it('closes when its time is over', async () => {
    const { token } = await tern.signUp();
    const { order, secret } = await open(token);
    tern.clock.advance(2 * 3600_000 + 1000);
    await reconcile(tern.service.context);
    expect(await stateOf(order.order_id, token)).toBe('expired');
    expect((await tern.standIns.confirm(secret)).error?.payment_intent?.status).toBe('canceled');
  });
});

it('STRIPE_FORM=hosted keeps every card on the page of Stripe', async () => {
  const hosted = await startService({ env: { STRIPE_FORM: 'hosted' } });
  try {
    const { methods } = (await hosted.call('params')).data;
    expect(methods.slice(0, 2)).toEqual([
      { code: 's1', entry: 'hosted', trial: true, offered: true },
      { code: 'gap', entry: 'hosted', trial: true, offered: true },
    ]);
    expect((await hosted.call('publicKey')).data.script_url).toBeNull();
  } finally {
    await hosted.close();
  }
});
