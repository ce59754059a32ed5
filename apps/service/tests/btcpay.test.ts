import { purchaseOperations, webhookPaths } from '@tern/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { adapterOf } from '../src/modules/payment/providers/PaymentAdapter.ts';
import { findOrder } from '../src/modules/payment/rows/orders.repo.ts';
import { runOps } from '../src/ops.ts';
import { buy, checkOrder, type Started, startService } from './startService.ts';

const day = 24 * 3600 * 1000;

let tern: Started;
beforeAll(async () => {
  tern = await startService({
    standIns: true,
    env: (origin) => ({ TPA_PROTOCOL: 'btcpay', TPA_API_BASE: `${origin}/btcpay` }),
  });
});
afterAll(() => tern.close());

const becomes = (read: () => Promise<unknown>, value: unknown) => expect.poll(read).toEqual(value);

/** Makes the calls that are owed, and asks about what is not final. */
async function asks() {
  await tern.rows(
    'update orders set provider_action_at = now() - make_interval(secs => 1) where provider_action_at is not null',
  );
  await tern.rows(
    'update refunds set next_check_at = now() - make_interval(secs => 1) where next_check_at is not null',
  );
  await tern.service.runBackground();
}

async function opened(product = '12m') {
  const person = await tern.customer();
  const { order, url, quote } = await buy(tern, person.token, 'tpa', { product, currency: 'USD' });
  const orderId = order.order_id;
  const { id } = await tern.standIns.paymentOf(orderId);
  const row = async () =>
    (
      await tern.rows<{ state: string; attention: string | null }>(
        'select state, attention from orders where id = $1',
        [orderId],
      )
    )[0];
  const refunds = () =>
    tern.rows<{ state: string; amount: number; claim_url: string | null; name: string | null }>(
      'select state, amount, claim_url, name from refunds where order_id = $1 order by created_at',
      [orderId],
    );
  return {
    ...person,
    orderId,
    id,
    url,
    quote,
    row,
    refunds,
    state: async () => (await row())?.state,
    attention: async () => (await row())?.attention ?? '',
    send: (answer: string) => tern.standIns.pay(url, { answer }),
    act: async (action: string) => expect(await tern.standIns.act(id, action), action).toBe(303),
    plans: async () =>
      (await tern.call('subscriptionMy', {}, { token: person.token })).data.subscriptions.map(
        ({ state }) => state,
      ),
    mails: (template: string) =>
      tern.rows<{ data: Record<string, unknown> }>(
        'select data from mail_outbox where recipient = $1 and template = $2 order by created_at',
        [person.email, template],
      ),
    /** Puts the times of the order into the past, as if its page had closed. */
    close: () =>
      tern.rows(
        `update orders set closes_at = now() - interval '1 minute', created_at = created_at - interval '3 hours' where id = $1`,
        [orderId],
      ),
  };
}

async function paid() {
  const order = await opened();
  await order.send('yes');
  await becomes(order.state, 'paid');
  await tern.settled();
  return order;
}

async function post(event: object, signature?: string) {
  const body = JSON.stringify({ deliveryId: 'dlv_x', timestamp: 1_797_000_000, ...event });
  const { status } = await fetch(tern.origin + webhookPaths.tpa, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(signature && { 'btcpay-sig': signature }) },
    body,
  });
  return status;
}

