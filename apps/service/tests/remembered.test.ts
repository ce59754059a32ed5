import { login } from '@tern/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runOps } from '../src/ops.ts';
import { authenticatorApp } from './authenticatorApp.ts';
import { from, type Started, samplePassword, startService } from './startService.ts';

let tern: Started;
beforeAll(async () => {
  tern = await startService();
});
afterAll(() => tern.close());

const dayMs = 24 * 3600 * 1000;
const freshPassword = 'Fresh-wind5';
let count = 0;
/** A visitor of a network of their own, with what their browser holds. */
const visitor = (cookie?: string) => {
  count += 1;
  const address = from(`203.${Math.floor(count / 200)}.${count % 200}.9`);
  return { headers: { ...address, 'x-geo': 'PL', ...(cookie && { cookie }) } };
};

interface Guarded {
  token: string;
  email: string;
  userId: string;
  /** A code that was not taken yet. */
  code(): string;
}

/** Turns a second factor on in an account. Returns its app. */
async function turnOn(token: string, password = samplePassword) {
  const { secret } = (await tern.call('secondFactorSetUp', { password }, { token })).data;
  const { next: code } = authenticatorApp(tern.clock, secret);
  (await tern.call('secondFactorConfirm', { code: code() }, { token })).data;
  return code;
}

async function guarded(): Promise<Guarded> {
  const person = await tern.customer();
  await tern.confirm(person);
  return { ...person, code: await turnOn(person.token) };
}

const errorOf = (answer: { failure: { data: { error: string } } }) => answer.failure.data.error;
const firstStep = (email: string, cookie?: string, password = samplePassword) =>
  tern.call('login', { username: email, password }, visitor(cookie));
/** Whether the right password opens a session without a code. */
async function needsNoCode(email: string, cookie: string, password = samplePassword): Promise<boolean> {
  const answer = await firstStep(email, cookie, password);
  if (answer.status !== 200) expect(errorOf(answer)).toBe('second_factor_required');
  return answer.status === 200;
}
const cookieLine = (answer: { headers: Headers }) =>
  answer.headers.getSetCookie().find((each) => /remembered=/.test(each));
const pairOf = (line: string | undefined) => line?.split(';')[0] ?? '';

/** Signs in with a code. Returns what the browser holds then. */
async function signIn(
  { email, code }: Pick<Guarded, 'email' | 'code'>,
  { cookie, remember = true, password }: { cookie?: string; remember?: boolean; password?: string } = {},
) {
  const ticket = (await firstStep(email, undefined, password)).failure.data.ticket ?? '';
  const answer = await tern.call('loginSecondStep', { ticket, code: code(), remember }, visitor(cookie));
  expect(answer.status).toBe(200);
  return { token: answer.data.token, line: cookieLine(answer), cookie: pairOf(cookieLine(answer)) };
}

/** An account with a browser that needs no code. */
async function remembered() {
  const person = await guarded();
  const { cookie, token } = await signIn(person);
  return { ...person, token, cookie };
}
const rowsOf = (userId: string) =>
  tern.rows<{ id: string; secret_hash: string }>(
    'select * from remembered_browsers where user_id = $1 order by created_at',
    [userId],
  );
const listOf = async (token: string) => (await tern.call('rememberedBrowsers', {}, { token })).data.browsers;
const kindsOf = async (token: string) =>
  (await tern.call('securityEventList', {}, { token })).data.events.map(({ kind }) => kind);

