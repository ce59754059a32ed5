import { emailKeyOf } from '@tern/domain';
import { describe, expect, it } from 'vitest';
import { hashPassword } from '../src/modules/account/passwords.ts';
import { hashToken } from '../src/modules/account/tokens.ts';
import { planSeeds } from '../src/modules/payment/catalogue/planSeeds.ts';
import { migrations, type OldDatabase, oldDatabase } from './oldDatabase.ts';
import { mailCounter } from './outsideServers.ts';
import { samplePassword, startService } from './startService.ts';

const day = 24 * 3600 * 1000;
const now = Date.now();
const at = (days: number) => new Date(now + days * day);
const token = Buffer.from('held by a browser since then').toString('base64url');
const email = 'Marta@mail.test';

async function addPlans({ add }: OldDatabase): Promise<void> {
  for (const [position, seed] of planSeeds.entries()) {
    await add('plans', {
      id: seed.id,
      product_id: seed.productId,
      name: seed.name,
      interval_count: seed.intervalCount,
      interval_unit: seed.intervalUnit,
      base_list_amount: seed.baseListAmount,
      base_amount: seed.prices.USD,
      recommended: seed.recommended,
      // The operator took this one from sale.
      on_sale: seed.id !== '6m',
      position,
    });
    for (const [currency, usual] of Object.entries(seed.prices)) {
      // And gave this one another price.
      const amount = seed.id === '12m' && currency === 'GBP' ? 3333 : usual;
      await add('plan_prices', { plan_id: seed.id, currency, amount });
    }
  }
}

async function addPerson({ add }: OldDatabase): Promise<void> {
  await add('users', {
    id: 'usr_old',
    email,
    email_key: emailKeyOf(email),
    password_hash: await hashPassword(samplePassword),
    language: 'de',
    created_at: at(-90),
  });
  await add('sessions', {
    token_hash: hashToken(token),
    user_id: 'usr_old',
    created_at: at(-3),
    last_seen_at: at(-1),
    expires_at: at(20),
  });
  await add('devices', {
    id: 'dev_old',
    user_id: 'usr_old',
    app_type: 101,
    installation: 'laptop',
    name: 'Old laptop',
    created_at: at(-9),
    last_seen_at: at(-9),
  });
  await add('mail_outbox', {
    id: 'mail_old',
    occasion: 'an old occasion',
    user_id: 'usr_old',
    recipient: email,
    template: 'passwordSet',
    language: 'de',
    data: {},
    created_at: at(-1),
    next_try_at: at(-1),
  });
}

async function addOrders({ add }: OldDatabase): Promise<void> {
  const order = async (id: string, planId: string, more: Record<string, unknown>) => {
    const amounts = { plan_id: planId, currency: 'USD', amount: 2500, created_at: at(-30) };
    await add('quotes', { ...amounts, id: `quo_${id}`, list_amount: 9900, expires_at: at(-29) });
    await add('orders', {
      ...amounts,
      id,
      user_id: 'usr_old',
      quote_id: `quo_${id}`,
      product_id: 'v2.web.vpn.premium.sub.12m.off62',
      method: 's1',
      idempotency_key: `key_${id}`,
      closes_at: at(1),
      ...more,
    });
  };
  await order('ord_paid', '12m', { state: 'paid', paid_at: at(-30), provider_subscription: 'sub_old' });
  await order('ord_open', '1m', {
    state: 'pending',
    provider_session: 'cs_old',
    checkout_url: 'http://pay.test/cs_old',
    next_check_at: at(1),
  });
  await add('subscriptions', {
    id: 'sub_old',
    user_id: 'usr_old',
    order_id: 'ord_paid',
    plan_id: '12m',
    state: 'active',
    started_at: at(-30),
    current_period_end: at(335),
  });
  await add('coupons', { code: 'OLD', kind: 'coupon', percent: 20 });
}

