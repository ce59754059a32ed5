import { type CurrencyCode, type InputOf, purchaseOperations } from '@tern/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DisputeRecord } from '../src/db/schema.ts';
import { sendConversions } from '../src/modules/partners/partners.module.ts';
import { settleConversion } from '../src/modules/partners/settleConversion.ts';
import { refundedOf } from '../src/modules/payment/ledger/entitlementOf.ts';
import { readReport } from '../src/ops/report/readReport.ts';
import { runOps } from '../src/ops.ts';
import { from, type Started, samplePassword, startService } from './startService.ts';

type Tracking = NonNullable<InputOf<typeof import('@tern/contract')['createSubscription']>['tracking']>;

let tern: Started;
beforeAll(async () => {
  tern = await startService({ standIns: true });
});
afterAll(() => tern.close());

async function ops(...argv: string[]): Promise<string> {
  const lines: string[] = [];
  await runOps({ context: tern.service.context, say: (line) => lines.push(line) }, argv);
  return lines.join('\n');
}

const stateOf = async (id: string, token: string) =>
  (await tern.call('order', { order_id: id }, { token })).data.state;

/** Somebody opens an order of a month by a further provider, and pays it. */
async function buyFrom(tracking: Tracking | undefined, currency: CurrencyCode = 'USD') {
  const { token, userId } = await tern.signUp();
  const quote = (await tern.call('quote', { product_id: '1m', currency }, { token })).data;
  const name = purchaseOperations.tpa.purchase;
  const { order_id: id, checkout_url: url } = (
    await tern.call(name, { quote_id: quote.quote_id, tracking }, { token })
  ).data;
  await tern.standIns.pay(url ?? '');
  await expect.poll(() => stateOf(id, token)).toBe('paid');
  return { id, token, userId };
}

async function refund(id: string, token: string): Promise<void> {
  const { id: payment } = await tern.standIns.paymentOf(id);
  expect(await tern.standIns.act(payment, 'refund')).toBe(303);
  await expect.poll(() => stateOf(id, token)).toBe('refunded');
}

const rowOf = async (id: string) =>
  (
    await tern.rows<{
      network: string;
      state: string;
      amount: number;
      attempts: number;
      failure: string | null;
    }>('select * from conversions where order_id = $1', [id])
  )[0];
/** Later tries are due now: the webhooks of the stand-ins know no other clock. */
const passTime = () =>
  tern.rows(
    'update conversions set next_try_at = now() - make_interval(secs => 1) where next_try_at is not null',
  );
const atNetwork = async (id: string) =>
  (await tern.standIns.affiliates()).orders.find(({ orderId }) => orderId === id);

describe('an order that an affiliate brought', () => {
  it.each([
    ['cj', 'b7f2a9d4c1e836b0f92d4a1c5e7b8a39'],
    ['admitad', '0c3f9b7d2a11'],
    ['cf', 'click 7/é'],
  ] as const)('is told to %s once it is paid, and reversed with its refund', async (network, click) => {
    const { id, token } = await buyFrom({ cps_type: network, cps_cookie: click, utm_source: 'review' });
    expect(await rowOf(id)).toMatchObject({ network, state: 'due' });
    await tern.service.runBackground();
    expect(await rowOf(id)).toMatchObject({ state: 'sent', failure: null });
    expect(await atNetwork(id)).toMatchObject({ click, currency: 'USD', state: 'pending' });
    await refund(id, token);
    await tern.service.runBackground();
    expect(await rowOf(id)).toMatchObject({ state: 'reversed' });
    expect(await atNetwork(id)).toMatchObject({ state: 'declined', told: { sale: 1, reversal: 1 } });
    expect((await tern.standIns.affiliates()).refused).toEqual([]);
    expect(await ops('orders', id)).toMatch(/came from +via \w+, campaign review/);
  });

  it('stands in the report by network and campaign, less what went back', async () => {
    const salesNow = async () => (await readReport(tern.service.context, 7)).sales;
    const cfOf = ({ network }: Awaited<ReturnType<typeof salesNow>>) =>
      network.find(({ value }) => value === 'cf') ?? { sales: 0, reversed: 0 };
    const before = cfOf(await salesNow());
    const named: Tracking = { cps_type: 'cf', cps_cookie: 'counted', utm_campaign: 'counted' };
    const { id, token } = await buyFrom(named);
    await buyFrom(named);
    const [bought] = await tern.rows<{ amount: number }>('select amount from orders where id = $1', [id]);
    const found = async () => {
      const sales = await salesNow();
      const { sales: count, reversed } = cfOf(sales);
      return {
        network: [count - before.sales, reversed - before.reversed],
        campaign: sales.campaign.find(({ value }) => value === 'counted'),
      };
    };
    const { amount = 0 } = bought ?? {};
    const row = { value: 'counted', currency: 'USD', sales: 2 };
    expect(await found()).toEqual({ network: [2, 0], campaign: { ...row, reversed: 0, amount: 2 * amount } });
    await refund(id, token);
    await tern.service.runBackground();
    expect(await found()).toEqual({ network: [2, 1], campaign: { ...row, reversed: 1, amount } });
    expect(await ops('report', '--days', '7')).toMatch(/^CF +\d+ +\d+ +\d+\.\d\d USD$/m);
  });

  it('is the only kind that anybody is told of', async () => {
    const { id } = await buyFrom({ utm_source: 'mail' });
    expect(await rowOf(id)).toBeUndefined();
  });

  it('is not told of when it was given back before', async () => {
    const { id, token } = await buyFrom({ cps_type: 'cj', cps_cookie: 'early' });
    await refund(id, token);
    await tern.service.runBackground();
    expect(await rowOf(id)).toMatchObject({ state: 'dropped' });
    expect(await atNetwork(id)).toBeUndefined();
  });
});

