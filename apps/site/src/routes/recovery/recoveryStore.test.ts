import { describe, expect, it } from 'vitest';
import { CallError } from '../../api/CallError.ts';
import type { Api } from '../../api/createApi.ts';
import { createRecoveryStore } from './recovery.store.ts';

type Answer = unknown | ((input: unknown) => unknown);

function fake(answers: Record<string, Answer>) {
  const calls: [string, unknown][] = [];
  const api = {
    call: async (name: string, input: unknown) => {
      calls.push([name, input]);
      const answer = answers[name];
      const value = typeof answer === 'function' ? answer(input) : answer;
      if (value instanceof Error) throw value;
      return value;
    },
  } as unknown as Api;
  return { api, calls };
}

const sent = { expires_in: 600, resend_after: 60 };
const refused = (name: string) => new CallError(name as never, 1, name);

describe('recovery store', () => {
  it('goes from the address to the new password, and never shows the ticket', async () => {
    let now = 1000;
    const { api, calls } = fake({
      verificationRequest: sent,
      verificationValidate: { ticket: 'secret', expires_in: 600 },
      resetPassword: { is_password_set: true },
    });
    const store = createRecoveryStore(api, { clock: () => now });
    await store.request('marta@example.com');
    expect(store.state).toMatchObject({ step: 'code', resendAt: 61_000, expiresIn: 600 });
    now = 62_000;
    await store.resend();
    expect(store.state).toMatchObject({ resent: 1, resendAt: 122_000 });
    await store.check('40821157');
    expect(store.state.step).toBe('password');
    expect(JSON.stringify(store.state)).not.toContain('secret');
    await store.save('Abc#1234');
    expect(store.state.step).toBe('done');
    expect(calls.at(-1)).toEqual([
      'resetPassword',
      { ticket: 'secret', password: 'Abc#1234', confirm_password: 'Abc#1234' },
    ]);
  });

  it('trades a code once when the password is refused', async () => {
    let tries = 0;
    const { api, calls } = fake({
      verificationRequest: sent,
      verificationValidate: { ticket: 't', expires_in: 600 },
      resetPassword: () => {
        tries += 1;
        return tries === 1 ? refused('validation_failed') : { is_password_set: true };
      },
    });
    const store = createRecoveryStore(api);
    await store.request('marta@example.com');
    await store.save('short', '40821157');
    expect(store.state).toMatchObject({ step: 'code', error: 'validation_failed' });
    await store.save('Abc#1234', '40821157');
    expect(store.state.step).toBe('done');
    expect(calls.filter(([name]) => name === 'verificationValidate')).toHaveLength(1);
  });

  it('stays at its step when a code is wrong, and does one thing at a time', async () => {
    const { api, calls } = fake({
      verificationRequest: sent,
      verificationValidate: () => refused('verification_failed'),
    });
    const store = createRecoveryStore(api);
    await store.request('marta@example.com');
    const [first, second] = await Promise.all([store.check('11111111'), store.check('22222222')]);
    expect([first, second]).toEqual([false, false]);
    expect(calls.filter(([name]) => name === 'verificationValidate')).toHaveLength(1);
    expect(store.state).toMatchObject({ step: 'code', error: 'verification_failed', busy: null });
    store.back();
    expect(store.state).toMatchObject({ step: 'email', error: null });
  });
});
