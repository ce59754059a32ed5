import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { softAuthenticator } from './softAuthenticator.ts';
import { from, type Started, samplePassword, startService } from './startService.ts';

let tern: Started;
beforeAll(async () => {
  tern = await startService();
});
afterAll(() => tern.close());

const errorOf = (answer: { failure: { data: { error: string } } }) => answer.failure.data.error;
let count = 0;

/** An account with a passkey; `isGuarded`: with a second factor as well. */
async function holder({ isGuarded = false } = {}) {
  const person = await tern.customer();
  const key = softAuthenticator('http://shop.test');
  const as = { token: person.token };
  const { options } = (await tern.call('passkeyAddOptions', { password: samplePassword }, as)).data;
  (await tern.call('passkeyAdd', key.make(options), as)).data;
  if (isGuarded)
    await tern.rows(
      `insert into second_factors (user_id, secret, created_at, on_since) values ($1, '', now(), now())`,
      [person.userId],
    );
  /** A signature of the passkey for something in this session. */
  const confirmed = async () => key.use((await tern.call('passkeyConfirmOptions', {}, as)).data.options);
  return { ...person, key, as, confirmed };
}

type Shown = Record<string, unknown>;
type Holder = Awaited<ReturnType<typeof holder>>;
/** The operations that take a passkey in place of password and code. */
const operations: Record<
  string,
  { isGuarded: boolean; call: (holder: Pick<Holder, 'as'>, shown: Shown) => ReturnType<Started['call']> }
> = {
  accountDelete: { isGuarded: true, call: ({ as }, shown) => tern.call('accountDelete', shown, as) },
  secondFactorSetUp: {
    isGuarded: false,
    call: ({ as }, shown) => tern.call('secondFactorSetUp', shown, as),
  },
  secondFactorRemove: {
    isGuarded: true,
    call: ({ as }, shown) => tern.call('secondFactorRemove', shown, as),
  },
  recoveryCodesRenew: {
    isGuarded: true,
    call: ({ as }, shown) => tern.call('recoveryCodesRenew', shown, as),
  },
  emailChangeRequest: {
    isGuarded: true,
    call: ({ as }, shown) => {
      count += 1;
      return tern.call('emailChangeRequest', { email: `moved${count}@mail.test`, ...shown }, as);
    },
  },
};

describe.each(Object.entries(operations))('%s', (_, { isGuarded, call }) => {
  it('takes a passkey in place of password and code, once', async () => {
    const one = await holder({ isGuarded });
    const passkey = await one.confirmed();
    expect((await call(one, { passkey })).status).toBe(200);
    const again = await call(one, { passkey });
    expect(again.status).toBe(422);
  });

  it('takes no session alone, no password alone where there is a factor', async () => {
    const one = await holder({ isGuarded });
    expect((await call(one, {})).status).toBe(422);
    if (isGuarded)
      expect(errorOf(await call(one, { password: samplePassword }))).toBe('second_factor_required');
    expect((await tern.rows(`select 1 from email_changes where user_id = $1`, [one.userId])).length).toBe(0);
    expect((await tern.call('profile', {}, one.as)).data.delete_after).toBeNull();
  });

  it('takes no passkey of somebody else, of another session, of a sign-in', async () => {
    const [one, stranger] = [await holder({ isGuarded }), await holder()];
    const { options } = (await tern.call('passkeyConfirmOptions', {}, one.as)).data;
    expect(errorOf(await call(one, { passkey: stranger.key.use(options) }))).toBe('passkey_unknown');
    const moved = await stranger.confirmed();
    expect(errorOf(await call(one, { passkey: moved }))).toBe('passkey_expired');
    const signIn = (await tern.call('passkeyLoginOptions', {}, { headers: from('203.0.113.9') })).data
      .options;
    expect(errorOf(await call(one, { passkey: one.key.use(signIn) }))).toBe('passkey_expired');
  });
});

describe('an account with a passkey and no password', () => {
  it('is not deleted by a session alone, nor by no code', async () => {
    const one = await holder();
    await tern.rows('update users set password_hash = null where id = $1', [one.userId]);
    expect(errorOf(await tern.call('accountDelete', {}, one.as))).toBe('password_not_set');
    expect((await tern.call('profile', {}, one.as)).data.delete_after).toBeNull();
    expect((await tern.call('accountDelete', { passkey: await one.confirmed() }, one.as)).status).toBe(200);
  });

  it('changes its address, and sets up no code that nobody would ask for', async () => {
    const one = await holder();
    await tern.rows('update users set password_hash = null where id = $1', [one.userId]);
    const passkey = await one.confirmed();
    expect(errorOf(await tern.call('secondFactorSetUp', { passkey }, one.as))).toBe('password_not_set');
    const change = { email: 'keyed@mail.test', passkey: await one.confirmed() };
    expect((await tern.call('emailChangeRequest', change, one.as)).data.waiting.email).toBe(change.email);
  });
});

describe('new recovery codes', () => {
  it('are for an account with a second factor only', async () => {
    const one = await holder();
    const passkey = await one.confirmed();
    expect(errorOf(await tern.call('recoveryCodesRenew', { passkey }, one.as))).toBe('second_factor_off');
  });
});
