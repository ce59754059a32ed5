import { type AnyOperationName, allOperations, type Operation } from '@tern/contract';
import { exampleInputs } from '@tern/testing/exampleInputs';
import { Secret, TOTP, URI } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runOps } from '../src/ops.ts';
import { authenticatorApp } from './authenticatorApp.ts';
import { elsewhere } from './elsewhere.ts';
import { type Started, samplePassword, startService } from './startService.ts';

let tern: Started;
beforeAll(async () => {
  tern = await startService();
});
afterAll(() => tern.close());

const minutes = (count: number) => count * 60_000;

const appOf = (secret: string) => authenticatorApp(tern.clock, secret);

/** An account with a second factor, with its app, its recovery codes and the session that turned it on. */
async function guarded() {
  const person = await tern.customer();
  const asOwner = { token: person.token };
  const here = { ...asOwner, ...elsewhere() };
  const { secret } = (await tern.call('secondFactorSetUp', { password: samplePassword }, here)).data;
  const app = appOf(secret);
  const { recovery_codes: codes } = (await tern.call('secondFactorConfirm', { code: app.code() }, here)).data;
  return { ...person, asOwner, secret, app, codes };
}

const firstStep = async (email: string, options = elsewhere()) =>
  (await tern.call('login', { username: email, password: samplePassword }, options)).failure.data;
const ticketOf = async (email: string) => (await firstStep(email)).ticket ?? '';
const secondStep = (ticket: string, code: string, options = elsewhere()) =>
  tern.call('loginSecondStep', { ticket, code }, options);
const errorOf = (answer: { failure: { data: { error: string } } }) => answer.failure.data.error;
const isAlive = async (token: string) => (await tern.call('profile', {}, { token })).status === 200;
const kindsOf = async (token: string) =>
  (await tern.call('securityEventList', {}, { token })).data.events.map(({ kind }) => kind);