describe('a remembered browser', () => {
  it('is one that asked for it: the cookie goes to the sign-in alone, and no script reads it', async () => {
    const person = await guarded();
    expect((await signIn(person, { remember: false })).line).toBeUndefined();
    expect(await rowsOf(person.userId)).toEqual([]);
    const { line, cookie } = await signIn(person);
    expect(line).toMatch(/^remembered=[\w-]{43}; /);
    expect(line?.split('; ').slice(1).sort()).toEqual([
      'HttpOnly',
      `Max-Age=${30 * 24 * 3600}`,
      `Path=${login.path}`,
      'SameSite=Strict',
    ]);
    // Both steps are below its path, and no page is.
    expect(login.path).toBe('/api/mms/account/v1/web/login');
    const [row] = await rowsOf(person.userId);
    expect(JSON.stringify(row)).not.toContain(cookie.replace('remembered=', ''));
  });

  it('has a cookie for secure pages only, where the site has them', async () => {
    const secure = await startService({ env: { PUBLIC_ORIGIN: 'https://tern.example' } });
    try {
      const { email, token } = await secure.customer();
      const { secret } = (await secure.call('secondFactorSetUp', { password: samplePassword }, { token }))
        .data;
      const { next: code } = authenticatorApp(secure.clock, secret);
      (await secure.call('secondFactorConfirm', { code: code() }, { token })).data;
      const credentials = { username: email, password: samplePassword };
      const { ticket = '' } = (await secure.call('login', credentials)).failure.data;
      const line = cookieLine(await secure.call('loginSecondStep', { ticket, code: code(), remember: true }));
      expect(line).toMatch(/^__Secure-remembered=.*; Secure$/);
      const headers = { cookie: pairOf(line) };
      expect((await secure.call('login', credentials, { headers })).status).toBe(200);
      // The name of a plain connection is none.
      const plain = { cookie: pairOf(line).replace('__Secure-', '') };
      expect((await secure.call('login', credentials, { headers: plain })).status).not.toBe(200);
    } finally {
      await secure.close();
    }
  });

  it('needs no code after the right password, in two tabs at once and again, and says so', async () => {
    const { email, cookie, token } = await remembered();
    const tabs = await Promise.all([1, 2].map(() => firstStep(email, cookie)));
    expect(tabs.map(({ status }) => status)).toEqual([200, 200]);
    const answer = await firstStep(email, cookie);
    expect(answer.data.user.email).toBe(email);
    // The secret stays as it is.
    expect(cookieLine(answer)).toBeUndefined();
    const kinds = await kindsOf(answer.data.token);
    expect(kinds.filter((kind) => kind === 'remembered_used')).toHaveLength(3);
    expect(kinds).toContain('browser_remembered');
    const [browser] = await listOf(token);
    expect(browser?.last_used_at).not.toBeNull();
    expect(await tern.mailData(email, 'newSignIn')).not.toBeUndefined();
  });

  it('is replaced, and not added, where the browser is remembered again', async () => {
    const person = await remembered();
    const again = await signIn(person, { cookie: person.cookie });
    expect(await rowsOf(person.userId)).toHaveLength(1);
    expect(await needsNoCode(person.email, person.cookie)).toBe(false);
    expect(await needsNoCode(person.email, again.cookie)).toBe(true);
    // Also where another account takes its place.
    const other = await guarded();
    await signIn(other, { cookie: again.cookie });
    expect(await rowsOf(person.userId)).toEqual([]);
  });

  it('is one of ten at most: the oldest goes', async () => {
    const person = await remembered();
    for (let index = 0; index < 9; index += 1) await signIn(person);
    expect(await needsNoCode(person.email, person.cookie)).toBe(true);
    await signIn(person);
    expect(await rowsOf(person.userId)).toHaveLength(10);
    expect(await needsNoCode(person.email, person.cookie)).toBe(false);
  });

  it('stands in the list, in the export, and at the operator, with no secret', async () => {
    const { email, token, cookie, userId } = await remembered();
    const browsers = await listOf(token);
    const [browser] = browsers;
    expect(browsers).toEqual([
      {
        browser_id: expect.stringMatching(/^brw_/),
        user_agent: expect.any(String),
        country: 'PL',
        created_at: expect.any(String),
        last_used_at: null,
        expires_at: expect.any(String),
      },
    ]);
    expect(Date.parse(browser?.expires_at ?? '') - Date.parse(browser?.created_at ?? '')).toBe(30 * dayMs);
    const all = (await tern.call('accountExport', {}, { token })).data;
    expect(all.remembered_browsers).toEqual(browsers);
    const hidden = [cookie.replace('remembered=', ''), (await rowsOf(userId))[0]?.secret_hash ?? ''];
    for (const secret of hidden) expect(JSON.stringify(all)).not.toContain(secret);
    const lines: string[] = [];
    const ops = { context: tern.service.context, say: (line: string) => void lines.push(line) };
    await runOps(ops, ['customer', email]);
    expect(lines.join('\n')).toContain('remembered browsers: 1');
  });
});

