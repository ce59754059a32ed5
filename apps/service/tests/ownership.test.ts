import {
  type AnyOperationName,
  operations as mainOperations,
  type Operation,
  wireguardOperations,
} from '@tern/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completed } from './fakeStripe.ts';
import { from, openOrder, type Started, samplePassword, startService } from './startService.ts';

const operations = { ...mainOperations, ...wireguardOperations };

/** Two people over every operation: what belongs to one is nothing to the other. */
let tern: Started;
let owner: { token: string; email: string; userId: string };
let stranger: { token: string; email: string; userId: string };
let ids: Record<'order' | 'subscription' | 'device' | 'session' | 'event' | 'key', string>;

beforeAll(async () => {
  tern = await startService();
  owner = await tern.customer('owner@mail.test');
  stranger = await tern.customer('stranger@mail.test');
  const { order, session } = await openOrder(tern, owner.token);
  await tern.tell(completed(tern.stripe.pay(session.id)));
  const app = await tern.call(
    'deviceLogin',
    { username: owner.email, password: samplePassword, installation: 'one' },
    { headers: { 'x-app-type': '401', ...from('198.18.9.9') } },
  );
  await tern.call('userIpBind', { ip: '8.8.8.8' }, { token: owner.token });
  const asOwner = { token: owner.token };
  await tern.rows(
    `insert into wireguard_keys (id, user_id, name, public_key, cities, created_at)
      values ('wgk_owners', $1, 'Router', 'HIgo9xNzJMWLKASShiTqIybxZ0U3wGLiUeJ1PKf8ykw=', '{}', now())`,
    [owner.userId],
  );
  ids = {
    key: 'wgk_owners',
    order: order.order_id,
    subscription:
      (await tern.call('subscriptionMy', {}, asOwner)).data.subscriptions[0]?.subscription_id ?? '',
    device: app.data.device.user_id,
    session: (await tern.call('sessionList', {}, asOwner)).data.sessions[0]?.session_id ?? '',
    event: (await tern.call('securityEventList', {}, asOwner)).data.events.at(-1)?.event_id ?? '',
  };
});
afterAll(() => tern.close());

const isSignedIn = (operation: Operation) => operation.auth === 'bearer' || operation.auth === 'optional';
const keysOf = (operation: Operation) =>
  Object.keys((operation.input as unknown as { entries?: Record<string, unknown> }).entries ?? {});

/** The owner's ids by the name of the input they would be smuggled into. */
const foreign = (): Record<string, unknown> => ({
  order_id: ids.order,
  subscription_id: ids.subscription,
  unbind_user_id: ids.device,
  unbind_app_type: 401,
  session_id: ids.session,
  before: ids.event,
  key_id: ids.key,
  name: 'Mine',
});
/** Names something without an owner. */
const shared = ['quote_id', 'plan_id', 'product_id'];

const snapshot = async () =>
  JSON.stringify([
    await tern.rows('select * from users where id = $1', [owner.userId]),
    await tern.rows('select token_hash, revoked_at from sessions where user_id = $1 order by 1', [
      owner.userId,
    ]),
    await tern.rows('select id, name from devices where user_id = $1', [owner.userId]),
    await tern.rows('select * from bound_addresses where user_id = $1', [owner.userId]),
    await tern.rows('select id, state, attention from orders where user_id = $1', [owner.userId]),
    await tern.rows('select * from subscriptions where user_id = $1', [owner.userId]),
    await tern.rows('select * from wireguard_keys where user_id = $1', [owner.userId]),
  ]);

describe('what belongs to somebody else', () => {
  it('is known here by every name that an input gives it', () => {
    const unknown = Object.values<Operation>(operations)
      .filter(isSignedIn)
      .flatMap((operation) => keysOf(operation).map((key) => `${operation.name}.${key}`))
      .filter((path) => /(?:_id|before)$/.test(path))
      .filter((path) => {
        const key = path.split('.')[1] ?? '';
        return !(key in foreign()) && !shared.includes(key);
      });
    // A new kind of id belongs into `foreign`.
    expect(unknown).toEqual([]);
  });

  it('is neither shown nor changed by any operation', async () => {
    const before = await snapshot();
    const secrets = [owner.email, owner.userId, ...Object.values(ids)];
    // The last ones end the stranger's own session or change the password.
    const last = ['logout', 'sessionEndAll', 'accountDelete'];
    const names = Object.values<Operation>(operations)
      .filter(isSignedIn)
      .map(({ name }) => name as AnyOperationName)
      .sort((a, b) => last.indexOf(a) - last.indexOf(b));
    expect(names.length).toBeGreaterThan(15);
    const refused: string[] = [];
    for (const name of names) {
      const operation = operations[name as keyof typeof operations] as Operation;
      const input = Object.fromEntries(
        Object.entries(foreign()).filter(([key]) => keysOf(operation).includes(key)),
      );
      const answer = await tern.call(name, input as never, { token: stranger.token });
      expect([name, answer.status < 500]).toEqual([name, true]);
      const text = JSON.stringify(answer.envelope);
      for (const secret of secrets) expect([name, text.includes(secret)]).toEqual([name, false]);
      if (answer.status === 404) refused.push(name);
    }
    expect(refused.sort()).toEqual(
      expect.arrayContaining([
        ...['deviceUnbind', 'order', 'sessionEnd', 'subscriptionCancel'],
        ...['wireguardKeyRename', 'wireguardKeyRemove'],
      ]),
    );
    expect(await snapshot()).toBe(before);
  });
});