/** Everything that an owner, a buyer and an operator had before. */
async function expectEverything(old: OldDatabase, hadCoupons: boolean): Promise<void> {
  const mails = await mailCounter();
  const tern = await startService({ databaseUrl: old.url, env: { SMTP_URL: mails.url } });
  const signedIn = { token };
  expect((await tern.call('profile', {}, signedIn)).data).toMatchObject({ user_id: 'usr_old', email });
  const login = await tern.call('login', { username: email.toLowerCase(), password: samplePassword });
  expect(login.data.user.user_id).toBe('usr_old');
  expect((await tern.call('sessionList', {}, signedIn)).data.sessions).toHaveLength(2);

  expect((await tern.call('subscriptionMy', {}, signedIn)).data.subscriptions).toMatchObject([
    { subscription_id: 'sub_old', state: 'active', amount: 2500, current_period_end: at(335).toISOString() },
  ]);
  const orderOf = async (order_id: string) => (await tern.call('order', { order_id }, signedIn)).data;
  expect(await orderOf('ord_paid')).toMatchObject({ state: 'paid', amount: 2500, currency: 'USD' });
  expect(await orderOf('ord_open')).toMatchObject({
    state: 'pending',
    checkout_url: 'http://pay.test/cs_old',
  });

  const { plans } = (await tern.call('plans', { currency: 'GBP' })).data;
  expect(plans.map(({ id }) => id)).toEqual(['12m', '1m']);
  const quote = await tern.call('quote', { product_id: '12m', currency: 'GBP' });
  expect(quote.data.amount).toBe(3333);
  const code = await tern.call('quote', { product_id: '12m', currency: 'GBP', code: 'old' });
  expect(code.status === 200 && code.data.coupon).toBe(hadCoupons ? 'OLD' : false);

  await tern.service.runBackground();
  expect([...mails.mails.keys()]).toContain('<mail_old@shop.test>');
  await tern.close();
  await mails.close();
}

describe('an upgrade', () => {
  it.each(migrations.slice(0, -1))('from a database of %s keeps everything', async (last) => {
    const old = await oldDatabase(last);
    await addPlans(old);
    await addPerson(old);
    await addOrders(old);
    const countRun = () =>
      old.rows<{ count: number }>('select count(*)::int as count from drizzle.__drizzle_migrations');
    expect(await countRun()).toEqual([{ count: migrations.indexOf(last) + 1 }]);
    const coupons = await old.rows(`select 1 from pg_class where relname = 'coupons'`);
    await expectEverything(old, coupons.length > 0);
    expect(await countRun()).toEqual([{ count: migrations.length }]);
    await old.close();
  });

  it('marks all but one of the plans that renew for one person: they stay, and a person looks at them', async () => {
    const old = await oldDatabase('0023_sums_of_writes');
    await addPlans(old);
    await addPerson(old);
    await addOrders(old);
    const second = async (id: string, planId: string, method: string, startedAt: Date) => {
      const amounts = { plan_id: planId, currency: 'EUR', amount: 999, created_at: startedAt };
      await old.add('quotes', { ...amounts, id: `quo_${id}`, list_amount: 999, expires_at: startedAt });
      await old.add('orders', {
        ...amounts,
        id: `ord_${id}`,
        user_id: 'usr_old',
        quote_id: `quo_${id}`,
        product_id: 'v2.web.vpn.premium.sub.1m',
        method,
        state: 'paid',
        paid_at: startedAt,
        attention: id === 'month' ? 'partial_refund' : null,
        idempotency_key: `key_${id}`,
        closes_at: startedAt,
      });
      await old.add('subscriptions', {
        id: `sub_${id}`,
        user_id: 'usr_old',
        order_id: `ord_${id}`,
        plan_id: planId,
        state: 'active',
        started_at: startedAt,
        current_period_end: at(20),
      });
    };
    // Older than the year's plan, and renewing beside it; and one payment that was stored as if it renewed.
    await second('month', '1m', 's1', at(-40));
    await second('once', '6m', 'tpa', at(-1));

    const tern = await startService({ databaseUrl: old.url });
    const { subscriptions } = (await tern.call('subscriptionMy', {}, { token })).data;
    expect(subscriptions.map((each) => [each.subscription_id, each.cancel_at_period_end])).toEqual([
      ['sub_once', true],
      ['sub_old', false],
      ['sub_month', false],
    ]);
    const marked = await tern.rows<{ id: string; attention: string }>(
      `select orders.id, attention from orders join subscriptions on order_id = orders.id where beside_at is not null`,
    );
    expect(marked).toEqual([{ id: 'ord_month', attention: 'partial_refund, two_plans' }]);
    const cancelled = await tern.call('subscriptionCancel', { subscription_id: 'sub_month' }, { token });
    expect(cancelled.data.subscription.cancel_at_period_end).toBe(true);
    await tern.close();
    await old.close();
  });
});
