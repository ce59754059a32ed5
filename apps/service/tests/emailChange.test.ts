import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deletionGrace } from '../src/modules/account/deleteAccounts.ts';
import { authenticatorApp } from './authenticatorApp.ts';
import { elsewhere } from './elsewhere.ts';
import { type Started, samplePassword, startService } from './startService.ts';

let tern: Started;
beforeAll(async () => {
  tern = await startService();
});
afterAll(() => tern.close());

const day = 24 * 3600 * 1000;
const freshPassword = 'Fresh-wind5';
let count = 0;
const newAddress = () => `new${++count}@post.test`;

interface Person {
  token: string;
  email: string;
  userId: string;
}

/** Somebody who has shown the mailbox of the account. */
async function owner(): Promise<Person> {
  const person = await tern.customer();
  await tern.confirm(person);
  return person;
}

const isAlive = async (token: string) => (await tern.call('profile', {}, { token })).status === 200;
const signIn = (email: string, password = samplePassword) =>
  tern.call('login', { username: email, password }, elsewhere());
const errorOf = (answer: { failure: { data: { error: string } } }) => answer.failure.data.error;
const ask = (token: string, email: string, more: { password?: string; code?: string } = {}) =>
  tern.call(
    'emailChangeRequest',
    { email, password: samplePassword, ...more },
    { token, headers: elsewhere().headers },
  );
const codeIn = async (mailbox: string) =>
  (await tern.mailData<{ code: string }>(mailbox, 'emailChangeCode'))?.code ?? '';
const confirm = (token: string, code: string) =>
  tern.call('emailChangeConfirm', { code }, { token, headers: elsewhere().headers });
/** A code that is not this one. */
const wrongFor = (code: string) => (code === '00000000' ? '11111111' : '00000000');
const linkIn = async (mailbox: string, template: 'emailChangeRequested' | 'emailChanged') =>
  (await tern.mailData<{ undo_url: string }>(mailbox, template))?.undo_url ?? '';
const addressOf = async (userId: string) =>
  (await tern.rows<{ email: string | null }>('select email from users where id = $1', [userId]))[0]?.email;
const kindsOf = async (userId: string) =>
  (
    await tern.rows<{ kind: string }>('select kind from security_events where user_id = $1 order by at', [
      userId,
    ])
  ).map(({ kind }) => kind);

/** The page of a link as a browser without scripts has it; `press`: its button. */
async function open(link: string, { press = false } = {}) {
  const url = new URL(link);
  const at = `${tern.origin}${url.pathname}${url.search}`;
  const response = await fetch(
    at,
    press
      ? { method: 'POST', body: new URLSearchParams({ token: url.searchParams.get('token') ?? '' }) }
      : {},
  );
  const html = await response.text();
  return { status: response.status, html, title: /<h1>(.*?)<\/h1>/.exec(html)?.[1] ?? '' };
}

/** An account that was moved to another mailbox, by whoever knew its password. */
async function moved() {
  const person = await owner();
  const email = newAddress();
  (await ask(person.token, email)).data;
  (await confirm(person.token, await codeIn(email))).data;
  return { ...person, former: person.email, email, link: await linkIn(person.email, 'emailChanged') };
}

/** The code of a reset by mail, traded for another password. */
async function reset(email: string): Promise<number> {
  await tern.call('verificationRequest', { email }, elsewhere());
  await tern.service.runBackground(['codes']);
  const code = (await tern.mailData<{ code: string }>(email, 'resetCode'))?.code ?? '';
  const { ticket } = (await tern.call('verificationValidate', { email, code }, elsewhere())).data;
  const input = { ticket, password: freshPassword, confirm_password: freshPassword };
  return (await tern.call('resetPassword', input, elsewhere())).status;
}

