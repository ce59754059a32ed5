import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { purchaseOperations, webhookPaths } from '@tern/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buy, checkOrder, type Started, startService } from '../../../../../tests/startService.ts';

let tern: Started;
beforeAll(async () => {
  tern = await startService({ standIns: true });
});
afterAll(() => tern.close());

const stateOf = async (orderId: string, token: string) =>
  (await tern.call('order', { order_id: orderId }, { token })).data.state;
const subscriptionsOf = async (token: string) =>
  (await tern.call('subscriptionMy', {}, { token })).data.subscriptions;
const becomes = (orderId: string, token: string, state: string) =>
  expect.poll(() => stateOf(orderId, token)).toBe(state);

/** A paid order whose payment is known by its name, and its name at the stand-in. */
async function bought(method: 'ps' | 'subscription', product = '12m') {
  const { token } = await tern.signUp();
  const { order, url } = await buy(tern, token, method, { product });
  await tern.standIns.pay(url);
  await tern.call(purchaseOperations[method].result, { order_id: order.order_id }, { token });
  await becomes(order.order_id, token, 'paid');
  const { id } = await tern.standIns.paymentOf(order.order_id);
  return { token, order, id };
}

describe.each(['ps', 'subscription'] as const)('PayPal %s', (method) => {
  const result = purchaseOperations[method].result;

  it('collects once when the buyer has agreed, with the webhooks in either order and repeated', async () => {
    for (const knobs of [{}, { webhooksReversed: true, webhookRepeats: 2 }]) {
      await tern.standIns.knobs({ webhooksReversed: false, webhookRepeats: 0, ...knobs });
      const { token } = await tern.signUp();
      const { order, url } = await buy(tern, token, method);
      expect(order.state).toBe('pending');
      expect((await tern.call(result, { order_id: order.order_id }, { token })).data.state).toBe('pending');
      const back = await tern.standIns.pay(url);
      expect(back.headers.get('location')).toContain(`/paystatus?order=${order.order_id}`);
      if (method === 'subscription') await tern.call(result, { order_id: order.order_id }, { token });
      await becomes(order.order_id, token, 'paid');
      expect(await subscriptionsOf(token)).toMatchObject([
        { state: 'active', amount: 4500, method, cancel_at_period_end: method === 'ps' },
      ]);
      expect((await tern.standIns.paymentOf(order.order_id)).state).toEqual(['paid']);
    }
  });

  it('takes nothing from the word of the browser', async () => {
    const { token } = await tern.signUp();
    const { order } = await buy(tern, token, method);
    const said = await tern.call(result, { order_id: order.order_id }, { token });
    expect(said.data.state).toBe('pending');
    const { token: other } = await tern.signUp();
    expect((await tern.call(result, { order_id: order.order_id }, { token: other })).failure.code).toBe(
      30105,
    );
  });

  it('survives lost answers while it opens and while it collects, and charges once', async () => {
    const { token } = await tern.signUp();
    const quote = (await tern.call('quote', { product_id: '6m', currency: 'GBP' })).data;
    const name = purchaseOperations[method].purchase;
    await tern.standIns.knobs({ loseReplies: true });
    const lost = await tern.call(name, { quote_id: quote.quote_id }, { token });
    expect(lost.failure.data.error).toBe('provider_unavailable');
    await tern.standIns.knobs({ loseReplies: false });
    const { data: order } = await tern.call(name, { quote_id: quote.quote_id }, { token });
    await tern.standIns.knobs({ webhooksPaused: true });
    await tern.standIns.pay(order.checkout_url ?? '');
    await tern.standIns.knobs({ loseReplies: true });
    const unknown = await tern.call(result, { order_id: order.order_id }, { token });
    expect(unknown.data.state).toBe('pending');
    await tern.standIns.knobs({ loseReplies: false });
    expect((await tern.call(result, { order_id: order.order_id }, { token })).data.state).toBe('paid');
    await tern.standIns.knobs({ webhooksPaused: false });
    const payments = (await tern.standIns.payments()).filter((known) => known.order === order.order_id);
    expect(payments.map(({ state }) => state)).toEqual([['paid']]);
    expect(await subscriptionsOf(token)).toHaveLength(1);
  });

  it('ends with a refund, and the plan can be bought again', async () => {
    const { token } = await tern.signUp();
    const { order, url } = await buy(tern, token, method);
    await tern.standIns.pay(url);
    await tern.call(result, { order_id: order.order_id }, { token });
    await becomes(order.order_id, token, 'paid');
    const again = await tern.call(
      purchaseOperations[method].purchase,
      { quote_id: (await tern.call('quote', { product_id: '12m' })).data.quote_id },
      { token },
    );
    expect(again.failure.data.error).toBe('plan_purchased');
    const { id } = await tern.standIns.paymentOf(order.order_id);
    expect(await tern.standIns.act(id, 'refund')).toBe(303);
    await becomes(order.order_id, token, 'refunded');
    expect(await subscriptionsOf(token)).toMatchObject([{ state: 'refunded', result: 'Refunded' }]);
    expect((await buy(tern, token, method)).order.state).toBe('pending');
  });

  it('ends with refunds that add up to all of it, and not before', async () => {
    const { order, token, id } = await bought(method);
    const partial = async () =>
      (await tern.rows(`select 1 from webhook_events where outcome = 'partial_refund'`)).length;
    const before = await partial();
    await tern.standIns.act(id, 'refund-half');
    await expect.poll(partial).toBe(before + 1);
    expect(await stateOf(order.order_id, token)).toBe('paid');
    await tern.standIns.act(id, 'refund');
    await becomes(order.order_id, token, 'refunded');
  });

  it('is flagged when the buyer asks, and ends with a dispute', async () => {
    const { order, token, id } = await bought(method);
    await tern.standIns.act(id, 'inquire');
    const attention = async () =>
      (
        await tern.rows<{ attention: string }>('select attention from orders where id = $1', [order.order_id])
      )[0]?.attention;
    await expect.poll(attention).toBe('dispute_inquiry');
    expect(await stateOf(order.order_id, token)).toBe('paid');
    await tern.standIns.act(id, 'dispute');
    await becomes(order.order_id, token, 'disputed');
  });

  it('is given back by the operator although the event of the payment was lost', async () => {
    await tern.standIns.knobs({ webhooksPaused: true });
    const { token } = await tern.signUp();
    const { order, url } = await buy(tern, token, method);
    await tern.standIns.pay(url);
    await tern.call(result, { order_id: order.order_id }, { token });
    expect(await stateOf(order.order_id, token)).toBe('paid');
    await tern.rows(
      `update orders set provider_action = 'refund', provider_action_at = now() - make_interval(secs => 1) where id = $1`,
      [order.order_id],
    );
    await tern.service.runBackground();
    expect((await tern.standIns.paymentOf(order.order_id)).state).toContain('refunded');
    await tern.standIns.knobs({ webhooksPaused: false });
    await becomes(order.order_id, token, 'refunded');
  });
});

