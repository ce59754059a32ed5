import { instrumentPagePath, purchaseOperations, renewalPagePath } from '@tern/contract';
import { isRecurring, type PaymentMethod, paymentMethods } from '@tern/domain';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkInstruments, remindCards } from '../src/modules/payment/instruments/checkInstruments.ts';
import { instrumentLink } from '../src/modules/payment/instruments/instrumentLink.ts';
import { adapterOf, ProviderUnavailable } from '../src/modules/payment/providers/PaymentAdapter.ts';
import { findOrder } from '../src/modules/payment/rows/orders.repo.ts';
import { card } from './startSandbox.ts';
import { type Started, startService } from './startService.ts';

let tern: Started;
beforeAll(async () => {
  tern = await startService({ standIns: true });
});
afterAll(() => tern.close());

const day = 24 * 3600 * 1000;
const recurring = (Object.keys(paymentMethods) as PaymentMethod[]).filter(isRecurring);
/** PayPal has no page that a shop can open: buyers choose in their account there. */
const withPage = recurring.filter((method) => method !== 'subscription');

type Person = Awaited<ReturnType<Started['signUp']>>;

async function bought(method: PaymentMethod, { number = '4242 4242 4242 4242', product = '12m' } = {}) {
  const person = await tern.signUp();
  const { token } = person;
  const quote = (await tern.call('quote', { product_id: product, currency: 'USD' }, { token })).data;
  const order = (
    await tern.call(purchaseOperations[method].purchase, { quote_id: quote.quote_id }, { token })
  ).data;
  const wallet = method === 'gap' || method === 'subscription';
  await tern.standIns.pay(order.checkout_url ?? '', wallet ? { answer: 'yes' } : card(number));
  if (method === 'subscription') {
    await tern.call('paypalSubscriptionResult', { order_id: order.order_id }, { token });
  }
  const stateOf = async () => (await tern.call('order', { order_id: order.order_id }, { token })).data.state;
  await expect.poll(stateOf).toBe('paid');
  await tern.settled();
  const [plan] = (await tern.call('subscriptionMy', {}, { token })).data.subscriptions;
  if (!plan) throw new Error('The plan has not begun.');
  return { person, orderId: order.order_id, plan, subscription_id: plan.subscription_id };
}

type Bought = Awaited<ReturnType<typeof bought>>;

const shownTo = async ({ person, subscription_id }: Bought) =>
  (await tern.call('paymentInstrument', { subscription_id }, { token: person.token })).data;

const openPage = async ({ person, subscription_id }: Bought) =>
  (await tern.call('paymentInstrumentChange', { subscription_id }, { token: person.token })).data.url;

/** The page of the provider, whoever draws it: Paddle's is drawn by its script over a page of ours. */
const pageOf = (url: string) => {
  const transaction = new URL(url).searchParams.get('_ptxn');
  return transaction ? `${tern.standIns.origin}/paddle/checkout/${transaction}` : url;
};

const give = (url: string, number = '5555 5555 5555 4444') =>
  tern.standIns.pay(pageOf(url), { ...card(number), expiry: '11 / 38' });

const mailsOf = ({ email }: Person, template: string) =>
  tern.rows<{ data: Record<string, unknown> }>(
    'select data from mail_outbox where recipient = $1 and template = $2 order by created_at',
    [email, template],
  );

/** A link of a mail, as a browser without scripts opens it, or presses its button. */
async function linked(link: string, method: 'GET' | 'POST' = 'GET') {
  const { pathname, search } = new URL(link);
  const response = await fetch(tern.origin + pathname + search, { method, redirect: 'manual' });
  return {
    status: response.status,
    html: await response.text(),
    location: response.headers.get('location') ?? '',
  };
}

const stateOf = async ({ person }: Bought) =>
  (await tern.call('subscriptionMy', {}, { token: person.token })).data.subscriptions[0]?.state;

