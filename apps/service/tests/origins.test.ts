import type { InputOf } from '@tern/contract';
import { brand } from '@tern/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settleInvitations } from '../src/modules/friends/settleInvitations.ts';
import { judgeSales } from '../src/modules/partners/partners.module.ts';
import { runOps } from '../src/ops.ts';
import { type DoubleProvider, doubleProvider } from './doubleProvider.ts';
import { type Started, samplePassword, startService } from './startService.ts';

const day = 24 * 3600 * 1000;
const { invite, student } = brand.programmes;
const reduced = (price: number, percent: number) => price - Math.floor((price * percent) / 100);

let tern: Started;
let provider: DoubleProvider;
beforeAll(async () => {
  tern = await startService({
    env: {
      CAMPAIGNS: 'blackfriday,2020-01-01T00:00Z,2099-01-01T00:00Z,12m,71',
      PARTNER_TERMS: 'direct:40:30',
    },
  });
  provider = doubleProvider(tern);
  await tern.rows(
    `insert into coupons (code, kind, percent) values ('HALF', 'coupon', 50), ('TENTH', 'coupon', 10)`,
  );
});
afterAll(() => tern.close());

type Person = Awaited<ReturnType<Started['customer']>>;
type Asked = InputOf<typeof import('@tern/contract')['quote']>;
type Tracking = NonNullable<InputOf<typeof import('@tern/contract')['createSubscription']>['tracking']>;

const codeOf = async ({ token }: Person) => (await tern.call('inviteMy', {}, { token })).data.code;
const ask = (person: Person, asked: Partial<Asked> = {}) =>
  tern.call('quote', { product_id: '12m', currency: 'USD', ...asked }, { token: person.token });
const press = (person: Person, quote_id: string, tracking?: Tracking) =>
  tern.call('createSubscription', { quote_id, tracking }, { token: person.token });

async function open(person: Person, asked: Partial<Asked> = {}, tracking?: Tracking) {
  const quote = (await ask(person, asked)).data;
  const order = (await press(person, quote.quote_id, tracking)).data;
  return { quote, id: order.order_id };
}
async function pay(person: Person, order_id: string, payer: string | null = null) {
  provider.confirm(order_id, payer);
  return (await tern.call('walletPurchaseResult', { order_id }, { token: person.token })).data;
}
async function buy(
  person: Person,
  asked: Partial<Asked> = {},
  { payer = null, tracking }: { payer?: string | null; tracking?: Tracking } = {},
) {
  const opened = await open(person, asked, tracking);
  await pay(person, opened.id, payer);
  return opened;
}
const invitationsOf = (friend: Person) =>
  tern.rows<{ order_id: string; inviter_id: string; state: string; refusal: string | null }>(
    'select order_id, inviter_id, state, refusal from invitations where friend_id = $1',
    [friend.userId],
  );
const priceOf = async (id: string) =>
  (await tern.rows('select amount, coupon, origin from orders where id = $1', [id]))[0];
const mailed = async ({ email }: Person) =>
  tern.rows<{ template: string; data: { percent?: number | null } }>(
    `select template, data from mail_outbox where recipient = $1 and template like 'invite%' order by created_at`,
    [email],
  );

