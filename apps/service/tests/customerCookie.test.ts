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
const standingIn = (headers: Headers) => cookieIn(headers, 'customer');
const cookieIn = (headers: Headers, name: string) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0]?.split('='))
    .find((pair) => pair?.[0] === name)?.[1];

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

/** Somebody whose school has proved the studies, with the code of the proof. */
async function student(code: string): Promise<Person> {
  const person = await tern.customer();
  const until = new Date(tern.clock.now() + 300 * day).toISOString();
  await tern.rows(
    `insert into coupons (code, kind, percent, ends_at, max_uses, owner_id) values ($1, 'student', 30, $2, 1, $3)`,
    [code, until, person.userId],
  );
  await tern.rows(
    `insert into student_proofs (subject_hash, user_id, verifier, code, proven_at, expires_at)
     values ($1, $2, 'email', $1, now(), $3)`,
    [code, person.userId, until],
  );
  return person;
}

it('names a student until the code is used or the proof has ended, beside the standing', async () => {
  const person = await student('STUD-0001');
  expect(await told(person)).toEqual(everywhere('visitor.student'));
  const mine = await tern.call('studentMy', {}, { token: person.token, headers: browser });
  expect(standingIn(mine.headers)).toBe('visitor.student');
  await tern.rows(`update student_proofs set expires_at = $2 where user_id = $1`, [
    person.userId,
    new Date(tern.clock.now() - 1).toISOString(),
  ]);
  expect(await told(person)).toEqual(everywhere());

  const buyer = await student('STUD-0002');
  const { quote_id } = (
    await tern.call(
      'quote',
      { product_id: '12m', currency: 'USD', code: 'STUD-0002' },
      { token: buyer.token },
    )
  ).data;
  const { order_id } = (await tern.call('createSubscription', { quote_id }, { token: buyer.token })).data;
  provider.confirm(order_id);
  await tern.call('walletPurchaseResult', { order_id }, { token: buyer.token });
  expect(await told(buyer)).toEqual(everywhere('plan'));
});

it('names an affiliate, and removes what own links have set, and no other cookie', async () => {
  const person = await tern.customer();
  await tern.rows(
    `insert into partners (id, email, email_key, name, site, plan, language, state, code, user_id, applied_at)
     values ('prt_1', $1, $1, 'Ann', 'https://ann.test', 'A blog.', 'en', 'approved', 'tp-0a1b2c3d', $2, now())`,
    [person.email, person.userId],
  );
  expect(await told(person)).toEqual(everywhere('visitor.partner'));
  const { code } = (await tern.call('inviteMy', {}, { token: person.token })).data;
  const listed = async (cookie: string) =>
    (
      await tern.call(
        'subscriptionMy',
        {},
        { token: person.token, headers: { cookie: `signed_in=1; ${cookie}` } },
      )
    ).headers;
  const own = await listed(`invite=${code}.30001; cf-click=tp-0a1b2c3d.video`);
  expect([cookieIn(own, 'invite'), cookieIn(own, 'cf-click')]).toEqual(['', '']);
  const others = await listed('invite=2222-3333.30001; cf-click=tp-99999999.video; coupon=SAVE20');
  expect([cookieIn(others, 'invite'), cookieIn(others, 'cf-click'), cookieIn(others, 'coupon')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
