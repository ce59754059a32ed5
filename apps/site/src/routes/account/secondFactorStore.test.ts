import type { Operation } from '@tern/contract';
import { describe, expect, it, vi } from 'vitest';
import { CallError } from '../../api/CallError.ts';
import { createSecondFactorStore } from './secondFactor.store.ts';

type Answers = Record<string, () => unknown>;
const off = () => ({ on_since: null, recovery_codes_left: 0 });
const on = () => ({ on_since: '2026-03-02T09:30:00.000Z', recovery_codes_left: 9 });

function setUp(answers: Answers) {
  const send = vi.fn(async ({ name }: Operation) => answers[name]?.());
  const onChanged = vi.fn();
  return { onChanged, store: createSecondFactorStore({ send } as never, onChanged) };
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
    await store.setUp('Abc#1234');
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
    await store.setUp('Abc#1234');
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
    await store.remove('Abc#1234', '123456');
    expect(store.state).toMatchObject({ step: 'off', since: null, removed: true });
    expect(onChanged).toHaveBeenCalledTimes(1);
    store.go('password');
    expect(store.state.removed).toBe(false);
  });

  it('says that it could not be loaded', async () => {
    const { store } = setUp({ secondFactor: refuse('network') });
    await store.load();
    expect(store.state).toMatchObject({ step: null, loadFailed: true });
  });
});