describe('another address of an account', () => {
  it('takes effect with the code of the new mailbox, and ends all other sessions', async () => {
    const person = await owner();
    const other = (await signIn(person.email)).data.token;
    const email = newAddress();
    const { waiting } = (await ask(person.token, email)).data;
    expect(waiting.email).toBe(email);
    expect((await tern.call('emailChange', {}, { token: person.token })).data.waiting).toEqual(waiting);
    // Until then nothing has changed.
    expect(await addressOf(person.userId)).toBe(person.email);
    expect(await tern.mailData(person.email, 'emailChangeRequested')).toMatchObject({
      email: 'n•••@post.test',
      undo_url: expect.stringContaining('/email_change/undo?token='),
    });
    const code = await codeIn(email);
    const wrong = String((Number(code) + 1) % 100_000_000).padStart(8, '0');
    expect(errorOf(await confirm(person.token, wrong))).toBe('verification_failed');
    expect((await confirm(person.token, code)).data).toMatchObject({ email, email_confirmed: true });
    expect(await isAlive(person.token)).toBe(true);
    expect(await isAlive(other)).toBe(false);
    expect((await signIn(email)).status).toBe(200);
    expect(errorOf(await signIn(person.email))).toBe('incorrect_credentials');
    expect(await tern.mailData(email, 'emailChangeDone')).toMatchObject({ until: expect.any(String) });
    expect(await kindsOf(person.userId)).toEqual(
      expect.arrayContaining(['email_change_requested', 'email_changed']),
    );
    // It works once.
    expect(errorOf(await confirm(person.token, code))).toBe('code_expired');
    expect((await tern.call('emailChange', {}, { token: person.token })).data.waiting).toBeNull();
  });

  it('is stopped from the account, and ends by itself', async () => {
    const person = await owner();
    const email = newAddress();
    (await ask(person.token, email)).data;
    const code = await codeIn(email);
    expect((await tern.call('emailChangeCancel', {}, { token: person.token })).data.waiting).toBeNull();
    expect(errorOf(await confirm(person.token, code))).toBe('code_expired');
    const late = newAddress();
    (await ask(person.token, late)).data;
    const lateCode = await codeIn(late);
    tern.clock.advance(30 * 60_000);
    expect(errorOf(await confirm(person.token, lateCode))).toBe('code_expired');
    expect(await addressOf(person.userId)).toBe(person.email);
  });

  it('is refused for the address of today, and without a password', async () => {
    const person = await owner();
    expect(errorOf(await ask(person.token, person.email.toUpperCase()))).toBe('email_unchanged');
    const buyer = await tern.signUp();
    expect(errorOf(await ask(buyer.token, newAddress()))).toBe('password_not_set');
  });

  it('lets a mistyped address be put right, and gives its mailbox no power', async () => {
    const person = await tern.customer('mistyped@post.test');
    const email = newAddress();
    (await ask(person.token, email)).data;
    expect(await tern.mailData(person.email, 'emailChangeRequested')).toMatchObject({ undo_url: null });
    expect((await confirm(person.token, await codeIn(email))).data).toMatchObject({ email });
    expect(await tern.mailData(person.email, 'emailChanged')).toBeUndefined();
    expect(await tern.mailData(email, 'emailChangeDone')).toEqual({ until: null });
  });

  it('takes newsletter and application along', async () => {
    const person = await owner();
    (await tern.call('mailPreferencesSave', { newsletter: true }, { token: person.token })).data;
    await tern.call(
      'partnerApply',
      { name: 'Ann', site: 'blog.test', plan: 'Reviews.', email: person.email },
      elsewhere(),
    );
    const email = newAddress();
    (await ask(person.token, email)).data;
    (await confirm(person.token, await codeIn(email))).data;
    expect(
      await tern.rows(
        'select email_key, email, state from newsletter_subscribers where email_key = any($1)',
        [[person.email, email]],
      ),
    ).toEqual([{ email_key: email, email, state: 'confirmed' }]);
    expect(
      await tern.rows('select email_key from partners where email_key = any($1)', [[person.email, email]]),
    ).toEqual([{ email_key: email }]);
  });
});