/** The paid time has ended, and the card refuses the next period. */
async function overdue(held: Bought): Promise<void> {
  await tern.rows(`update subscriptions set current_period_end = $2 where order_id = $1`, [
    held.orderId,
    new Date(tern.clock.now()),
  ]);
  const { id } = await tern.standIns.paymentOf(held.orderId);
  await tern.standIns.act(id, 'fail-renewal');
  await expect.poll(() => stateOf(held)).toBe('past_due');
}

const rowOf = async (orderId: string) =>
  (
    await tern.rows<Record<string, unknown>>('select * from payment_instruments where order_id = $1', [
      orderId,
    ])
  )[0];

describe.each(withPage)('what pays the next charge, by %s', (method) => {
  it('is shown, is changed on the provider’s page, and the old one is gone', async () => {
    const held = await bought(method);
    const before = await shownTo(held);
    expect(before).toMatchObject({
      instrument: { kind: 'card', brand: 'visa', last4: '4242', expires: { month: 12, year: 2039 } },
      change: 'page',
      can_remove: false,
      expires_early: false,
      waiting: false,
      changed_at: null,
    });
    const url = await openPage(held);
    expect(await shownTo(held)).toMatchObject({ waiting: true, instrument: { last4: '4242' } });
    expect((await give(url)).status).toBeLessThan(400);
    await expect.poll(async () => (await shownTo(held)).instrument?.last4).toBe('4444');
    await expect.poll(async () => (await shownTo(held)).waiting).toBe(false);
    expect((await shownTo(held)).changed_at).not.toBeNull();
    // Its receipt, once, whoever heard of it first.
    await expect.poll(async () => (await mailsOf(held.person, 'instrumentChanged')).length).toBe(1);
    await checkInstruments(tern.service.context);
    expect(await mailsOf(held.person, 'instrumentChanged')).toMatchObject([
      { data: { instrument: { kind: 'card', last4: '4444' } } },
    ]);
    // No digits but the last four came here.
    expect(JSON.stringify(await rowOf(held.orderId))).not.toMatch(/\d{12}/);
  });

  it('pays what is overdue, from the link of the mail, without signing in', async () => {
    const held = await bought(method);
    await overdue(held);
    const mails = await mailsOf(held.person, 'renewalFailed');
    const link = String(mails.at(-1)?.data.change_url);
    const page = await linked(link);
    expect(page.html).toContain('did not go through');
    expect(page.html).toContain('Visa ending in 4242');
    const pressed = await linked(link, 'POST');
    expect(pressed.status).toBe(303);
    await give(pressed.location);
    await expect.poll(() => stateOf(held)).toBe('active');
    const [plan] = (await tern.call('subscriptionMy', {}, { token: held.person.token })).data.subscriptions;
    expect(Date.parse(plan?.current_period_end ?? '')).toBeGreaterThan(tern.clock.now() + 300 * day);
    await expect.poll(async () => (await shownTo(held)).instrument?.last4).toBe('4444');
    // Once it is paid the link can do nothing any more.
    expect((await linked(link, 'POST')).status).toBe(200);
  });

  it('is known although the event was lost and nobody came back', async () => {
    const held = await bought(method);
    await shownTo(held);
    const url = await openPage(held);
    await tern.standIns.knobs({ webhooksPaused: true });
    try {
      await give(url);
      await tern.rows('update payment_instruments set check_at = to_timestamp(0) where order_id = $1', [
        held.orderId,
      ]);
      await checkInstruments(tern.service.context);
      expect(await rowOf(held.orderId)).toMatchObject({ last4: '4444', check_at: null, session: null });
    } finally {
      await tern.standIns.knobs({ webhooksPaused: false });
    }
    await tern.settled();
    expect(await mailsOf(held.person, 'instrumentChanged')).toHaveLength(1);
  });

  it('tells the last that is known while the provider does not respond, and opens no page', async () => {
    const held = await bought(method);
    await shownTo(held);
    const adapter = adapterOf(tern.service.context.adapters, method);
    if (!adapter) throw new Error('It is off.');
    vi.spyOn(adapter, 'readInstrument').mockRejectedValue(new ProviderUnavailable('away'));
    vi.spyOn(adapter, 'openInstrumentChange').mockRejectedValue(new ProviderUnavailable('away'));
    tern.clock.advance(3600 * 1000);
    expect((await shownTo(held)).instrument?.last4).toBe('4242');
    const { subscription_id, person } = held;
    const response = await tern.call('paymentInstrumentChange', { subscription_id }, { token: person.token });
    expect(response.status).toBe(503);
  });

  it('is mailed once before the charge when the card ends before it', async () => {
    const held = await bought(method);
    const { id } = await tern.standIns.paymentOf(held.orderId);
    await tern.standIns.act(id, 'age-card');
    const { context } = tern.service;
    expect((await shownTo(held)).expires_early).toBe(true);
    const chargeAt = Date.parse(held.plan.next_charge_at ?? '');
    vi.spyOn(context.clock, 'now').mockReturnValue(chargeAt - 15 * day);
    await remindCards(context);
    expect(await mailsOf(held.person, 'cardEnds')).toEqual([]);
    vi.spyOn(context.clock, 'now').mockReturnValue(chargeAt - 13 * day);
    await remindCards(context);
    await remindCards(context);
    const mails = await mailsOf(held.person, 'cardEnds');
    expect(mails).toMatchObject([{ data: { instrument: { last4: '4242' }, amount: 4500, currency: 'USD' } }]);
    expect(String(mails[0]?.data.change_url)).toContain(instrumentPagePath);
  });
});

