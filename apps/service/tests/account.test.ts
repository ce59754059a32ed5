import { allOperations } from '@tern/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOrder, type Started, startService } from './startService.ts';

let tern: Started;
beforeAll(async () => {
  tern = await startService();
});
afterAll(() => tern.close());

const password = 'Sea-swallow7';
const from = (address: string) => ({ 'x-forwarded-for': address });
const cookiesOf = (headers: Headers) => headers.getSetCookie();

async function customer() {
  const person = await tern.signUp();
  await tern.call('setPassword', { password }, { token: person.token });
  return person;
}

describe('sign-up', () => {
  it('opens an account without a password, signs it in and sets both cookies', async () => {
    const answer = await tern.call('anonymousSignup', { email: ' Ann@Mail.test ' });
    expect(answer.data.user).toMatchObject({ email: 'Ann@Mail.test', is_password_set: false });
    const [session, signedIn] = cookiesOf(answer.headers);
    expect(session).toMatch(/^session=[\w-]{43}; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly$/);
    expect(signedIn).toMatch(/^signed_in=1\.[\da-f]{8}; Path=\/; Max-Age=2592000; SameSite=Lax$/);
    const profile = await tern.call('profile', {}, { token: answer.data.token });
    expect(profile.data.name).toBe('Ann@Mail.test');
  });

  it('stores neither token nor password', async () => {
    const { token, userId } = await customer();
    const text = JSON.stringify([
      await tern.rows('select * from sessions where user_id = $1', [userId]),
      await tern.rows('select * from users where id = $1', [userId]),
    ]);
    expect(text).not.toContain(token);
    expect(text).not.toContain(password);
    expect(text).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });

  it('sends a known address to the login', async () => {
    const { email } = await customer();
    expect((await tern.call('anonymousSignup', { email: email.toUpperCase() })).failure.data.error).toBe(
      'email_known',
    );
  });

  it('gives an address free that was typed at an abandoned checkout, to a new account', async () => {
    const first = await tern.signUp('late@mail.test');
    const second = await tern.signUp('late@mail.test');
    expect(second.userId).not.toBe(first.userId);
    // The first buyer goes on, and has the address again with a payment.
    expect((await tern.call('profile', {}, { token: first.token })).data.email).toBe('late@mail.test');
    const { session } = await openOrder(tern, first.token);
    await tern.tell({ type: 'checkout.session.completed', object: tern.stripe.pay(session.id) });
    expect(await tern.mailData('late@mail.test', 'paid')).toBeDefined();
    const keys = await tern.rows(
      `select id, email_key from users where email = 'late@mail.test' order by created_at`,
    );
    expect(keys).toEqual([
      { id: first.userId, email_key: 'late@mail.test' },
      { id: second.userId, email_key: null },
    ]);
    const set = await tern.call('setPassword', { password }, { token: second.token });
    expect(set.failure.data.error).toBe('email_known');
    expect((await tern.call('setPassword', { password }, { token: first.token })).status).toBe(200);
    expect((await tern.call('login', { username: 'late@mail.test', password })).data.user.user_id).toBe(
      first.userId,
    );
  });

  it('keeps an address whose account has an order', async () => {
    const { email, token } = await tern.signUp();
    await openOrder(tern, token);
    expect((await tern.call('anonymousSignup', { email })).failure.data.error).toBe('email_known');
  });

  it('refuses China with the sentence of the policy', async () => {
    const answer = await tern.call('anonymousSignup', { email: 'x@y.test' }, { headers: { 'x-geo': 'CN' } });
    expect(answer.status).toBe(451);
    expect(answer.failure.message).toBe(
      'Due to policy, this service is not available in China. Thank you for your understanding!',
    );
  });

  it('opens one account for 20 parallel calls', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        tern.call('anonymousSignup', { email: 'race@mail.test' }, { headers: from('203.0.113.77') }),
      ),
    );
    expect(answers.every((answer) => answer.status < 500)).toBe(true);
    expect(await tern.rows(`select 1 from users where email_key = 'race@mail.test'`)).toHaveLength(1);
  });
});

