import { brand } from '@tern/domain';
import type { TemplateData } from '@tern/mails';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { feedAppConfigCampaign } from '../src/modules/payment/payment.module.ts';
import { runOps } from '../src/ops.ts';
import { buy, from, type Started, startService } from './startService.ts';

const ends = '2999-01-01T00:00:00.000Z';
let tern: Started;
beforeAll(async () => {
  tern = await startService({
    standIns: true,
    env: {
      CAMPAIGNS: [
        `activity:actives1,2020-01-01T00:00Z,${ends},12m,75`,
        'activity:actives2,2020-01-01T00:00Z,2020-02-01T00:00Z,12m,80',
        `special:partner,2020-01-01T00:00Z,${ends},6m,55`,
        `special:vip1,2020-01-01T00:00Z,${ends},12m,70`,
        'special:over,2020-01-01T00:00Z,2020-02-01T00:00Z,12m,80',
        `special:later,2900-01-01T00:00Z,${ends},12m,80`,
      ].join(';'),
    },
  });
});
afterAll(() => tern.close());

const refusal = (answer: { failure: { data: { error: string } } }) => answer.failure.data.error;

describe('an activity', () => {
  it('is read by name, with the plan list at its prices and its clock', async () => {
    const { data } = await tern.call('activity', { name: 'actives1', currency: 'GBP' });
    expect(data).toMatchObject({ name: 'actives1', currency: 'GBP', ends_at: ends });
    expect(data.plans.map(({ id, discount_percent }) => [id, discount_percent])).toEqual([
      ['12m', '75%'],
      ['6m', '40%'],
      ['1m', '0%'],
    ]);
    expect(data.plans[0]?.product_id).toMatch(/\.12m\.off75$/);
  });

  it('is unknown when it is over, has never been, or is a key', async () => {
    for (const name of ['actives2', 'nothing', 'vip1', 'partner']) {
      expect(refusal(await tern.call('activity', { name }))).toBe('offer_unknown');
    }
  });

  it('holds its price from its page to the receipt, and for nobody who did not come through it', async () => {
    const { token } = await tern.signUp();
    const usual = (await tern.call('quote', { product_id: '12m', currency: 'USD' })).data.amount;
    const { data: quote } = await tern.call(
      'quote',
      { product_id: '12m', currency: 'USD', offer: 'actives1' },
      { token },
    );
    expect(quote).toMatchObject({ amount: 2997, discount_percent: '75%' });
    expect(quote.amount).toBeLessThan(usual);
    const order = (await tern.call('otherPurchase', { quote_id: quote.quote_id }, { token })).data;
    await tern.standIns.pay(order.checkout_url ?? '');
    const state = async () => (await tern.call('order', { order_id: order.order_id }, { token })).data.state;
    await expect.poll(state).toBe('paid');
    expect((await tern.standIns.paymentOf(order.order_id)).amount).toBe(2997);
  });

  it('that has ended between the quote and the payment shows the price that holds now', async () => {
    const { token } = await tern.signUp();
    const { quote_id } = (
      await tern.call('quote', { product_id: '12m', currency: 'USD', offer: 'actives1' }, { token })
    ).data;
    await tern.rows(`update quotes set offer = 'actives2' where id = $1`, [quote_id]);
    const refused = await tern.call('otherPurchase', { quote_id }, { token });
    expect(refused.failure.data).toMatchObject({ error: 'quote_changed', quote: { amount: 4500 } });
  });
});

describe('special plans', () => {
  it('are read by key and expire', async () => {
    const { data } = await tern.call('specialPlans', { key: 'Partner', currency: 'USD' });
    expect(data.plans.find(({ id }) => id === '6m')).toMatchObject({ discount_percent: '55%' });
    const left = Date.parse(data.expires_at) - tern.clock.now();
    expect(left).toBeGreaterThan(14 * 60_000);
    expect(left).toBeLessThanOrEqual(15 * 60_000);
    expect(refusal(await tern.call('specialPlans', { key: 'actives1' }))).toBe('offer_unknown');
  });

  it.each(['over', 'later', 'nothing', 'actives1'])('of the key %s are no price of anybody', async (key) => {
    const { token } = await tern.signUp();
    for (const asking of [undefined, token])
      expect(refusal(await tern.call('specialPlans', { key }, asking ? { token: asking } : {}))).toBe(
        'offer_unknown',
      );
    if (key === 'actives1') return;
    // A link with it shows the price that everybody has, and charges that.
    const usual = (await tern.call('quote', { product_id: '12m', currency: 'USD' }, { token })).data;
    const named = (await tern.call('quote', { product_id: '12m', currency: 'USD', offer: key }, { token }))
      .data;
    expect([named.amount, named.product_id]).toEqual([usual.amount, usual.product_id]);
  });

  it('of vip1 are for people who have bought before', async () => {
    const { token } = await tern.signUp();
    const key = 'vip1';
    const ask = (asking?: string) =>
      tern.call('specialPlans', { key, currency: 'USD' }, asking ? { token: asking } : {});
    const price = async () =>
      (await tern.call('quote', { product_id: '12m', currency: 'USD', offer: key }, { token })).data;
    expect(refusal(await ask())).toBe('offer_unknown');
    expect(refusal(await ask(token))).toBe('offer_unknown');
    expect((await price()).discount_percent).toBe('62%');
    const { order, url } = await buy(tern, token, 'tpa', { product: '1m' });
    await tern.standIns.pay(url);
    await expect
      .poll(async () => (await tern.call('order', { order_id: order.order_id }, { token })).data.state)
      .toBe('paid');
    expect((await ask(token)).data.plans[0]?.discount_percent).toBe('70%');
    expect((await price()).discount_percent).toBe('70%');
  });
});