describe('one payment with PayPal', () => {
  it('lets the buyer try again after a declined card, with the same order', async () => {
    const { token } = await tern.signUp();
    const { order, url } = await buy(tern, token, 'ps');
    await tern.standIns.pay(url, { answer: 'decline' });
    const said = await tern.call('paypalPurchaseResult', { order_id: order.order_id }, { token });
    expect(said.data.state).toBe('pending');
    await tern.standIns.pay(url);
    await becomes(order.order_id, token, 'paid');
    expect((await tern.standIns.paymentOf(order.order_id)).state).toEqual(['paid']);
  });

  it('is not collected when another way to pay was chosen in the meantime', async () => {
    const { token } = await tern.signUp();
    const first = await buy(tern, token, 'ps');
    const second = await buy(tern, token, 'subscription');
    expect(second.order.order_id).not.toBe(first.order.order_id);
    expect(await stateOf(first.order.order_id, token)).toBe('expired');
    await tern.standIns.pay(first.url);
    await tern.standIns.pay(second.url);
    await tern.call('paypalSubscriptionResult', { order_id: second.order.order_id }, { token });
    await becomes(second.order.order_id, token, 'paid');
    expect((await tern.standIns.paymentOf(first.order.order_id)).state).toEqual(['approved']);
    expect(await stateOf(first.order.order_id, token)).toBe('expired');
  });
});

describe('a payment that takes days', () => {
  async function late() {
    const { token } = await tern.signUp();
    const { order, url } = await buy(tern, token, 'ps');
    await tern.standIns.pay(url, { answer: 'late' });
    const said = await tern.call('paypalPurchaseResult', { order_id: order.order_id }, { token });
    const { id } = await tern.standIns.paymentOf(order.order_id);
    // The last event of the payment: one that is applied during a later check sets its next date anew.
    const pending = `select 1 from webhook_events where type = 'PAYMENT.CAPTURE.PENDING'
      and order_id = $1 and applied_at is not null`;
    await expect.poll(() => tern.rows(pending, [order.order_id])).toHaveLength(1);
    return { token, order, said: said.data, id };
  }

  it('is pending without a page to pay on, and paid when the money comes', async () => {
    const { token, order, said, id } = await late();
    expect(said).toMatchObject({ state: 'pending', checkout_url: null });
    expect(await subscriptionsOf(token)).toEqual([]);
    const { data: again } = await tern.call(
      'paypalPurchase',
      { quote_id: (await tern.call('quote', { product_id: '12m' })).data.quote_id },
      { token },
    );
    expect(again).toMatchObject({ order_id: order.order_id, state: 'pending', checkout_url: null });
    await tern.standIns.act(id, 'settle');
    await becomes(order.order_id, token, 'paid');
    expect(await subscriptionsOf(token)).toHaveLength(1);
  });

  it('fails when the bank refuses it, and the plan can be bought again', async () => {
    const { token, order, id } = await late();
    await tern.standIns.act(id, 'decline');
    await becomes(order.order_id, token, 'failed');
    expect((await buy(tern, token, 'ps')).order.state).toBe('pending');
  });

  it('is looked up for two weeks, so that a lost event changes nothing', async () => {
    const { token, order, id } = await late();
    await tern.standIns.knobs({ webhooksPaused: true });
    await tern.standIns.act(id, 'decline');
    tern.clock.advance(9 * 24 * 3600 * 1000);
    await checkOrder(tern, order.order_id);
    expect(await stateOf(order.order_id, token)).toBe('failed');
  });
});

