import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { from, type Started, samplePassword, startService } from './startService.ts';

let tern: Started;
beforeAll(async () => {
  tern = await startService();
});
afterAll(() => tern.close());

let count = 0;
/** Every caller from an address of its own, so that the limits per address stay out of the way. */
const elsewhere = () => {
  count += 1;
  return { headers: from(`198.18.${Math.floor(count / 250)}.${count % 250}`) };
};
const newPassword = 'Fresh-wind5';

async function askFor(email: string) {
  const answer = await tern.call('verificationRequest', { email }, elsewhere());
  await tern.service.runBackground();
  return answer;
}

const codeFor = async (email: string) =>
  (await tern.mailData<{ code: string }>(email, 'resetCode'))?.code ?? '';

const tryCode = (email: string, code: string) =>
  tern.call('verificationValidate', { email, code }, elsewhere());

async function ticketFor(email: string) {
  await askFor(email);
  return (await tryCode(email, await codeFor(email))).data.ticket;
}

const reset = (ticket: string, password = newPassword, confirm = password, token?: string) =>
  tern.call('resetPassword', { ticket, password, confirm_password: confirm }, { ...elsewhere(), token });

const signIn = (email: string, password: string) =>
  tern.call('login', { username: email, password }, elsewhere());

const linkFor = async (email: string) =>
  (await tern.mailData<{ link_url: string }>(email, 'resetCode'))?.link_url ?? '';
const tokenOf = (link: string) => link.slice(link.indexOf('#') + 1);

