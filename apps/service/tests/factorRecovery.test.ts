import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runOps } from '../src/ops.ts';
import { authenticatorApp } from './authenticatorApp.ts';
import { elsewhere } from './elsewhere.ts';
import { softAuthenticator } from './softAuthenticator.ts';
import { type Started, samplePassword, startService } from './startService.ts';

let tern: Started;
beforeAll(async () => {
  tern = await startService();
});
afterAll(() => tern.close());

const minute = 60_000;
const day = 24 * 60 * minute;
const freshPassword = 'Fresh-wind5';
let count = 0;
const errorOf = (answer: { failure: { data: { error: string } } }) => answer.failure.data.error;
const isAlive = async (token: string) => (await tern.call('profile', {}, { token })).status === 200;

/** An account with a second factor; its mailbox was shown unless `isProven` is false. */
async function guarded({ isProven = true } = {}) {
  const person = await tern.customer();
  if (isProven) await tern.confirm(person);
  const asOwner = { token: person.token, ...elsewhere() };
  const { secret } = (await tern.call('secondFactorSetUp', { password: samplePassword }, asOwner)).data;
  const { next: code } = authenticatorApp(tern.clock, secret);
  const { recovery_codes: codes } = (await tern.call('secondFactorConfirm', { code: code() }, asOwner)).data;
  return { ...person, asOwner, code, codes };
}
type Person = Awaited<ReturnType<typeof guarded>>;

const signIn = (email: string, password = samplePassword) =>
  tern.call('login', { username: email, password }, elsewhere());
const ticketOf = async (email: string, password = samplePassword) =>
  (await signIn(email, password)).failure.data.ticket ?? '';
const request = (ticket: string, at = elsewhere()) => tern.call('factorRecoveryRequest', { ticket }, at);
const stateOf = async (userId: string) =>
  (
    await tern.rows<{ state: string }>(
      'select state from factor_recoveries where user_id = $1 order by requested_at desc, id limit 1',
      [userId],
    )
  )[0]?.state;
const isOn = async (userId: string) =>
  (await tern.rows('select 1 from second_factors where user_id = $1 and on_since is not null', [userId]))
    .length === 1;
const kindsOf = async (userId: string) =>
  (
    await tern.rows<{ kind: string }>('select kind from security_events where user_id = $1 order by at', [
      userId,
    ])
  ).map(({ kind }) => kind);
const mailsOf = async (email: string, template: string) =>
  tern.rows('select id from mail_outbox where recipient = $1 and template = $2', [email, template]);
const jobs = () => tern.service.runBackground(['lost second factors']);
const mailed = async (email: string, template: string) =>
  (await tern.mailData<Record<string, string>>(email, template)) ?? {};

/** The page of a link as a browser without scripts has it; `press`: its button, with a password where one is asked for. */
async function open(link: string | undefined, press?: true | string, origin = tern.origin) {
  const url = new URL(link ?? '');
  const token = url.searchParams.get('token') ?? '';
  const body = new URLSearchParams({ token, ...(typeof press === 'string' && { password: press }) });
  const response = await fetch(
    `${origin}${url.pathname}${url.search}`,
    press ? { method: 'POST', body } : {},
  );
  const html = await response.text();
  const error = /<strong[^>]*>(.*?)<\/strong>/.exec(html)?.[1];
  return { status: response.status, html, title: /<h1>(.*?)<\/h1>/.exec(html)?.[1] ?? '', error };
}

const firstLink = async (email: string) => {
  (await request(await ticketOf(email))).data;
  return (await mailed(email, 'factorRecoveryRequested')).begin_url ?? '';
};

/** The wait has begun. */
async function waiting(person?: Person) {
  const owner = person ?? (await guarded());
  const begin = await firstLink(owner.email);
  expect((await open(begin, true)).title).toBe('The wait has begun');
  const stop = (await mailed(owner.email, 'factorRecoveryWaits')).stop_url ?? '';
  return { ...owner, begin, stop };
}

