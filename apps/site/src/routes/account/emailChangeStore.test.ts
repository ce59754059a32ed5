import type { Operation, User } from '@tern/contract';
import { describe, expect, it, vi } from 'vitest';
import { CallError } from '../../api/CallError.ts';
import { createEmailChangeStore } from './emailChange.store.ts';

type Answers = Record<string, (input: unknown) => unknown>;
const waiting = {
  email: 'new@mail.test',
  requested_at: '2026-03-02T09:30:00.000Z',
  expires_at: '2026-03-02T10:00:00.000Z',
};

function setUp(answers: Answers) {
  const send = vi.fn(async ({ name }: Operation, input: unknown) => answers[name]?.(input));
  const onChanged = vi.fn();
  const user = { user_id: 'usr_1', email: 'old@mail.test' } as User;
  const store = createEmailChangeStore({ send } as never, () => user, onChanged);
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

  it('continues in another window, and is stopped there', async () => {
    const { store } = setUp({
      emailChange: () => ({ waiting }),
      emailChangeConfirm: refuse('verification_failed'),
      emailChangeCancel: () => ({ waiting: null }),
    });
    await store.load();
    await store.confirm('11111111');
    expect(store.state).toMatchObject({ step: 'code', error: 'verification_failed' });
    await store.stop();
    expect(store.state).toMatchObject({ step: 'address', outcome: 'stopped', error: null });
  });
});