describe('a network that loses answers, fails, or a process that ends', () => {
  it('has what was paid less what was reversed', async () => {
    const networks = ['cj', 'admitad', 'cf'] as const;
    const sold = await Promise.all(
      Array.from({ length: 9 }, (_, index) =>
        buyFrom({ cps_type: networks[index % 3] ?? 'cj', cps_cookie: `chaos-${index}` }),
      ),
    );
    // Taken by a process that ended before it could write anything down.
    await tern.rows(
      `update conversions set attempts = 1, next_try_at = now() - make_interval(secs => 1) where order_id = $1`,
      [sold[0]?.id],
    );
    await tern.standIns.knobs({ loseReplies: true });
    await tern.service.runBackground();
    expect((await rowOf(sold[1]?.id ?? ''))?.failure).not.toBeNull();
    await tern.standIns.knobs({ loseReplies: false, apiFails: false });
    // The answers about these sales were lost, and their money goes back meanwhile.
    const back = sold.slice(0, 6);
    for (const { id, token } of back) await refund(id, token);
    await tern.standIns.knobs({ apiFails: true });
    await passTime();
    await tern.service.runBackground();
    await tern.standIns.knobs({ apiFails: false });
    for (let round = 0; round < 6; round += 1) {
      await passTime();
      await tern.service.runBackground();
    }
    const ids = new Set(sold.map(({ id }) => id));
    const { orders, refused } = await tern.standIns.affiliates();
    const theirs = orders.filter(({ orderId }) => ids.has(orderId));
    expect(
      theirs
        .filter(({ state }) => state === 'pending')
        .map(({ orderId }) => orderId)
        .sort(),
    ).toEqual(
      sold
        .slice(6)
        .map(({ id }) => id)
        .sort(),
    );
    expect(theirs.filter(({ state }) => state === 'declined')).toHaveLength(back.length);
    expect(refused).toEqual([]);
    for (const { id } of back) expect(await rowOf(id)).toMatchObject({ state: 'reversed' });
    for (const { id } of sold.slice(6)) expect(await rowOf(id)).toMatchObject({ state: 'sent' });
    expect(await ops('partners', 'conversions')).toMatch(/cj {8}sent +1/);
  });

  it('has paid less reversed over 90 orders that go their ways by chance', async () => {
    const { id: model } = await buyFrom(undefined);
    const { context } = tern.service;
    let seed = 20_261_122;
    const chance = () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      return seed / 2 ** 31;
    };
    const amount = 4500;
    const sales = (['cj', 'admitad', 'cf'] as const).flatMap((network) =>
      Array.from({ length: 30 }, (_, index) => ({
        order: {
          id: `ord_${network}${index}`,
          userId: 'nobody',
          currency: 'USD',
          taxAmount: null,
          coupon: null,
          tracking: { cps_type: network, cps_cookie: `chance ${index}` },
        },
        charge: {
          amount,
          paidAt: null as Date | null,
          startsAt: null as Date | null,
          refunds: {} as Record<string, number>,
          fullyRefunded: false,
          disputes: {} as Record<string, DisputeRecord>,
        },
        isGone: false,
      })),
    );
    await tern.rows(
      `insert into orders (id, user_id, quote_id, plan_id, product_id, method, currency, amount, state,
          idempotency_key, created_at, closes_at)
        select given.id, user_id, quote_id, plan_id, product_id, method, currency, amount, 'paid', given.id,
          created_at, closes_at
        from orders, unnest($2::text[]) as given(id) where orders.id = $1`,
      [model, sales.map(({ order }) => order.id)],
    );
    for (let step = 0; step < 6; step += 1) {
      for (const sale of sales) {
        const { order, charge } = sale;
        if (!charge.paidAt) {
          if (chance() < 0.4) charge.paidAt = charge.startsAt = new Date(context.clock.now());
        } else if (chance() < 0.15) {
          // In parts: the last one makes it whole.
          const back = Object.values(charge.refunds).reduce((sum, each) => sum + each, 0);
          charge.refunds[`r${step}`] = chance() < 0.5 ? amount - back : Math.floor((amount - back) / 3);
        } else if (chance() < 0.1) {
          const stage = (['inquiry', 'open', 'won', 'lost'] as const)[Math.floor(chance() * 4)] ?? 'open';
          charge.disputes = { d1: { stage } as DisputeRecord };
        } else if (chance() < 0.05) charge.fullyRefunded = true;
        const back = Object.values(charge.refunds).reduce((sum, each) => sum + each, 0);
        sale.isGone ||= charge.fullyRefunded || back >= amount || charge.disputes.d1?.stage === 'lost';
        const { paidAt } = charge;
        if (!paidAt) continue;
        const sold = { ...charge, paidAt, refunded: refundedOf(charge) };
        await context.db.transaction((tx) => settleConversion(context, tx, order, sold));
      }
      // Some go back before anybody was told.
      if (step < 2) continue;
      await tern.standIns.knobs({ loseReplies: chance() < 0.4, apiFails: chance() < 0.2 });
      await passTime();
      await Promise.all([0, 1].map(() => sendConversions(context)));
    }
    await tern.standIns.knobs({ loseReplies: false, apiFails: false });
    for (let round = 0; round < 8; round += 1) {
      await passTime();
      await sendConversions(context);
    }
    const { orders, refused } = await tern.standIns.affiliates();
    const theirs = orders.filter(({ click }) => click.startsWith('chance '));
    const paid = sales.filter(({ charge }) => charge.paidAt);
    const reversed = paid.filter(({ isGone }) => isGone);
    // The dice have brought all of it about.
    expect(paid.length).toBeGreaterThan(60);
    expect(reversed.length).toBeGreaterThan(15);
    const standing = theirs.filter(({ state }) => state === 'pending');
    expect(standing.map(({ orderId }) => orderId).sort()).toEqual(
      paid
        .filter(({ isGone }) => !isGone)
        .map(({ order }) => order.id)
        .sort(),
    );
    const sum = standing.reduce((total, each) => total + Math.round(Number(each.amount) * 100), 0);
    // A part that went back before a network was told is taken off what it is told, and is nowhere else.
    const known = await tern.rows<{ order_id: string; amount: number }>(
      `select order_id, amount from conversions where click like 'chance %' and state = 'sent'`,
    );
    expect(sum).toBe(known.reduce((total, each) => total + each.amount, 0));
    const backOf = (id: string) =>
      Object.values(sales.find(({ order }) => order.id === id)?.charge.refunds ?? {}).reduce(
        (total, each) => total + each,
        0,
      );
    for (const row of known) {
      expect(row.amount).toBeLessThanOrEqual(amount);
      expect(row.amount).toBeGreaterThanOrEqual(amount - backOf(row.order_id));
    }
    expect(known.some((row) => row.amount < amount)).toBe(true);
    expect(refused).toEqual([]);
    const rows = await tern.rows<{ state: string }>(
      `select distinct state from conversions where click like 'chance %' order by 1`,
    );
    expect(rows.map(({ state }) => state)).toEqual(expect.arrayContaining(['dropped', 'reversed', 'sent']));
    expect(rows.map(({ state }) => state)).not.toContain('given_up');
  });

  it('is given up after bounds, and the operator sees why', async () => {
    const { id } = await buyFrom({ cps_type: 'cf', cps_cookie: 'x' });
    await tern.standIns.knobs({ apiFails: true });
    for (let round = 0; round < 12; round += 1) {
      await tern.service.runBackground();
      await passTime();
    }
    await tern.standIns.knobs({ apiFails: false });
    expect(await rowOf(id)).toMatchObject({ state: 'given_up', failure: 'status 500', attempts: 9 });
    expect(await ops('orders', id)).toMatch(/affiliate +cf: given_up/);
  });
});