describe('a stolen cookie', () => {
  it('is nothing without the password, and does not slow the limit of guesses down', async () => {
    const { email, cookie } = await remembered();
    const place = visitor(cookie);
    const guess = (password: string) => tern.call('login', { username: email, password }, place);
    for (let index = 0; index < 5; index += 1)
      expect(errorOf(await guess('Wrong-one1'))).toBe('incorrect_credentials');
    expect(errorOf(await guess(samplePassword))).toBe('rate_limited');
  });

  it('answers a wrong password as it does without one', async () => {
    const { email, cookie } = await remembered();
    const [held, bare] = [
      await firstStep(email, cookie, 'Wrong-one1'),
      await firstStep(email, '', 'Wrong-one1'),
    ];
    expect(held.envelope).toEqual(bare.envelope);
  });

  it('does nothing in another account, in both directions', async () => {
    const [one, two] = [await remembered(), await remembered()];
    expect(await needsNoCode(two.email, one.cookie)).toBe(false);
    expect(await needsNoCode(one.email, two.cookie)).toBe(false);
    expect(await needsNoCode(one.email, one.cookie)).toBe(true);
  });

  it.each(['', 'x', 'x'.repeat(43), 'x'.repeat(4000), '%00', "' or true --"])(
    'of no worth is no error, the code is asked: %j',
    async (value) => {
      const { email } = await remembered();
      expect(await needsNoCode(email, `remembered=${encodeURIComponent(value)}`)).toBe(false);
    },
  );

  it('is no bearer, no session and no ticket', async () => {
    const { cookie, code } = await remembered();
    const secret = cookie.replace('remembered=', '');
    expect((await tern.call('profile', {}, { token: secret })).status).toBe(401);
    const asSession = { headers: { cookie: `session=${secret}` } };
    expect((await tern.call('session', {}, asSession)).data.token).toBeNull();
    const ticket = await tern.call('loginSecondStep', { ticket: secret, code: code() }, visitor());
    expect(errorOf(ticket)).toBe('code_expired');
  });

  it('opens no app: those have the code with the password', async () => {
    const { email, cookie } = await remembered();
    const headers = { ...visitor(cookie).headers, 'x-app-type': '401' };
    const input = { username: email, password: samplePassword, installation: 'one' };
    expect(errorOf(await tern.call('deviceLogin', input, { headers }))).toBe('second_factor_required');
  });

  it('is no step up: whatever needs a code needs it all the same', async () => {
    const { email, cookie } = await remembered();
    const { token } = (await firstStep(email, cookie)).data;
    const here = { token, headers: visitor(cookie).headers };
    const withPassword = { password: samplePassword };
    const wrong = 'AAAAA-AAAAA';
    const change = { email: 'other@post.test', ...withPassword };
    expect(errorOf(await tern.call('accountDelete', withPassword, here))).toBe('second_factor_required');
    expect(errorOf(await tern.call('emailChangeRequest', change, here))).toBe('second_factor_required');
    expect(errorOf(await tern.call('passkeyAddOptions', withPassword, here))).toBe('second_factor_required');
    expect(errorOf(await tern.call('recoveryCodesRenew', { code: wrong }, here))).toBe('verification_failed');
    expect(errorOf(await tern.call('secondFactorRemove', { ...withPassword, code: wrong }, here))).toBe(
      'verification_failed',
    );
  });
});