/** The wait is over, and the second link is in the mailbox. */
async function ready() {
  const owner = await waiting();
  tern.clock.advance(7 * day);
  await jobs();
  return { ...owner, finish: (await mailed(owner.email, 'factorRecoveryReady')).finish_url ?? '' };
}

const done = 'Two-step sign-in is off';
const stopped = 'The request is stopped';
const over = 'This request has ended';
const late = 'This link has expired';

describe('the way of somebody who has lost phone and recovery codes', () => {
  it('takes the password, the mailbox, seven days, and both once more', async () => {
    const { email, userId, token, codes } = await guarded();
    const answer = (await request(await ticketOf(email))).data;
    expect(answer).toEqual({ expires_in: 3600 });
    const { begin_url: begin } = await mailed(email, 'factorRecoveryRequested');
    // A scanner opens it as often as it likes.
    for (let turn = 0; turn < 3; turn += 1)
      expect((await open(begin)).html).toContain('<form method="post">');
    expect(await stateOf(userId)).toBe('requested');
    expect((await tern.call('profile', {}, { token })).data.factor_recovery).toBeNull();
    const page = await open(begin, true);
    expect(page).toMatchObject({ status: 200, title: 'The wait has begun' });
    expect(page.html).not.toMatch(/<script| style=/);
    expect(await kindsOf(userId)).toContain('factor_recovery_begun');
    expect(await mailed(email, 'factorRecoveryWaits')).toMatchObject({ is: 'begun' });
    // Every session sees it.
    const seen = (await tern.call('profile', {}, { token })).data.factor_recovery;
    expect(Date.parse(seen?.ready_at ?? '') - Date.parse(seen?.begun_at ?? '')).toBe(7 * day);

    tern.clock.advance(7 * day);
    await jobs();
    const { finish_url: finish } = await mailed(email, 'factorRecoveryReady');
    const asked = await open(finish);
    expect(asked.html).toMatch(/<input type="password"[^>]* autocomplete="current-password"/);
    expect(asked.html).not.toMatch(/<script| style=/);
    expect(await isOn(userId)).toBe(true);
    expect((await open(finish, samplePassword)).title).toBe(done);
    expect(await isOn(userId)).toBe(false);
    expect(await isAlive(token)).toBe(false);
    expect(await mailed(email, 'secondFactorOff')).toMatchObject({ by: 'recovery' });
    expect(await kindsOf(userId)).toContain('second_factor_off');
    expect((await signIn(email)).status).toBe(200);
    expect(await tern.rows('select 1 from recovery_codes where user_id = $1', [userId])).toEqual([]);
    expect(codes).toHaveLength(10);
    // Pressed again, and opened again.
    expect((await open(finish, samplePassword)).title).toBe(done);
    expect((await open(finish)).title).toBe(done);
    const { registry } = tern.observe;
    expect(await registry.metrics()).toMatch(/tern_factor_recoveries_total\{outcome="done"\} [1-9]/);
  });

  it('says the same of an address that was only claimed, and mails nothing there', async () => {
    const proven = await guarded();
    const claimed = await guarded({ isProven: false });
    const answers = [
      await request(await ticketOf(proven.email)),
      await request(await ticketOf(claimed.email)),
    ];
    expect(answers[0]?.envelope).toEqual(answers[1]?.envelope);
    expect(await mailsOf(proven.email, 'factorRecoveryRequested')).toHaveLength(1);
    expect(await mailsOf(claimed.email, 'factorRecoveryRequested')).toEqual([]);
    expect(await stateOf(claimed.userId)).toBeUndefined();
  });

  it('reminds two days before the end, once, and by two processes as well', async () => {
    const { email } = await waiting();
    tern.clock.advance(5 * day - minute);
    await jobs();
    expect(await mailsOf(email, 'factorRecoveryWaits')).toHaveLength(1);
    tern.clock.advance(minute);
    await Promise.all([jobs(), jobs()]);
    await jobs();
    expect(await mailsOf(email, 'factorRecoveryWaits')).toHaveLength(2);
    tern.clock.advance(2 * day);
    await Promise.all([jobs(), jobs()]);
    await jobs();
    expect(await mailsOf(email, 'factorRecoveryReady')).toHaveLength(1);
  });

  it('mails the second link after days in which nothing ran, and no reminder then', async () => {
    const { email } = await waiting();
    tern.clock.advance(9 * day);
    await jobs();
    expect(await mailsOf(email, 'factorRecoveryWaits')).toHaveLength(1);
    expect(await mailsOf(email, 'factorRecoveryReady')).toHaveLength(1);
  });

  it('continues one that is under way: the mail comes once more, the wait stays', async () => {
    const owner = await waiting();
    const until = (await mailed(owner.email, 'factorRecoveryWaits')).ready_at;
    tern.clock.advance(day);
    (await request(await ticketOf(owner.email))).data;
    expect((await mailed(owner.email, 'factorRecoveryWaits')).ready_at).toBe(until);
    tern.clock.advance(6 * day);
    (await request(await ticketOf(owner.email))).data;
    const { finish_url: finish } = await mailed(owner.email, 'factorRecoveryReady');
    expect((await open(finish, samplePassword)).title).toBe(done);
  });
});