describe('removing it', () => {
  it('is not offered while the plan renews, and refused', async () => {
    const held = await bought('s1');
    const { subscription_id, person } = held;
    expect((await shownTo(held)).can_remove).toBe(false);
    const response = await tern.call('paymentInstrumentRemove', { subscription_id }, { token: person.token });
    expect(response.envelope.code).not.toBe(200);
    expect((await shownTo(held)).instrument?.last4).toBe('4242');
  });

  it('takes the card from Stripe once the renewal is cancelled, and says so by mail', async () => {
    const held = await bought('s1');
    const { subscription_id, person } = held;
    const { token } = person;
    await tern.call('subscriptionCancel', { subscription_id }, { token });
    expect(await shownTo(held)).toMatchObject({ can_remove: true, change: null, next_charge_at: null });
    const removed = (await tern.call('paymentInstrumentRemove', { subscription_id }, { token })).data;
    expect(removed).toMatchObject({ instrument: null, removed: true, can_remove: false });
    // Twice is once.
    await tern.call('paymentInstrumentRemove', { subscription_id }, { token });
    expect(await mailsOf(person, 'instrumentRemoved')).toMatchObject([
      { data: { instrument: { last4: '4242' } } },
    ]);
    const order = await findOrder(tern.service.context.db, held.orderId);
    const adapter = adapterOf(tern.service.context.adapters, 's1');
    expect(order && (await adapter?.readInstrument?.(order))).toBeNull();
    // Nothing can be charged any more, so the renewal is not offered again.
    expect((await tern.call('leaveMy', {}, { token })).data.plans).toMatchObject([{ resume: null }]);
    const resumed = await tern.call('leaveAct', { subscription_id, kind: 'resume' }, { token });
    expect(resumed.data.act).toBeNull();
    expect(await shownTo(held)).toMatchObject({ removed: true, next_charge_at: null });
  });

  it('leaves the card to a renewal that is taken back at the same moment, and to a provider that is away', async () => {
    const held = await bought('s1');
    const { subscription_id, person } = held;
    const { token } = person;
    const act = (kind: 'cancel' | 'resume') => tern.call('leaveAct', { subscription_id, kind }, { token });
    await act('cancel');
    const adapter = adapterOf(tern.service.context.adapters, 's1');
    if (!adapter) throw new Error('no adapter');
    const remove = vi.spyOn(adapter, 'removeInstrument');
    try {
      remove.mockRejectedValueOnce(new ProviderUnavailable('s1'));
      const away = await tern.call('paymentInstrumentRemove', { subscription_id }, { token });
      expect(away.failure.data.error).toBe('provider_unavailable');
      expect(await shownTo(held)).toMatchObject({ removed: false, can_remove: true });
      remove.mockClear();
      const [resumed, removed] = await Promise.all([
        act('resume'),
        tern.call('paymentInstrumentRemove', { subscription_id }, { token }),
      ]);
      const isOn = resumed.data.act?.kind === 'resume';
      expect(remove).toHaveBeenCalledTimes(isOn ? 0 : 1);
      expect(removed.envelope.code === 200).toBe(!isOn);
    } finally {
      remove.mockRestore();
    }
  });
});