describe('a remembered browser ends', () => {
  it('after 30 days, however often it was used, and is then removed', async () => {
    const { email, cookie, userId } = await remembered();
    for (const days of [10, 10, 9.9]) {
      tern.clock.advance(days * dayMs);
      expect(await needsNoCode(email, cookie)).toBe(true);
    }
    tern.clock.advance(0.1 * dayMs);
    expect(await needsNoCode(email, cookie)).toBe(false);
    const { token } = await tern.customer();
    expect(await listOf(token)).toEqual([]);
    expect(await rowsOf(userId)).toHaveLength(1);
    await tern.service.runBackground();
    expect(await rowsOf(userId)).toEqual([]);
  });

  it('with a new password', async () => {
    const { email, cookie, token } = await remembered();
    const passwords = { current_password: samplePassword, new_password: freshPassword };
    (await tern.call('changePassword', passwords, { token })).data;
    expect(await needsNoCode(email, cookie, freshPassword)).toBe(false);
  });

  it('with a reset by mail', async () => {
    const { email, cookie } = await remembered();
    (await tern.call('verificationRequest', { email, purpose: 'reset_password' }, visitor())).data;
    await tern.service.runBackground();
    const code = (await tern.mailData<{ code: string }>(email, 'resetCode'))?.code ?? '';
    const { ticket } = (await tern.call('verificationValidate', { email, code }, visitor())).data;
    const input = { ticket, password: freshPassword, confirm_password: freshPassword };
    (await tern.call('resetPassword', input, visitor())).data;
    expect(await needsNoCode(email, cookie, freshPassword)).toBe(false);
  });

  it('with another address, and with the address that is taken back', async () => {
    const { token, cookie, code, email: former, userId } = await remembered();
    const email = `moved${count}@post.test`;
    const here = { token, headers: visitor().headers };
    const request = { email, password: samplePassword, code: code() };
    (await tern.call('emailChangeRequest', request, here)).data;
    const sent = (await tern.mailData<{ code: string }>(email, 'emailChangeCode'))?.code ?? '';
    (await tern.call('emailChangeConfirm', { code: sent }, here)).data;
    expect(await needsNoCode(email, cookie)).toBe(false);
    await signIn({ email, code });
    expect(await rowsOf(userId)).toHaveLength(1);
    const link = (await tern.mailData<{ undo_url: string }>(former, 'emailChanged'))?.undo_url ?? '';
    const { pathname, searchParams } = new URL(link);
    const body = new URLSearchParams({ token: searchParams.get('token') ?? '' });
    expect((await fetch(`${tern.origin}${pathname}`, { method: 'POST', body })).status).toBe(200);
    expect(await rowsOf(userId)).toEqual([]);
  });

  it('with the factor, also where one is set up anew', async () => {
    const { email, cookie, token, code, userId } = await remembered();
    (await tern.call('secondFactorRemove', { password: samplePassword, code: code() }, { token })).data;
    expect(await rowsOf(userId)).toEqual([]);
    await turnOn(token);
    expect(await needsNoCode(email, cookie)).toBe(false);
  });

  it('with a factor that is turned on, whatever was left of another one', async () => {
    const { token, userId } = await tern.customer();
    await tern.rows(
      `insert into remembered_browsers (id, secret_hash, user_id, created_at, expires_at)
        values ($1, $1, $2, now(), now() + interval '30 days')`,
      [`brw_${userId}`, userId],
    );
    await turnOn(token);
    expect(await rowsOf(userId)).toEqual([]);
  });

  it('with everything that signs out everywhere', async () => {
    const { email, cookie, token } = await remembered();
    (await tern.call('sessionEndAll', { keep_current: true }, { token })).data;
    expect(await needsNoCode(email, cookie)).toBe(false);
    const other = await remembered();
    const ops = { context: tern.service.context, say: () => undefined };
    await runOps(ops, ['sessions', 'end', other.email, '--yes']);
    expect(await needsNoCode(other.email, other.cookie)).toBe(false);
  });

  it('where the account loses its address to whoever shows the mailbox', async () => {
    const { token, userId, email } = await tern.customer();
    const code = await turnOn(token);
    await signIn({ email, code });
    const { ticket } = (await firstStep(email)).failure.data;
    const owner = await guarded();
    const here = { token: owner.token, headers: visitor().headers };
    const request = { email, password: samplePassword, code: owner.code() };
    (await tern.call('emailChangeRequest', request, here)).data;
    const sent = (await tern.mailData<{ code: string }>(email, 'emailChangeCode'))?.code ?? '';
    (await tern.call('emailChangeConfirm', { code: sent }, here)).data;
    expect(await rowsOf(userId)).toEqual([]);
    // A sign-in under way remembers no browser after that.
    const second = await tern.call('loginSecondStep', { ticket: ticket ?? '', code: code() }, visitor());
    expect(errorOf(second)).toBe('code_expired');
  });

  it('in the list, one or all, of the own account alone, more than once', async () => {
    const person = await remembered();
    const other = await remembered();
    const more = await signIn(person);
    const [newest, oldest] = await listOf(person.token);
    const foreign = { browser_id: (await listOf(other.token))[0]?.browser_id ?? '' };
    const forget = (input: { browser_id?: string }) =>
      tern.call('rememberedForget', input, { token: person.token });
    expect((await forget(foreign)).data.browsers).toHaveLength(2);
    expect(await needsNoCode(other.email, other.cookie)).toBe(true);
    const one = { browser_id: oldest?.browser_id ?? '' };
    for (let time = 0; time < 2; time += 1)
      expect((await forget(one)).data.browsers.map(({ browser_id }) => browser_id)).toEqual([
        newest?.browser_id,
      ]);
    expect(await needsNoCode(person.email, person.cookie)).toBe(false);
    expect(await needsNoCode(person.email, more.cookie)).toBe(true);
    expect((await forget({})).data.browsers).toEqual([]);
    expect(await needsNoCode(person.email, more.cookie)).toBe(false);
    expect(await needsNoCode(other.email, other.cookie)).toBe(true);
    const kinds = await kindsOf(person.token);
    expect(kinds.filter((kind) => kind === 'browser_forgotten')).toHaveLength(2);
  });

  it('with the account, from the request of its deletion on', async () => {
    const { email, cookie, token, code, userId } = await remembered();
    const given = { password: samplePassword, code: code() };
    (await tern.call('accountDelete', given, { token })).data;
    expect(await needsNoCode(email, cookie)).toBe(false);
    await signIn({ email, code });
    expect(await rowsOf(userId)).toHaveLength(1);
    tern.clock.advance(15 * dayMs);
    await tern.service.runBackground();
    expect(await rowsOf(userId)).toEqual([]);
  });
});