it('goes on in another process, as after a restart', async () => {
  const { email, finish, stop, userId } = await ready();
  const databaseUrl = tern.service.config.databaseUrl;
  const other = await startService({ databaseUrl, stripe: tern.stripe });
  other.clock.advance(tern.clock.now() - other.clock.now());
  expect((await open(stop, undefined, other.origin)).title).toBe('Stop the request?');
  expect((await open(finish, samplePassword, other.origin)).title).toBe(done);
  await other.close();
  expect(await isOn(userId)).toBe(false);
  expect(await mailsOf(email, 'secondFactorOff')).toHaveLength(1);
});

it('changes nothing where its mail cannot be stored: all of it, or none', async () => {
  const { email, userId } = await guarded();
  const begin = await firstLink(email);
  await tern.rows(
    `alter table mail_outbox add constraint broken check (template <> 'factorRecoveryWaits') not valid`,
  );
  expect((await open(begin, true)).status).toBe(500);
  await tern.rows('alter table mail_outbox drop constraint broken');
  expect(await stateOf(userId)).toBe('requested');
  expect(await kindsOf(userId)).not.toContain('factor_recovery_begun');
  expect((await open(begin, true)).title).toBe('The wait has begun');
});

describe('times', () => {
  it('of the first link: one hour, to the millisecond', async () => {
    const { email, userId } = await guarded();
    const begin = await firstLink(email);
    const [row] = await tern.rows<{ at: Date }>(
      'select requested_at as at from factor_recoveries where user_id = $1',
      [userId],
    );
    const end = (row?.at.getTime() ?? 0) + 60 * minute;
    tern.clock.advance(end - tern.clock.now() - 2000);
    expect((await open(begin)).title).toContain('Begin a wait');
    tern.clock.advance(end - tern.clock.now());
    expect((await open(begin)).title).toBe(late);
    expect((await open(begin, true)).title).toBe(late);
    await tern.service.runBackground(['old account data']);
    expect((await open(begin, true)).title).toBe(late);
    expect(await kindsOf(userId)).not.toContain('factor_recovery_begun');
  });

  it('of the wait and of the second link: seven days each', async () => {
    const { email, userId } = await waiting();
    const [row] = await tern.rows<{ at: Date }>(
      'select begun_at as at from factor_recoveries where user_id = $1',
      [userId],
    );
    const at = (days: number, ms: number) =>
      tern.clock.advance((row?.at.getTime() ?? 0) + days * day + ms - tern.clock.now());
    at(7, -2000);
    await jobs();
    expect(await mailed(email, 'factorRecoveryReady')).toEqual({});
    at(7, 0);
    await jobs();
    const { finish_url: finish } = await mailed(email, 'factorRecoveryReady');
    at(14, -2000);
    expect((await open(finish)).title).toBe('Turn off two-step sign-in?');
    at(14, 0);
    expect((await open(finish, samplePassword)).title).toBe(late);
    await tern.service.runBackground(['old account data']);
    expect((await open(finish, samplePassword)).title).toBe(late);
    expect(await stateOf(userId)).toBe('ended');
    expect(await isOn(userId)).toBe(true);
    // It can begin anew.
    expect((await open(await firstLink(email), true)).title).toBe('The wait has begun');
  });

  it('of a request: a code that comes after it stops nothing', async () => {
    const owner = await ready();
    tern.clock.advance(7 * day);
    const ticket = await ticketOf(owner.email);
    expect(
      (await tern.call('loginSecondStep', { ticket, code: owner.codes[0] ?? '' }, elsewhere())).status,
    ).toBe(200);
    expect((await open(owner.finish)).title).toBe(late);
    expect(await mailsOf(owner.email, 'factorRecoveryStopped')).toEqual([]);
  });

  it('of what is known: thirty days after the end', async () => {
    const { stop, userId } = await waiting();
    expect((await open(stop, true)).title).toBe(stopped);
    tern.clock.advance(30 * day - minute);
    await tern.service.runBackground(['old account data']);
    expect((await open(stop)).title).toBe(stopped);
    tern.clock.advance(2 * minute);
    await tern.service.runBackground(['old account data']);
    expect(await open(stop)).toMatchObject({ status: 404, title: 'This link does not work' });
    expect(await stateOf(userId)).toBeUndefined();
  });
});