describe('session', () => {
  it('trades the cookie for the token, and takes the cookie nowhere else', async () => {
    const { token, email } = await tern.signUp();
    const cookie = { cookie: `session=${token}; signed_in=1` };
    expect((await tern.call('session', {}, { headers: cookie })).data.token).toBe(token);
    expect((await tern.call('profile', {}, { headers: cookie })).failure.code).toBe(40100);
    expect((await tern.call('profile', {}, { token })).data.email).toBe(email);
  });

  it('answers another site nothing', async () => {
    const { token } = await tern.signUp();
    const cookie = `session=${token}`;
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ];
    for (const from of foreign) {
      const headers = { cookie, ...from };
      expect((await tern.call('session', {}, { headers })).data.token).toBeNull();
    }
  });

  it('clears cookies that lead nowhere', async () => {
    const answer = await tern.call('session', {}, { headers: { cookie: 'session=gone; signed_in=1' } });
    expect(answer.data.token).toBeNull();
    expect(cookiesOf(answer.headers).every((cookie) => cookie.includes('Max-Age=0'))).toBe(true);
  });

  it('lasts as long as it is used, and so do its cookies', async () => {
    const day = 24 * 3600 * 1000;
    const { token, headers: first } = await tern
      .call('anonymousSignup', { email: 'lasting@mail.test' })
      .then(({ data, headers }) => ({ ...data, headers }));
    const [, mark] = /signed_in=([^;]+)/.exec(cookiesOf(first).join()) ?? [];
    const cookie = { cookie: `session=${token}; signed_in=${mark}` };
    const renewed = [
      expect.stringMatching(new RegExp(`^session=${token}; Path=/; Max-Age=2592000;.*HttpOnly`)),
      // With the mark it had: pages know their session by it.
      expect.stringMatching(new RegExp(`^signed_in=${mark}; Path=/; Max-Age=2592000;`)),
    ];
    const profile = async (headers: Record<string, string> = {}) =>
      cookiesOf((await tern.call('profile', {}, { token, headers })).headers);
    // Nothing became longer yet.
    expect(await profile(cookie)).toEqual([]);
    for (let turn = 0; turn < 3; turn += 1) {
      tern.clock.advance(20 * day);
      expect(await profile(cookie)).toEqual(renewed);
      expect(await profile(cookie)).toEqual([]);
      tern.clock.advance(20 * day);
      expect(cookiesOf((await tern.call('session', {}, { headers: cookie })).headers)).toEqual(renewed);
    }
    // Only the browser that holds them is given any.
    tern.clock.advance(day);
    expect(await profile()).toEqual([]);
    tern.clock.advance(day);
    expect(await profile({ cookie: 'session=another; signed_in=1' })).toEqual([]);
    // Signing out has the last word.
    tern.clock.advance(day);
    const { headers } = await tern.call('logout', {}, { token, headers: cookie });
    expect(
      cookiesOf(headers)
        .slice(-2)
        .every((each) => each.includes('Max-Age=0')),
    ).toBe(true);
  });

  it('tells invalid, ended and expired sessions apart', async () => {
    const { token } = await tern.signUp();
    expect((await tern.call('profile', {}, { token: 'nonsense' })).failure.code).toBe(50008);
    const kept = await tern.signUp();
    await tern.call('logout', {}, { token });
    expect((await tern.call('profile', {}, { token })).failure.code).toBe(50012);
    tern.clock.advance(31 * 24 * 3600 * 1000);
    expect((await tern.call('profile', {}, { token: kept.token })).failure.code).toBe(50014);
  });

  it('uses the host prefix and Secure over TLS', async () => {
    const secure = await startService({ env: { PUBLIC_ORIGIN: 'https://shop.test' } });
    const { headers } = await secure.call('anonymousSignup', { email: 'a@mail.test' });
    expect(cookiesOf(headers)[0]).toMatch(/^__Host-session=.*; Path=\/;.*; HttpOnly; Secure$/);
    await secure.close();
  });
});

describe('password', () => {
  it('is set once, ends other sessions and mails', async () => {
    const person = await customer();
    const again = await tern.call('setPassword', { password }, { token: person.token });
    expect(again.failure.data.error).toBe('password_already_set');
    expect((await tern.call('profile', {}, { token: person.token })).data.is_password_set).toBe(true);
    const mails = await tern.rows('select template from mail_outbox where user_id = $1', [person.userId]);
    expect(mails).toEqual([{ template: 'passwordSet' }]);
  });

  it('is judged by the rules of the specification', async () => {
    const { token } = await tern.signUp();
    const { failure } = await tern.call('setPassword', { password: 'short' }, { token });
    expect(failure.data.fields).toEqual([{ field: 'password', rule: 'password_length' }]);
  });
});

