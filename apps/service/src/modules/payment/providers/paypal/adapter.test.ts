import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { purchaseOperations, webhookPaths } from '@tern/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buy, type Started, startService } from '../../../../../tests/startService.ts';

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
  expect.poll(() => stateOf(orderId, token), { timeout: 8000 }).toBe(state);

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
    await tern.standIns.knobs({ webhooksReversed: false, webhookRepeats: 0 });
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
    await expect.poll(end, { timeout: 8000 }).toBeGreaterThan(first + 27 * 24 * 3600 * 1000);
    await tern.standIns.act(id, 'cancel');
    await expect
      .poll(async () => (await subscriptionsOf(token))[0]?.cancel_at_period_end, { timeout: 8000 })
      .toBe(true);
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