describe('the attribution of an order', () => {
  it('is bounded, and unknown names and types are refused or dropped', async () => {
    const { token } = await tern.signUp();
    const quote = (await tern.call('quote', { product_id: '1m' }, { token })).data;
    const send = (tracking: object) =>
      tern.call('otherPurchase', { quote_id: quote.quote_id, tracking } as never, { token });
    expect((await send({ utm_source: 'x'.repeat(256) })).status).toBe(400);
    expect((await send({ cps_type: 'awin', cps_cookie: 'a' })).status).toBe(400);
    const { order_id: id } = (await send({ utm_source: '😀'.repeat(127), other: 'a' })).data;
    const [row] = await tern.rows<{ tracking: object }>('select tracking from orders where id = $1', [id]);
    expect(row?.tracking).toEqual({ utm_source: '😀'.repeat(127) });
  });

  it('is listed as CSV that no spreadsheet runs', async () => {
    await buyFrom({ utm_campaign: '=HYPERLINK("http://x","y")', channel: 'a,b', front_id: 'f1' });
    const [head, first] = (await ops('orders', '--csv', '--limit', '1')).split('\n');
    expect(head).toContain(
      'order,created_at,paid_at,state,method,plan,amount,currency,coupon,email,utm_source',
    );
    expect(first).toContain(`"'=HYPERLINK(""http://x"",""y"")"`);
    expect(first).toContain('"a,b"');
    expect(first).toContain('9.99,USD');
  });
});

