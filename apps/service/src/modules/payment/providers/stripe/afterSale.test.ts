import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buy, type Started, startService } from '../../../../../tests/startService.ts';

let tern: Started;
beforeAll(async () => {
  tern = await startService({ standIns: true });
});
afterAll(() => tern.close());
afterEach(() => tern.standIns.knobs({ webhooksPaused: false }));

const stateOf = async (orderId: string, token: string) =>
  (await tern.call('order', { order_id: orderId }, { token })).data.state;

/** A plan of the card fields, or of Stripe's page, that was paid. */
async function paidPlan(entry: 'embedded' | 'hosted' = 'hosted') {
  const person = await tern.signUp();
  const { token } = person;
  let orderId: string;
  if (entry === 'hosted') {
    const { order, url } = await buy(tern, token, 's1', { product: '1m' });
    expect((await tern.standIns.pay(url)).status).toBe(303);
    orderId = order.order_id;
  } else {
    const quote = (await tern.call('quote', { product_id: '1m', currency: 'USD' }, { token })).data;
    const input = { quote_id: quote.quote_id, entry };
    const order = (await tern.call('createSubscription', input, { token })).data;
    await tern.standIns.confirm(order.client_secret ?? '');
    orderId = order.order_id;
  }
  await expect.poll(() => stateOf(orderId, token)).toBe('paid');
  const { id } = await tern.standIns.paymentOf(orderId);
  return { ...person, orderId, id };
}

const act = async (id: string, action: string) =>
  expect(await tern.standIns.act(id, action), action).toBe(303);
const planOf = async (token: string) =>
  (await tern.call('subscriptionMy', {}, { token })).data.subscriptions[0];
const becomes = (read: () => Promise<unknown>, value: unknown) => expect.poll(read).toEqual(value);
const atStripe = async (orderId: string) => (await tern.standIns.paymentOf(orderId)).state;
/** The outcomes of the events of one order, by type. */
const outcomes = async (type: string) =>
  (
    await tern.rows<{ outcome: string | null }>(
      'select outcome from webhook_events where type = $1 order by received_at',
      [type],
    )
  ).map(({ outcome }) => outcome);
/** The period that was paid for is over: a failure of its renewal is news. */
const endPeriod = (orderId: string) =>
  tern.rows('update subscriptions set current_period_end = $2 where order_id = $1', [
    orderId,
    new Date(tern.clock.now()),
  ]);

describe.each(['embedded', 'hosted'] as const)('a plan bought in the entry %s', (entry) => {
  it('is found by a charge that was refunded, without metadata, and ends', async () => {
    const { token, orderId, id } = await paidPlan(entry);
    await act(id, 'refund');
    await becomes(() => stateOf(orderId, token), 'refunded');
    await tern.settled();
    await tern.service.runBackground();
    await becomes(async () => (await atStripe(orderId)).includes('ended'), true);
  });

  it('is found by a dispute', async () => {
    const { token, orderId, id } = await paidPlan(entry);
    await act(id, 'dispute');
    await becomes(() => stateOf(orderId, token), 'disputed');
  });

  it('ends with partial refunds that add up', async () => {
    const { token, orderId, id } = await paidPlan(entry);
    await act(id, 'refund-half');
    await tern.settled();
    expect(await stateOf(orderId, token)).toBe('paid');
    await act(id, 'refund');
    await becomes(() => stateOf(orderId, token), 'refunded');
  });
});

it('a refund that fails gives the plan back', async () => {
  const { token, orderId, id } = await paidPlan();
  await tern.standIns.knobs({ refundsWait: true });
  await act(id, 'refund');
  // Stripe's sum counts what is pending.
  await becomes(() => stateOf(orderId, token), 'refunded');
  expect((await tern.call('order', { order_id: orderId }, { token })).data.refund).toBe('pending');
  // Providers tell whole seconds.
  await new Promise((next) => setTimeout(next, 1100));
  await act(id, 'fail-refund');
  await becomes(() => stateOf(orderId, token), 'paid');
  await tern.settled();
  expect((await tern.call('order', { order_id: orderId }, { token })).data.refund).toBe('failed');
  expect(await planOf(token)).toMatchObject({ state: 'active', cancel_at_period_end: true });
});

