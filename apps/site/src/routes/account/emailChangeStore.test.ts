import type { Operation, User } from '@tern/contract';
import { describe, expect, it, vi } from 'vitest';
import { CallError } from '../../api/CallError.ts';
import { createEmailChangeStore } from './emailChange.store.ts';

type Answers = Record<string, (input: unknown) => unknown>;
const waiting = {
  email: 'new@mail.test',
  requested_at: '2026-03-02T09:30:00.000Z',
  expires_at: '2026-03-02T10:00:00.000Z',
  resend_after: 60,
};

function setUp(answers: Answers) {
  const send = vi.fn(async ({ name }: Operation, input: unknown) => answers[name]?.(input));
  const onChanged = vi.fn();
  const user = { user_id: 'usr_1', email: 'old@mail.test' } as User;
  const store = createEmailChangeStore({ send } as never, () => user, onChanged, {
    sign: async () => (async () => ({ id: 'used' })) as never,
    clock: () => 1_000,
  });
  return { send, onChanged, user, store };
}
const refuse = (name: CallError['error']) => () => {
  throw new CallError(name, 1, name);
};

describe('the change of the address', () => {
  it('goes from the form to the code to the new address', async () => {
    const { store, user, onChanged } = setUp({
      emailChange: () => ({ waiting: null }),
      emailChangeRequest: () => ({ waiting }),
      emailChangeConfirm: () => ({ user_id: 'usr_1', email: 'new@mail.test' }),
    });
    await store.load();
    expect(store.state.step).toBe('address');
    store.go('form');
    await store.request({ email: 'new@mail.test', password: 'Abc#1234', code: '' });
    expect(store.state).toMatchObject({ step: 'code', email: 'new@mail.test' });
    await store.confirm('40821157');
    expect(store.state).toMatchObject({ step: 'address', outcome: 'done', error: null });
    expect(user.email).toBe('new@mail.test');
    expect(onChanged).toHaveBeenCalledTimes(2);
    store.go('form');
    expect(store.state.outcome).toBeNull();
  });

  it('asks for a code where the service wants one', async () => {
    const { store, send } = setUp({
      emailChange: () => ({ waiting: null }),
      emailChangeRequest: refuse('second_factor_required'),
    });
    await store.load();
    store.go('form');
    await store.request({ email: 'new@mail.test', password: 'Abc#1234', code: '' });
    expect(store.state).toMatchObject({ step: 'form', secondFactor: true, error: null, busy: null });
    await store.request({ email: 'new@mail.test', password: 'Abc#1234', code: '408211' });
    expect(send.mock.lastCall?.[1]).toEqual({
      email: 'new@mail.test',
      password: 'Abc#1234',
      code: '408211',
    });
  });

  it('takes a passkey in place of password and code', async () => {
    const { store, send } = setUp({
      passkeyConfirmOptions: () => ({ options: { challenge: 'Y2hhbGxlbmdl' } }),
      emailChangeRequest: () => ({ waiting }),
    });
    store.go('form');
    await store.requestByPasskey('new@mail.test');
    expect(send.mock.lastCall?.[1]).toEqual({ email: 'new@mail.test', passkey: { id: 'used' } });
    expect(store.state).toMatchObject({ step: 'code', error: null, busy: null });
  });

  it('has another code after a wait, until it is too late', async () => {
    const answers: Answers = { emailChange: () => ({ waiting }), emailChangeResend: () => ({ waiting }) };
    const { store } = setUp(answers);
    await store.load();
    expect(store.state).toMatchObject({ resendAt: 61_000, resent: 0 });
    await store.resend();
    expect(store.state).toMatchObject({ step: 'code', resendAt: 61_000, resent: 1, busy: null });
    answers.emailChangeResend = refuse('rate_limited');
    await store.resend();
    expect(store.state).toMatchObject({ step: 'code', error: 'rate_limited', resent: 1 });
    answers.emailChangeResend = refuse('code_expired');
    await store.resend();
    expect(store.state).toMatchObject({ step: 'address', error: 'change_expired' });
  });

  it('continues in another window, and is stopped there', async () => {
    const { store } = setUp({
      emailChange: () => ({ waiting }),
      emailChangeConfirm: refuse('verification_failed'),
      emailChangeCancel: () => ({
        waiting: null,
        is_stopped: true,
        user: { user_id: 'usr_1', email: 'old@mail.test' },
      }),
    });
    await store.load();
    await store.confirm('11111111');
    expect(store.state).toMatchObject({ step: 'code', error: 'verification_failed' });
    await store.stop();
    expect(store.state).toMatchObject({ step: 'address', outcome: 'stopped', error: null });
  });

  it('is not called stopped where another window has carried it out: the new address is shown', async () => {
    const { store, user, onChanged } = setUp({
      emailChange: () => ({ waiting }),
      emailChangeCancel: () => ({
        waiting: null,
        is_stopped: false,
        user: { user_id: 'usr_1', email: 'new@mail.test', factor_recovery: null },
      }),
    });
    user.factor_recovery = { begun_at: waiting.requested_at, ready_at: waiting.expires_at };
    await store.load();
    await store.stop();
    expect(store.state).toMatchObject({ step: 'address', outcome: null, error: 'other_window' });
    expect(user).toMatchObject({ email: 'new@mail.test', factor_recovery: null });
    expect(onChanged).toHaveBeenCalledTimes(1);
  });
});