describe('setting a second factor up', () => {
  it('gives a secret for the password, and turns on with a code that was typed back', async () => {
    const { token, email } = await tern.customer();
    const other = (await tern.call('login', { username: email, password: samplePassword }, elsewhere())).data
      .token;
    const setUp = (await tern.call('secondFactorSetUp', { password: samplePassword }, { token })).data;
    const totp = URI.parse(setUp.uri);
    expect(totp).toBeInstanceOf(TOTP);
    expect(totp).toMatchObject({ issuer: 'Tern', label: email, algorithm: 'SHA1', digits: 6 });
    expect((totp as TOTP).secret.base32).toBe(setUp.secret);
    expect((await tern.call('secondFactor', {}, { token })).data.on_since).toBeNull();
    // Until then the password alone signs in.
    expect(
      (await tern.call('login', { username: email, password: samplePassword }, elsewhere())).status,
    ).toBe(200);
    const wrong = await tern.call('secondFactorConfirm', { code: '000000' }, { token });
    expect(['verification_failed', 'code_clock']).toContain(errorOf(wrong));
    const on = (await tern.call('secondFactorConfirm', { code: appOf(setUp.secret).code() }, { token })).data;
    expect(new Set(on.recovery_codes).size).toBe(10);
    for (const code of on.recovery_codes) expect(code).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
    expect((await tern.call('secondFactor', {}, { token })).data).toMatchObject({
      on_since: expect.any(String),
      recovery_codes_left: 10,
    });
    // Whoever was signed in elsewhere has shown no code.
    expect(await isAlive(token)).toBe(true);
    expect(await isAlive(other)).toBe(false);
    expect(await tern.mailData(email, 'secondFactorOn')).toMatchObject({ at: expect.any(String) });
    expect(await kindsOf(token)).toContain('second_factor_on');
  });

  it('wants the password: a stolen session cannot lock its owner out', async () => {
    const { token } = await tern.customer();
    expect(errorOf(await tern.call('secondFactorSetUp', { password: 'Wrong-one1' }, { token }))).toBe(
      'incorrect_password',
    );
    const buyer = await tern.signUp();
    expect(
      errorOf(await tern.call('secondFactorSetUp', { password: samplePassword }, { token: buyer.token })),
    ).toBe('password_not_set');
  });

  it('shows two tabs one secret, and the recovery codes to one of them', async () => {
    const { token } = await tern.customer();
    const tabs = await Promise.all(
      [1, 2].map(() => tern.call('secondFactorSetUp', { password: samplePassword }, { token })),
    );
    const [one, two] = tabs.map(({ data }) => data.secret);
    expect(one).toBe(two);
    const code = appOf(one ?? '').code();
    const confirmed = await Promise.all(
      [1, 2].map(() => tern.call('secondFactorConfirm', { code }, { token })),
    );
    expect(confirmed.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(errorOf(await tern.call('secondFactorSetUp', { password: samplePassword }, { token }))).toBe(
      'second_factor_on',
    );
  });

  it('shows another session another secret, and is turned on by the session that began last', async () => {
    const { token, email } = await tern.customer();
    const thief = (await tern.call('login', { username: email, password: samplePassword }, elsewhere())).data;
    const begin = async (as: string) =>
      (await tern.call('secondFactorSetUp', { password: samplePassword }, { token: as })).data.secret;
    const stolen = await begin(thief.token);
    const secret = await begin(token);
    expect(secret).not.toBe(stolen);
    const confirm = (as: string, of: string) =>
      tern.call('secondFactorConfirm', { code: appOf(of).code() }, { token: as });
    expect(errorOf(await confirm(thief.token, secret))).toBe('code_expired');
    expect((await confirm(token, secret)).status).toBe(200);
    expect(await isAlive(thief.token)).toBe(false);
  });

  it('is over with a new password', async () => {
    const { token } = await tern.customer();
    const { secret } = (await tern.call('secondFactorSetUp', { password: samplePassword }, { token })).data;
    const passwords = { current_password: samplePassword, new_password: 'Sea-swallow8' };
    expect((await tern.call('changePassword', passwords, { token })).status).toBe(200);
    const late = await tern.call('secondFactorConfirm', { code: appOf(secret).code() }, { token });
    expect(errorOf(late)).toBe('code_expired');
  });

  it('ends after ten minutes, and begins again with another secret', async () => {
    const { token } = await tern.customer();
    const begin = async () =>
      (await tern.call('secondFactorSetUp', { password: samplePassword }, { token })).data;
    const first = await begin();
    tern.clock.advance(minutes(10));
    const code = appOf(first.secret).code();
    expect(errorOf(await tern.call('secondFactorConfirm', { code }, { token }))).toBe('code_expired');
    expect((await begin()).secret).not.toBe(first.secret);
  });

  it('stores neither secret nor codes in a form that opens anything', async () => {
    const { userId, secret, codes } = await guarded();
    const rows = JSON.stringify([
      await tern.rows('select * from second_factors where user_id = $1', [userId]),
      await tern.rows('select * from recovery_codes where user_id = $1', [userId]),
    ]);
    const bytes = Buffer.from(Secret.fromBase32(secret).bytes);
    for (const form of [secret, bytes.toString('hex'), bytes.toString('base64url')])
      expect(rows).not.toContain(form);
    for (const code of codes) expect(rows).not.toContain(code.replace('-', ''));
    // Copied into the row of another account it opens nothing.
    const other = await guarded();
    await tern.rows(
      `update second_factors set secret = (select secret from second_factors where user_id = $1)
        where user_id = $2`,
      [userId, other.userId],
    );
    const answer = await secondStep(await ticketOf(other.email), appOf(secret).next());
    expect(answer.status).toBe(500);
  });
});

describe('signing in with a second factor', () => {
  it('takes a code after the password, and opens nothing before it', async () => {
    const { email, app } = await guarded();
    const answer = await tern.call('login', { username: email, password: samplePassword }, elsewhere());
    expect(answer.failure.data).toEqual({ error: 'second_factor_required', ticket: expect.any(String) });
    expect(answer.headers.getSetCookie()).toEqual([]);
    const ticket = answer.failure.data.ticket ?? '';
    // It is no token.
    expect((await tern.call('profile', {}, { token: ticket })).status).toBe(401);
    const done = await secondStep(ticket, app.next());
    expect(done.data.user.email).toBe(email);
    expect(done.headers.getSetCookie().some((each) => each.startsWith('session='))).toBe(true);
    expect(await isAlive(done.data.token)).toBe(true);
  });

  it('opens no operation with the ticket of the first step', async () => {
    const ticket = await ticketOf((await guarded()).email);
    const names = Object.values<Operation>(allOperations)
      .filter(({ auth }) => auth === 'bearer')
      .map(({ name }) => name as AnyOperationName);
    expect(names.length).toBeGreaterThan(30);
    const opened: string[] = [];
    for (const name of names) {
      const { status } = await tern.call(name, exampleInputs[name] as never, { token: ticket });
      if (status !== 401) opened.push(`${name} ${status}`);
    }
    expect(opened).toEqual([]);
    const cookie = { headers: { cookie: `session=${ticket}` } };
    expect((await tern.call('session', {}, cookie)).data.token).toBeNull();
  });

  it('takes a ticket once, also from two at the same time', async () => {
    const { email, app, codes } = await guarded();
    const ticket = await ticketOf(email);
    const both = await Promise.all([secondStep(ticket, app.next()), secondStep(ticket, codes[0] ?? '')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(errorOf(await secondStep(ticket, app.next()))).toBe('code_expired');
  });

  it('takes a code once, in whatever ticket, and none before it', async () => {
    const { email, app } = await guarded();
    const code = app.next();
    const before = app.code(-30);
    const tickets = [await ticketOf(email), await ticketOf(email)];
    const both = await Promise.all(tickets.map((ticket) => secondStep(ticket, code)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    const left = tickets[both.findIndex(({ status }) => status === 422)] ?? '';
    expect(errorOf(await secondStep(left, code))).toBe('code_used');
    expect(errorOf(await secondStep(left, before))).toBe('code_used');
    // A wrong code leaves the ticket as it is.
    expect((await secondStep(left, app.next())).status).toBe(200);
  });

  it('takes the code of a clock that is one step off, and says when it is further off', async () => {
    const { email, app } = await guarded();
    tern.clock.advance(minutes(1));
    const ticket = await ticketOf(email);
    for (const seconds of [-90, 90])
      expect(errorOf(await secondStep(ticket, app.code(seconds)))).toBe('code_clock');
    expect(errorOf(await secondStep(ticket, app.code(240)))).toBe('verification_failed');
    tern.clock.advance(minutes(5));
    expect((await secondStep(ticket, app.code(-30))).status).toBe(200);
    tern.clock.advance(minutes(5));
    expect((await secondStep(await ticketOf(email), app.code(30))).status).toBe(200);
  });

  it('forgets a ticket after ten minutes, with a new password, and with the factor', async () => {
    const { email, app, asOwner } = await guarded();
    const late = await ticketOf(email);
    tern.clock.advance(minutes(10));
    expect(errorOf(await secondStep(late, app.code()))).toBe('code_expired');
    const changed = await ticketOf(email);
    const passwords = { current_password: samplePassword, new_password: 'Fresh-wind5' };
    (await tern.call('changePassword', passwords, asOwner)).data;
    expect(errorOf(await secondStep(changed, app.next()))).toBe('code_expired');
    const again = { username: email, password: 'Fresh-wind5' };
    const removed = (await tern.call('login', again, elsewhere())).failure.data.ticket ?? '';
    (await tern.call('secondFactorRemove', { password: 'Fresh-wind5', code: app.next() }, asOwner)).data;
    expect(errorOf(await secondStep(removed, app.next()))).toBe('code_expired');
    expect((await tern.call('login', again, elsewhere())).status).toBe(200);
  });

  it('needs a code in an app as well', async () => {
    const { email, app } = await guarded();
    const signIn = (code?: string) =>
      tern.call(
        'deviceLogin',
        { username: email, password: samplePassword, installation: 'one', ...(code && { code }) },
        { headers: { ...elsewhere().headers, 'x-app-type': '401' } },
      );
    expect((await signIn()).failure.data).toEqual({ error: 'second_factor_required' });
    expect(errorOf(await signIn('ABCDE-FGHJK'))).toBe('verification_failed');
    expect(await isAlive((await signIn(app.next())).data.token)).toBe(true);
  });

  it('still needs the code after a reset by mail: a stolen mailbox is not enough', async () => {
    const person = await guarded();
    await tern.confirm(person);
    const { email } = person;
    (await tern.call('verificationRequest', { email, purpose: 'reset_password' }, elsewhere())).data;
    await tern.service.runBackground();
    const code = (await tern.mailData<{ code: string }>(email, 'resetCode'))?.code ?? '';
    const { ticket } = (await tern.call('verificationValidate', { email, code }, elsewhere())).data;
    const password = 'Fresh-wind5';
    (await tern.call('resetPassword', { ticket, password, confirm_password: password }, elsewhere())).data;
    const answer = await tern.call('login', { username: email, password }, elsewhere());
    expect(errorOf(answer)).toBe('second_factor_required');
  });

  it('goes to the owner of a mailbox that was only claimed before', async () => {
    const { email } = await guarded();
    (await tern.call('verificationRequest', { email, purpose: 'reset_password' }, elsewhere())).data;
    await tern.service.runBackground();
    const code = (await tern.mailData<{ code: string }>(email, 'resetCode'))?.code ?? '';
    const { ticket } = (await tern.call('verificationValidate', { email, code }, elsewhere())).data;
    const password = 'Fresh-wind5';
    (await tern.call('resetPassword', { ticket, password, confirm_password: password }, elsewhere())).data;
    expect((await tern.call('login', { username: email, password }, elsewhere())).status).toBe(200);
  });

  it('answers a wrong password as it does without a factor', async () => {
    const { email } = await guarded();
    const answers = await Promise.all(
      [email, 'nobody@mail.test'].map((username) =>
        tern.call('login', { username, password: 'Wrong-one1' }, elsewhere()),
      ),
    );
    expect(answers[0]?.envelope).toEqual(answers[1]?.envelope);
  });
});

describe('guessing codes', () => {
  const wrong = 'AAAAA-AAAAA';

  it('ends after five tries of a visitor, also in parallel, and shows them to the owner', async () => {
    const { email, app, token } = await guarded();
    const here = elsewhere();
    const ticket = await ticketOf(email);
    const tries = await Promise.all(Array.from({ length: 8 }, () => secondStep(ticket, wrong, here)));
    expect(tries.map(errorOf).filter((error) => error === 'verification_failed')).toHaveLength(5);
    expect(errorOf(await secondStep(ticket, app.next(), here))).toBe('rate_limited');
    const failed = (await kindsOf(token)).filter((kind) => kind === 'second_factor_failed');
    expect(failed).toHaveLength(5);
    tern.clock.advance(minutes(15));
    expect((await secondStep(await ticketOf(email), app.code(), here)).status).toBe(200);
  });

  it('ends after twenty tries from many addresses, and never where the owner has signed in', async () => {
    const { email, app } = await guarded();
    const home = elsewhere();
    (await secondStep((await firstStep(email, home)).ticket ?? '', app.next(), home)).data;
    for (let index = 0; index < 20; index += 1)
      expect(errorOf(await secondStep(await ticketOf(email), wrong))).toBe('verification_failed');
    expect(errorOf(await secondStep(await ticketOf(email), app.next()))).toBe('rate_limited');
    const ticket = (await firstStep(email, home)).ticket ?? '';
    expect((await secondStep(ticket, app.next(), home)).status).toBe(200);
  });

  it('is not helped by the right password: it makes no place the owner’s', async () => {
    const { email, app } = await guarded();
    const place = elsewhere();
    const ticket = (await firstStep(email, place)).ticket ?? '';
    for (let index = 0; index < 20; index += 1)
      expect(errorOf(await secondStep(await ticketOf(email), wrong))).toBe('verification_failed');
    expect(errorOf(await secondStep(ticket, app.next(), place))).toBe('rate_limited');
  });

  it('is not helped by a new password either: it makes no place the owner’s', async () => {
    const { asOwner, app } = await guarded();
    const thief = { ...asOwner, ...elsewhere() };
    const passwords = { current_password: samplePassword, new_password: 'Sea-swallow8' };
    expect((await tern.call('changePassword', passwords, thief)).status).toBe(200);
    const guess = (code: string, place = elsewhere()) =>
      tern.call('recoveryCodesRenew', { code }, { ...asOwner, ...place });
    for (let index = 0; index < 20; index += 1)
      expect(errorOf(await guess(wrong))).toBe('verification_failed');
    expect(errorOf(await guess(app.next(), { headers: thief.headers }))).toBe('rate_limited');
  });

  it('counts together wherever a code is taken', async () => {
    const { email, asOwner } = await guarded();
    const here = elsewhere();
    const inSession = { ...asOwner, ...here };
    const wrongs = [
      () => tern.call('recoveryCodesRenew', { code: wrong }, inSession),
      () => tern.call('secondFactorRemove', { password: samplePassword, code: wrong }, inSession),
      () => tern.call('accountDelete', { password: samplePassword, code: wrong }, inSession),
      async () => secondStep(await ticketOf(email), wrong, here),
      () => tern.call('recoveryCodesRenew', { code: wrong }, inSession),
    ];
    for (const attempt of wrongs) expect(errorOf(await attempt())).toBe('verification_failed');
    expect(errorOf(await tern.call('recoveryCodesRenew', { code: wrong }, inSession))).toBe('rate_limited');
  });
});

describe('recovery codes', () => {
  it('each open the account once, however they are typed, and mail the owner', async () => {
    const { email, codes, token } = await guarded();
    const [first = '', second = ''] = codes;
    expect((await secondStep(await ticketOf(email), first)).status).toBe(200);
    expect(errorOf(await secondStep(await ticketOf(email), first))).toBe('code_used');
    const typed = ` ${second.toLowerCase().replace('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `;
    expect((await secondStep(await ticketOf(email), typed)).status).toBe(200);
    expect(await tern.mailData(email, 'recoveryCodeUsed')).toMatchObject({ left: 8 });
    expect((await tern.call('secondFactor', {}, { token })).data.recovery_codes_left).toBe(8);
    expect(await kindsOf(token)).toContain('recovery_code_used');
  });

  it('open it once for two at the same time', async () => {
    const { email, codes } = await guarded();
    const tickets = [await ticketOf(email), await ticketOf(email)];
    const both = await Promise.all(tickets.map((ticket) => secondStep(ticket, codes[0] ?? '')));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('are replaced by a new set, for a code', async () => {
    const { email, codes, app, asOwner } = await guarded();
    const fresh = (await tern.call('recoveryCodesRenew', { code: app.next() }, asOwner)).data.recovery_codes;
    expect(fresh).toHaveLength(10);
    expect(fresh.filter((code) => codes.includes(code))).toEqual([]);
    expect(errorOf(await secondStep(await ticketOf(email), codes[0] ?? ''))).toBe('verification_failed');
    expect((await secondStep(await ticketOf(email), fresh[0] ?? '')).status).toBe(200);
  });

  it('are of one account', async () => {
    const [one, two] = [await guarded(), await guarded()];
    expect(errorOf(await secondStep(await ticketOf(two.email), one.codes[0] ?? ''))).toBe(
      'verification_failed',
    );
  });
});

describe('what a stolen session cannot do', () => {
  it('turns the factor off neither without the password nor without a code', async () => {
    const { asOwner, app, email } = await guarded();
    const remove = (password: string, code: string) =>
      tern.call('secondFactorRemove', { password, code }, asOwner);
    expect(errorOf(await remove('Wrong-one1', app.next()))).toBe('incorrect_password');
    expect(errorOf(await remove(samplePassword, 'AAAAA-AAAAA'))).toBe('verification_failed');
    (await remove(samplePassword, app.next())).data;
    expect(await tern.mailData(email, 'secondFactorOff')).toMatchObject({ by: 'owner' });
    expect(errorOf(await remove(samplePassword, app.next()))).toBe('second_factor_off');
  });

  it('deletes the account only with a code', async () => {
    const { asOwner, app } = await guarded();
    const withPassword = { password: samplePassword };
    expect(errorOf(await tern.call('accountDelete', withPassword, asOwner))).toBe('second_factor_required');
    expect((await tern.call('profile', {}, asOwner)).data.delete_after).toBeNull();
    (await tern.call('accountDelete', { ...withPassword, code: app.next() }, asOwner)).data;
    expect((await tern.call('profile', {}, asOwner)).data.delete_after).not.toBeNull();
  });
});

describe('the operator', () => {
  it('sees a factor and turns it off with a proof: all sessions end, the owner gets a mail', async () => {
    const { email, token } = await guarded();
    const lines: string[] = [];
    const ops = { context: tern.service.context, say: (line: string) => void lines.push(line) };
    await runOps(ops, ['customer', email]);
    expect(lines.join('\n')).toMatch(/2nd factor .*10 recovery codes left/);
    await expect(runOps(ops, ['factor', 'remove', email, '--yes'])).rejects.toThrow('--proof');
    const proof = ['factor', 'remove', email, '--proof', 'passport, ticket 4711'];
    await runOps(ops, proof);
    expect((await tern.call('secondFactor', {}, { token })).data.on_since).not.toBeNull();
    await runOps(ops, [...proof, '--yes']);
    expect(await isAlive(token)).toBe(false);
    expect(await tern.mailData(email, 'secondFactorOff')).toMatchObject({ by: 'support' });
    expect(
      (await tern.call('login', { username: email, password: samplePassword }, elsewhere())).status,
    ).toBe(200);
    await expect(runOps(ops, proof)).rejects.toThrow('no second factor');
  });
});