describe('an invitation counts', () => {
  it('where the price of an offer is lower', async () => {
    const [inviter, friend] = [await tern.customer(), await tern.customer()];
    const code = await codeOf(inviter);
    const { quote, id } = await buy(friend, { code: code.toLowerCase() });
    expect(quote).toMatchObject({
      ...{ amount: 3476, renewal_amount: 3476, coupon: null, coupon_amount: 0 },
      origin: { kind: 'invite', code, instead: 'offer' },
    });
    expect(quote.left_out).toBeUndefined();
    expect(await priceOf(id)).toEqual({ amount: 3476, coupon: null, origin: code });
    expect(await invitationsOf(friend)).toEqual([
      { order_id: id, inviter_id: inviter.userId, state: 'waiting', refusal: null },
    ]);
    expect(await mailed(inviter)).toMatchObject([{ template: 'inviteJoined' }]);
    expect(await mailed(friend)).toMatchObject([{ template: 'inviteGift', data: { percent: null } }]);
  });

  it('beside a better code, and is the price itself beside a worse one', async () => {
    const [inviter, friend] = [await tern.customer(), await tern.customer()];
    const code = await codeOf(inviter);
    const asked = { product_id: '6m', invite: code };
    expect((await ask(friend, { ...asked, code: 'TENTH' })).failure.data.code_refusal).toBe('offer_better');
    expect((await ask(friend, asked)).data).toMatchObject({
      ...{ amount: reduced(3594, invite.friendPercent), coupon: code },
      origin: { kind: 'invite', code },
    });
    expect((await ask(friend, asked)).data.origin).not.toHaveProperty('instead');
    const { quote, id } = await buy(friend, { ...asked, code: 'HALF' });
    expect(quote).toMatchObject({ amount: 1797, coupon: 'HALF', origin: { code, instead: 'code' } });
    expect(await priceOf(id)).toEqual({ amount: 1797, coupon: 'HALF', origin: code });
    expect(await invitationsOf(friend)).toMatchObject([{ inviter_id: inviter.userId, state: 'waiting' }]);
  });

  it('that does not hold is nothing to speak of beside another code', async () => {
    const friend = await tern.customer();
    for (const code of ['NOBODY-1', await codeOf(friend), 'TENTH']) {
      const { data } = await ask(friend, { product_id: '6m', invite: code });
      expect(data).toMatchObject({ amount: 3594, coupon: null });
      expect(data.origin).toBeUndefined();
    }
  });

  it('from the first charge of a free trial on, and for nothing before', async () => {
    const [inviter, friend] = [await tern.customer(), await tern.customer()];
    const code = await codeOf(inviter);
    const { quote, id } = await buy(friend, { product_id: '12m.add30d', code });
    expect(quote).toMatchObject({ amount: 0, coupon: null, origin: { code, instead: 'trial' } });
    expect(await priceOf(id)).toEqual({ amount: 0, coupon: null, origin: code });
    expect(await invitationsOf(friend)).toEqual([]);
    expect(await mailed(inviter)).toEqual([]);
    const at = new Date(quote.trial?.first_charge_at ?? '');
    await provider.charge(id, at);
    await provider.charge(id, new Date(at.getTime() + 366 * day));
    expect(await invitationsOf(friend)).toEqual([
      { order_id: id, inviter_id: inviter.userId, state: 'waiting', refusal: null },
    ]);
    expect(await tern.rows('select joined_at from invitations where order_id = $1', [id])).toEqual([
      { joined_at: at },
    ]);
    expect((await mailed(inviter)).map(({ template }) => template)).toEqual(['inviteJoined']);
    expect(await mailed(friend)).toMatchObject([{ template: 'inviteGift', data: { percent: null } }]);
  });

  it('lowers the plan that is bought in place of a free trial, though nobody types it again', async () => {
    const [inviter, friend] = [await tern.customer(), await tern.customer()];
    const code = await codeOf(inviter);
    await buy(friend, { product_id: '12m.add30d', code });
    const { quote, id } = await buy(friend, { product_id: '6m' });
    expect(quote).toMatchObject({ amount: reduced(3594, invite.friendPercent), coupon: code });
    expect(await invitationsOf(friend)).toMatchObject([{ order_id: id, state: 'waiting' }]);
  });

  it('once a person, whatever is bought with it at the same moment', async () => {
    const [inviter, friend] = [await tern.customer(), await tern.customer()];
    const code = await codeOf(inviter);
    const year = await open(friend, { code });
    const half = await open(friend, { product_id: '6m', code: 'HALF', invite: code });
    await Promise.all([pay(friend, year.id), pay(friend, half.id)]);
    expect(await invitationsOf(friend)).toHaveLength(1);
  });

  it('is refused in a trial like every other code where it is nobody’s own', async () => {
    const friend = await tern.customer();
    const trial = { product_id: '12m.add30d' };
    expect((await ask(friend, { ...trial, code: 'HALF' })).failure.data.code_refusal).toBe('other_plan');
    expect((await ask(friend, { ...trial, code: await codeOf(friend) })).failure.data.code_refusal).toBe(
      'own',
    );
  });
});

it('a student’s code is kept where an offer is worth more', async () => {
  const learner = await tern.customer();
  await tern.rows(`insert into coupons (code, kind, percent, owner_id) values ('LEARN', 'student', $1, $2)`, [
    student.percent,
    learner.userId,
  ]);
  const shop = { product_id: '12m', code: 'LEARN' };
  await tern.rows(`update plan_prices set amount = 7000 where plan_id = '12m' and currency = 'USD'`);
  try {
    const { quote, id } = await buy(learner, shop);
    expect(quote).toMatchObject({
      amount: 3476,
      coupon: null,
      origin: { kind: 'student', instead: 'offer' },
    });
    expect(await priceOf(id)).toEqual({ amount: 3476, coupon: null, origin: 'LEARN' });
    expect((await ask(learner, { ...shop, product_id: '6m' })).data.coupon).toBe('LEARN');
  } finally {
    await tern.rows(`update plan_prices set amount = 4500 where plan_id = '12m' and currency = 'USD'`);
  }
});

