import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteAccounts } from '../src/modules/account/account.module.ts';
import { passkeyLimit } from '../src/modules/account/passkeys/passkeyLimit.ts';
import { runOps } from '../src/ops.ts';
import { authenticatorApp } from './authenticatorApp.ts';
import { elsewhere } from './elsewhere.ts';
import { type Quirks, softAuthenticator } from './softAuthenticator.ts';
import { type Started, samplePassword, startService } from './startService.ts';

const origin = 'http://shop.test';
let tern: Started;
beforeAll(async () => {
  tern = await startService();
});
afterAll(() => tern.close());

const minutes = (count: number) => count * 60_000;
const errorOf = (answer: { failure: { data: { error: string } } }) => answer.failure.data.error;
const kindsOf = async (token: string) =>
  (await tern.call('securityEventList', {}, { token })).data.events.map(({ kind }) => kind);

const addOptions = async (token: string) =>
  (await tern.call('passkeyAddOptions', { password: samplePassword }, { token })).data.options;

/** An account with a passkey. */
async function holder(quirks: Quirks = {}) {
  const person = await tern.customer();
  const key = softAuthenticator(origin);
  const made = key.make(await addOptions(person.token), quirks);
  const added = (await tern.call('passkeyAdd', made, { token: person.token })).data;
  return { ...person, key, added, asOwner: { token: person.token } };
}

const loginOptions = async () => (await tern.call('passkeyLoginOptions', {}, elsewhere())).data.options;
async function signIn(key: ReturnType<typeof softAuthenticator>, quirks: Quirks = {}) {
  return tern.call('passkeyLogin', key.use(await loginOptions(), quirks), elsewhere());
}
const confirmOptions = async (token: string) =>
  (await tern.call('passkeyConfirmOptions', {}, { token })).data.options;