describe('another code for a change', () => {
  const again = (token: string) =>
    tern.call('emailChangeResend', {}, { token, headers: elsewhere().headers });

  it('ends the one before, with tries and a time of its own', async () => {
    const person = await owner();
    const to = `again-${person.userId.slice(-6)}@mail.test`.toLowerCase();
    const { waiting } = (await ask(person.token, to)).data;
    expect(waiting.resend_after).toBe(60);
    const first = await codeIn(to);
    for (let tried = 0; tried < 5; tried += 1) await confirm(person.token, wrongFor(first));
    expect(errorOf(await confirm(person.token, first))).toBe('code_expired');
    tern.clock.advance(90_000);
    expect((await tern.call('emailChange', {}, { token: person.token })).data.waiting?.resend_after).toBe(0);
    const later = (await again(person.token)).data.waiting;
    expect(later).toMatchObject({ email: to, resend_after: 60, requested_at: waiting.requested_at });
    expect(Date.parse(later.expires_at)).toBeGreaterThan(Date.parse(waiting.expires_at));
    const second = await codeIn(to);
    expect(second).not.toBe(first);
    expect(errorOf(await confirm(person.token, first))).toBe('verification_failed');
    expect((await confirm(person.token, second)).data.email).toBe(to);
  });

  it('is there neither without a change, nor after it has ended', async () => {
    const person = await owner();
    expect(errorOf(await again(person.token))).toBe('code_expired');
    await ask(person.token, 'too-late@mail.test');
    tern.clock.advance(30 * 60_000);
    expect(errorOf(await again(person.token))).toBe('code_expired');
  });

  it('ends at so many a day', async () => {
    const person = await owner();
    await ask(person.token, 'many-codes@mail.test');
    for (let sent = 0; sent < 10; sent += 1) expect((await again(person.token)).status).toBe(200);
    expect(errorOf(await again(person.token))).toBe('rate_limited');
  });

  it('ends at so many a day for a mailbox as well, whoever names it', async () => {
    const email = newAddress();
    const people = [await owner(), await owner()];
    for (const { token } of people) (await ask(token, email)).data;
    const [one, other] = people.map(({ token }) => token) as [string, string];
    for (let sent = 0; sent < 10; sent += 1) expect((await again(sent % 2 ? one : other)).status).toBe(200);
    expect(errorOf(await again(one))).toBe('rate_limited');
    expect(errorOf(await again(other))).toBe('rate_limited');
  });

  it('goes to nobody where the address is of somebody else, and looks the same', async () => {
    const [person, other] = [await owner(), await owner()];
    await ask(person.token, other.email);
    expect((await again(person.token)).data.waiting).toMatchObject({ email: other.email, resend_after: 60 });
    expect(await codeIn(other.email)).toBe('');
    expect(errorOf(await confirm(person.token, '00000000'))).toBe('verification_failed');
  });
});