describe('it is stopped', () => {
  const ways: [string, (owner: Person & { stop: string }) => Promise<unknown>, 'stopped' | 'ended'][] = [
    [
      'by a session, with one press',
      (owner) => tern.call('factorRecoveryStop', {}, owner.asOwner),
      'stopped',
    ],
    ['by the link of a mail, signed out', (owner) => open(owner.stop, true), 'stopped'],
    [
      'by a sign-in with a code',
      async (owner) =>
        tern.call(
          'loginSecondStep',
          { ticket: await ticketOf(owner.email), code: owner.code() },
          elsewhere(),
        ),
      'stopped',
    ],
    [
      'by a sign-in with a recovery code',
      async (owner) =>
        tern.call(
          'loginSecondStep',
          { ticket: await ticketOf(owner.email), code: owner.codes[0] ?? '' },
          elsewhere(),
        ),
      'stopped',
    ],
    [
      'by a code in the account',
      (owner) => tern.call('recoveryCodesRenew', { code: owner.code() }, owner.asOwner),
      'stopped',
    ],
    [
      'by a code in an app',
      (owner) =>
        tern.call(
          'deviceLogin',
          { username: owner.email, password: samplePassword, installation: 'one', code: owner.code() },
          { headers: { ...elsewhere().headers, 'x-app-type': '401' } },
        ),
      'stopped',
    ],
    [
      'by another password',
      (owner) =>
        tern.call(
          'changePassword',
          { current_password: samplePassword, new_password: freshPassword },
          owner.asOwner,
        ),
      'ended',
    ],
    [
      'by a reset',
      async ({ email }) => {
        await tern.call('verificationRequest', { email }, elsewhere());
        await tern.service.runBackground(['codes']);
        const code = (await mailed(email, 'resetCode')).code ?? '';
        const { ticket } = (await tern.call('verificationValidate', { email, code }, elsewhere())).data;
        const input = { ticket, password: freshPassword, confirm_password: freshPassword };
        return tern.call('resetPassword', input, elsewhere());
      },
      'ended',
    ],
  ];
  it.each(ways)('%s', async (_, act, state) => {
    const owner = await waiting();
    await act(owner);
    expect(await stateOf(owner.userId)).toBe(state);
    expect(await isOn(owner.userId)).toBe(true);
    expect(await kindsOf(owner.userId)).toContain('factor_recovery_stopped');
    expect(await mailsOf(owner.email, 'factorRecoveryStopped')).toHaveLength(state === 'stopped' ? 1 : 0);
    // Nothing of it is left: neither mails nor links.
    tern.clock.advance(7 * day);
    await jobs();
    expect(await mailsOf(owner.email, 'factorRecoveryReady')).toEqual([]);
    for (const link of [owner.begin, owner.stop])
      expect((await open(link, true)).title).toBe(state === 'stopped' ? stopped : over);
    expect(await isOn(owner.userId)).toBe(true);
  });

  it('by a sign-in with a passkey', async () => {
    const owner = await guarded();
    const key = softAuthenticator('http://shop.test');
    const { options } = (
      await tern.call('passkeyAddOptions', { password: samplePassword, code: owner.code() }, owner.asOwner)
    ).data;
    (await tern.call('passkeyAdd', key.make(options), owner.asOwner)).data;
    await waiting(owner);
    const login = (await tern.call('passkeyLoginOptions', {}, elsewhere())).data.options;
    expect((await tern.call('passkeyLogin', key.use(login), elsewhere())).status).toBe(200);
    expect(await stateOf(owner.userId)).toBe('stopped');
  });

  it('by a change of the address, and again when that is taken back', async () => {
    const owner = await waiting();
    const email = `moved${++count}@post.test`;
    const input = { email, password: samplePassword, code: owner.code() };
    (await tern.call('emailChangeRequest', input, owner.asOwner)).data;
    // The code has shown that nothing is lost.
    expect(await stateOf(owner.userId)).toBe('stopped');
    // One that begins while the change waits ends with it.
    await waiting(owner);
    const { code = '' } = await mailed(email, 'emailChangeCode');
    (await tern.call('emailChangeConfirm', { code }, owner.asOwner)).data;
    expect(await stateOf(owner.userId)).toBe('ended');
    await waiting({ ...owner, email });
    const { undo_url: undo } = await mailed(owner.email, 'emailChanged');
    await open(undo, true);
    expect(await stateOf(owner.userId)).toBe('ended');
  });

  it('before the first link was pressed, without a word', async () => {
    const owner = await guarded();
    const begin = await firstLink(owner.email);
    const ticket = await ticketOf(owner.email);
    (await tern.call('loginSecondStep', { ticket, code: owner.code() }, elsewhere())).data;
    expect((await open(begin, true)).title).toBe(stopped);
    expect(await mailsOf(owner.email, 'factorRecoveryStopped')).toEqual([]);
    expect(await kindsOf(owner.userId)).not.toContain('factor_recovery_stopped');
  });

  it('also after the wait, and the second link is worth nothing then', async () => {
    const owner = await ready();
    expect((await open(owner.stop, true)).title).toBe(stopped);
    expect((await open(owner.finish, samplePassword)).title).toBe(stopped);
    expect(await isOn(owner.userId)).toBe(true);
    // The page says what to do: somebody knows the password.
    expect((await open(owner.stop)).html).toContain('/forgetPassword"');
  });

  it('by the link of an earlier one not: its mail is about that one', async () => {
    const owner = await waiting();
    await tern.call('factorRecoveryStop', {}, owner.asOwner);
    await waiting(owner);
    expect((await open(owner.stop, true)).title).toBe(stopped);
    expect(await stateOf(owner.userId)).toBe('waiting');
  });

  it('where there is none, and twice', async () => {
    const owner = await guarded();
    expect((await tern.call('factorRecoveryStop', {}, owner.asOwner)).data.factor_recovery).toBeNull();
    await waiting(owner);
    const both = await Promise.all([1, 2].map(() => tern.call('factorRecoveryStop', {}, owner.asOwner)));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await mailsOf(owner.email, 'factorRecoveryStopped')).toHaveLength(1);
  });
});

