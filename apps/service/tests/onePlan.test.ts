import { webhookPaths } from '@tern/contract';
import {
  isRecurring,
  type PaymentMethod,
  type ProviderCode,
  paymentMethodCodes,
  providerCodeOf,
} from '@tern/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProviderEvent } from '../src/modules/payment/providers/PaymentAdapter.ts';
import { runOps } from '../src/ops.ts';
import { type DoubleProvider, doubleProvider } from './doubleProvider.ts';
import { buy, type Started, startService } from './startService.ts';

const day = 24 * 3600 * 1000;
let tern: Started;
let provider: DoubleProvider;
beforeAll(async () => {
  tern = await startService({ env: { LOG_LEVEL: 'silent' } });
  provider = doubleProvider(tern);
  const { adapter } = provider;
  const codes = paymentMethodCodes.map(providerCodeOf);
  Object.assign(tern.service.context.adapters, Object.fromEntries(codes.map((code) => [code, adapter])));
});
afterAll(() => tern.close());

type Person = Awaited<ReturnType<Started['signUp']>>;
type Options = NonNullable<Parameters<typeof buy>[3]>;
interface Page {
  orderId: string;
  method: PaymentMethod;
  extraDays: number;
  creditAmount: number;
}

async function open(person: Person, method: PaymentMethod, options: Options = {}): Promise<Page> {
  const { order, quote } = await buy(tern, person.token, method, options);
  return {
    orderId: order.order_id,
    method,
    extraDays: quote.extra_days,
    creditAmount: quote.credit_amount,
  };
}
/** The buyer has paid, and comes back: the service asks the provider. */
async function ask({ token }: Person, { orderId }: Page): Promise<void> {
  await tern.call('walletPurchaseResult', { order_id: orderId }, { token });
}
async function pay(person: Person, page: Page): Promise<void> {
  provider.confirm(page.orderId);
  await ask(person, page);
}
const paid = async (person: Person, method: PaymentMethod, options: Options = {}): Promise<Page> => {
  const page = await open(person, method, options);
  await pay(person, page);
  return page;
};

let count = 0;
const hook = async (code: ProviderCode, event: ProviderEvent, id?: string) => {
  count += 1;
  const response = await fetch(tern.origin + webhookPaths[code], {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: id ?? `evt_one_${count}`, event }),
  });
  expect(response.status).toBe(200);
};
const now = () => new Date(tern.clock.now());
const factsOf = (page: Page): ProviderEvent => {
  const facts = provider.pages.get(page.orderId)?.facts;
  if (!facts) throw new Error('There is no such page.');
  return { kind: 'checkout', at: now(), facts: { ...facts } };
};
const refund = (page: Page) =>
  hook(providerCodeOf(page.method), {
    kind: 'refunded',
    at: now(),
    orderId: page.orderId,
    payment: null,
    full: true,
    amount: null,
    total: null,
    refund: null,
  });

const aboutCharge = (page: Page) => ({ at: now(), orderId: page.orderId, payment: null });
/** A refund of the whole charge, which the provider names. */
const sendBack = (page: Page, state: 'done' | 'failed') =>
  hook(providerCodeOf(page.method), {
    ...{ ...aboutCharge(page), kind: 'refunded', refund: `re_${page.orderId}`, state },
    ...{ full: false, total: null, amount: 4500 - page.creditAmount },
  });
const dispute = (page: Page, stage: 'opened' | 'won') =>
  hook(providerCodeOf(page.method), { ...aboutCharge(page), kind: 'disputed', dispute: 'dp', stage });

interface Row {
  order_id: string;
  state: string;
  plan_id: string;
  current_period_end: Date;
  cancel_at_period_end: boolean;
  beside_at: Date | null;
}
const held = ({ userId }: Person) =>
  tern.rows<Row>(
    `select * from subscriptions where user_id = $1 and state in ('active', 'past_due') order by started_at`,
    [userId],
  );