describe('the old mailbox', () => {
  it('stops a change that waits: nobody stays signed in, and the password is gone', async () => {
    const person = await owner();
    const email = newAddress();
    (await ask(person.token, email)).data;
    const code = await codeIn(email);
    const link = await linkIn(person.email, 'emailChangeRequested');
    // A scanner opens it as often as it likes.
    for (let turn = 0; turn < 3; turn += 1) expect((await open(link)).html).toContain('<form method="post">');
    expect(await isAlive(person.token)).toBe(true);
    expect((await open(link, { press: true })).title).toBe('The change is stopped');
    expect(await isAlive(person.token)).toBe(false);
    expect(errorOf(await signIn(person.email))).toBe('incorrect_credentials');
    expect(errorOf(await confirm(person.token, code))).toBe('session_ended');
    expect(await addressOf(person.userId)).toBe(person.email);
    expect(await reset(person.email)).toBe(200);
    const { token } = (await signIn(person.email, freshPassword)).data;
    expect(errorOf(await confirm(token, code))).toBe('code_expired');
    // Pressed again, and opened again.
    expect((await open(link, { press: true })).title).toBe('The change is stopped');
    expect(await isAlive(token)).toBe(true);
  });

  it('takes a change back for seven days, signed out and without scripts', async () => {
    const { token, userId, former, email, link } = await moved();
    await tern.rows(
      `insert into passkeys (id, user_id, credential_id, public_key, counter, transports, is_synced, created_at)
       values ('pky_thief', $1, 'thief', '', 0, '', false, now())`,
      [userId],
    );
    await tern.rows(
      `insert into wireguard_keys (id, user_id, name, public_key, cities, created_at)
       values ('wgk_thief', $1, 'thief', 'thief', '{}', now())`,
      [userId],
    );
    tern.clock.advance(7 * day - 60_000);
    const page = await open(link);
    expect(page).toMatchObject({ status: 200, title: 'Undo the change of your email address?' });
    expect(page.html).not.toMatch(/<script| style=/);
    expect(page.html).not.toContain(email);
    expect((await open(link, { press: true })).title).toBe('The change was undone');
    expect(await addressOf(userId)).toBe(former);
    expect(await isAlive(token)).toBe(false);
    expect(errorOf(await signIn(email))).toBe('incorrect_credentials');
    expect(errorOf(await signIn(former))).toBe('incorrect_credentials');
    expect(await tern.rows('select id from passkeys where user_id = $1', [userId])).toEqual([]);
    expect(await tern.rows('select id from wireguard_keys where user_id = $1', [userId])).toEqual([]);
    expect(await tern.rows('select name from wireguard_keys where removed_at is not null')).toEqual([
      { name: '' },
    ]);
    expect(await tern.mailData(former, 'emailRestored')).toEqual({ is: 'restored' });
    expect(await tern.mailData(email, 'emailTakenBack')).toEqual({});
    expect(await reset(former)).toBe(200);
    expect((await signIn(former, freshPassword)).data.user).toMatchObject({
      user_id: userId,
      email: former,
      email_confirmed: true,
    });
    expect(await kindsOf(userId)).toContain('email_restored');
    expect((await open(link, { press: true })).title).toBe('The change was undone');
  });

  it('is late after seven days, and unknown after thirty', async () => {
    const { userId, email, link } = await moved();
    tern.clock.advance(7 * day + 60_000);
    expect((await open(link)).title).toBe('This change can no longer be undone');
    expect((await open(link, { press: true })).title).toBe('This change can no longer be undone');
    expect(await addressOf(userId)).toBe(email);
    tern.clock.advance(24 * day);
    await tern.service.runBackground(['old account data']);
    expect(await open(link)).toMatchObject({ status: 404, title: 'This link does not work' });
  });

  it('has no link that was changed or cut off', async () => {
    const { userId, email, link } = await moved();
    const token = new URL(link).searchParams.get('token') ?? '';
    const other = await moved();
    const [otherId] = (new URL(other.link).searchParams.get('token') ?? '').split('.');
    for (const bad of ['', token.slice(0, -1), `${token}x`, token.replace(/^[^.]+/, otherId ?? '')]) {
      const page = await open(`${new URL(link).origin}${new URL(link).pathname}?token=${bad}`, {
        press: true,
      });
      expect(page).toMatchObject({ status: 404, title: 'This link does not work' });
    }
    expect([await addressOf(userId), await addressOf(other.userId)]).toEqual([email, other.email]);
  });

  it('wins over every change that came after', async () => {
    const { token, userId, former, email: second, link } = await moved();
    const third = newAddress();
    (await ask(token, third)).data;
    (await confirm(token, await codeIn(third))).data;
    const secondLink = await linkIn(second, 'emailChanged');
    (await ask(token, newAddress())).data;
    expect((await open(link, { press: true })).title).toBe('The change was undone');
    expect(await addressOf(userId)).toBe(former);
    expect((await open(secondLink, { press: true })).title).toBe('There is nothing to stop');
    expect(await addressOf(userId)).toBe(former);
  });

  it('stops a second change by the link about the first', async () => {
    const person = await owner();
    (await ask(person.token, newAddress())).data;
    const first = await linkIn(person.email, 'emailChangeRequested');
    const email = newAddress();
    (await ask(person.token, email)).data;
    expect((await open(first, { press: true })).title).toBe('The change is stopped');
    expect(await isAlive(person.token)).toBe(false);
  });

  it('ends the deletion that was requested after the change', async () => {
    const { token, userId, link } = await moved();
    (await tern.call('accountDelete', { password: samplePassword }, { token })).data;
    expect((await open(link, { press: true })).title).toBe('The change was undone');
    expect(await tern.rows('select delete_after from users where id = $1', [userId])).toEqual([
      { delete_after: null },
    ]);
  });

  it('locks the account where another one has shown the address meanwhile', async () => {
    const { token, userId, former, link } = await moved();
    const other = await tern.customer(former);
    await tern.confirm(other);
    expect((await open(link, { press: true })).html).toContain('another account has confirmed this address');
    expect(await isAlive(token)).toBe(false);
    expect(await isAlive(other.token)).toBe(true);
    // Its mails go to the old mailbox, and nobody signs in.
    expect(
      await tern.rows('select email, email_key, password_hash from users where id = $1', [userId]),
    ).toEqual([{ email: former, email_key: null, password_hash: null }]);
    expect(await tern.mailData(former, 'emailRestored')).toEqual({ is: 'taken' });
  });

  it('has its address back from who only claims it', async () => {
    const { userId, former, link } = await moved();
    const squatter = await tern.customer(former);
    expect((await open(link, { press: true })).title).toBe('The change was undone');
    expect(await isAlive(squatter.token)).toBe(false);
    expect(await reset(former)).toBe(200);
    expect((await signIn(former, freshPassword)).data.user.user_id).toBe(userId);
  });
});