describe('an invoice', () => {
  it('is settled: the plan is paid, and nobody is named', async () => {
    const order = await opened();
    expect(order.url).toContain('/btcpay/i/');
    expect((await order.send('yes')).status).toBe(303);
    await becomes(order.state, 'paid');
    expect(await order.plans()).toEqual(['active']);
    const invoices = await (
      await fetch(`${tern.standIns.origin}/btcpay/api/v1/stores/merchant_tern/invoices/${order.id}`, {
        headers: { authorization: 'token tpa_key_tern' },
      })
    ).text();
    expect(invoices).toContain(order.orderId);
    expect(invoices).not.toContain(order.email);
    expect(invoices).not.toContain(order.userId);
  });

  it('is paid and takes time to settle', async () => {
    const order = await opened();
    await order.send('wait');
    const seen = async () => (await tern.call('order', { order_id: order.orderId }, order)).data;
    await becomes(async () => (await seen()).settles_by !== null, true);
    expect(await seen()).toMatchObject({ state: 'pending', checkout_url: null });
    expect(await order.plans()).toEqual([]);
    await order.act('settle');
    await becomes(order.state, 'paid');
    expect(await order.plans()).toEqual(['active']);
  });

  it('that never settles fails', async () => {
    const order = await opened();
    await order.send('wait');
    await order.act('decline');
    await becomes(order.state, 'failed');
  });

  it('is found again where the response to its opening was lost', async () => {
    const { token } = await tern.customer();
    const { quote_id } = (await tern.call('quote', { product_id: '12m', currency: 'USD' })).data;
    const name = purchaseOperations.tpa.purchase;
    await tern.standIns.knobs({ loseReplies: true });
    const lost = await tern.call(name, { quote_id }, { token });
    expect(lost.failure.data.error).toBe('provider_unavailable');
    await tern.standIns.knobs({ loseReplies: false });
    const { data } = await tern.call(name, { quote_id }, { token });
    const all = (await tern.standIns.payments()).filter(({ order }) => order === data.order_id);
    expect(all).toHaveLength(1);
    expect(data.checkout_url).toContain(all[0]?.id);
  });

  it('is looked up where its events are lost', async () => {
    const order = await opened();
    await tern.standIns.knobs({ webhooksPaused: true });
    await order.send('yes');
    expect(await order.state()).toBe('pending');
    await checkOrder(tern, order.orderId);
    expect(await order.state()).toBe('paid');
  });

  it('is closed when another page is opened, and what arrives all the same counts', async () => {
    const order = await opened();
    await buy(tern, order.token, 'rz', { product: '12m', currency: 'USD' });
    await becomes(order.state, 'expired');
    expect((await fetch(order.url)).status).toBe(410);
    await order.send('send-late');
    await becomes(order.state, 'paid');
    expect(await order.plans()).toEqual(['active']);
  });

  it('states the whole sum of money that comes between the calls that read it', async () => {
    const order = await opened();
    await buy(tern, order.token, 'rz', { product: '12m', currency: 'USD' });
    await becomes(order.state, 'expired');
    await tern.settled();
    const row = await findOrder(tern.service.context.db, order.orderId);
    const adapter = adapterOf(tern.service.context.adapters, 'tpa');
    if (!row || !adapter) throw new Error('There is no order.');
    const { fetch } = globalThis;
    let sent = false;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      if (!sent && String(input).endsWith('/payment-methods')) {
        sent = true;
        await order.send('send-late');
      }
      return fetch(input, init);
    });
    expect(await adapter.readCheckout(row)).toMatchObject({ paid: true, amount: row.amount });
    expect(sent).toBe(true);
    await becomes(order.state, 'paid');
  });

  it('that has expired is watched for a day, and then over', async () => {
    const order = await opened();
    await order.act('expire');
    await checkOrder(tern, order.orderId);
    expect(await order.state()).toBe('pending');
    await order.close();
    tern.clock.advance(2 * day);
    await checkOrder(tern, order.orderId);
    expect(await order.state()).toBe('expired');
  });

  it.each([true, false])('is paid late and in whole (events lost: %s)', async (lost) => {
    const order = await opened();
    await order.act('expire');
    await order.close();
    await checkOrder(tern, order.orderId);
    await tern.standIns.knobs({ webhooksPaused: lost });
    await order.send('send-late-unconfirmed');
    await order.act('confirm-late');
    if (lost) await checkOrder(tern, order.orderId);
    await becomes(order.state, 'paid');
    expect(await order.plans()).toEqual(['active']);
  });

  it('is not paid by a late payment that is not confirmed yet', async () => {
    const order = await opened();
    await order.act('expire');
    await order.send('send-late-unconfirmed');
    await checkOrder(tern, order.orderId);
    expect(await order.state()).toBe('pending');
    expect(await order.plans()).toEqual([]);
  });

  it('is paid in part and expires: a person is called, and the part goes back', async () => {
    const order = await opened();
    await order.send('send-half');
    await checkOrder(tern, order.orderId);
    expect(await order.state()).toBe('pending');
    await order.act('expire');
    await becomes(order.state, 'refunded');
    expect(await order.attention()).toContain('amount_differs');
    expect(await order.plans()).toEqual([]);
    expect((await order.mails('paymentReturned'))[0]?.data).toMatchObject({ claims: true });
    const amount = Math.floor(order.quote.amount / 2);
    await becomes(async () => {
      await asks();
      return (await order.refunds()).map((each) => [each.state, each.amount, each.claim_url !== null]);
    }, [['pending', amount, true]]);
  });

  it('is paid over: it counts, and a person is told', async () => {
    const order = await opened();
    await order.send('over');
    await becomes(order.state, 'paid');
    expect(await order.attention()).toContain('paid_over');
  });
});