describe('a page that nobody paid on', () => {
  it.each(['ps', 'subscription'] as const)(
    'of %s ends by itself, with nothing for a person to do',
    async (method) => {
      const { token } = await tern.signUp();
      const { order } = await buy(tern, token, method);
      const { id } = await tern.standIns.paymentOf(order.order_id);
      if (method === 'ps') expect(await tern.standIns.act(id, 'forget')).toBe(303);
      tern.clock.advance(3.5 * 3600 * 1000);
      await checkOrder(tern, order.order_id);
      tern.clock.advance(-3.5 * 3600 * 1000);
      expect(await tern.rows('select state, attention from orders where id = $1', [order.order_id])).toEqual([
        { state: 'expired', attention: null },
      ]);
    },
  );
});

describe('the free trial', () => {
  async function trial() {
    const { token } = await tern.signUp();
    const { order, url } = await buy(tern, token, 'subscription', { product: '12m.add30d' });
    return { token, order, url };
  }

  it('costs nothing today, names the payer, and begins when the buyer has agreed', async () => {
    const { token, order, url } = await trial();
    const before = await tern.call('paypalSubscriptionResult', { order_id: order.order_id }, { token });
    expect(before.data).toMatchObject({ state: 'pending', amount: 0 });
    await tern.standIns.pay(url);
    await tern.call('paypalSubscriptionResult', { order_id: order.order_id }, { token });
    await becomes(order.order_id, token, 'paid');
    expect((await tern.standIns.paymentOf(order.order_id)).state).toEqual(['paid', 'trial']);
  });

  it('is charged its first price when it ends, or fails and is past due', async () => {
    for (const [action, seen] of [
      ['renew', { state: 'active', longer: true }],
      ['fail-renewal', { state: 'past_due', longer: false }],
    ] as const) {
      const { token, order, url } = await trial();
      await tern.standIns.pay(url);
      await tern.call('paypalSubscriptionResult', { order_id: order.order_id }, { token });
      await becomes(order.order_id, token, 'paid');
      const plan = async () => (await subscriptionsOf(token))[0];
      const free = Date.parse((await plan())?.current_period_end ?? '');
      const { id } = await tern.standIns.paymentOf(order.order_id);
      // PayPal's events say when they happened: the trial is nearly over.
      await tern.rows(
        `update subscriptions set current_period_end = now() + interval '1 hour' where order_id = $1`,
        [action === 'fail-renewal' ? order.order_id : ''],
      );
      expect(await tern.standIns.act(id, action)).toBe(303);
      await expect.poll(async () => (await plan())?.state).toBe(seen.state);
      if (!seen.longer) continue;
      await expect
        .poll(async () => Date.parse((await plan())?.current_period_end ?? ''))
        .toBeGreaterThan(free + 360 * 24 * 3600 * 1000);
      expect((await tern.standIns.paymentOf(order.order_id)).amount).toBe(4500);
    }
  });

  it('costs nothing when it is cancelled before its end', async () => {
    const { token, order, url } = await trial();
    await tern.standIns.pay(url);
    await tern.call('paypalSubscriptionResult', { order_id: order.order_id }, { token });
    await becomes(order.order_id, token, 'paid');
    const [held] = await subscriptionsOf(token);
    await tern.call('subscriptionCancel', { subscription_id: held?.subscription_id ?? '' }, { token });
    await tern.service.runBackground();
    const { id, state } = await tern.standIns.paymentOf(order.order_id);
    expect(state).toEqual(['paid', 'trial', 'cancelled']);
    expect(await tern.standIns.act(id, 'renew')).toBe(409);
  });

  it('is refused for one payment', async () => {
    const { token } = await tern.signUp();
    const quote = (await tern.call('quote', { product_id: '12m.add30d' }, { token })).data;
    for (const method of ['ps', 'rz', 'tpa'] as const) {
      const said = await tern.call(
        purchaseOperations[method].purchase,
        { quote_id: quote.quote_id },
        { token },
      );
      expect(said.failure.data.error, method).toBe('method_unavailable');
    }
    const { methods } = (await tern.call('params')).data;
    const sold = methods.filter(({ trial: sells }) => sells).map(({ code }) => code);
    expect(sold).toContain('subscription');
    expect(sold).not.toContain('ps');
  });
});