const only = async (person: Person): Promise<Row> => {
  const rows = await held(person);
  expect(rows).toHaveLength(1);
  return rows[0] as Row;
};
interface OrderRow {
  id: string;
  state: string;
  returned: string | null;
  refusal: string | null;
  replaces: string | null;
  attention: string | null;
  extra_days: number;
  taken_days: number;
}
const rowOf = async ({ orderId }: Page): Promise<OrderRow> => {
  const [row] = await tern.rows<OrderRow>('select * from orders where id = $1', [orderId]);
  if (!row) throw new Error(`There is no order ${orderId}.`);
  return row;
};
const told = async ({ orderId }: Page) => {
  await tern.service.runBackground();
  return provider.pages.get(orderId);
};
const daysLeft = ({ current_period_end }: Row) =>
  Math.round((current_period_end.getTime() - tern.clock.now()) / day);
const plansOf = async ({ token }: Person) =>
  (await tern.call('subscriptionMy', {}, { token })).data.subscriptions;

describe('a second payment', () => {
  it('in another tab takes the first plan over: its rest is kept, its renewal ends', async () => {
    const person = await tern.signUp();
    const year = await open(person, 's1', { product: '12m' });
    const half = await open(person, 'subscription', { product: '6m' });
    await pay(person, year);
    await pay(person, half);
    const plan = await only(person);
    expect(plan).toMatchObject({ order_id: half.orderId, plan_id: '6m', cancel_at_period_end: false });
    // 44.99 at 35.94 for half a year.
    const days = Math.floor((4499 * 182.5) / 3594);
    expect(await rowOf(half)).toMatchObject({
      state: 'paid',
      replaces: year.orderId,
      extra_days: days,
      attention: null,
    });
    expect(daysLeft(plan)).toBeGreaterThanOrEqual(181 + days);
    expect((await told(year))?.cancelled).toEqual(['now']);
    expect((await told(half))?.cancelled).toEqual([]);
    expect((await told(year))?.refunds).toEqual([]);
    expect((await plansOf(person)).map(({ state, renewal_amount }) => [state, renewal_amount])).toEqual([
      ['active', 3594],
      ['cancelled', null],
    ]);
    // Mail and result page say it.
    expect((await tern.call('order', { order_id: half.orderId }, person)).data.took_over).toEqual({ days });
    expect(await tern.mailData(person.email, 'paid')).toMatchObject({
      order_id: half.orderId,
      took_over: { days },
    });
    expect((await tern.call('order', { order_id: year.orderId }, person)).data.took_over).toBeNull();
  });

  it('in another currency ends the renewal and adds the days, as the quote said', async () => {
    const person = await tern.signUp();
    const month = await paid(person, 's1', { product: '1m', currency: 'USD' });
    tern.clock.advance(10 * day);
    const year = await open(person, 's1', { product: '12m', currency: 'EUR' });
    expect([year.creditAmount, [20, 21]]).toEqual([0, expect.arrayContaining([year.extraDays])]);
    await pay(person, year);
    const plan = await only(person);
    expect(plan).toMatchObject({ order_id: year.orderId, cancel_at_period_end: false });
    expect(daysLeft(plan)).toBe(365 + year.extraDays);
    expect((await told(month))?.cancelled).toEqual(['now']);
  });

  it('is decided when it arrives, also in another currency and with a page opened before', async () => {
    const person = await tern.signUp();
    const euros = await open(person, 'pd', { product: '12m', currency: 'EUR' });
    const month = await paid(person, 's1', { product: '1m', currency: 'USD' });
    expect(euros.extraDays).toBe(0);
    await pay(person, euros);
    expect(await only(person)).toMatchObject({ order_id: euros.orderId });
    const { taken_days, extra_days } = await rowOf(euros);
    expect([28, 29, 30, 31]).toContain(taken_days);
    expect(extra_days).toBe(taken_days);
    expect((await told(month))?.cancelled).toEqual(['now']);
  });

  it('of the same plan goes back', async () => {
    const person = await tern.signUp();
    const first = await open(person, 's1', { product: '12m' });
    const { adapter } = provider;
    const { closeCheckout } = adapter;
    adapter.closeCheckout = async (order) =>
      closeCheckout(order).then((facts) => ({ ...facts, status: 'open' }));
    const second = await open(person, 'pd', { product: '12m' });
    adapter.closeCheckout = closeCheckout;
    for (const page of [first, second]) {
      const facts = provider.pages.get(page.orderId)?.facts;
      Object.assign(facts ?? {}, { status: 'complete', paid: true });
      await hook(providerCodeOf(page.method), factsOf(page));
    }
    expect((await only(person)).order_id).toBe(first.orderId);
    expect(await rowOf(second)).toMatchObject({ state: 'refunded', returned: 'plan_active' });
    expect((await told(second))?.refunds).toHaveLength(1);
  });

  it('by single payments follows the first in time: no day is lost', async () => {
    const person = await tern.signUp();
    const year = await open(person, 'ps', { product: '12m' });
    const half = await open(person, 'rz', { product: '6m' });
    await pay(person, year);
    await pay(person, half);
    const plan = await only(person);
    expect(plan).toMatchObject({ order_id: half.orderId, cancel_at_period_end: true });
    expect([546, 547, 548]).toContain(daysLeft(plan));
    // Of what both have cost, nothing is lost for the next plan.
    const next = await open(person, 's1', { product: '1m' });
    expect(next.extraDays).toBeGreaterThan(((4500 + 3594 - 999 - 10) * 365) / 12 / 999);
  });

  it('beside a plan that was given adds its days; the given plan itself can be bought', async () => {
    for (const product of ['6m', '12m']) {
      const person = await tern.signUp();
      const ops = { context: tern.service.context, say: () => {} };
      await runOps(ops, ['grant', person.email, '12m', '--days', '40', '--yes']);
      const page = await open(person, 's1', { product });
      expect(page).toMatchObject({ extraDays: 40, creditAmount: 0 });
      await pay(person, page);
      const plan = await only(person);
      expect(plan).toMatchObject({ order_id: page.orderId, cancel_at_period_end: false });
      expect(daysLeft(plan)).toBeGreaterThanOrEqual((product === '6m' ? 181 : 365) + 40);
      // The money goes back: what was given is there again.
      await refund(page);
      expect(daysLeft(await only(person))).toBe(40);
    }
  });
});

