import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DoubleProvider, doubleProvider } from './doubleProvider.ts';
import { type Started, samplePassword, startService } from './startService.ts';

const day = 24 * 3600 * 1000;
let tern: Started;
let provider: DoubleProvider;
beforeAll(async () => {
  tern = await startService();
  provider = doubleProvider(tern);
});
afterAll(() => tern.close());

type Person = Awaited<ReturnType<Started['customer']>>;

/** Of the cookie that pages sell by; undefined where the response does not set it. */
const standingIn = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((cookie) => /^customer=(?<standing>[^;]*)/.exec(cookie)?.groups?.standing)
    .find((standing) => standing !== undefined);

const browser = { cookie: 'signed_in=1' };
/** The standing that each door of the account tells a browser. */
async function told({ email, token }: Person) {
  const signedIn = await tern.call('login', { username: email, password: samplePassword });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const restored = await tern.call('session', {}, { headers: { cookie, 'sec-fetch-site': 'same-origin' } });
  const listed = await tern.call('subscriptionMy', {}, { token, headers: browser });
  return [signedIn, restored, listed].map(({ headers }) => standingIn(headers));
}
const everywhere = (standing?: string) => [standing, standing, standing];

it('says what somebody has at every door, and that a visitor has nothing', async () => {
  const person = await tern.customer();
  expect(await told(person)).toEqual(everywhere());
  const { quote_id } = (await tern.call('quote', { product_id: '12m.add30d' }, { token: person.token })).data;
  const { order_id } = (await tern.call('createSubscription', { quote_id }, { token: person.token })).data;
  provider.confirm(order_id);
  await tern.call('walletPurchaseResult', { order_id }, { token: person.token });
  const { data, headers } = await tern.call('order', { order_id }, { token: person.token, headers: browser });
  expect([data.state, standingIn(headers)]).toEqual(['paid', 'trial']);
  expect(await told(person)).toEqual(everywhere('trial'));
  const [plan] = (await tern.call('subscriptionMy', {}, { token: person.token })).data.subscriptions;
  const cancelled = await tern.call(
    'subscriptionCancel',
    { subscription_id: plan?.subscription_id ?? '' },
    { token: person.token, headers: browser },
  );
  expect(standingIn(cancelled.headers)).toBe('ending');
  tern.clock.advance(400 * day);
  const again = await tern.call('login', { username: person.email, password: samplePassword });
  expect(standingIn(again.headers)).toBe('ended');
});

it('goes with the session, and to no other client', async () => {
  const person = await tern.customer();
  expect(
    standingIn((await tern.call('subscriptionMy', {}, { token: person.token })).headers),
  ).toBeUndefined();
  const headers = { cookie: 'signed_in=1; customer=plan' };
  expect(standingIn((await tern.call('subscriptionMy', {}, { token: person.token, headers })).headers)).toBe(
    '',
  );
  expect(standingIn((await tern.call('logout', {}, { token: person.token, headers })).headers)).toBe('');
});
