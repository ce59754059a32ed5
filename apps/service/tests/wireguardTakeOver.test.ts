import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { elsewhere } from './elsewhere.ts';
import { completed } from './fakeStripe.ts';
import { openOrder, type Started, startService } from './startService.ts';

let tern: Started;
beforeAll(async () => {
  tern = await startService();
});
afterAll(() => tern.close());

const freshPassword = 'Fresh-wind5';

interface Person {
  token: string;
  email: string;
  userId: string;
}

/** A key that the servers know. Returns its id. */
async function withKey({ userId }: Pick<Person, 'userId'>): Promise<string> {
  const id = `wgk_${userId}`;
  const publicKey = createHash('sha256').update(userId).digest('base64');
  await tern.rows(
    `insert into wireguard_keys (id, user_id, name, public_key, cities, created_at, host_state)
       values ($1, $2, 'Router', $3, '{jp-tyo}', now(), 'present')`,
    [id, userId, publicKey],
  );
  return id;
}

/** A key that nobody has any more, and that the host is told of. */
const released = { user_id: null, name: '', cities: [], removed: true, due: true };
const keyOf = async (id: string) =>
  (
    await tern.rows(
      `select user_id, name, cities, removed_at is not null as removed, next_try_at is not null as due
         from wireguard_keys where id = $1`,
      [id],
    )
  )[0];

async function buy({ token }: Person): Promise<void> {
  const { session } = await openOrder(tern, token);
  await tern.tell(completed(tern.stripe.pay(session.id)));
  await tern.service.runBackground();
}

async function ticketFor(email: string): Promise<string> {
  await tern.call('verificationRequest', { email }, elsewhere());
  await tern.service.runBackground(['codes']);
  const code = (await tern.mailData<{ code: string }>(email, 'resetCode'))?.code ?? '';
  return (await tern.call('verificationValidate', { email, code }, elsewhere())).data.ticket;
}

const reset = (ticket: string, { token, ...more }: { token?: string; purchase?: 'mine' | 'not_mine' } = {}) =>
  tern.call(
    'resetPassword',
    { ticket, password: freshPassword, confirm_password: freshPassword, ...more },
    { ...(token && { token }), ...elsewhere() },
  );

it('leaves no key of a stranger to the owner of the mailbox', async () => {
  const stranger = await tern.customer();
  const key = await withKey(stranger);
  expect((await reset(await ticketFor(stranger.email))).status).toBe(200);
  expect(await keyOf(key)).toEqual(released);
});

it('leaves no key to the owner of the mailbox who says that the purchase is theirs', async () => {
  const buyer = await tern.customer();
  await buy(buyer);
  const key = await withKey(buyer);
  const ticket = await ticketFor(buyer.email);
  expect((await reset(ticket)).failure.data.error).toBe('purchase_found');
  expect(await keyOf(key)).toMatchObject({ user_id: buyer.userId, removed: false });
  expect((await reset(ticket, { purchase: 'mine' })).status).toBe(200);
  expect(await keyOf(key)).toEqual(released);
});

it('leaves the keys of a buyer who keeps the account', async () => {
  const buyer = await tern.customer();
  await buy(buyer);
  const key = await withKey(buyer);
  expect((await reset(await ticketFor(buyer.email), { purchase: 'not_mine' })).status).toBe(200);
  expect(await keyOf(key)).toMatchObject({ user_id: buyer.userId, name: 'Router', removed: false });
});

it('leaves the keys after a new password where the mailbox is known, and from within', async () => {
  const owner = await tern.customer();
  await tern.confirm(owner);
  const within = await tern.customer();
  const keys = [await withKey(owner), await withKey(within)];
  expect((await reset(await ticketFor(owner.email))).status).toBe(200);
  expect((await reset(await ticketFor(within.email), { token: within.token })).status).toBe(200);
  for (const key of keys) expect(await keyOf(key)).toMatchObject({ name: 'Router', removed: false });
});

it('leaves no key with an account that has lost its address', async () => {
  const email = 'two-keys@mail.test';
  const first = await tern.signUp(email);
  const second = await tern.signUp(email);
  const keys = { first: await withKey(first), second: await withKey(second) };
  await tern.confirm(first);
  expect((await tern.call('profile', {}, { token: second.token })).status).toBe(401);
  expect(await keyOf(keys.second)).toEqual(released);
  expect(await keyOf(keys.first)).toMatchObject({ user_id: first.userId, removed: false });
});