describe('nobody earns by inviting themselves', () => {
  it.each([
    ['joe.blue@proton.me', 'joeblue@pm.me'],
    ['ann@icloud.com', 'ann+x@me.com'],
    ['kim@fastmail.com', 'shop@kim.fastmail.com'],
  ])('%s is %s', async (one, other) => {
    const [inviter, friend] = [await tern.customer(one), await tern.customer(other)];
    expect((await ask(friend, { code: await codeOf(inviter) })).failure.data.code_refusal).toBe('own');
  });

  it.each(['same_device', 'same_card', 'same_mailbox'] as const)('seen at the payment: %s', async (why) => {
    const [inviter, friend] = [await tern.customer(`${why}@mail.test`), await tern.customer()];
    const tracking = { front_id: `browser ${why}` };
    await buy(inviter, { product_id: '1m' }, { payer: why, ...(why === 'same_device' && { tracking }) });
    const { id } = await open(
      friend,
      { code: await codeOf(inviter) },
      why === 'same_device' ? tracking : undefined,
    );
    if (why === 'same_mailbox') {
      await tern.rows(`update users set email = $2 where id = $1`, [friend.userId, `${why}+2@mail.test`]);
    }
    await pay(friend, id, why === 'same_card' ? why : null);
    expect(await invitationsOf(friend)).toMatchObject([{ state: 'refused', refusal: why }]);
    expect(await mailed(inviter)).toEqual([]);
    expect((await tern.call('inviteMy', {}, { token: inviter.token })).data).toMatchObject({
      ...{ earned_days: 0, waiting_days: 0, friends: [{ state: 'refused' }] },
    });
  });

  it('in one installation of an app, also when both are signed in there later', async () => {
    const [inviter, friend] = [await tern.customer(), await tern.customer()];
    await buy(friend, { code: await codeOf(inviter) });
    for (const { email } of [inviter, friend]) {
      await tern.call(
        'deviceLogin',
        { username: email, password: samplePassword, installation: 'shared-installation' },
        { headers: { 'x-app-type': '401' } },
      );
    }
    await tern.rows(
      `update invitations set due_at = now() - make_interval(secs => 1), next_look_at = now() - make_interval(secs => 1) where friend_id = $1`,
      [friend.userId],
    );
    await settleInvitations(tern.service.context);
    expect(await invitationsOf(friend)).toMatchObject([{ state: 'refused', refusal: 'same_device' }]);
  });
});

describe('rings', () => {
  it('close at no checkout: of two who open each other’s invitation at the same moment one pays the usual price', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [one, other] = [await tern.customer(), await tern.customer()];
      const six = { product_id: '6m' };
      const quotes = await Promise.all([
        ask(one, { ...six, code: await codeOf(other) }),
        ask(other, { ...six, code: await codeOf(one) }),
      ]);
      expect(quotes.map(({ data }) => data.origin?.kind)).toEqual(['invite', 'invite']);
      const opened = await Promise.all(
        [one, other].map((person, place) => press(person, quotes[place]?.data.quote_id ?? '')),
      );
      expect(opened.map(({ status }) => status).sort()).toEqual([200, 409]);
      const refused = opened.find(({ status }) => status === 409)?.failure.data;
      expect(refused).toMatchObject({ error: 'quote_changed', quote: { amount: 3594, coupon: null } });
    }
  });

  it.each([2, 3])('of %i that are paid at the same moment earn for all but one', async (size) => {
    for (let round = 0; round < 3; round += 1) {
      const people = await Promise.all(Array.from({ length: size }, () => tern.customer()));
      const codes = await Promise.all(people.map(codeOf));
      const orders = await Promise.all(people.map((person) => open(person, { product_id: '6m' })));
      // Pages that were open before anybody asked, each with the invitation of the next.
      for (const [place, { id }] of orders.entries()) {
        await tern.rows('update orders set origin = $2 where id = $1', [id, codes[(place + 1) % size]]);
      }
      await Promise.all(people.map((person, place) => pay(person, orders[place]?.id ?? '')));
      const found = (await Promise.all(people.map(invitationsOf))).flat();
      expect(found.filter(({ state }) => state === 'waiting')).toHaveLength(size - 1);
      expect(found.filter(({ refusal }) => refusal === 'ring')).toHaveLength(1);
      const mails = (await Promise.all(people.map(mailed))).flat();
      expect(mails).toHaveLength(2 * (size - 1));
    }
  });
});

