import { describe, expect, it, vi } from 'vitest';
import { CallError } from '../../api/CallError.ts';
import type { Api } from '../../api/createApi.ts';
import { createHandOverStore } from './handOver.store.ts';

const seen = {
  code: 'looked-at',
  expires_in: 300,
  user_id: 'u1',
  email: 'marta@example.com',
  app_type: 401,
  redirect: '/pricing',
};
const opened = { token: 't', user: { user_id: 'u1' }, redirect: '/pricing' };

function setUp(answers: Record<string, (input: { code: string }) => unknown>) {
  const call = vi.fn(async (name: string, input: { code: string }) => answers[name]?.(input));
  const signIn = vi.fn();
  return { store: createHandOverStore({ call } as unknown as Api, signIn), call, signIn };
}
const refuse = (name: 'handover_invalid' | 'network' | 'rate_limited') => () => {
  throw new CallError(name, 1, name);
};

describe('the hand-over from an app', () => {
  it('says whose account it is and opens nothing until the person goes on', async () => {
    const { store, call, signIn } = setUp({ handoverLook: () => seen, handoverExchange: () => opened });
    await store.look('from-the-address');
    expect(store.state).toMatchObject({ step: 'ready', email: 'marta@example.com', appType: 401 });
    expect(call.mock.calls.map(([name]) => name)).toEqual(['handoverLook']);
    // No code is where a page, or a script on it, could read it.
    expect(JSON.stringify(store.state)).not.toMatch(/looked-at|from-the-address/);
    await Promise.all([store.accept(), store.accept()]);
    expect(call.mock.calls.at(-1)).toEqual(['handoverExchange', { code: 'looked-at' }]);
    expect(call).toHaveBeenCalledTimes(2);
    expect(signIn).toHaveBeenCalledExactlyOnceWith('t', opened.user);
    expect(store.state).toMatchObject({ step: 'done', redirect: '/pricing' });
  });

  it.each([
    ['no code at all', '', {}],
    ['a code that was used, or is too old', 'old', { handoverLook: refuse('handover_invalid') }],
  ])('is over with %s', async (_case, code, answers) => {
    const { store } = setUp(answers);
    await store.look(code);
    expect(store.state.step).toBe('gone');
    await store.accept();
    expect(store.state.step).toBe('gone');
  });

  it('asks again with the same code when the service did not answer', async () => {
    let failures = 1;
    const { store, call } = setUp({
      handoverLook: () => (failures-- > 0 ? refuse('network')() : seen),
    });
    await store.look('code');
    expect(store.state).toMatchObject({ step: 'failed', error: 'network' });
    await store.retry();
    expect(store.state).toMatchObject({ step: 'ready', error: null });
    expect(call.mock.calls.map(([, input]) => input)).toEqual([{ code: 'code' }, { code: 'code' }]);
  });

  it('keeps the question when going on did not work, and ends it when the time was over', async () => {
    const errors = [refuse('network'), refuse('handover_invalid')];
    const { store, signIn } = setUp({ handoverLook: () => seen, handoverExchange: () => errors.shift()?.() });
    await store.look('code');
    await store.accept();
    expect(store.state).toMatchObject({ step: 'ready', error: 'network', busy: false });
    await store.accept();
    expect(store.state.step).toBe('gone');
    expect(signIn).not.toHaveBeenCalled();
  });

  it('a link that was opened later takes the place of one that answers late', async () => {
    const waiting: ((value: unknown) => void)[] = [];
    const { store } = setUp({ handoverLook: () => new Promise((done) => waiting.push(done)) });
    const first = store.look('first');
    const second = store.look('second');
    waiting[1]?.({ ...seen, email: 'second@example.com' });
    await second;
    waiting[0]?.({ ...seen, email: 'first@example.com' });
    await first;
    expect(store.state.email).toBe('second@example.com');
  });
});