describe("a partner of the operator's own", () => {
  const application = { name: 'Ann', email: 'Ann@blog.test', site: 'blog.test', plan: 'Reviews.' };
  let applicants = 0;
  const apply = (email: string, more: Partial<typeof application> = {}) => {
    applicants += 1;
    const headers = from(`198.18.${applicants}.1`);
    return tern.call('partnerApply', { ...application, ...more, email }, { headers });
  };
  const reportOf = async (token: string) => (await tern.call('partnerReport', {}, { token })).data.partner;

  it('applies, is approved, and sees visits, sales and reversals', async () => {
    const { reference } = (await apply(application.email)).data;
    expect(await tern.rows(`select 1 from mail_outbox where occasion = $1`, [reference])).toHaveLength(1);
    const { token, email } = await tern.customer('ann@blog.test');
    await tern.confirm({ token, email });
    expect(await reportOf(token)).toBeNull();
    expect(await ops('partners', 'approve', 'ann@blog.test')).toContain('Nothing was changed');
    const code = /tp-\w{8}/.exec(await ops('partners', 'approve', 'ann@blog.test', '--yes'))?.[0] ?? '';
    await expect(ops('partners', 'approve', 'ann@blog.test', '--yes')).rejects.toThrow('approved already');
    expect(await tern.mailData('Ann@blog.test', 'partnerApproved')).toMatchObject({ password_url: null });

    for (let visit = 0; visit < 3; visit += 1) await tern.call('partnerClick', { click: `${code}.video` });
    await tern.call('partnerClick', { click: 'tp-00000000' });
    await tern.call('partnerClick', { click: 'made-up' });
    const sold = await buyFrom({ cps_type: 'cf', cps_cookie: `${code}.video` });
    const back = await buyFrom({ cps_type: 'cf', cps_cookie: code });
    await buyFrom({ cps_type: 'cf', cps_cookie: 'tp-00000000' });
    await refund(back.id, back.token);
    // Providers tell times to the second: of two of one second, the order made later stands first.
    await tern.rows('update conversions set sold_at = (select max(sold_at) from conversions)');
    for (const [{ id }, label] of [[sold, 'video'] as const, [back, ''] as const]) {
      await tern.rows('update orders set created_at = now() where id = $1', [id]);
      expect((await reportOf(token))?.sales[0]?.label).toBe(label);
    }
    const report = await reportOf(token);
    expect((await tern.call('profile', {}, { token })).data.is_partner).toBe(true);
    expect((await tern.call('profile', {}, { token: sold.token })).data).not.toHaveProperty('is_partner');
    const signedIn = await tern.call('login', { username: 'ann@blog.test', password: samplePassword });
    expect(signedIn.data.user.is_partner).toBe(true);
    expect(report).toMatchObject({ code, terms: { percent: 40, days: 30 } });
    expect(report?.pages).toEqual(['/', '/affiliate', '/invite', '/studentbeans', '/what-is-vpn']);
    expect(report?.clicks).toEqual([{ day: expect.any(String), label: 'video', count: 3 }]);
    expect(report?.sales).toEqual([
      expect.objectContaining({ label: '', reversed_at: expect.any(String) }),
      expect.objectContaining({ label: 'video', reversed_at: null, reward: expect.any(Number) }),
    ]);
    // Nothing of it goes to a network.
    expect(await atNetwork(sold.id)).toBeUndefined();
  });

  it('leaves with the account: the mark counts no more, and sales stay without a name', async () => {
    const { token, email } = await tern.customer('gone@blog.test');
    await tern.confirm({ token, email });
    await apply('gone@blog.test');
    const code = /tp-\w{8}/.exec(await ops('partners', 'approve', 'gone@blog.test', '--yes'))?.[0] ?? '';
    await tern.call('partnerClick', { click: code });
    const sold = await buyFrom({ cps_type: 'cf', cps_cookie: code, front_id: 'browser', channel: 'a' });
    expect((await tern.call('accountExport', {}, { token })).data.partner).toMatchObject([
      { application: { name: 'Ann' }, sales: [{ currency: 'USD', reversed_at: null }] },
    ]);
    const buyer = (await tern.call('accountExport', {}, { token: sold.token })).data.orders[0];
    expect(buyer).toMatchObject({ coupon: null, tracking: { cps_cookie: code, front_id: 'browser' } });

    await tern.rows(
      `update users set delete_after = now() - make_interval(secs => 1) where email = 'gone@blog.test' or id = $1`,
      [sold.userId],
    );
    await tern.service.runBackground();
    const [row] = await tern.rows<{ partner_id: string }>(
      'select partner_id from conversions where order_id = $1',
      [sold.id],
    );
    const left = await tern.rows('select * from partners where id = $1', [row?.partner_id]);
    expect(left).toEqual([expect.objectContaining({ state: 'left', code: null, user_id: null, site: '' })]);
    expect(JSON.stringify(left)).not.toMatch(/gone|Ann|blog/);
    expect(await tern.rows('select 1 from partner_clicks where partner_id = $1', [row?.partner_id])).toEqual(
      [],
    );
    expect(await tern.rows('select tracking from orders where id = $1', [sold.id])).toEqual([
      { tracking: { cps_type: 'cf', channel: 'a' } },
    ]);
    const after = await buyFrom({ cps_type: 'cf', cps_cookie: code });
    expect(await rowOf(after.id)).toBeUndefined();
    // The address can apply again.
    await apply('gone@blog.test');
    expect(await ops('partners')).toMatch(/applied .*gone@blog\.test/);
  });

  it('has an account opened where there is none, with a link to its first password', async () => {
    await apply('new@blog.test');
    await ops('partners', 'approve', 'new@blog.test', '--yes');
    const mail = await tern.mailData<{ password_url: string }>('new@blog.test', 'partnerApproved');
    expect(mail?.password_url).toMatch(/\/resetPassword#\d+-usr_/);
    expect(await ops('partners')).toMatch(/approved .*new@blog\.test {2}Ann {2}tp-/);
  });

  it('can be refused, and an application that is decided stays as it was decided', async () => {
    await apply('no@blog.test');
    await ops('partners', 'refuse', 'no@blog.test', '--yes');
    await apply('no@blog.test', { site: 'other.test' });
    expect(await ops('partners')).toMatch(/refused .*no@blog\.test {2}Ann {2}blog\.test/);
    const { token } = await tern.customer('no@blog.test');
    expect(await reportOf(token)).toBeNull();
  });
});

it('an order that an affiliate brought is worth half where half of it went back before its network was told, and stays what was told', async () => {
  const half = async (told: boolean) => {
    const { id } = await buyFrom({ cps_type: 'cj', cps_cookie: `half-${told}` });
    if (told) await tern.service.runBackground();
    const { id: payment } = await tern.standIns.paymentOf(id);
    const amountOf = async () => (await rowOf(id))?.amount ?? 0;
    const before = await amountOf();
    expect(await tern.standIns.act(payment, 'refund-half')).toBe(303);
    await expect
      .poll(async () => (await tern.rows('select attention from orders where id = $1', [id]))[0])
      .toEqual({ attention: 'partial_refund' });
    return { before, after: await amountOf() };
  };
  const early = await half(false);
  expect(early.after / early.before).toBeCloseTo(0.5, 2);
  const late = await half(true);
  expect(late.after).toBe(late.before);
});