describe('a trial', () => {
  it('is refused with words beside a plan that was bought while its page was open, and nothing is charged', async () => {
    const person = await tern.signUp();
    const trial = await open(person, 's1', { product: '12m.add30d' });
    const month = await paid(person, 's1', { product: '1m' });
    await pay(person, trial);
    expect((await only(person)).order_id).toBe(month.orderId);
    expect(await rowOf(trial)).toMatchObject({ state: 'failed', refusal: 'trial_with_plan' });
    const { data } = await tern.call('order', { order_id: trial.orderId }, person);
    expect(data).toMatchObject({ refusal: 'trial_with_plan', amount: 0 });
    expect((await told(trial))?.cancelled).toEqual(['now']);
    // The provider charges it all the same: that goes back.
    await provider.charge(trial.orderId, now());
    expect((await told(trial))?.refunds).toHaveLength(1);
    // The trial was not had: nothing stands against it later.
    await refund(month);
    const { status } = await tern.call('quote', { product_id: '12m.add30d' }, person);
    expect(status).toBe(200);
  });

  it('is taken over by a plan that is bought while it runs, with the days that are left', async () => {
    const person = await tern.signUp();
    const half = await open(person, 's1', { product: '6m', currency: 'EUR' });
    const trial = await paid(person, 's1', { product: '12m.add30d' });
    await pay(person, half);
    const plan = await only(person);
    expect(plan).toMatchObject({ order_id: half.orderId, cancel_at_period_end: false });
    expect(daysLeft(plan)).toBeGreaterThanOrEqual(181 + 30);
    expect((await told(trial))?.cancelled).toEqual(['now']);
  });

  it('of which only the first charge is heard goes back beside another plan', async () => {
    const person = await tern.signUp();
    const trial = await open(person, 's1', { product: '12m.add30d' });
    const month = await paid(person, 's1', { product: '1m' });
    await provider.charge(trial.orderId, now());
    expect((await only(person)).order_id).toBe(month.orderId);
    expect((await told(trial))?.refunds).toHaveLength(1);
  });
});