describe('a renewal', () => {
  it('moves the end of the period on, also after a draft of an hour', async () => {
    const { token, id } = await paidPlan();
    const before = (await planOf(token))?.current_period_end ?? '';
    await act(id, 'draft-renewal');
    await tern.settled();
    expect((await planOf(token))?.current_period_end).toBe(before);
    await act(id, 'renew');
    await becomes(async () => ((await planOf(token))?.current_period_end ?? '') > before, true);
  });

  it('that was declined is past due until the buyer has paid', async () => {
    const { token, id, orderId } = await paidPlan();
    await endPeriod(orderId);
    await act(id, 'fail-renewal');
    await becomes(async () => (await planOf(token))?.state, 'past_due');
    await act(id, 'renew');
    await becomes(async () => (await planOf(token))?.state, 'active');
  });

  it('that the bank asks about is past due, with the page to confirm it on', async () => {
    const { token, id, orderId } = await paidPlan();
    await endPeriod(orderId);
    await act(id, 'ask-buyer');
    await becomes(async () => (await planOf(token))?.state, 'past_due');
    expect(await outcomes('invoice.payment_action_required')).toContain('applied');
  });
});

describe('changes at Stripe', () => {
  it.each(['cancel', 'cancel-at'])('%s is known, and nothing is charged after it', async (action) => {
    const { token, id, orderId } = await paidPlan();
    await act(id, action);
    await becomes(async () => (await planOf(token))?.cancel_at_period_end, true);
    await act(id, 'renew');
    await becomes(async () => (await atStripe(orderId)).includes('ended'), true);
    expect((await atStripe(orderId)).join()).not.toContain('periods');
  });

  it('a cancellation that was taken back is known', async () => {
    const { token, id } = await paidPlan();
    await act(id, 'cancel-at');
    await becomes(async () => (await planOf(token))?.cancel_at_period_end, true);
    await act(id, 'uncancel');
    await becomes(async () => (await planOf(token))?.cancel_at_period_end, false);
  });

  it.each([
    ['end', 'customer.subscription.deleted'],
    ['pause', 'customer.subscription.updated'],
  ])('%s is applied', async (action, type) => {
    const { id } = await paidPlan();
    const before = (await outcomes(type)).filter((outcome) => outcome === 'applied').length;
    await act(id, action);
    await becomes(
      async () => (await outcomes(type)).filter((outcome) => outcome === 'applied').length > before,
      true,
    );
  });

  it('an inquiry takes nothing away, a dispute that was won gives the plan back', async () => {
    const asked = await paidPlan();
    await act(asked.id, 'inquire');
    await tern.settled();
    expect(await stateOf(asked.orderId, asked.token)).toBe('paid');
    const { token, id, orderId } = await paidPlan();
    await act(id, 'dispute');
    await becomes(() => stateOf(orderId, token), 'disputed');
    await act(id, 'win-dispute');
    await becomes(() => stateOf(orderId, token), 'paid');
  });
});

it('a refund by hand after a renewal gives the newest charge back, past the draft of the next', async () => {
  const { id, orderId } = await paidPlan();
  await act(id, 'renew');
  await tern.settled();
  await act(id, 'draft-renewal');
  const [order] = await tern.rows<{ provider_subscription: string }>(
    'select provider_subscription from orders where id = $1',
    [orderId],
  );
  const adapter = tern.service.context.adapters.s1;
  const row = { providerSubscription: order?.provider_subscription ?? '', id: orderId } as never;
  const facts = await adapter?.readSubscription?.(row);
  expect(facts).toMatchObject({
    status: 'active',
    cancelAt: null,
    charges: [
      { amount: 999, currency: 'USD' },
      { amount: 999, currency: 'USD' },
    ],
  });
  await adapter?.refund(row, { payment: null, invoice: null, amount: 999, key: `key-${orderId}` });
  expect((await atStripe(orderId)).join()).toContain('refunded');
});