it('a payment that is applied while the buyer presses again opens no second order', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => tern.signUp()));
  await Promise.all(
    people.map(async ({ token }, index) => {
      const { quote, url } = await buy(tern, token, 'tpa', { product: '1m' });
      let over = false;
      const press = async () => {
        while (!over) {
          // From a network of their own: the orders of one in a day are limited, and other tests need theirs.
          const headers = from(`198.18.${index}.1`);
          const answer = await tern.call('otherPurchase', { quote_id: quote.quote_id }, { token, headers });
          over ||= answer.envelope.code !== 200;
        }
      };
      await Promise.all([tern.standIns.pay(url), press(), press(), press()]);
    }),
  );
  const orders = await tern.rows<{ count: string }>(
    'select count(*) from orders where user_id = any($1) group by user_id having count(*) > 1',
    [people.map(({ userId }) => userId)],
  );
  expect(orders).toEqual([]);
});

it('every product id that a plan ever had makes a quote, at the price that holds now', async () => {
  const shop = await startService({
    env: { CAMPAIGNS: 'blackfriday,2020-01-01T00:00Z,2099-01-01T00:00Z,12m,71' },
  });
  try {
    const family = 'v2.web.vpn.premium.sub.12m';
    const forms = ['off62', 'off71', 'off65', 'off100', 'vip1', 'off62.add3m'].map(
      (end) => `${family}.${end}`,
    );
    for (const product_id of [family, '12m', ...forms]) {
      const { data } = await shop.call('quote', { product_id, currency: 'USD' });
      expect([product_id, data.plan_id, data.amount]).toEqual([product_id, '12m', 3476]);
      expect(data.product_id).toBe(`${family}.off71`);
    }
  } finally {
    await shop.close();
  }
});

it('of an offer and a code the better one counts, and the quote says which', async () => {
  const shop = await startService({
    env: { CAMPAIGNS: 'blackfriday,2020-01-01T00:00Z,2099-01-01T00:00Z,12m,71' },
  });
  try {
    await shop.rows(
      `insert into coupons (code, kind, percent) values ('HALF', 'coupon', 50), ('TENTH', 'coupon', 10)`,
    );
    const ask = (code: string, product_id = '12m') =>
      shop.call('quote', { product_id, currency: 'USD', code });
    // Pages compute the price of a student from the usual one, which codes take their part off.
    const { plans } = (await shop.call('plans', { currency: 'USD' })).data;
    const [year, half_year] = [plans.find(({ id }) => id === '12m'), plans.find(({ id }) => id === '6m')];
    expect(year).toMatchObject({ price: { total: 3476 }, usual_total: 4500 });
    expect(half_year).not.toHaveProperty('usual_total');
    // Half of the usual price, and not of the offer's.
    const half = (await ask('HALF')).data;
    expect(half).toMatchObject({ amount: 2250, coupon: 'HALF', renewal_amount: 4500, left_out: 'offer' });
    expect((await ask('TENTH')).failure.data).toMatchObject({ code_refusal: 'offer_better' });
    expect((await ask('HALF', '6m')).data).toMatchObject({ amount: 1797, coupon: 'HALF' });
    expect((await ask('HALF', '6m')).data.left_out).toBeUndefined();

    // The same for the codes of persons: a student's own takes off more than the offer, an invitation less.
    const { invite, student } = brand.programmes;
    const [friend, inviter] = [await shop.signUp(), await shop.signUp()];
    await shop.rows(
      `insert into coupons (code, kind, percent, owner_id)
       values ('STUDENT', 'student', $1, $2), ('INVITE', 'invite', $3, $4)`,
      [student.percent, friend.userId, invite.friendPercent, inviter.userId],
    );
    const askAs = (code: string, product_id = '12m') =>
      shop.call('quote', { product_id, currency: 'USD', code }, { token: friend.token });
    const { data: offered } = await shop.call('quote', { product_id: '12m', currency: 'USD' });
    const reduced = (percent: number, price: number) => price - Math.floor((price * percent) / 100);
    expect([reduced(student.percent, 4500), offered.amount, reduced(invite.friendPercent, 4500)]).toEqual([
      3150, 3476, 3600,
    ]);
    expect((await askAs('STUDENT')).data).toMatchObject({
      ...{ amount: 3150, coupon: 'STUDENT', coupon_amount: 1350, renewal_amount: 4500, left_out: 'offer' },
    });
    expect((await askAs('INVITE')).data).toMatchObject({
      ...{ amount: 3476, coupon: null, coupon_amount: 0, renewal_amount: 3476 },
      origin: { kind: 'invite', code: 'INVITE', instead: 'offer' },
    });
    const elsewhere = (await askAs('INVITE', '6m')).data;
    expect(elsewhere).toMatchObject({ amount: reduced(invite.friendPercent, 3594), coupon: 'INVITE' });
    expect(elsewhere.left_out).toBeUndefined();
    const { data: opened } = await shop.call(
      'createSubscription',
      { quote_id: (await askAs('STUDENT')).data.quote_id },
      { token: friend.token },
    );
    const [order] = await shop.rows('select amount, coupon from orders where id = $1', [opened.order_id]);
    expect(order).toEqual({ amount: 3150, coupon: 'STUDENT' });
  } finally {
    await shop.close();
  }
});

