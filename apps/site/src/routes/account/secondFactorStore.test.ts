import type { Operation } from '@tern/contract';
import { describe, expect, it, vi } from 'vitest';
import { CallError } from '../../api/CallError.ts';
import { CeremonyError } from '../../passkeys/CeremonyError.ts';
import { createSecondFactorStore } from './secondFactor.store.ts';

type Answers = Record<string, () => unknown>;
const off = () => ({ on_since: null, recovery_codes_left: 0 });
const on = () => ({ on_since: '2026-03-02T09:30:00.000Z', recovery_codes_left: 9 });

function setUp(answers: Answers, sign = async () => ({ id: 'used' })) {
  const send = vi.fn(async ({ name }: Operation, _input: unknown) => answers[name]?.());
  const onChanged = vi.fn();
  const store = createSecondFactorStore({ send } as never, onChanged, async () => sign as never);
  const sent = (operation: string) =>
    send.mock.calls.filter(([{ name }]) => name === operation).map(([, input]) => input);
  return { onChanged, store, sent };
}
const refuse = (name: CallError['error']) => () => {
  throw new CallError(name, 1, name);
};

describe('the second factor of the account', () => {
  it('is set up, and shows its key and its recovery codes for as long as they are needed', async () => {
    const answers: Answers = {
      secondFactor: off,
      secondFactorSetUp: () => ({ secret: 'KEY', uri: 'otpauth://totp/x', expires_in: 600 }),
      secondFactorConfirm: refuse('verification_failed'),
    };
    const { store, onChanged } = setUp(answers);
    await store.load();
    expect(store.state.step).toBe('off');
    store.go('password');
    await store.submit({ password: 'Abc#1234', code: '' });
    expect(store.state).toMatchObject({ step: 'key', key: { secret: 'KEY' }, error: null });
    await store.confirm('000000');
    expect(store.state).toMatchObject({ step: 'key', key: { secret: 'KEY' }, error: 'verification_failed' });
    answers.secondFactorConfirm = () => ({ recovery_codes: ['A', 'B'] });
    await store.confirm('123456');
    expect(store.state).toMatchObject({ step: 'codes', key: null, codes: ['A', 'B'], error: null });
    expect(onChanged).toHaveBeenCalledTimes(1);
    answers.secondFactor = on;
    await store.stored();
    expect(store.state).toMatchObject({ step: 'on', codes: null, codesLeft: 9 });
  });

  it('forgets the key when the person leaves the step', async () => {
    const { store } = setUp({
      secondFactor: off,
      secondFactorSetUp: () => ({ secret: 'KEY', uri: 'otpauth://totp/x', expires_in: 600 }),
    });
    store.go('password');
    await store.submit({ password: 'Abc#1234', code: '' });
    store.go('off');
    expect(store.state).toMatchObject({ step: 'off', key: null });
  });

  it('shows how it is when another window was faster', async () => {
    const { store } = setUp({ secondFactor: on, secondFactorConfirm: refuse('second_factor_on') });
    await store.confirm('123456');
    expect(store.state).toMatchObject({ step: 'on', error: 'second_factor_on', busy: false });
  });

  it('is turned off, and says so until the next step', async () => {
    const { store, onChanged } = setUp({ secondFactor: on, secondFactorRemove: () => ({ on_since: null }) });
    await store.load();
    store.go('remove');
    await store.submit({ password: 'Abc#1234', code: '123456' });
    expect(store.state).toMatchObject({ step: 'off', since: null, removed: true });
    expect(onChanged).toHaveBeenCalledTimes(1);
    store.go('password');
    expect(store.state.removed).toBe(false);
  });

  const byPasskey: Answers = {
    secondFactor: on,
    passkeyConfirmOptions: () => ({ options: { challenge: 'Y2hhbGxlbmdl' } }),
    secondFactorSetUp: () => ({ secret: 'KEY', uri: 'otpauth://totp/x', expires_in: 600 }),
    secondFactorRemove: () => ({ on_since: null }),
    recoveryCodesRenew: () => ({ recovery_codes: ['A'] }),
  };
  it.each([
    ['password', 'secondFactorSetUp', 'key'],
    ['renew', 'recoveryCodesRenew', 'codes'],
    ['remove', 'secondFactorRemove', 'off'],
  ] as const)('takes a passkey in place of password and code: %s', async (step, operation, then) => {
    const { store, sent } = setUp(byPasskey);
    store.go(step);
    await store.confirmByPasskey();
    expect(sent(operation)).toEqual([{ passkey: { id: 'used' } }]);
    expect(store.state).toMatchObject({ step: then, error: null, busy: false });
  });

  it('stays as it is where the dialog of the browser was closed', async () => {
    const { store, sent } = setUp(byPasskey, async () => {
      throw new CeremonyError('passkey_cancelled');
    });
    store.go('remove');
    await store.confirmByPasskey();
    expect(sent('secondFactorRemove')).toEqual([]);
    expect(store.state).toMatchObject({ step: 'remove', error: 'passkey_cancelled', busy: false });
  });

  it('says that it could not be loaded', async () => {
    const { store } = setUp({ secondFactor: refuse('network') });
    await store.load();
    expect(store.state).toMatchObject({ step: null, loadFailed: true });
  });
});
