import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountOfAddress } from '../src/modules/account/accountOfAddress.ts';
import { authenticatorApp } from './authenticatorApp.ts';
import { elsewhere } from './elsewhere.ts';
import { type Quirks, softAuthenticator } from './softAuthenticator.ts';
import { from, type Started, samplePassword, startService } from './startService.ts';

const origin = 'http://shop.test';
let tern: Started;
beforeAll(async () => {
  tern = await startService({ env: { CHECKOUT_ACCOUNT_DAYS: '20' } });
});
afterAll(() => tern.close());

const minutes = (count: number) => count * 60_000;
const day = minutes(24 * 60);
const errorOf = (answer: { failure: { data: { error: string } } }) => answer.failure.data.error;
const kindsOf = async (token: string) =>
  (await tern.call('securityEventList', {}, { token })).data.events.map(({ kind }) => kind);
const loginOptions = async () => (await tern.call('passkeyLoginOptions', {}, elsewhere())).data.options;
const signIn = async (key: ReturnType<typeof softAuthenticator>, quirks: Quirks = {}) =>
  tern.call('passkeyLogin', key.use(await loginOptions(), quirks), elsewhere());
const confirmOptions = async (token: string) =>
  (await tern.call('passkeyConfirmOptions', {}, { token })).data.options;

describe('a passkey made without a question', () => {
  /** Nobody is there, and nobody is verified. */
  const silent = { verified: false, present: false };
  const login = (email: string, input = {}) =>
    tern.call('login', { username: email, password: samplePassword, ...input }, elsewhere());
  const offered = async (email: string) => (await login(email, { passkey_offer: true })).data;

  it('comes of the sign-in with the password, and says so by mail and in the list of events', async () => {
    const { email } = await tern.customer();
    const { token, passkey_options: options } = await offered(email);
    if (!options) throw new Error('nothing was offered');
    const key = softAuthenticator(origin);
    expect((await tern.call('passkeyAdd', key.make(options, silent), { token })).status).toBe(200);
    expect(await tern.mailData(email, 'passkeyAdded')).toMatchObject({ way: 'silent' });
    expect(await kindsOf(token)).toContain('passkey_added_silently');
    // Whoever uses it is verified then.
    expect(errorOf(await signIn(key, { verified: false }))).toBe('passkey_refused');
    expect((await signIn(key)).status).toBe(200);
  });

  it('is offered to browsers that ask for it alone', async () => {
    const { email } = await tern.customer();
    expect((await login(email)).data.passkey_options).toBeUndefined();
  });

  it('is no way for a stolen session: options come with the sign-in, once, for its session', async () => {
    const { email, token: stolen } = await tern.customer();
    expect(errorOf(await tern.call('passkeyAddOptions', {}, { token: stolen }))).toBe('incorrect_password');
    const { token, passkey_options: options } = await offered(email);
    if (!options) throw new Error('nothing was offered');
    const other = softAuthenticator(origin).make(options, silent);
    expect(errorOf(await tern.call('passkeyAdd', other, { token: stolen }))).toBe('passkey_expired');
    const again = softAuthenticator(origin).make(options, silent);
    expect(errorOf(await tern.call('passkeyAdd', again, { token }))).toBe('passkey_expired');
  });

  it('is late after five minutes, and over with the session', async () => {
    const { email } = await tern.customer();
    const late = await offered(email);
    tern.clock.advance(minutes(5));
    const made = softAuthenticator(origin).make(late.passkey_options as never, silent);
    expect(errorOf(await tern.call('passkeyAdd', made, { token: late.token }))).toBe('passkey_expired');
    const ended = await offered(email);
    (await tern.call('logout', {}, { token: ended.token })).data;
    const left = softAuthenticator(origin).make(ended.passkey_options as never, silent);
    expect((await tern.call('passkeyAdd', left, { token: ended.token })).status).toBe(401);
  });

  it('takes the code where the account has a second factor', async () => {
    const { email, token } = await tern.customer();
    const { secret } = (await tern.call('secondFactorSetUp', { password: samplePassword }, { token })).data;
    const { code } = authenticatorApp(tern.clock, secret);
    (await tern.call('secondFactorConfirm', { code: code() }, { token })).data;
    const first = (await login(email, { passkey_offer: true })).failure.data;
    expect(first).not.toHaveProperty('passkey_options');
    tern.clock.advance(30_000);
    const step = { ticket: first.ticket ?? '', code: code(), passkey_offer: true };
    const { passkey_options: options } = (await tern.call('loginSecondStep', step, elsewhere())).data;
    expect(options).toMatchObject({ challenge: expect.any(String) });
  });

  it('is offered neither twice in five minutes nor within one day of another passkey', async () => {
    const { email } = await tern.customer();
    const { token, passkey_options: options } = await offered(email);
    if (!options) throw new Error('nothing was offered');
    expect((await offered(email)).passkey_options).toBeUndefined();
    const key = softAuthenticator(origin);
    (await tern.call('passkeyAdd', key.make(options, silent), { token })).data;
    tern.clock.advance(minutes(6));
    expect((await offered(email)).passkey_options).toBeUndefined();
    tern.clock.advance(day);
    // One that is in this authenticator is not made again.
    expect((await offered(email)).passkey_options).toMatchObject({ excludeCredentials: [{ id: key.id }] });
  });
});