describe('afterwards', () => {
  it('the newer one is refunded: the older one is back to its end, and is not renewed', async () => {
    const person = await tern.signUp();
    const year = await open(person, 's1', { product: '12m' });
    const half = await open(person, 's1', { product: '6m', currency: 'EUR' });
    await pay(person, year);
    await pay(person, half);
    await refund(half);
    const plan = await only(person);
    expect(plan).toMatchObject({ order_id: year.orderId, cancel_at_period_end: true });
    expect(daysLeft(plan)).toBe(365);
  });

  describe.each(['refund', 'dispute'] as const)('the money of the newer one comes back after a %s', (by) => {
    /** The money goes away, and comes back. */
    const lose = (page: Page) => (by === 'refund' ? sendBack(page, 'done') : dispute(page, 'opened'));
    const regain = (page: Page) => (by === 'refund' ? sendBack(page, 'failed') : dispute(page, 'won'));

    it.each(['12m.add30d', 'given 12m', '1m'])('beside %s: it takes its place again', async (before) => {
      const person = await tern.signUp();
      if (before === 'given 12m') {
        await runOps({ context: tern.service.context, say: () => {} }, [
          ...['grant', person.email, '12m', '--days', '40', '--yes'],
        ]);
      } else await paid(person, 's1', { product: before });
      const older = await only(person);
      const year = await paid(person, 's1', { product: '12m' });
      tern.clock.advance(day);
      await lose(year);
      expect((await only(person)).order_id).toBe(older.order_id);
      tern.clock.advance(2 * day);
      await regain(year);
      const plan = await only(person);
      expect(plan).toMatchObject({ order_id: year.orderId, cancel_at_period_end: true });
      expect(daysLeft(plan)).toBeGreaterThanOrEqual(362);
      expect((await rowOf(year)).attention ?? '').not.toContain('returned_beside_another');
      // The next plan takes over the rest that was paid for, and is kept.
      const month = await paid(person, 's1', { product: '1m' });
      expect(month.extraDays).toBeGreaterThan(100);
      expect(await rowOf(month)).toMatchObject({ state: 'paid', returned: null, replaces: year.orderId });
    });

    it('when the one before is in a third: its rest counts once', async () => {
      const person = await tern.signUp();
      const half = await paid(person, 's1', { product: '6m' });
      const year = await paid(person, 's1', { product: '12m' });
      expect(year.creditAmount).toBeGreaterThan(0);
      tern.clock.advance(day);
      await lose(year);
      const month = await paid(person, 's1', { product: '1m' });
      expect(await rowOf(month)).toMatchObject({ state: 'paid', replaces: half.orderId });
      tern.clock.advance(day);
      await regain(year);
      const plans = new Map((await held(person)).map((row) => [row.order_id, row]));
      expect([...plans.keys()].sort()).toEqual([month.orderId, year.orderId].sort());
      // Its own payment, without the half year before.
      const share = (4500 - year.creditAmount) / 4500;
      expect(Math.abs(daysLeft(plans.get(year.orderId) as Row) - 365 * share)).toBeLessThan(6);
    });
  });

  it.each(['rz', 's1'] as const)(
    'the older one is refunded: by %s the newer one keeps what was paid for it',
    async (method) => {
      const person = await tern.signUp();
      const year = await open(person, 'ps', { product: '12m' });
      const half = await open(person, method, { product: '6m', currency: method === 's1' ? 'EUR' : 'USD' });
      await pay(person, year);
      await pay(person, half);
      tern.clock.advance(3 * day);
      await refund(year);
      const plan = await only(person);
      expect(plan.order_id).toBe(half.orderId);
      expect([177, 178, 179, 180, 181, 182]).toContain(daysLeft(plan));
      expect((await rowOf(half)).attention).toBe('credit_reversed');
    },
  );

  it('a refund that is heard before its payment takes nothing over', async () => {
    const person = await tern.signUp();
    const year = await paid(person, 's1', { product: '12m' });
    const half = await open(person, 'pd', { product: '6m', currency: 'EUR' });
    provider.confirm(half.orderId);
    const before = factsOf(half);
    await refund(half);
    await hook('pd', before);
    expect(await only(person)).toMatchObject({ order_id: year.orderId, cancel_at_period_end: false });
    expect((await rowOf(half)).state).toBe('refunded');
    expect((await told(year))?.cancelled).toEqual([]);
  });

  it('a renewal of the older one that was on its way goes back', async () => {
    const person = await tern.signUp();
    const half = await open(person, 's1', { product: '6m' });
    const month = await paid(person, 's1', { product: '1m' });
    await pay(person, half);
    tern.clock.advance(31 * day);
    await provider.charge(month.orderId, now());
    expect((await told(month))?.refunds).toHaveLength(1);
    expect((await only(person)).order_id).toBe(half.orderId);
  });

  it('one that is taken back at the provider is kept beside the other, and flagged', async () => {
    const person = await tern.signUp();
    const year = await paid(person, 's1', { product: '12m' });
    const [first] = await plansOf(person);
    await tern.call('subscriptionCancel', { subscription_id: first?.subscription_id ?? '' }, person);
    await tern.service.runBackground();
    const half = await paid(person, 's1', { product: '6m' });
    await tern.service.runBackground();
    // As data of before: nothing was taken over.
    await tern.rows(`update subscriptions set state = 'active', replaced_at = null where order_id = $1`, [
      year.orderId,
    ]);
    tern.clock.advance(60_000);
    const takenBack = {
      kind: 'renewalChanged',
      at: now(),
      orderId: year.orderId,
      subscription: `sub_${year.orderId}`,
      change: 'cancelTakenBack',
      endsAt: null,
    } satisfies ProviderEvent;
    await hook('s1', takenBack, 'evt_taken_back');
    await hook('s1', takenBack, 'evt_taken_back');
    const rows = await held(person);
    expect(rows.map(({ cancel_at_period_end }) => cancel_at_period_end)).toEqual([false, false]);
    expect((await rowOf(year)).attention).toBe('two_plans');
    expect((await rowOf(half)).attention).toBeNull();
    // A third plan ends the renewal of both.
    const month = await paid(person, 's1', { product: '1m' });
    expect((await held(person)).filter((row) => !row.cancel_at_period_end)).toMatchObject([
      { order_id: month.orderId },
    ]);
    expect((await rowOf(month)).attention).toBe('two_plans');
    for (const page of [year, half]) expect((await told(page))?.cancelled.length).toBeGreaterThan(0);
  });

  it('of two that renew each is listed, and each can be cancelled', async () => {
    const person = await tern.signUp();
    const year = await paid(person, 's1', { product: '12m' });
    await paid(person, 's1', { product: '6m' });
    await tern.service.runBackground();
    // As data of before, which the migration has marked.
    await tern.rows(
      `update subscriptions set state = 'active', replaced_at = null, cancelled_at = null, cancel_at_period_end = false,
        beside_at = now() where order_id = $1`,
      [year.orderId],
    );
    const renewing = (await plansOf(person)).filter((plan) => plan.renewal_amount !== null);
    expect(renewing).toHaveLength(2);
    for (const { subscription_id } of renewing) {
      const { data } = await tern.call('subscriptionCancel', { subscription_id }, person);
      expect(data.subscription.cancel_at_period_end).toBe(true);
    }
  });
});