describe('the link beside the code', () => {
  it('opens the page in the language of the mail, with its token behind # alone, and is saved nowhere', async () => {
    const { email } = await tern.customer();
    await tern.rows(`update users set language = 'pl' where email = $1`, [email]);
    await askFor(email);
    const link = new URL(await linkFor(email));
    expect(link.pathname + link.search).toBe('/pl/resetPassword');
    expect(link.hash).toMatch(/^#\d+-usr_\w+-[\w-]{43}$/);
    expect(JSON.stringify(await tern.rows('select * from verification_codes'))).not.toContain(
      link.hash.slice(-43),
    );
  });

  it('sets the password once, and the code of its mail opens nothing afterwards', async () => {
    const { email } = await tern.customer();
    await askFor(email);
    const [code, link] = [await codeFor(email), tokenOf(await linkFor(email))];
    const { ticket } = (await tryCode(email, code)).data;
    expect((await reset(link)).status).toBe(200);
    expect((await signIn(email, samplePassword)).status).not.toBe(200);
    expect((await signIn(email, newPassword)).status).toBe(200);
    expect((await reset(link, 'Another#1234')).failure.data.error).toBe('code_expired');
    expect((await reset(ticket, 'Another#1234')).failure.data.error).toBe('code_expired');
  });

  it('is used by one of 10 parallel calls', async () => {
    const { email } = await tern.customer();
    await askFor(email);
    const link = tokenOf(await linkFor(email));
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => reset(link, `Parallel#${index}abc`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('holds when strangers burn the code, and when they request others', async () => {
    const { email } = await tern.customer();
    await askFor(email);
    const link = tokenOf(await linkFor(email));
    for (let index = 0; index < 6; index += 1) await tryCode(email, String(90_000_000 + index));
    await askFor(email);
    await askFor(email);
    // Refused for another reason, it is not used up.
    expect((await reset(link, newPassword, 'Other#12345')).failure.data.error).toBe('validation_failed');
    expect((await reset(link)).status).toBe(200);
  });

  it('ends with its code after ten minutes', async () => {
    const { email } = await tern.customer();
    await askFor(email);
    const link = tokenOf(await linkFor(email));
    tern.clock.advance(10 * 60 * 1000 + 1);
    expect((await reset(link)).failure.data.error).toBe('code_expired');
  });

  it('ends with the password that it was made for, and opens no other account', async () => {
    const [one, other] = [await tern.customer(), await tern.customer()];
    for (const person of [one, other]) await tern.confirm(person);
    for (const { email } of [one, other]) await askFor(email);
    const [link, otherLink] = [tokenOf(await linkFor(one.email)), tokenOf(await linkFor(other.email))];
    const [, otherId] = /-(usr_\w+?)-/.exec(otherLink) ?? [];
    for (const forged of [
      link.replace(/usr_\w+?(?=-)/, otherId ?? ''),
      link.replace(/^\d+/, (seconds) => String(Number(seconds) + 60)),
      `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`,
    ]) {
      expect((await reset(forged)).failure.data.error, forged).toBe('code_expired');
    }
    const { token } = (await signIn(one.email, samplePassword)).data;
    await tern.call(
      'changePassword',
      { current_password: samplePassword, new_password: newPassword },
      { ...elsewhere(), token },
    );
    expect((await reset(link, 'Another#1234')).failure.data.error).toBe('code_expired');
  });
});

describe('a code by mail', () => {
  it('is eight digits, kept as a hash only, and traded for a ticket once', async () => {
    const { email } = await tern.customer();
    expect((await askFor(email)).data).toEqual({ expires_in: 600, resend_after: 60 });
    const code = await codeFor(email);
    expect(code).toMatch(/^\d{8}$/);
    expect(JSON.stringify(await tern.rows('select * from verification_codes'))).not.toContain(code);
    const spaced = `${code.slice(0, 4)} ${code.slice(4)}`;
    const { ticket } = (await tryCode(` ${email.toUpperCase()}`, spaced)).data;
    expect(ticket).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await tern.rows('select * from verification_codes'))).not.toContain(ticket);
    expect((await tryCode(email, code)).failure.data.error).toBe('code_expired');
  });

  it('is refused when it is wrong, and closed after five tries, the right one included', async () => {
    const { email } = await tern.customer();
    await askFor(email);
    const code = await codeFor(email);
    const wrong = code === '00000000' ? '00000001' : '00000000';
    for (let index = 0; index < 5; index += 1) {
      expect((await tryCode(email, wrong)).failure).toMatchObject({
        code: 20107,
        message: 'Verification failed',
      });
    }
    expect((await tryCode(email, code)).failure).toMatchObject({ code: 20108, message: 'code expired.' });
  });

  it('lets five of 200 parallel guesses through', async () => {
    const { email } = await tern.customer();
    await askFor(email);
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => tryCode(email, String(90_000_000 + index))),
    );
    expect(answers.filter((answer) => answer.failure.data.error === 'verification_failed')).toHaveLength(5);
  });

  it('is traded once by 20 parallel calls', async () => {
    const { email } = await tern.customer();
    await askFor(email);
    const code = await codeFor(email);
    const answers = await Promise.all(Array.from({ length: 20 }, () => tryCode(email, code)));
    expect(answers.filter((answer) => answer.envelope.code === 200)).toHaveLength(1);
  });

  it('ends after ten minutes', async () => {
    const { email } = await tern.customer();
    await askFor(email);
    const code = await codeFor(email);
    tern.clock.advance(10 * 60 * 1000 + 1);
    expect((await tryCode(email, code)).failure.data.error).toBe('code_expired');
  });

  it('ends with the next one', async () => {
    const { email } = await tern.customer();
    await askFor(email);
    const first = await codeFor(email);
    tern.clock.advance(1000);
    await askFor(email);
    const second = await codeFor(email);
    expect(first).not.toBe(second);
    expect((await tryCode(email, first)).failure.data.error).toBe('verification_failed');
    expect((await tryCode(email, second)).status).toBe(200);
  });

  it('is not sent when it could not be used any more', async () => {
    const { email } = await tern.customer();
    await askFor(email);
    const [mail] = await tern.rows<{ expires_at: Date; created_at: Date }>(
      `select expires_at, created_at from mail_outbox where recipient = $1 and template = 'resetCode'`,
      [email],
    );
    expect((mail?.expires_at.getTime() ?? 0) - (mail?.created_at.getTime() ?? 0)).toBeLessThanOrEqual(
      600_000,
    );
  });

  it('goes out five times in ten minutes', async () => {
    const { email } = await tern.customer();
    const statuses = [];
    for (let index = 0; index < 7; index += 1) statuses.push((await askFor(email)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    tern.clock.advance(601_000);
    expect((await askFor(email)).status).toBe(200);
  });

  it('answers the same for an address without an account, all the way', async () => {
    const { email } = await tern.customer();
    const bodies = [];
    for (const address of [email, 'nobody@mail.test']) {
      const asked = await askFor(address);
      const wrong = [];
      for (let index = 0; index < 6; index += 1) {
        const { status, failure } = await tryCode(address, '12345678');
        wrong.push([status, failure.code, failure.message]);
      }
      bodies.push(JSON.stringify([asked.status, asked.envelope, wrong]));
    }
    expect(bodies[0]).toBe(bodies[1]);
    expect(await tern.rows(`select 1 from mail_outbox where recipient = 'nobody@mail.test'`)).toEqual([]);
  });

  it('needs no address from a signed-in person, and one from anybody else', async () => {
    const { email, token } = await tern.customer();
    expect((await tern.call('verificationRequest', {}, { token })).status).toBe(200);
    await tern.service.runBackground();
    expect(await codeFor(email)).toMatch(/^\d{8}$/);
    expect((await tern.call('verificationRequest', {})).failure.data.fields).toEqual([
      { field: 'email', rule: 'required' },
    ]);
  });
});

describe('reset', () => {
  it('sets the password, ends all sessions, mails and stands in the list of events', async () => {
    const { email, token, userId } = await tern.customer();
    const ticket = await ticketFor(email);
    (await reset(ticket)).data;
    expect((await tern.call('profile', {}, { token })).failure.code).toBe(50012);
    expect((await signIn(email, samplePassword)).failure.data.error).toBe('incorrect_credentials');
    expect((await signIn(email, newPassword)).status).toBe(200);
    expect(await tern.mailData(email, 'passwordChanged')).toEqual({});
    const events = await tern.rows<{ kind: string }>(
      'select kind from security_events where user_id = $1 order by at',
      [userId],
    );
    expect(events.map(({ kind }) => kind)).toEqual(['password_set', 'password_reset', 'signed_in']);
  });

  it('keeps the session it is called with, when it is of the same account only', async () => {
    const one = await tern.customer();
    const other = await tern.customer();
    (await reset(await ticketFor(one.email), newPassword, newPassword, one.token)).data;
    expect((await tern.call('profile', {}, { token: one.token })).status).toBe(200);
    (await reset(await ticketFor(one.email), newPassword, newPassword, other.token)).data;
    expect((await tern.call('profile', {}, { token: one.token })).failure.code).toBe(50012);
    expect((await tern.call('profile', {}, { token: other.token })).status).toBe(200);
  });

  it('uses the ticket up, also for parallel calls', async () => {
    const { email } = await tern.customer();
    const ticket = await ticketFor(email);
    const answers = await Promise.all([reset(ticket), reset(ticket), reset(ticket)]);
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect((await reset(ticket)).failure.data.error).toBe('code_expired');
  });

  it('ends with the ticket after 15 minutes', async () => {
    const { email } = await tern.customer();
    const ticket = await ticketFor(email);
    tern.clock.advance(15 * 60 * 1000 + 1);
    expect((await reset(ticket)).failure.data.error).toBe('code_expired');
  });

  it('wants two equal passwords by the rules', async () => {
    const ticket = 'a'.repeat(43);
    expect((await reset(ticket, newPassword, 'Fresh-wind6')).failure.data.fields).toEqual([
      { field: 'confirm_password', rule: 'mismatch' },
    ]);
    expect((await reset(ticket, 'short', 'short')).failure.data.fields).toEqual([
      { field: 'password', rule: 'password_length' },
    ]);
  });

  it('gives an account from the checkout its first password', async () => {
    const { email } = await tern.signUp();
    (await reset(await ticketFor(email))).data;
    expect((await signIn(email, newPassword)).data.user.is_password_set).toBe(true);
  });
});

it('lets the owner in where the password was set, however many strangers have guessed', async () => {
  const { email } = await tern.customer();
  const home = { headers: from('203.0.113.77') };
  const ticket = await ticketFor(email);
  await tern.call('resetPassword', { ticket, password: newPassword, confirm_password: newPassword }, home);
  for (let guess = 0; guess < 101; guess += 1) await signIn(email, 'Wrong-one1');
  expect((await signIn(email, newPassword)).failure.data.error).toBe('rate_limited');
  const { data } = await tern.call('login', { username: email, password: newPassword }, home);
  expect(data.token).toEqual(expect.any(String));
});

describe('change', () => {
  const change = (token: string, current_password: string, new_password: string) =>
    tern.call('changePassword', { current_password, new_password }, { token });

  it('replaces the password, ends the other sessions, keeps this one and mails', async () => {
    const { email, token } = await tern.customer();
    await tern.confirm({ email, token });
    const other = (await signIn(email, samplePassword)).data.token;
    await askFor(email);
    const code = await codeFor(email);
    (await change(token, samplePassword, newPassword)).data;
    expect((await tern.call('profile', {}, { token })).status).toBe(200);
    expect((await tern.call('profile', {}, { token: other })).failure.code).toBe(50012);
    expect((await signIn(email, newPassword)).status).toBe(200);
    expect(await tern.mailData(email, 'passwordChanged')).toEqual({});
    // A code from before opens nothing any more.
    expect((await tryCode(email, code)).failure.data.error).toBe('code_expired');
  });

  it('says what is wrong in the words of the specification', async () => {
    const { token } = await tern.customer();
    expect((await change(token, 'Wrong-one1', newPassword)).failure.message).toBe('Incorrect password');
    expect((await change(token, samplePassword, samplePassword)).failure.message).toBe('Password no change');
    const bare = await tern.signUp();
    expect((await change(bare.token, samplePassword, newPassword)).failure.data.error).toBe(
      'password_not_set',
    );
  });

  it('takes five wrong passwords in a quarter of an hour, in parallel as well', async () => {
    const { token } = await tern.customer();
    const answers = await Promise.all(
      Array.from({ length: 9 }, () => change(token, 'Wrong-one1', newPassword)),
    );
    expect(answers.filter((answer) => answer.failure.code === 20109)).toHaveLength(5);
    expect((await change(token, samplePassword, newPassword)).status).toBe(429);
    tern.clock.advance(15 * 60 * 1000 + 1000);
    expect((await change(token, samplePassword, newPassword)).status).toBe(200);
  });

  it('lets one of two changes at once win', async () => {
    const { token } = await tern.customer();
    const answers = await Promise.all([
      change(token, samplePassword, 'First-one1'),
      change(token, samplePassword, 'Second-one2'),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422]);
  });
});