describe('PayPal', () => {
  it('tells the account partly hidden, and where its buyer changes what is behind it', async () => {
    const held = await bought('subscription');
    const shown = await shownTo(held);
    expect(shown).toMatchObject({
      instrument: { kind: 'paypal', last4: null, expires: null },
      change: 'at_provider',
      can_remove: false,
    });
    expect(shown.instrument?.account).toMatch(/^.•••@/);
    expect(shown.provider_url).toContain('/myaccount/autopay/');
    const { subscription_id, person } = held;
    const response = await tern.call('paymentInstrumentChange', { subscription_id }, { token: person.token });
    expect(response.envelope.data).toMatchObject({ error: 'method_unavailable' });
  });

  it('is led to from the mail of a failed charge', async () => {
    const held = await bought('subscription');
    await overdue(held);
    const [mail] = await mailsOf(held.person, 'renewalFailed');
    expect(mail?.data.pay_url).toBeNull();
    const { html } = await linked(String(mail?.data.change_url));
    expect(html).toContain('/myaccount/autopay/');
    expect(html).not.toContain('<form');
  });
});

describe('two pages at Stripe', () => {
  it('the card that was given last stays, in whatever order they are told of', async () => {
    const held = await bought('s1');
    await shownTo(held);
    const first = await openPage(held);
    const second = await openPage(held);
    await tern.standIns.knobs({ webhooksPaused: true, webhooksReversed: true });
    try {
      await give(first, '4000 0000 0000 0341');
      await give(second);
    } finally {
      await tern.standIns.knobs({ webhooksPaused: false, webhooksReversed: false });
    }
    await expect
      .poll(
        async () =>
          (
            await tern.rows<{ count: number }>(
              `select count(*)::int as count from webhook_events
               where type = 'checkout.session.completed' and order_id = $1 and outcome = 'asked'`,
              [held.orderId],
            )
          )[0]?.count,
      )
      .toBe(2);
    expect((await shownTo(held)).instrument?.last4).toBe('4444');
  });
});

it('shows nobody else’s, and knows a link that was changed', async () => {
  const held = await bought('s1');
  const other = await tern.signUp();
  const { subscription_id } = held;
  for (const operation of [
    'paymentInstrument',
    'paymentInstrumentChange',
    'paymentInstrumentRemove',
  ] as const) {
    const response = await tern.call(operation, { subscription_id }, { token: other.token });
    expect(response.envelope.data).toMatchObject({ error: 'subscription_unknown' });
  }
  const link = await instrumentLink(tern.service.context, tern.service.context.db, held.orderId);
  expect((await linked(link)).status).toBe(200);
  expect((await linked(`${link.slice(0, -4)}xxxx`)).status).toBe(404);
  // Of another act: neither page takes the other's.
  expect((await linked(link.replace('.card.', '.stop.'))).status).toBe(404);
  expect((await linked(link.replace(instrumentPagePath, renewalPagePath))).status).toBe(404);
});
