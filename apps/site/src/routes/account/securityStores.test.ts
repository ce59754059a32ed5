import type { User } from '@tern/contract';
import { describe, expect, it, vi } from 'vitest';
import { waitingApi } from '../../../tests/waitingApi.ts';
import { CeremonyError } from '../../passkeys/CeremonyError.ts';
import { createSecurityStores } from './securityStores.ts';

vi.mock('../../passkeys/ceremonies.ts', () => ({
  makePasskey: () => Promise.reject(new CeremonyError('passkey_cancelled')),
  signWithPasskey: async () => ({ id: 'used' }),
}));

const waiting = { begun_at: '2026-03-02T09:30:00.000Z', ready_at: '2026-03-09T09:30:00.000Z' };
const passkeys = { passkeys: [], rp_id: 'tern.example', user_handle: 'dXNy' };
const change = { waiting: { email: 'new@mail.test', resend_after: 60 } };

async function setUp() {
  const user = { user_id: 'u', email: 'old@mail.test', factor_recovery: waiting } as unknown as User;
  const fake = waitingApi();
  const session = { state: { user } } as never;
  const stores = createSecurityStores({ api: fake.api, session });
  const answer = (name: string, data: unknown) => fake.nth(name, fake.of(name).length - 1).answer(data);
  void stores.factorStore.load();
  await answer('secondFactor', { on_since: waiting.begun_at, recovery_codes_left: 9 });
  return { user, ...fake, answer, ...stores };
}
type Setting = Awaited<ReturnType<typeof setUp>>;

const acts: [string, string, unknown, (setting: Setting) => Promise<void>][] = [
  [
    'a removed factor',
    'secondFactorRemove',
    { on_since: null },
    ({ factorStore }) => {
      factorStore.go('remove');
      return factorStore.submit({ password: 'Abc#1234', code: '408211' });
    },
  ],
  [
    'renewed codes',
    'recoveryCodesRenew',
    { recovery_codes: ['A'] },
    ({ factorStore }) => {
      factorStore.go('renew');
      return factorStore.submit({ password: '', code: '408211' });
    },
  ],
  [
    'a removed passkey',
    'passkeyRemove',
    passkeys,
    ({ passkeysStore }) => {
      passkeysStore.go({ act: 'remove', id: 'a' });
      return passkeysStore.submit({ password: 'Abc#1234', code: '408211' });
    },
  ],
  [
    'another address',
    'emailChangeRequest',
    change,
    ({ emailStore }) => emailStore.request({ email: 'new@mail.test', password: 'Abc#1234', code: '408211' }),
  ],
  [
    'the code of the new mailbox',
    'emailChangeConfirm',
    { user_id: 'u', email: 'new@mail.test', factor_recovery: null },
    ({ emailStore }) => emailStore.confirm('40821157'),
  ],
  [
    'a requested deletion',
    'accountDelete',
    { delete_after: '2026-12-01T00:00:00.000Z' },
    ({ data }) => data.askDeletion({ password: 'Abc#1234', code: '408211' }),
  ],
];

describe('the notice about a lost second factor', () => {
  it.each(acts)('goes with what was confirmed with a code: %s', async (_case, operation, response, act) => {
    const setting = await setUp();
    const { user, nth, answer } = setting;
    void act(setting);
    await nth(operation, 0).fail('verification_failed');
    expect(user.factor_recovery).toEqual(waiting);
    void act(setting);
    await answer(operation, response);
    expect(user.factor_recovery).toBeNull();
  });

  it('goes with a passkey that was shown', async () => {
    const { user, factorStore, of, answer } = await setUp();
    factorStore.go('remove');
    void factorStore.confirmByPasskey();
    await answer('passkeyConfirmOptions', { options: {} });
    await vi.waitFor(() => expect(of('secondFactorRemove')).toHaveLength(1));
    expect(user.factor_recovery).toEqual(waiting);
    await answer('secondFactorRemove', { on_since: null });
    expect(user.factor_recovery).toBeNull();
  });

  it('goes also where the dialog for another passkey was closed then', async () => {
    const { user, passkeysStore, of, answer } = await setUp();
    passkeysStore.go('add');
    const added = passkeysStore.submit({ password: 'Abc#1234', code: '408211' });
    await vi.waitFor(() => expect(of('passkeyAddOptions')).toHaveLength(1));
    await answer('passkeyAddOptions', { options: {} });
    await added;
    expect(passkeysStore.state.error).toBe('passkey_not_made');
    expect(user.factor_recovery).toBeNull();
  });

  it('stays with what shows nothing of the person', async () => {
    const { user, rememberedStore, data, nth, answer } = await setUp();
    void rememberedStore.forget('rmb_1');
    await answer('rememberedForget', { browsers: [] });
    void data.askDeletion({ password: 'Abc#1234', code: '' });
    await nth('accountDelete', 0).fail('second_factor_required');
    expect(user.factor_recovery).toEqual(waiting);
  });
});

describe('the lists of the page', () => {
  const listsOf = ({ of }: Setting) =>
    ['sessionList', 'securityEventList', 'rememberedBrowsers'].map((name) => of(name).length);

  it.each(acts.filter(([, name]) => /accountDelete|emailChange/.test(name)))(
    'are loaded again with the sessions and remembered browsers that ended: %s',
    async (_case, operation, response, act) => {
      const setting = await setUp();
      void act(setting);
      await setting.answer(operation, response);
      expect(listsOf(setting)).toEqual([1, 1, 1]);
    },
  );

  it('leave remembered browsers alone where there is no second factor', async () => {
    const setting = await setUp();
    void setting.factorStore.load();
    await setting.answer('secondFactor', { on_since: null, recovery_codes_left: 0 });
    void setting.data.askDeletion({ password: 'Abc#1234', code: '' });
    await setting.answer('accountDelete', { delete_after: '2026-12-01T00:00:00.000Z' });
    expect(listsOf(setting)).toEqual([1, 1, 0]);
  });

  it('note in the profile whether there is a passkey', async () => {
    const setting = await setUp();
    setting.passkeysStore.go({ act: 'remove', id: 'a' });
    void setting.passkeysStore.submit({ password: 'Abc#1234', code: '408211' });
    await setting.answer('passkeyRemove', passkeys);
    await vi.waitFor(() => expect(setting.user.has_passkey).toBe(false));
  });
});