describe('the database', () => {
  it('refuses a second plan that renews, whoever writes it', async () => {
    const person = await tern.signUp();
    const month = await paid(person, 's1', { product: '1m' });
    const year = await paid(person, 's1', { product: '12m' });
    await expect(
      tern.rows(
        `update subscriptions set state = 'active', cancel_at_period_end = false where order_id = $1`,
        [month.orderId],
      ),
    ).rejects.toThrow('subscriptions_one_renewing');
    expect((await only(person)).order_id).toBe(year.orderId);
  });
});

/** `ONE_PLAN_RUNS=200` is the long run. */
const runs = Number(process.env.ONE_PLAN_RUNS ?? 10);
const products = ['1m', '6m', '12m', '12m.add30d'] as const;

describe('pages that are paid at the same moment', () => {
  it(
    'end with one plan, whatever they are, in whatever order and however often it is told',
    () =>
      fc.assert(
        fc.asyncProperty(
          fc.uniqueArray(
            fc.record({
              product: fc.constantFrom(...products),
              method: fc.constantFrom(...paymentMethodCodes),
              currency: fc.constantFrom('USD' as const, 'EUR' as const),
            }),
            { minLength: 2, maxLength: 4, selector: ({ product }) => product.split('.')[0] },
          ),
          fc.shuffledSubarray([0, 1, 2, 3, 0, 1, 2, 3], { minLength: 8, maxLength: 8 }),
          async (bought, sequence) => {
            const person = await tern.signUp();
            const pages: Page[] = [];
            for (const { product, method, currency } of bought) {
              // A trial is for ways that renew.
              const way = product === '12m.add30d' ? 's1' : method;
              pages.push(await open(person, way, { product, currency }));
            }
            for (const { orderId } of pages) provider.confirm(orderId);
            await Promise.all(
              sequence.flatMap((index) => {
                const page = pages[index];
                if (!page) return [];
                return [hook(providerCodeOf(page.method), factsOf(page)), ask(person, page)];
              }),
            );
            await expect
              .poll(async () => {
                // An event that met another one is tried again after some seconds.
                tern.clock.advance(5000);
                await tern.service.runBackground();
                const rows = await tern.rows<{ state: string }>(
                  `select state from orders where user_id = $1 and state in ('created', 'pending')`,
                  [person.userId],
                );
                return rows.length;
              })
              .toBe(0);
            for (let round = 0; round < 3; round += 1) await tern.service.runBackground();

            const plan = await only(person);
            const orders = await Promise.all(pages.map(rowOf));
            for (const [index, order] of orders.entries()) {
              const { method, orderId } = pages[index] as Page;
              const page = provider.pages.get(orderId);
              // Money stays where it bought something, and goes back once where it did not.
              const kept = order.state === 'paid';
              expect(kept || order.returned !== null || order.refusal !== null).toBe(true);
              const owed = !kept && (page?.facts.amount ?? 0) > 0;
              expect(page?.refunds).toHaveLength(owed ? 1 : 0);
              // Only the plan that is there is charged again.
              if (isRecurring(method) && orderId !== plan.order_id)
                expect(page?.cancelled.length).toBeGreaterThan(0);
              if (orderId === plan.order_id) expect(page?.cancelled).toEqual([]);
            }
            // All that was kept leads to the one plan.
            const chain = new Set<string | null>();
            for (let at: string | null = plan.order_id; at && !chain.has(at); ) {
              chain.add(at);
              at = orders.find(({ id }) => id === at)?.replaces ?? null;
            }
            for (const { id, state } of orders) if (state === 'paid') expect(chain.has(id)).toBe(true);
          },
        ),
        { numRuns: runs, seed: 20261127, endOnFailure: true },
      ),
    60_000 + runs * 5000,
  );
});