describe('who attacks', () => {
  it('with a stolen session gets nowhere without the password, and uses nothing of the owner up', async () => {
    const person = await owner();
    for (let turn = 0; turn < 4; turn += 1)
      expect(errorOf(await ask(person.token, newAddress(), { password: 'Wrong-one1' }))).toBe(
        'incorrect_password',
      );
    expect((await ask(person.token, newAddress())).status).toBe(200);
    const thief = await owner();
    // A code of another account confirms nothing here.
    const email = newAddress();
    (await ask(thief.token, email)).data;
    expect(errorOf(await confirm(person.token, await codeIn(email)))).toBe('verification_failed');
  });

  it('with session and password meets the second factor', async () => {
    const person = await owner();
    const as = { token: person.token };
    const { secret } = (await tern.call('secondFactorSetUp', { password: samplePassword }, as)).data;
    const { code } = authenticatorApp(tern.clock, secret);
    (await tern.call('secondFactorConfirm', { code: code() }, as)).data;
    tern.clock.advance(30_000);
    const email = newAddress();
    expect(errorOf(await ask(person.token, email))).toBe('second_factor_required');
    expect(['verification_failed', 'code_clock']).toContain(
      errorOf(await ask(person.token, email, { code: '000000' })),
    );
    expect(await tern.mailData(email, 'emailChangeCode')).toBeUndefined();
    const right = code();
    expect((await ask(person.token, email, { code: right })).status).toBe(200);
    expect(errorOf(await ask(person.token, newAddress(), { code: right }))).toBe('code_used');
    (await confirm(person.token, await codeIn(email))).data;
    // Whoever reads the old mailbox takes the address back, and still has no code.
    expect((await open(await linkIn(person.email, 'emailChanged'), { press: true })).title).toBe(
      'The change was undone',
    );
    expect(await reset(person.email)).toBe(200);
    expect(errorOf(await signIn(person.email, freshPassword))).toBe('second_factor_required');
  });

  it('with the new mailbox alone has a code and no account to type it into', async () => {
    const person = await owner();
    const email = newAddress();
    (await ask(person.token, email)).data;
    const code = await codeIn(email);
    const reader = await tern.customer(email);
    expect(errorOf(await confirm(reader.token, code))).toBe('code_expired');
    expect(JSON.stringify(await tern.mailData(email, 'emailChangeCode'))).not.toContain('http');
    expect(await addressOf(person.userId)).toBe(person.email);
  });

  it('learns nothing of an address that has an account; its mailbox learns what happened', async () => {
    const person = await owner();
    const victim = await owner();
    const known = await ask(person.token, victim.email);
    const unknown = await ask(person.token, newAddress());
    const shape = (answer: typeof known) => [answer.status, Object.keys(answer.data.waiting).sort()];
    expect(shape(known)).toEqual(shape(unknown));
    (await ask(person.token, victim.email)).data;
    expect(await tern.mailData(victim.email, 'emailChangeKnown')).toEqual({});
    expect(await tern.mailData(victim.email, 'emailChangeCode')).toBeUndefined();
    const errors: string[] = [];
    for (let turn = 0; turn < 6; turn += 1)
      errors.push(errorOf(await confirm(person.token, String(10_000_000 + turn))));
    expect(errors).toEqual([...Array(5).fill('verification_failed'), 'code_expired']);
    expect(await isAlive(victim.token)).toBe(true);
  });

  it('guesses a code five times, in parallel as well', async () => {
    const person = await owner();
    const email = newAddress();
    (await ask(person.token, email)).data;
    const code = await codeIn(email);
    const guesses = await Promise.all(
      Array.from({ length: 15 }, (_, index) =>
        confirm(person.token, String((Number(code) + 1 + index) % 100_000_000).padStart(8, '0')),
      ),
    );
    expect(guesses.map(errorOf).filter((error) => error === 'verification_failed')).toHaveLength(5);
    expect(errorOf(await confirm(person.token, code))).toBe('code_expired');
  });

  it('begins no more than five changes a day', async () => {
    const person = await owner();
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) statuses.push((await ask(person.token, newAddress())).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('has a change that waits ended by another password', async () => {
    const person = await owner();
    const thief = (await signIn(person.email)).data.token;
    const email = newAddress();
    (await ask(thief, email)).data;
    const code = await codeIn(email);
    const change = { current_password: samplePassword, new_password: freshPassword };
    (await tern.call('changePassword', change, { token: person.token })).data;
    expect(await isAlive(thief)).toBe(false);
    expect(errorOf(await confirm(person.token, code))).toBe('code_expired');
    expect(await addressOf(person.userId)).toBe(person.email);
  });
});

describe('two at once', () => {
  it('one change waits: the second takes the place of the first', async () => {
    const person = await owner();
    const [one, two] = [newAddress(), newAddress()];
    await Promise.all([ask(person.token, one), ask(person.token, two)]);
    const waiting = (await tern.call('emailChange', {}, { token: person.token })).data.waiting?.email ?? '';
    const ended = waiting === one ? two : one;
    expect(
      await tern.rows(
        `select count(*)::int as count from email_changes where user_id = $1 and state = 'requested'`,
        [person.userId],
      ),
    ).toEqual([{ count: 1 }]);
    expect(errorOf(await confirm(person.token, await codeIn(ended)))).toBe('verification_failed');
    expect((await confirm(person.token, await codeIn(waiting))).data.email).toBe(waiting);
  });

  it('one account gets an address that two want', async () => {
    const people = [await owner(), await owner()];
    const email = newAddress();
    const codes: string[] = [];
    for (const { token } of people) {
      (await ask(token, email)).data;
      codes.push(await codeIn(email));
    }
    const done = await Promise.all(people.map(({ token }, index) => confirm(token, codes[index] ?? '')));
    expect(done.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await tern.rows('select 1 from users where email_key = $1', [email])).toHaveLength(1);
  });

  it('taken meanwhile: another account has shown the address', async () => {
    const person = await owner();
    const email = newAddress();
    (await ask(person.token, email)).data;
    const code = await codeIn(email);
    await tern.confirm(await tern.customer(email));
    expect(errorOf(await confirm(person.token, code))).toBe('email_known');
    expect(await addressOf(person.userId)).toBe(person.email);
  });

  it('the code and the link of the old mailbox: one of them holds', async () => {
    const person = await owner();
    const email = newAddress();
    (await ask(person.token, email)).data;
    const code = await codeIn(email);
    const link = await linkIn(person.email, 'emailChangeRequested');
    await Promise.all([confirm(person.token, code), open(link, { press: true })]);
    // Whichever came first, the old mailbox has the account.
    expect(await addressOf(person.userId)).toBe(person.email);
    expect(await isAlive(person.token)).toBe(false);
  });
});

it('is in the export, and gone with the account', async () => {
  const { token, userId, former, email } = await moved();
  expect((await tern.call('accountExport', {}, { token })).data.email_changes).toMatchObject([
    { state: 'done', from: former, to: email },
  ]);
  (await tern.call('accountDelete', { password: samplePassword }, { token })).data;
  tern.clock.advance(deletionGrace + 60_000);
  await tern.service.runBackground();
  expect(await tern.rows('select 1 from email_changes where user_id = $1', [userId])).toEqual([]);
});

it('counts changes by their outcome, and why they were refused', async () => {
  const person = await owner();
  const to = `counted-${person.userId.slice(-6)}@mail.test`.toLowerCase();
  await ask(person.token, to, { password: 'Wrong-one1' });
  await ask(person.token, to);
  await tern.call('emailChangeResend', {}, { token: person.token });
  await confirm(person.token, await codeIn(to));
  await open(await linkIn(person.email, 'emailChanged'), { press: true });
  const text = await tern.observe.registry.metrics();
  for (const outcome of ['requested', 'resent', 'confirmed', 'restored'])
    expect(text).toMatch(new RegExp(`tern_email_changes_total\\{outcome="${outcome}"\\} [1-9]`));
  expect(text).toMatch(/tern_email_change_refusals_total\{reason="incorrect_password"\} [1-9]/);
});

describe('an old mailbox that is confirmed while a change waits', () => {
  it('ends the change: it would have no way to take it back', async () => {
    const person = await tern.customer();
    const email = newAddress();
    (await ask(person.token, email)).data;
    const code = await codeIn(email);
    await tern.confirm(person);
    expect(errorOf(await confirm(person.token, code))).toBe('code_expired');
    expect(await addressOf(person.userId)).toBe(person.email);
  });
});

describe('stopping a change', () => {
  it('says where there was none to stop, with the address that holds', async () => {
    const { token, email, userId } = await owner();
    const next = newAddress();
    (await ask(token, next)).data;
    const stop = async () => (await tern.call('emailChangeCancel', {}, { token })).data;
    expect(await stop()).toMatchObject({ is_stopped: true, user: { email } });
    (await ask(token, next)).data;
    (await confirm(token, await codeIn(next))).data;
    expect(await stop()).toMatchObject({ is_stopped: false, user: { email: next } });
    expect(await kindsOf(userId)).toEqual(expect.arrayContaining(['email_change_stopped', 'email_changed']));
  });
});

describe('an account that has lost its address to whoever showed the mailbox', () => {
  it('gets another one', async () => {
    const { token, userId } = await tern.customer();
    await tern.rows('update users set email = null, email_key = null where id = $1', [userId]);
    const email = newAddress();
    expect((await ask(token, email)).status).toBe(200);
    expect((await confirm(token, await codeIn(email))).data).toMatchObject({ email, email_confirmed: true });
    expect(await addressOf(userId)).toBe(email);
  });
});
