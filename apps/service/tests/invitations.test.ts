import { brand } from '@tern/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settleInvitations } from '../src/modules/friends/settleInvitations.ts';
import { buy, type Started, startService } from './startService.ts';

const day = 24 * 3600 * 1000;
const { friendPercent, inviterDays, yearly } = brand.programmes.invite;
const guarantee = brand.claims.moneyBackDays * day;

let tern: Started;
beforeAll(async () => {
  tern = await startService({ standIns: true });
});
afterAll(() => tern.close());

type Person = Awaited<ReturnType<Started['signUp']>>;

const inviteOf = async ({ token }: Person) => (await tern.call('inviteMy', {}, { token })).data;
const quote = ({ token }: Pick<Person, 'token'>, code: string) =>
  tern.call('quote', { product_id: '12m', currency: 'USD', code }, { token });
const endOf = async ({ token }: Person) =>
  (await tern.call('subscriptionMy', {}, { token })).data.subscriptions.find(
    ({ state }) => state === 'active',
  )?.current_period_end ?? '';
/** The day before, so that the clock of the test does not matter. */
const daysBetween = (before: string, after: string) =>
  Math.round((Date.parse(after) - Date.parse(before)) / day);

async function paid(person: Person, options: Parameters<typeof buy>[3] = {}) {
  // Friends pay with PayPal: the wallets of the stand-in hold one card.
  const bought = await buy(tern, person.token, options.code ? 'ps' : 'gap', options);
  await tern.standIns.pay(bought.url, { answer: 'yes' });
  await expect
    .poll(
      async () =>
        (await tern.call('order', { order_id: bought.order.order_id }, { token: person.token })).data.state,
    )
    .toBe('paid');
  return bought;
}
async function refund(orderId: string) {
  await tern.standIns.act((await tern.standIns.paymentOf(orderId)).id, 'refund');
  await expect
    .poll(async () => (await tern.rows('select state from orders where id = $1', [orderId]))[0])
    .toEqual({ state: 'refunded' });
}
/** Invitations that a job has claimed, with the time at which another one takes them over. */
const claimed = () =>
  tern.rows(
    `select order_id from invitations where next_look_at between now() + interval '9 minutes' and now() + interval '10 minutes'`,
  );
/** As the job of several processes at the same time; the service's own may be at it as well. */
async function settle() {
  await Promise.all([0, 1, 2].map(() => settleInvitations(tern.service.context)));
  await expect.poll(claimed).toEqual([]);
}
/** Every guarantee is over, by the clock of the service too: that of the database counts microseconds. */
const pastGuarantee = () =>
  tern.rows(
    `update invitations set due_at = now() - make_interval(secs => 1), next_look_at = now() - make_interval(secs => 1)
      where state = 'waiting'`,
  );
const mailed = async ({ email }: Person) =>
  (
    await tern.rows<{ template: string }>(
      `select template from mail_outbox where recipient = $1 and template like 'invite%' order by created_at`,
      [email],
    )
  ).map(({ template }) => template);