describe('a PayPal subscription', () => {
  it('is renewed, fails to renew, and is cancelled for the end of its period', async () => {
    const { token } = await tern.signUp();
    const { order, url } = await buy(tern, token, 'subscription', { product: '1m' });
    await tern.standIns.pay(url);
    await tern.call('paypalSubscriptionResult', { order_id: order.order_id }, { token });
    await becomes(order.order_id, token, 'paid');
    const end = async () => Date.parse((await subscriptionsOf(token))[0]?.current_period_end ?? '');
    const first = await end();
    const { id } = await tern.standIns.paymentOf(order.order_id);
    // The first payment's own message first, so that the renewal is told from it.
    await expect
      .poll(
        async () =>
          (await tern.rows('select provider_payment from orders where id = $1', [order.order_id]))[0],
      )
      .not.toEqual({ provider_payment: null });
    await tern.standIns.act(id, 'renew');
    await expect.poll(end).toBeGreaterThan(first + 27 * 24 * 3600 * 1000);
    await tern.standIns.act(id, 'cancel');
    await expect.poll(async () => (await subscriptionsOf(token))[0]?.cancel_at_period_end).toBe(true);
    expect((await subscriptionsOf(token))[0]?.state).toBe('active');
  });
});

describe("PayPal's signature", () => {
  it('is checked over the raw bytes: forged, altered, re-serialised, late and foreign ones leave no row', async () => {
    const taken: { body: string; headers: Record<string, string> }[] = [];
    const listener = createServer((request, response) => {
      const pieces: Buffer[] = [];
      request.on('data', (piece) => pieces.push(piece));
      request.on('end', () => {
        taken.push({
          body: Buffer.concat(pieces).toString(),
          headers: Object.fromEntries(
            Object.entries(request.headers).filter(([name]) => name.startsWith('paypal-')),
          ) as Record<string, string>,
        });
        response.writeHead(200).end();
      });
    });
    await new Promise<void>((done) => listener.listen(0, '127.0.0.1', done));
    const { startSandbox } = await import('../../../../../tests/startSandbox.ts');
    const other = await startSandbox({
      webhookOrigin: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    });
    // The same keys at another place: what it signs is good for its own certificate only.
    const live = await startService({ env: { PAYPAL_API_BASE: other.origin } });
    const { token } = await live.signUp();
    const { order, url } = await buy(live, token, 'ps');
    await other.pay(url);
    await expect.poll(() => taken.length).toBeGreaterThan(0);
    const good = taken[0] as (typeof taken)[number];
    const post = async (body: string, headers: Record<string, string>) =>
      (
        await fetch(live.origin + webhookPaths.ps, {
          method: 'POST',
          body,
          headers: { 'content-type': 'application/json', ...headers },
        })
      ).status;
    const { 'paypal-transmission-sig': _sig, ...unsigned } = good.headers;
    const bad: [string, Record<string, string>][] = [
      [good.body, unsigned],
      [good.body.replace('APPROVED', 'COMPLETED'), good.headers],
      [JSON.stringify(JSON.parse(good.body), null, 1), good.headers],
      [good.body, { ...good.headers, 'paypal-transmission-id': 'another' }],
      [good.body, { ...good.headers, 'paypal-auth-algo': 'none' }],
      [good.body, { ...good.headers, 'paypal-cert-url': `${tern.standIns.origin}/v1/notifications/certs/x` }],
      [good.body, { ...good.headers, 'paypal-cert-url': 'https://paypal.com.evil.test/cert' }],
    ];
    for (const [body, headers] of bad) expect(await post(body, headers)).toBe(400);
    live.clock.advance(5 * 24 * 3600 * 1000);
    expect(await post(good.body, good.headers)).toBe(400);
    expect(await live.rows('select 1 from webhook_events')).toEqual([]);
    live.clock.advance(-5 * 24 * 3600 * 1000);
    expect(await post(good.body, good.headers)).toBe(200);
    expect(await post(good.body, good.headers)).toBe(200);
    expect(await live.rows('select 1 from webhook_events')).toHaveLength(1);
    expect((await live.call('order', { order_id: order.order_id }, { token })).data.state).toBe('paid');
    await live.close();
    await other.close();
    await new Promise((done) => listener.close(done));
  });
});