describe('adding a passkey', () => {
  it('takes the password, and says so by mail and in the list of events', async () => {
    const { token, email, added } = await holder({ synced: true });
    expect(added).toMatchObject({ name: null, is_synced: true, last_used_at: null });
    const { passkeys, rp_id } = (await tern.call('passkeyList', {}, { token })).data;
    expect(passkeys).toEqual([added]);
    expect(rp_id).toBe('shop.test');
    expect(await tern.mailData(email, 'passkeyAdded')).toMatchObject({ at: expect.any(String) });
    expect(await kindsOf(token)).toContain('passkey_added');
    const { data } = await tern.call('accountExport', {}, { token });
    expect(data.passkeys).toEqual([added]);
  });

  it('is not for a stolen session', async () => {
    const { token } = await tern.customer();
    const begin = (input: object, as = token) => tern.call('passkeyAddOptions', input, { token: as });
    expect(errorOf(await begin({}))).toBe('incorrect_password');
    expect(errorOf(await begin({ password: 'Wrong-one1' }))).toBe('incorrect_password');
  });

  it('excludes those that the account has', async () => {
    const { token, key } = await holder();
    const { excludeCredentials } = await addOptions(token);
    expect(excludeCredentials).toMatchObject([{ id: key.id, transports: ['internal'] }]);
  });

  it('takes a challenge once, also from two windows at once', async () => {
    const { token } = await tern.customer();
    const made = softAuthenticator(origin).make(await addOptions(token));
    const both = await Promise.all([1, 2].map(() => tern.call('passkeyAdd', made, { token })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(errorOf(await tern.call('passkeyAdd', made, { token }))).toBe('passkey_expired');
  });

  it('takes no challenge that is late, of another session, or for something else', async () => {
    const { token, email } = await tern.customer();
    const key = softAuthenticator(origin);
    const late = key.make(await addOptions(token));
    tern.clock.advance(minutes(5));
    expect(errorOf(await tern.call('passkeyAdd', late, { token }))).toBe('passkey_expired');
    const other = await tern.call('login', { username: email, password: samplePassword }, elsewhere());
    const moved = key.make(await addOptions(token));
    expect(errorOf(await tern.call('passkeyAdd', moved, { token: other.data.token }))).toBe(
      'passkey_expired',
    );
    const user = { id: 'dXNy' };
    const foreign = key.make({ ...(await loginOptions()), user });
    expect(errorOf(await tern.call('passkeyAdd', foreign, { token }))).toBe('passkey_expired');
  });

  const badKeys: [string, Quirks][] = [
    ['another origin', { origin: 'http://shop.test.evil.example' }],
    ['another site', { rpId: 'evil.example' }],
    ['a person who was not verified', { verified: false }],
    ['nobody there', { present: false }],
  ];
  it.each(badKeys)('refuses one of %s', async (_, quirks) => {
    const { token } = await tern.customer();
    const made = softAuthenticator(origin).make(await addOptions(token), quirks);
    expect(errorOf(await tern.call('passkeyAdd', made, { token }))).toBe('passkey_refused');
    expect((await tern.call('passkeyList', {}, { token })).data.passkeys).toEqual([]);
  });

  it('is named by the mails about a new password and a second factor, which leave it as it is', async () => {
    const { email, asOwner, key } = await holder();
    const passwords = { current_password: samplePassword, new_password: 'Sea-swallow8' };
    expect((await tern.call('changePassword', passwords, asOwner)).status).toBe(200);
    expect(await tern.mailData(email, 'passwordChanged')).toEqual({ passkeys: 1 });
    const setUp = await tern.call('secondFactorSetUp', { password: 'Sea-swallow8' }, asOwner);
    const code = authenticatorApp(tern.clock, setUp.data.secret).code();
    expect((await tern.call('secondFactorConfirm', { code }, asOwner)).status).toBe(200);
    expect(await tern.mailData(email, 'secondFactorOn')).toMatchObject({ passkeys: 1 });
    expect((await signIn(key)).status).toBe(200);
  });

  it('gives no passkey of somebody to somebody else', async () => {
    const { key } = await holder();
    const { token } = await tern.customer();
    const made = key.make(await addOptions(token));
    expect(errorOf(await tern.call('passkeyAdd', made, { token }))).toBe('passkey_refused');
  });

  it('ends at so many', async () => {
    const { token, userId } = await holder();
    const late = softAuthenticator(origin).make(await addOptions(token));
    await tern.rows(
      `insert into passkeys (id, user_id, credential_id, public_key, counter, transports, is_synced, created_at)
        select 'pky_' || $1 || n, $1, $1 || n, '', 0, '', false, now() from generate_series(2, $2::int) n`,
      [userId, passkeyLimit],
    );
    expect(errorOf(await tern.call('passkeyAdd', late, { token }))).toBe('passkey_limit');
    const answer = await tern.call('passkeyAddOptions', { password: samplePassword }, { token });
    expect(errorOf(answer)).toBe('passkey_limit');
  });
});

describe('signing in with a passkey', () => {
  it('opens a session, and notes it', async () => {
    const { key, userId, asOwner } = await holder({ counter: 1 });
    const { data } = await signIn(key, { counter: 2 });
    expect(data.user.user_id).toBe(userId);
    expect((await tern.call('profile', {}, { token: data.token })).status).toBe(200);
    expect((await kindsOf(data.token))[0]).toBe('passkey_used');
    const [passkey] = (await tern.call('passkeyList', {}, asOwner)).data.passkeys;
    expect(passkey?.last_used_at).toEqual(expect.any(String));
  });

  it('takes the place of a code as well', async () => {
    const { key, asOwner, userId } = await holder();
    await tern.rows(
      `insert into second_factors (user_id, secret, created_at, on_since) values ($1, '', now(), now())`,
      [userId],
    );
    expect((await signIn(key)).status).toBe(200);
    // With the password alone no further one is added.
    const answer = await tern.call('passkeyAddOptions', { password: samplePassword }, asOwner);
    expect(errorOf(answer)).toBe('second_factor_required');
  });

  it('takes a challenge once, from two tabs and again', async () => {
    const { key } = await holder();
    const used = key.use(await loginOptions());
    const tabs = await Promise.all([1, 2].map(() => tern.call('passkeyLogin', used, elsewhere())));
    expect(tabs.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(errorOf(await tern.call('passkeyLogin', used, elsewhere()))).toBe('passkey_expired');
  });

  it('takes none that is late, invented, or was made for a session', async () => {
    const { key, token } = await holder();
    const late = key.use(await loginOptions());
    tern.clock.advance(minutes(5));
    expect(errorOf(await tern.call('passkeyLogin', late, elsewhere()))).toBe('passkey_expired');
    expect(errorOf(await signIn(key, { challenge: 'aW52ZW50ZWQ' }))).toBe('passkey_expired');
    const ofSession = key.use(await confirmOptions(token));
    expect(errorOf(await tern.call('passkeyLogin', ofSession, elsewhere()))).toBe('passkey_expired');
  });

  const badSignatures: [string, Quirks][] = [
    ['another origin', { origin: 'http://evil.example' }],
    ['another site', { rpId: 'evil.example' }],
    ['a person who was not verified', { verified: false }],
    ['another key', { forged: true }],
    ['another owner', { userHandle: 'dXNyX290aGVy' }],
  ];
  it.each(badSignatures)('refuses a signature of %s, and its challenge is used up', async (_, quirks) => {
    const { key } = await holder();
    const options = await loginOptions();
    expect(errorOf(await tern.call('passkeyLogin', key.use(options, quirks), elsewhere()))).toBe(
      'passkey_refused',
    );
    expect(errorOf(await tern.call('passkeyLogin', key.use(options), elsewhere()))).toBe('passkey_expired');
  });

  it('refuses a counter that goes back, and notifies the owner once a day', async () => {
    const { key, email, token } = await holder({ counter: 5 });
    const warnings = async () =>
      (
        await tern.rows(`select 1 from mail_outbox where recipient = $1 and template = 'passkeyRefused'`, [
          email,
        ])
      ).length;
    expect((await signIn(key, { counter: 7 })).status).toBe(200);
    for (const counter of [7, 6, 0]) expect(errorOf(await signIn(key, { counter }))).toBe('passkey_counter');
    expect(await warnings()).toBe(1);
    expect((await kindsOf(token)).filter((kind) => kind === 'passkey_refused')).toHaveLength(3);
    tern.clock.advance(minutes(60 * 24 + 1));
    expect(errorOf(await signIn(key, { counter: 7 }))).toBe('passkey_counter');
    expect(await warnings()).toBe(2);
    expect((await signIn(key, { counter: 8 })).status).toBe(200);
  });

  it('takes one of two signatures with the same count', async () => {
    const { key } = await holder({ counter: 1 });
    const used = await Promise.all([1, 2].map(async () => key.use(await loginOptions(), { counter: 2 })));
    const tabs = await Promise.all(used.map((each) => tern.call('passkeyLogin', each, elsewhere())));
    expect(tabs.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('knows neither a removed passkey nor one of a deleted account', async () => {
    const { key, asOwner, added } = await holder();
    const input = { passkey_id: added.passkey_id, password: samplePassword };
    expect((await tern.call('passkeyRemove', input, asOwner)).data.passkeys).toEqual([]);
    expect(errorOf(await signIn(key))).toBe('passkey_unknown');
    const gone = await holder();
    (await tern.call('accountDelete', { password: samplePassword }, gone.asOwner)).data;
    tern.clock.advance(minutes(60 * 24 * 31));
    expect(await deleteAccounts(tern.service.context)).toBeGreaterThan(0);
    expect(errorOf(await signIn(gone.key))).toBe('passkey_unknown');
  });

  it('ends after so many refused ones of a visitor', async () => {
    const { key } = await holder();
    const visitor = elsewhere();
    const refused = key.use({ challenge: 'aW52ZW50ZWQ' });
    for (let tried = 0; tried < 60; tried += 1)
      expect(errorOf(await tern.call('passkeyLogin', refused, visitor))).toBe('passkey_expired');
    expect((await tern.call('passkeyLogin', refused, visitor)).status).toBe(429);
    expect((await signIn(key)).status).toBe(200);
  });

  it('takes nothing that no browser writes', async () => {
    const { key } = await holder();
    const used = key.use(await loginOptions());
    for (const clientDataJSON of ['e30', 'AAAA', 'bnVsbA', 'MQ']) {
      const answer = await tern.call(
        'passkeyLogin',
        { ...used, response: { ...used.response, clientDataJSON } },
        elsewhere(),
      );
      expect(errorOf(answer)).toBe('passkey_refused');
    }
  });

  it('is over for who claimed the address before its owner came', async () => {
    const { key, email } = await holder();
    (await tern.call('verificationRequest', { email, purpose: 'reset_password' }, elsewhere())).data;
    await tern.service.runBackground();
    const code = (await tern.mailData<{ code: string }>(email, 'resetCode'))?.code ?? '';
    const { ticket } = (await tern.call('verificationValidate', { email, code }, elsewhere())).data;
    const password = 'Sea-swallow8';
    (await tern.call('resetPassword', { ticket, password, confirm_password: password }, elsewhere())).data;
    expect(errorOf(await signIn(key))).toBe('passkey_unknown');
  });
});

describe('a step up', () => {
  it('is done with a passkey of the account, in the session that asked', async () => {
    const { key, token, email, added, asOwner } = await holder();
    const second = softAuthenticator(origin);
    const passkey = key.use(await confirmOptions(token));
    const { options } = (await tern.call('passkeyAddOptions', { passkey }, asOwner)).data;
    (await tern.call('passkeyAdd', second.make(options), asOwner)).data;
    // Not twice, not in another session, and not with a passkey of somebody else.
    expect(errorOf(await tern.call('passkeyAddOptions', { passkey }, asOwner))).toBe('passkey_expired');
    const other = (await tern.call('login', { username: email, password: samplePassword }, elsewhere())).data
      .token;
    const moved = key.use(await confirmOptions(token));
    expect(errorOf(await tern.call('passkeyAddOptions', { passkey: moved }, { token: other }))).toBe(
      'passkey_expired',
    );
    const stranger = await holder();
    const foreign = stranger.key.use(await confirmOptions(token));
    const input = { passkey_id: added.passkey_id, passkey: foreign };
    expect(errorOf(await tern.call('passkeyRemove', input, asOwner))).toBe('passkey_unknown');
    const own = { passkey_id: added.passkey_id, passkey: second.use(await confirmOptions(token)) };
    expect((await tern.call('passkeyRemove', own, asOwner)).data.passkeys).toHaveLength(1);
    expect(await tern.mailData(email, 'passkeyRemoved')).toMatchObject({ by: 'owner' });
    expect(await kindsOf(token)).toContain('passkey_removed');
  });

  it('has no options where there is no passkey', async () => {
    const { token } = await tern.customer();
    expect(errorOf(await tern.call('passkeyConfirmOptions', {}, { token }))).toBe('passkey_unknown');
  });

  it('removes nothing without the password, and nothing of somebody else', async () => {
    const { added, asOwner } = await holder();
    const input = { passkey_id: added.passkey_id };
    expect(errorOf(await tern.call('passkeyRemove', input, asOwner))).toBe('incorrect_password');
    const stranger = await tern.customer();
    const answer = await tern.call(
      'passkeyRemove',
      { ...input, password: samplePassword },
      { token: stranger.token },
    );
    expect(errorOf(answer)).toBe('passkey_unknown');
    expect(
      errorOf(await tern.call('passkeyRename', { ...input, name: 'Mine' }, { token: stranger.token })),
    ).toBe('passkey_unknown');
  });
});

it('names a passkey', async () => {
  const { added, asOwner } = await holder();
  const input = { passkey_id: added.passkey_id, name: '  Work laptop ' };
  expect((await tern.call('passkeyRename', input, asOwner)).data.name).toBe('Work laptop');
});

it('is seen and removed by the operator with a proof: all sessions end, the owner gets a mail', async () => {
  const { email, added, key, token } = await holder();
  const lines: string[] = [];
  const ops = { context: tern.service.context, say: (line: string) => void lines.push(line) };
  await runOps(ops, ['customer', email]);
  expect(lines.join('\n')).toMatch(new RegExp(`passkeys: 1\\n +${added.passkey_id} .*never used`));
  const command = ['passkey', 'remove', email, added.passkey_id];
  await expect(runOps(ops, [...command, '--yes'])).rejects.toThrow('--proof');
  const proof = [...command, '--proof', 'passport, ticket 4711'];
  await runOps(ops, proof);
  expect((await signIn(key)).status).toBe(200);
  await runOps(ops, [...proof, '--yes']);
  expect(errorOf(await signIn(key))).toBe('passkey_unknown');
  expect((await tern.call('profile', {}, { token })).status).toBe(401);
  expect(await tern.mailData(email, 'passkeyRemoved')).toMatchObject({ by: 'support' });
  await expect(runOps(ops, proof)).rejects.toThrow('no passkey');
});

it('counts sign-ins by their way, and why passkeys were refused', async () => {
  const { key } = await holder();
  await signIn(key);
  await signIn(key, { forged: true });
  const text = await tern.observe.registry.metrics();
  expect(text).toMatch(/tern_sign_ins_total\{way="passkey"\} [1-9]/);
  expect(text).toMatch(/tern_passkey_refusals_total\{reason="passkey_refused"\} [1-9]/);
});