describe('login', () => {
  it('takes the trimmed address in any case', async () => {
    const { email } = await customer();
    const answer = await tern.call('login', { username: `  ${email.toUpperCase()} `, password });
    expect(answer.data.user.email).toBe(email);
  });

  it('says the same of a wrong password, an unknown address and an account without a password', async () => {
    const { email } = await customer();
    const bare = await tern.signUp();
    const answers = await Promise.all(
      [email, 'nobody@mail.test', bare.email].map((username) =>
        tern.call('login', { username, password: 'Wrong-one1' }),
      ),
    );
    const bodies = answers.map(({ status, failure: { data, ...rest } }) => ({
      status,
      ...rest,
      error: data.error,
    }));
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(bodies[0]).toMatchObject({ code: 20101, message: 'Incorrect username or password.' });
  });

  it('lets five tries through per address and account, also in parallel, then waits', async () => {
    const { email } = await customer();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        tern.call('login', { username: email, password: 'Wrong-one1' }, { headers: from('198.51.100.9') }),
      ),
    );
    expect(answers.filter((answer) => answer.failure.code === 20101)).toHaveLength(5);
    const limited = answers.filter((answer) => answer.status === 429);
    expect(limited).toHaveLength(7);
    expect(Number(limited[0]?.headers.get('retry-after'))).toBeGreaterThan(800);
    const right = { username: email, password };
    expect((await tern.call('login', right, { headers: from('198.51.100.9') })).status).toBe(429);
    expect((await tern.call('login', right, { headers: from('198.51.100.10') })).status).toBe(200);
    tern.clock.advance(15 * 60 * 1000 + 1000);
    expect((await tern.call('login', right, { headers: from('198.51.100.9') })).status).toBe(200);
  });

  it('is not fooled by forged forwarded addresses', async () => {
    const { email } = await customer();
    const statuses = [];
    for (let index = 0; index < 8; index += 1) {
      const forged = { 'x-forwarded-for': `10.0.0.${index}, 192.0.2.50` };
      const answer = await tern.call(
        'login',
        { username: email, password: 'Wrong-one1' },
        { headers: forged },
      );
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429, 429]);
  });

  it('lets 100 tries a day through against one account from everywhere, but its owner in', async () => {
    const { email } = await customer();
    const home = from('198.51.100.200');
    const right = { username: email, password };
    await tern.call('login', right, { headers: home });
    const statuses: number[] = [];
    for (let index = 0; index < 130; index += 1) {
      const headers = from(`198.19.${Math.floor(index / 4)}.1`);
      const answer = await tern.call('login', { username: email, password: 'Wrong-one1' }, { headers });
      statuses.push(answer.status);
    }
    expect(statuses.filter((status) => status === 422)).toHaveLength(100);
    expect((await tern.call('login', right, { headers: from('198.51.100.201') })).status).toBe(429);
    expect((await tern.call('login', right, { headers: home })).status).toBe(200);
    // A reset by mail opens the door everywhere.
    await tern.call('verificationRequest', { email }, { headers: home });
    await tern.service.runBackground();
    const code = (await tern.mailData<{ code: string }>(email, 'resetCode'))?.code ?? '';
    const { ticket } = (await tern.call('verificationValidate', { email, code }, { headers: home })).data;
    await tern.call('resetPassword', { ticket, password, confirm_password: password }, { headers: home });
    expect((await tern.call('login', right, { headers: from('198.51.100.201') })).status).toBe(200);
  });

  it('refuses in the same bytes', async () => {
    const { email } = await customer();
    const bodies = await Promise.all(
      [email, 'nobody@mail.test'].map(async (username) => {
        const response = await fetch(tern.origin + allOperations.login.path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ username, password: 'Wrong-one1' }),
        });
        return response.text();
      }),
    );
    expect(bodies[0]).toBe(bodies[1]);
  });

  it('lets mails follow the language of the page', async () => {
    const { email, token } = await customer();
    await tern.call(
      'login',
      { username: email, password, language: 'ar' },
      { headers: from('198.51.100.30') },
    );
    await tern.call('changePassword', { current_password: password, new_password: 'Fresh-wind5' }, { token });
    const [mail] = await tern.rows<{ language: string }>(
      `select language from mail_outbox where recipient = $1 and template = 'passwordChanged'`,
      [email],
    );
    expect(mail?.language).toBe('ar');
  });

  it('does not count successes', async () => {
    const { email } = await customer();
    for (let index = 0; index < 8; index += 1) {
      const answer = await tern.call(
        'login',
        { username: email, password },
        { headers: from('198.51.100.20') },
      );
      expect(answer.status).toBe(200);
    }
  });
});

describe('logs', () => {
  it('hold no address, e-mail or token', async () => {
    const { email, token } = await customer();
    await tern.call('login', { username: email, password }, { headers: from('203.0.113.200') });
    const text = tern.logs.join('');
    for (const secret of [email, token, '203.0.113.200', password]) expect(text).not.toContain(secret);
    expect(text).toContain('"operation":"login"');
  });
});