describe('a passkey in place of the first password', () => {
  const firstOptions = async (token: string) =>
    (await tern.call('passkeyAddOptions', {}, { token })).data.options;
  /** An account of the checkout that a passkey opens. */
  async function withPasskey(email?: string) {
    const buyer = await tern.signUp(email);
    const key = softAuthenticator(origin);
    const made = key.make(await firstOptions(buyer.token));
    const added = (await tern.call('passkeyAdd', made, { token: buyer.token })).data;
    return { ...buyer, key, added, asOwner: { token: buyer.token } };
  }

  it('opens the account, ends other sessions, and says so by mail', async () => {
    const { key, email, userId, asOwner } = await withPasskey();
    expect((await tern.call('profile', {}, asOwner)).data).toMatchObject({
      is_password_set: false,
      has_passkey: true,
    });
    expect(await tern.mailData(email, 'passkeyAdded')).toMatchObject({ way: 'first' });
    const { data } = await signIn(key);
    expect(data.user).toMatchObject({ user_id: userId, has_passkey: true });
  });

  it('ends what else was open, as a first password does', async () => {
    const { token, userId } = await tern.signUp();
    await tern.rows(
      `insert into sessions (token_hash, user_id, created_at, last_seen_at, expires_at)
        select 'other' || $1, $1, created_at, last_seen_at, expires_at from sessions where user_id = $1`,
      [userId],
    );
    (await tern.call('passkeyAdd', softAuthenticator(origin).make(await firstOptions(token)), { token }))
      .data;
    const ended = await tern.rows(
      `select 1 from sessions where token_hash = 'other' || $1 and revoked_at is not null`,
      [userId],
    );
    expect(ended).toHaveLength(1);
  });

  it('verifies the person, unlike one without a question', async () => {
    const { token } = await tern.signUp();
    const made = softAuthenticator(origin).make(await firstOptions(token), { verified: false });
    expect(errorOf(await tern.call('passkeyAdd', made, { token }))).toBe('passkey_refused');
  });

  it('is none beside a password that was set meanwhile, nor beside another one', async () => {
    const { token } = await tern.signUp();
    const [one, two, three] = await Promise.all(
      [1, 2, 3].map(async () => softAuthenticator(origin).make(await firstOptions(token))),
    );
    const both = await Promise.all(
      [one, two].map((made) => tern.call('passkeyAdd', made as never, { token })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(errorOf(await tern.call('passkeyAdd', three as never, { token }))).toBe('passkey_expired');
    const other = await tern.signUp();
    const late = softAuthenticator(origin).make(await firstOptions(other.token));
    (await tern.call('setPassword', { password: samplePassword }, { token: other.token })).data;
    expect(errorOf(await tern.call('passkeyAdd', late, { token: other.token }))).toBe('passkey_expired');
  });

  it('lets a stolen session set no password, and add no further passkey', async () => {
    const { token, asOwner, key } = await withPasskey();
    const password = samplePassword;
    expect(errorOf(await tern.call('setPassword', { password }, asOwner))).toBe('passkey_required');
    expect(errorOf(await tern.call('passkeyAddOptions', {}, asOwner))).toBe('password_not_set');
    const stranger = await withPasskey();
    const foreign = stranger.key.use(await confirmOptions(token));
    expect(errorOf(await tern.call('setPassword', { password, passkey: foreign }, asOwner))).toBe(
      'passkey_unknown',
    );
    const passkey = key.use(await confirmOptions(token));
    (await tern.call('setPassword', { password, passkey }, asOwner)).data;
    expect((await tern.call('profile', {}, asOwner)).data.is_password_set).toBe(true);
  });

  it('holds the address, as a password does: a second sign-up does not take it', async () => {
    const { email } = await withPasskey();
    expect(errorOf(await tern.call('anonymousSignup', { email }, { headers: from('100.64.9.9') }))).toBe(
      'email_known',
    );
    // Without one it does, and the passkey brings the address back unless the other one has a key by then.
    const first = await tern.signUp();
    await tern.signUp(first.email);
    const made = softAuthenticator(origin).make(await firstOptions(first.token));
    (await tern.call('passkeyAdd', made, { token: first.token })).data;
    const [row] = await tern.rows<{ id: string }>('select id from users where email_key = $1', [first.email]);
    expect(row?.id).toBe(first.userId);
    const loser = await tern.signUp();
    await withPasskey(loser.email);
    const late = softAuthenticator(origin).make(await firstOptions(loser.token));
    expect(errorOf(await tern.call('passkeyAdd', late, { token: loser.token }))).toBe('email_known');
    expect((await tern.call('passkeyList', {}, { token: loser.token })).data.passkeys).toEqual([]);
  });

  it('is not the last to be removed, from two windows at once either', async () => {
    const { token, key, added, asOwner } = await withPasskey();
    const remove = async (passkeyId: string) =>
      tern.call(
        'passkeyRemove',
        { passkey_id: passkeyId, passkey: key.use(await confirmOptions(token)) },
        asOwner,
      );
    expect(errorOf(await remove(added.passkey_id))).toBe('passkey_last');
    const second = softAuthenticator(origin);
    const passkey = key.use(await confirmOptions(token));
    const { options } = (await tern.call('passkeyAddOptions', { passkey }, asOwner)).data;
    const other = (await tern.call('passkeyAdd', second.make(options), asOwner)).data;
    const confirmed = [key.use(await confirmOptions(token)), second.use(await confirmOptions(token))];
    const both = await Promise.all(
      [added, other].map(({ passkey_id }, index) =>
        tern.call('passkeyRemove', { passkey_id, passkey: confirmed[index] as never }, asOwner),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await tern.call('passkeyList', {}, asOwner)).data.passkeys).toHaveLength(1);
  });

  it('goes with a claim where nothing was bought, once another account shows that the mailbox is its own', async () => {
    const owner = await tern.signUp();
    // The second sign-up has the address, and a key: the mailbox is stronger.
    const { key } = await withPasskey(owner.email);
    const asOwner = { token: owner.token };
    (await tern.call('emailConfirmRequest', {}, asOwner)).data;
    await tern.service.runBackground();
    const code = (await tern.mailData<{ code: string }>(owner.email, 'confirmCode'))?.code ?? '';
    (await tern.call('emailConfirm', { code }, asOwner)).data;
    expect(errorOf(await signIn(key))).toBe('passkey_unknown');
  });

  it('is a key of a proven account: no mail asks for a password as well', async () => {
    const { email, userId } = await withPasskey();
    await tern.rows('update users set email_proven_at = now() where id = $1', [userId]);
    const found = await accountOfAddress(tern.service.context, tern.service.context.db, {
      email,
      language: 'en',
    });
    expect(found).toEqual({ userId, link: null });
  });

  it('keeps an account that is not used', async () => {
    const kept = await withPasskey();
    const unused = await tern.signUp();
    tern.clock.advance(21 * day);
    for (let round = 0; round < 3; round += 1) await tern.service.runBackground();
    const left = await tern.rows<{ id: string }>('select id from users where id = any($1)', [
      [kept.userId, unused.userId],
    ]);
    expect(left).toEqual([{ id: kept.userId }]);
  });
});