describe('a partner earns nothing on their own purchases', () => {
  async function partner(email: string) {
    const person = await tern.customer(email);
    await tern.confirm(person);
    await tern.call('partnerApply', { name: 'Ann', email, site: 'blog.test', plan: 'Reviews.' });
    const lines: string[] = [];
    const say = (line: string) => lines.push(line);
    await runOps({ context: tern.service.context, say }, ['partners', 'approve', email, '--yes']);
    const mark = /tp-\w{8}/.exec(lines.join())?.[0] ?? '';
    return { ...person, tracking: { cps_type: 'cf', cps_cookie: mark } as const };
  }
  const saleOf = async (id: string) =>
    (
      await tern.rows<{ state: string; refusal: string | null; next_look_at: Date | null }>(
        'select state, refusal, next_look_at from conversions where order_id = $1',
        [id],
      )
    )[0];

  it('by another spelling of the mailbox, the card, the browser or the account', async () => {
    const ann = await partner('ann.partner@gmail.com');
    const { tracking } = ann;
    const named = { ...tracking, front_id: 'browser of ann' };
    await buy(ann, { product_id: '1m' }, { payer: 'card of ann', tracking: named });
    const tries = [
      ['same_mailbox', await tern.customer('annpartner+1@googlemail.com'), {}],
      ['same_card', await tern.customer(), { payer: 'card of ann' }],
      ['same_device', await tern.customer(), { tracking: named }],
      ['same_account', ann, {}],
    ] as const;
    for (const [why, buyer, how] of tries) {
      const { id } = await buy(buyer, { product_id: '6m' }, { tracking, ...how });
      expect(await saleOf(id)).toEqual({ state: 'dropped', refusal: why, next_look_at: null });
    }
    const other = await buy(await tern.customer(), { product_id: '1m' }, { payer: 'another', tracking });
    expect(await saleOf(other.id)).toMatchObject({ state: 'sent', refusal: null });
    const { sales = [] } = (await tern.call('partnerReport', {}, { token: ann.token })).data.partner ?? {};
    expect(sales.filter(({ reversed_at }) => reversed_at === null)).toHaveLength(1);
  });

  it('whose address nobody has claimed yet', async () => {
    const { tracking } = await partner('bea@mail.test');
    await tern.rows(`update partners set user_id = null where email = 'bea@mail.test'`);
    const buyer = await tern.customer('bea+shop@mail.test');
    const { id } = await buy(buyer, {}, { tracking });
    expect(await saleOf(id)).toMatchObject({ state: 'dropped', refusal: 'same_mailbox' });
  });

  it('with a card that the provider names later, or that is theirs within the guarantee', async () => {
    const cid = await partner('cid@mail.test');
    const { tracking } = cid;
    const [early, late] = [await tern.customer(), await tern.customer()];
    const first = await buy(early, { product_id: '1m' }, { tracking });
    const second = await buy(late, { product_id: '1m' }, { payer: 'late card', tracking });
    await judgeSales(tern.service.context);
    expect(await saleOf(first.id)).toMatchObject({ state: 'sent', refusal: null });
    const look = (await saleOf(second.id))?.next_look_at?.getTime() ?? 0;
    expect(look).toBeGreaterThan(tern.clock.now() + (brand.claims.moneyBackDays - 1) * day);
    await buy(cid, { product_id: '1m' }, { payer: 'late card' });
    const page = provider.pages.get(first.id);
    if (page) page.facts.payer = 'late card';
    await tern.rows(
      `update conversions set next_look_at = now() - make_interval(secs => 1) where order_id in ($1, $2)`,
      [first.id, second.id],
    );
    // As several processes do.
    await Promise.all([0, 1, 2].map(() => judgeSales(tern.service.context)));
    for (const { id } of [first, second]) {
      await expect
        .poll(() => saleOf(id))
        .toEqual({ state: 'reversed', refusal: 'same_card', next_look_at: null });
    }
  });

  it('and everything else is known once the guarantee is over', async () => {
    const { tracking } = await partner('dan@mail.test');
    const { id } = await buy(await tern.customer(), { product_id: '1m' }, { tracking });
    await tern.rows(
      `update conversions set sold_at = sold_at - interval '31 days', next_look_at = now() - make_interval(secs => 1) where order_id = $1`,
      [id],
    );
    await judgeSales(tern.service.context);
    await expect.poll(() => saleOf(id)).toEqual({ state: 'sent', refusal: null, next_look_at: null });
  });
});