describe('an invitation', () => {
  it('lowers the first period of the friend, and adds days to the plan of the inviter once, after the guarantee', async () => {
    const inviter = await tern.signUp();
    const friend = await tern.signUp();
    await paid(inviter);
    const before = await endOf(inviter);
    const invite = await inviteOf(inviter);
    expect(invite).toMatchObject({ friend_percent: friendPercent, days: inviterDays, friends: [] });
    expect((await inviteOf(inviter)).code).toBe(invite.code);

    const { quote: priced } = await paid(friend, { code: invite.code.toLowerCase() });
    expect(priced).toMatchObject({
      coupon: invite.code,
      coupon_amount: Math.floor((4500 * friendPercent) / 100),
      renewal_amount: 4500,
    });
    await settle();
    const joined = await inviteOf(inviter);
    expect(joined).toMatchObject({ earned_days: 0, waiting_days: inviterDays });
    expect(joined.friends).toHaveLength(1);
    expect(joined.friends[0]).toMatchObject({ email: `${friend.email[0]}•••@mail.test`, state: 'waiting' });
    expect(Date.parse(joined.friends[0]?.due_at ?? '') - Date.parse(joined.friends[0]?.joined_at ?? '')).toBe(
      guarantee,
    );
    expect(await endOf(inviter)).toBe(before);
    expect(await mailed(inviter)).toEqual(['inviteJoined']);
    expect(await mailed(friend)).toEqual(['inviteGift']);

    await pastGuarantee();
    await settle();
    await settle();
    expect(daysBetween(before, await endOf(inviter))).toBe(inviterDays);
    expect(await inviteOf(inviter)).toMatchObject({ earned_days: inviterDays, waiting_days: 0 });
    expect(await mailed(inviter)).toEqual(['inviteJoined', 'inviteEarned']);
  });

  it('earns nothing where the friend takes the money back before the end of the guarantee', async () => {
    const inviter = await tern.signUp();
    const friend = await tern.signUp();
    await paid(inviter);
    const before = await endOf(inviter);
    const { order } = await paid(friend, { code: (await inviteOf(inviter)).code });
    await refund(order.order_id);
    await settle();
    await pastGuarantee();
    await settle();
    expect(await endOf(inviter)).toBe(before);
    expect((await inviteOf(inviter)).friends[0]).toMatchObject({ state: 'reversed' });
    expect(await mailed(inviter)).toEqual(['inviteJoined']);
  });

  it('takes the days back with a later refund, and the renewals go on as if they had never been', async () => {
    const inviter = await tern.signUp();
    const friend = await tern.signUp();
    const { order: own } = await paid(inviter);
    const before = await endOf(inviter);
    const { order } = await paid(friend, { code: (await inviteOf(inviter)).code });
    await pastGuarantee();
    await settle();
    // A renewal of the inviter comes with the days, the next one without.
    await tern.standIns.act((await tern.standIns.paymentOf(own.order_id)).id, 'renew');
    await expect.poll(async () => daysBetween(before, await endOf(inviter))).toBeGreaterThan(300);
    const renewed = await endOf(inviter);
    await refund(order.order_id);
    await settle();
    expect(daysBetween(renewed, await endOf(inviter))).toBe(-inviterDays);
    expect(await tern.rows('select extra_days from orders where id = $1', [own.order_id])).toEqual([
      { extra_days: 0 },
    ]);
    expect((await inviteOf(inviter)).friends[0]).toMatchObject({ state: 'reversed' });
    expect(await mailed(inviter)).toEqual(['inviteJoined', 'inviteEarned', 'inviteTakenBack']);
  });

  it('keeps the days of somebody without a plan until there is one', async () => {
    const inviter = await tern.signUp();
    const friend = await tern.signUp();
    await paid(friend, { code: (await inviteOf(inviter)).code });
    await pastGuarantee();
    await settle();
    expect((await inviteOf(inviter)).friends[0]).toMatchObject({ state: 'earned' });
    await paid(inviter);
    const before = await endOf(inviter);
    await inviteOf(inviter);
    await settle();
    expect(daysBetween(before, await endOf(inviter))).toBe(inviterDays);
    expect((await inviteOf(inviter)).friends[0]).toMatchObject({ state: 'given' });
  });

  it('is for others: not for oneself, the same mailbox, or who has brought one here', async () => {
    const first = await tern.signUp('ring.one@gmail.com');
    const second = await tern.signUp();
    const third = await tern.signUp();
    const code = (await inviteOf(first)).code;
    expect((await quote(first, code)).failure.data.code_refusal).toBe('own');
    const alias = await tern.signUp('ringone+2@gmail.com');
    expect((await quote(alias, code)).failure.data.code_refusal).toBe('own');
    await paid(second, { code });
    await paid(third, { code: (await inviteOf(second)).code });
    // Neither the one who invited, nor the one before.
    expect((await quote(first, (await inviteOf(second)).code)).failure.data.code_refusal).toBe('own');
    expect((await quote(first, (await inviteOf(third)).code)).failure.data.code_refusal).toBe('own');
    // Whoever has paid is no new customer.
    expect((await quote(second, (await inviteOf(third)).code)).failure.data.code_refusal).toMatch(
      /own|not_new/,
    );
    // Without an account the price is shown, and full price can be quoted after every refusal.
    expect((await tern.call('quote', { product_id: '12m', currency: 'USD', code })).data.coupon).toBe(code);
    expect(
      (await tern.call('quote', { product_id: '12m', currency: 'USD' }, { token: first.token })).data,
    ).toMatchObject({
      amount: 4500,
    });
  });

  it('earns nothing from the same card, and no more than the limit of a year', async () => {
    const inviter = await tern.signUp();
    const friend = await tern.signUp();
    await paid(inviter);
    const { order } = await paid(friend, { code: (await inviteOf(inviter)).code });
    await tern.rows(
      `insert into order_payers (order_id, user_id, key_hash)
        select id, user_id, 'one card' from orders where user_id in ($1, $2)
        on conflict (order_id) do update set key_hash = excluded.key_hash`,
      [inviter.userId, friend.userId],
    );
    await pastGuarantee();
    await settle();
    expect(
      await tern.rows('select state, refusal from invitations where order_id = $1', [order.order_id]),
    ).toEqual([{ state: 'refused', refusal: 'same_card' }]);

    const busy = await tern.signUp();
    const guest = await tern.signUp();
    const { order: last } = await paid(guest, { code: (await inviteOf(busy)).code });
    const others = await tern.rows<{ id: string }>('select id from orders where id <> $1 limit 1', [
      last.order_id,
    ]);
    expect(others).toHaveLength(1);
    for (let made = 0; made < yearly; made += 1) {
      await tern.rows(
        `with copy as (insert into orders (id, user_id, quote_id, plan_id, product_id, method, currency, amount,
            state, idempotency_key, created_at, closes_at)
          select $1, user_id, quote_id, plan_id, product_id, method, currency, amount, 'paid', $1, created_at, closes_at
          from orders where id = $2 returning id)
        insert into invitations (order_id, inviter_id, friend_id, state, days, joined_at, due_at, earned_at)
          select id, $3, $4, 'given', 30, now(), now(), now() from copy`,
        [`ord_made${made}`, last.order_id, busy.userId, guest.userId],
      );
    }
    await pastGuarantee();
    await settle();
    expect(
      await tern.rows('select state, refusal from invitations where order_id = $1', [last.order_id]),
    ).toEqual([{ state: 'refused', refusal: 'limit' }]);
  });

  it('asks the provider for the card, and earns nothing from one that both have paid with', async () => {
    const inviter = await tern.signUp();
    const friend = await tern.signUp();
    const code = (await inviteOf(inviter)).code;
    const pay = async (person: Person, options = {}) => {
      const { order, url } = await buy(tern, person.token, 's1', options);
      await tern.standIns.pay(url);
      await expect
        .poll(async () => (await tern.rows('select state from orders where id = $1', [order.order_id]))[0])
        .toEqual({ state: 'paid' });
      return order.order_id;
    };
    await pay(inviter);
    const orderId = await pay(friend, { code });
    await pastGuarantee();
    await settle();
    expect(await tern.rows('select state, refusal from invitations where order_id = $1', [orderId])).toEqual([
      { state: 'refused', refusal: 'same_card' },
    ]);
    // No card is stored, only a hash.
    const hashes = await tern.rows<{ key_hash: string }>(
      'select key_hash from order_payers where user_id = $1',
      [friend.userId],
    );
    expect(hashes[0]?.key_hash).toMatch(/^[\w-]{43}$/);
  });
});