it('a bad signature changes nothing', async () => {
  const order = await opened();
  const event = { type: 'InvoiceSettled', invoiceId: order.id, metadata: { orderId: order.orderId } };
  expect(await post(event)).toBe(400);
  expect(await post(event, `sha256=${'0'.repeat(64)}`)).toBe(400);
  expect(await order.state()).toBe('pending');
});

describe('a refund', () => {
  const refund = (orderId: string) =>
    runOps({ context: tern.service.context, say: () => {} }, ['refund', orderId, '--yes']);
  async function asked() {
    const order = await paid();
    await refund(order.orderId);
    await asks();
    expect((await order.refunds()).map(({ state }) => state)).toEqual(['pending']);
    return order;
  }

  it('is mailed as a page on which the buyer claims it, and done once it was sent', async () => {
    const order = await asked();
    const [refund] = await order.refunds();
    expect(refund?.claim_url).toContain('/btcpay/pull-payments/');
    expect((await order.mails('refund')).map(({ data }) => [data.state, data.claim_url])).toEqual([
      ['pending', refund?.claim_url],
    ]);
    // The account leads to it as well, as long as it can be claimed.
    const inAccount = async () =>
      (await tern.call('subscriptionMy', {}, { token: order.token })).data.charges.map(
        ({ claim_url }) => claim_url,
      );
    expect(await inAccount()).toEqual([refund?.claim_url]);
    await asks();
    expect((await order.refunds())[0]?.state).toBe('pending');
    expect(await order.state()).toBe('paid');
    await tern.standIns.pay(refund?.claim_url ?? '', { address: 'bc1qbuyer' });
    await asks();
    expect((await order.refunds())[0]?.state).toBe('pending');
    await order.act('finish-refund');
    await tern.settled();
    await asks();
    expect(await order.state()).toBe('refunded');
    expect(await order.plans()).toEqual(['refunded']);
    expect((await order.mails('refund')).map(({ data }) => data.state)).toEqual(['pending', 'done']);
    expect(await inAccount()).toEqual([null]);
  });

  it('is looked up soon after its payout has moved', async () => {
    const order = await asked();
    await tern.rows(`update refunds set next_check_at = now() + interval '1 year' where order_id = $1`, [
      order.orderId,
    ]);
    await order.act('claim-refund');
    await order.act('finish-refund');
    await expect
      .poll(async () => {
        await tern.service.runBackground();
        return order.state();
      })
      .toBe('refunded');
  });

  it('that nobody claims before it is closed has failed', async () => {
    const order = await asked();
    await order.act('fail-refund');
    await asks();
    expect((await order.refunds())[0]?.state).toBe('failed');
    expect(await order.attention()).toContain('refund_failed');
    expect(await order.plans()).toEqual(['active']);
  });

  it('whose response was lost is found by its name', async () => {
    const order = await paid();
    await tern.standIns.knobs({ loseReplies: true });
    await refund(order.orderId);
    await asks();
    await tern.standIns.knobs({ loseReplies: false });
    await becomes(async () => {
      await asks();
      return (await order.refunds()).map(({ state }) => state);
    }, ['pending']);
    const pulls = (await (
      await fetch(`${tern.standIns.origin}/btcpay/api/v1/stores/merchant_tern/pull-payments`, {
        headers: { authorization: 'token tpa_key_tern' },
      })
    ).json()) as { id: string; name: string }[];
    expect(pulls.filter(({ name }) => name.includes(order.orderId))).toHaveLength(1);
  });
});