it('names in a receipt the campaign whose price was paid, also when it has been stopped meanwhile', async () => {
  const shop = await startService({
    standIns: true,
    env: { CAMPAIGNS: 'blackfriday,2020-01-01T00:00Z,2099-01-01T00:00Z,12m,71' },
  });
  try {
    await shop.rows(`insert into coupons (code, kind, percent) values ('HALF', 'coupon', 50)`);
    const receiptOf = async (asked: { product: string; code?: string }) => {
      const { token, email } = await shop.signUp();
      const { url, quote } = await buy(shop, token, 'rz', asked);
      return {
        quote,
        async pay() {
          await shop.standIns.pay(url);
          const mail = () => shop.mailData<TemplateData['paid']>(email, 'paid');
          await expect.poll(mail).toBeDefined();
          return mail();
        },
      };
    };
    const year = await receiptOf({ product: '12m' });
    const halfYear = await receiptOf({ product: '6m' });
    const withCode = await receiptOf({ product: '12m', code: 'HALF' });
    expect(withCode.quote.amount).toBe(2250);
    const { campaign } = (await shop.call('params', {})).data;
    const stop = ['campaigns', 'stop', campaign?.key ?? '', '--yes'];
    await runOps({ context: shop.service.context, say: () => {} }, stop);
    expect((await shop.call('params', {})).data.campaign).toBeNull();

    const receipt = await year.pay();
    expect(receipt).toMatchObject({
      amount: 3476,
      offer: { season: 'blackfriday', names: {}, percent: 71 },
    });
    expect(await halfYear.pay()).not.toHaveProperty('offer');
    expect(await withCode.pay()).not.toHaveProperty('offer');
  } finally {
    await shop.close();
  }
});

it('an offer that does not lower the price shows nowhere and changes nothing', async () => {
  const shop = await startService({
    env: {
      CAMPAIGNS: [
        'easter,2020-01-01T00:00Z,2098-01-01T00:00Z,12m,20',
        'summer,2020-01-01T00:00Z,2099-01-01T00:00Z,12m,71,Europe/Berlin',
      ].join(';'),
    },
  });
  try {
    const { campaign } = (await shop.call('params', {})).data;
    // The one that ends first would be Easter.
    expect(campaign).toMatchObject({ key: 'summer', theme: 'neutral', plan_ids: ['12m'] });
    expect((await shop.call('quote', { product_id: '12m', currency: 'USD' })).data.amount).toBe(3476);
    const { campaigns } = (await shop.call('campaigns', {})).data;
    expect(campaigns.map(({ key }) => key)).toEqual(['summer']);
  } finally {
    await shop.close();
  }
});

it('takes the campaign of an app config under the same rules, and ends it with the config', async () => {
  const shop = await startService();
  try {
    const feed = (campaign: unknown) => feedAppConfigCampaign(shop.service.context, campaign);
    const shown = async () => (await shop.call('params', {})).data.campaign?.key ?? null;
    const window = { starts_at: '2020-12-15T03:00Z', ends_at: '2099-01-05T03:00Z' };
    expect(await feed(window)).toContain('names no plan');
    expect(await feed({ ...window, plans: [{ plan: '12m', percent: 20 }] })).toContain('is no less');
    expect(await shown()).toBeNull();
    const launch = { ...window, name: 'launch', plans: [{ plan: '12m', percent: 71 }] };
    expect(await feed(launch)).toBeNull();
    expect(await shown()).toBe('launch');
    expect(await feed(null)).toBeNull();
    expect(await shown()).toBeNull();
  } finally {
    await shop.close();
  }
});