describe('who attacks', () => {
  it('with the password alone begins nothing: the link is in the mailbox', async () => {
    const { email, userId } = await guarded();
    const ticket = await ticketOf(email);
    const answer = await request(ticket);
    expect(JSON.stringify(answer.envelope)).not.toMatch(/token|rec_|http/);
    expect(await stateOf(userId)).toBe('requested');
    // The owner hears that somebody knows the password.
    expect(await mailsOf(email, 'factorRecoveryRequested')).toHaveLength(1);
    expect(errorOf(await request('a'.repeat(43)))).toBe('code_expired');
  });

  it('with the mailbox alone has a link and no password for it', async () => {
    const { finish, userId } = await ready();
    expect(await open(finish, 'Wrong-one1')).toMatchObject({ error: 'Incorrect password.' });
    expect((await open(finish, true)).error).toBe('Incorrect password.');
    expect(await isOn(userId)).toBe(true);
  });

  it('with the mailbox alone guesses ten times a day, from wherever', async () => {
    const { finish, userId } = await ready();
    for (let turn = 0; turn < 10; turn += 1) {
      expect((await open(finish, `Wrong-one${turn}`)).error).toBe('Incorrect password.');
      if (turn % 5 === 4) tern.clock.advance(15 * minute);
    }
    expect((await open(finish, samplePassword)).error).toContain('Too many attempts');
    expect(await isOn(userId)).toBe(true);
    tern.clock.advance(day);
    expect((await open(finish, samplePassword)).title).toBe(done);
  });

  it('with the mailbox, who resets the password, waits all over again', async () => {
    const { email, finish, userId } = await ready();
    await tern.call('verificationRequest', { email }, elsewhere());
    await tern.service.runBackground(['codes']);
    const code = (await mailed(email, 'resetCode')).code ?? '';
    const { ticket } = (await tern.call('verificationValidate', { email, code }, elsewhere())).data;
    const input = { ticket, password: freshPassword, confirm_password: freshPassword };
    (await tern.call('resetPassword', input, elsewhere())).data;
    expect((await open(finish, freshPassword)).title).toBe(over);
    expect(await isOn(userId)).toBe(true);
  });

  it('with both is seen by every session, and stopped by whoever has the factor', async () => {
    const owner = await ready();
    expect((await tern.call('profile', {}, owner.asOwner)).data.factor_recovery).toMatchObject({
      ready_at: expect.any(String),
    });
    const ticket = await ticketOf(owner.email);
    (await tern.call('loginSecondStep', { ticket, code: owner.code() }, elsewhere())).data;
    expect((await open(owner.finish, samplePassword)).title).toBe(stopped);
  });

  it('has no link that was changed, cut off, or made for something else', async () => {
    const owner = await waiting();
    const other = await waiting();
    const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';
    const [, otherId = ''] = tokenOf(other.stop).split('.');
    const token = tokenOf(owner.stop);
    tern.clock.advance(7 * day);
    const bad = [
      '',
      token.slice(0, -1),
      `${token}x`,
      token.replace(/^stop/, 'finish'),
      token.replace(/^stop/, 'undo'),
      token.replace(/rec_\w+/, otherId),
    ];
    for (const each of bad) {
      const link = `http://shop.test${new URL(owner.stop).pathname}?token=${each}`;
      expect(await open(link, samplePassword)).toMatchObject({
        status: 404,
        title: 'This link does not work',
      });
    }
    expect([await stateOf(owner.userId), await stateOf(other.userId)]).toEqual(['waiting', 'waiting']);
  });

  it('asks three times a day for an account, and five from one place', async () => {
    const { email } = await guarded();
    const ticket = await ticketOf(email);
    const statuses: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) statuses.push((await request(ticket)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const here = elsewhere();
    const many: number[] = [];
    for (let turn = 0; turn < 6; turn += 1)
      many.push((await request(await ticketOf((await guarded()).email), here)).status);
    expect(many).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('asks with no ticket that another password has ended', async () => {
    const owner = await guarded();
    const ticket = await ticketOf(owner.email);
    const input = { current_password: samplePassword, new_password: freshPassword };
    (await tern.call('changePassword', input, owner.asOwner)).data;
    expect(errorOf(await request(ticket))).toBe('code_expired');
  });
});

describe('two at once', () => {
  it('one request is open: the link of the second works, and not that of the first', async () => {
    const { email, userId } = await guarded();
    const ticket = await ticketOf(email);
    const both = await Promise.all([request(ticket), request(ticket)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const links = (
      await tern.rows<{ data: { begin_url: string } }>(
        `select data from mail_outbox where recipient = $1 and template = 'factorRecoveryRequested'`,
        [email],
      )
    ).map(({ data }) => data.begin_url);
    const titles = [];
    for (const link of links) titles.push((await open(link, true)).title);
    expect(titles.sort()).toEqual(['The wait has begun', over].sort());
    expect(await stateOf(userId)).toBeDefined();
  });

  it('two tabs press the first link: one wait, one mail', async () => {
    const { email } = await guarded();
    const begin = await firstLink(email);
    const pages = await Promise.all([open(begin, true), open(begin, true)]);
    expect(pages.map(({ title }) => title)).toEqual(['The wait has begun', 'The wait has begun']);
    expect(await mailsOf(email, 'factorRecoveryWaits')).toHaveLength(1);
  });

  it('two tabs press the second link: it is done once', async () => {
    const { email, finish } = await ready();
    const pages = await Promise.all([open(finish, samplePassword), open(finish, samplePassword)]);
    expect(pages.map(({ title }) => title)).toEqual([done, done]);
    expect(await mailsOf(email, 'secondFactorOff')).toHaveLength(1);
  });

  it('the second link and the press that stops it: one of them holds', async () => {
    const { asOwner, finish, userId } = await ready();
    const [page] = await Promise.all([
      open(finish, samplePassword),
      tern.call('factorRecoveryStop', {}, asOwner),
    ]);
    expect(page.title).toBe((await isOn(userId)) ? stopped : done);
  });

  it('the second link and a code of the app: neither waits for the other forever', async () => {
    const owner = await ready();
    const ticket = await ticketOf(owner.email);
    const [page, entered] = await Promise.all([
      open(owner.finish, samplePassword),
      tern.call('loginSecondStep', { ticket, code: owner.code() }, elsewhere()),
    ]);
    const isStill = await isOn(owner.userId);
    expect([page.title, entered.status === 200]).toEqual(isStill ? [stopped, true] : [done, false]);
  });
});

describe('the operator', () => {
  it('sees a request, ends it with the factor, and keeps the proof', async () => {
    const { email, userId, begin } = await waiting();
    const lines: string[] = [];
    const ops = { context: tern.service.context, say: (line: string) => void lines.push(line) };
    await runOps(ops, ['customer', email]);
    expect(lines.join('\n')).toMatch(/recovery +waits, ready on /);
    const remove = ['factor', 'remove', email, '--proof', 'passport, ticket 4711'];
    await runOps(ops, remove);
    expect(await stateOf(userId)).toBe('waiting');
    await runOps(ops, [...remove, '--yes']);
    expect((await open(begin)).title).toBe(over);
    await runOps(ops, ['customer', email]);
    expect(lines.join('\n')).toContain('by support. Proof: passport, ticket 4711');
    expect(await mailed(email, 'secondFactorOff')).toMatchObject({ by: 'support' });
    tern.clock.advance(31 * day);
    await tern.service.runBackground(['old account data']);
    expect(await tern.rows('select proof from factor_recoveries where user_id = $1', [userId])).toEqual([
      { proof: 'passport, ticket 4711' },
    ]);
  });
});

it('is in the export, and gone with the account', async () => {
  const owner = await waiting();
  expect((await tern.call('accountExport', {}, owner.asOwner)).data.factor_recoveries).toMatchObject([
    { state: 'waiting', proof: null, begun_at: expect.any(String), settled_at: null },
  ]);
  (await tern.call('accountDelete', { password: samplePassword, code: owner.code() }, owner.asOwner)).data;
  tern.clock.advance(31 * day);
  await tern.service.runBackground(['account deletions']);
  expect(await tern.rows('select 1 from factor_recoveries where user_id = $1', [owner.userId])).toEqual([]);
});
