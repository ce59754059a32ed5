import type { User } from '@tern/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '../api/CallError.ts';
import type { Api } from '../api/createApi.ts';
import { createSessionStore } from './session.store.ts';

const user: User = {
  user_id: 'u',
  email: 'marta@example.com',
  name: 'marta@example.com',
  avatar: null,
  email_confirmed: false,
  is_password_set: false,
  created_at: '2026-01-01T00:00:00.000Z',
  factor_recovery: null,
};
const removeAttribute = vi.fn();
const toggleAttribute = vi.fn();
const assign = vi.fn();

beforeEach(() => {
  vi.stubGlobal('document', { cookie: '', documentElement: { removeAttribute, toggleAttribute } });
  vi.stubGlobal('location', { assign });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function setUp(answers: Record<string, () => unknown>) {
  const call = vi.fn(async (name: string) => {
    const answer = answers[name];
    if (!answer) throw new Error(`no answer for ${name}`);
    return answer();
  });
  return { store: createSessionStore({ call } as unknown as Api), call };
}
const refuse = (name: 'network') => () => {
  throw new CallError(name, 1, name);
};

const late = <T>(answer: T) => new Promise<T>((done) => setTimeout(done, 20, answer));

describe('restore', () => {
  it('asks nothing without a session cookie', async () => {
    const { store, call } = setUp({});
    await store.restore(false);
    expect(store.state.status).toBe('anonymous');
    expect(call).not.toHaveBeenCalled();
  });

  it('trades the cookie for the token, once for all who ask', async () => {
    const { store, call } = setUp({ session: () => ({ token: 't' }), profile: () => user });
    await Promise.all([store.restore(true), store.restore(true)]);
    expect(call.mock.calls.map(([name]) => name)).toEqual(['session', 'profile']);
    expect(store.state).toMatchObject({ status: 'signed-in', token: 't', user });
  });

  it.each([
    ['token', { session: () => late({ token: 'old' }), profile: () => ({ ...user, user_id: 'old' }) }],
    ['profile', { session: () => ({ token: 'old' }), profile: () => late({ ...user, user_id: 'old' }) }],
    ['refusal', { session: () => late({ token: null }) }],
  ])('does not overwrite who signed in meanwhile with its %s', async (_case, answers) => {
    const { store } = setUp(answers);
    const restored = store.restore(true);
    await new Promise((done) => setTimeout(done));
    store.accept('new', user);
    await restored;
    expect(store.state).toMatchObject({ status: 'signed-in', token: 'new', user: { user_id: 'u' } });
  });

  it.each([
    ['the cookie is worth nothing', { session: () => ({ token: null }) }],
    ['the call fails', { session: refuse('network') }],
    ['the profile fails', { session: () => ({ token: 't' }), profile: refuse('network') }],
  ])('is silent and signed out when %s', async (_case, answers) => {
    const { store } = setUp(answers);
    await store.restore(true);
    expect(store.state).toMatchObject({ status: 'anonymous', token: null, user: null });
  });
});

describe('signing in and out', () => {
  it('keeps the token in memory and says what went wrong by name', async () => {
    const { store } = setUp({ anonymousSignup: refuse('network') });
    expect(await store.signUp('marta@example.com', 'en')).toBe('network');
    expect(store.state).toMatchObject({ token: null, busy: false });
    const well = setUp({ anonymousSignup: () => ({ token: 't', user }) });
    expect(await well.store.signUp('marta@example.com', 'en')).toBeNull();
    expect(well.store.state).toMatchObject({ status: 'signed-in', token: 't', busy: false });
  });

  it('knows the password once it is set', async () => {
    const { store } = setUp({
      anonymousSignup: () => ({ token: 't', user: { ...user } }),
      setPassword: () => ({}),
    });
    await store.signUp('marta@example.com', 'de');
    expect(store.state.user?.is_password_set).toBe(false);
    expect(await store.setPassword({ password: 'Polar-flight-1' })).toBeNull();
    expect(store.state.user?.is_password_set).toBe(true);
  });

  it('takes the notice about a lost second factor away with another password', async () => {
    const waiting = { begun_at: '2026-03-02T09:30:00.000Z', ready_at: '2026-03-09T09:30:00.000Z' };
    const answers: Record<string, () => unknown> = { changePassword: refuse('network') };
    const { store } = setUp(answers);
    store.accept('t', { ...user, factor_recovery: waiting });
    expect(await store.changePassword('Old#1234', 'Abc#1234')).toBe('network');
    expect(store.state.user?.factor_recovery).toEqual(waiting);
    answers.changePassword = () => ({ is_password_set: true });
    expect(await store.changePassword('Old#1234', 'Abc#1234')).toBeNull();
    expect(store.state.user?.factor_recovery).toBeNull();
  });

  it('tells the other tabs who acts here, and not what was merely found', async () => {
    const { store } = setUp({
      session: () => ({ token: 't' }),
      profile: () => user,
      logout: () => null,
    });
    const told = vi.fn();
    store.onAct(told);
    await store.restore(true);
    expect(told).not.toHaveBeenCalled();
    store.accept('t', user);
    store.accept('t2', user);
    expect(store.state.token).toBe('t2');
    await store.leave('/');
    expect(told.mock.calls).toEqual([['u'], ['u'], [null]]);
  });

  it('knows whether the session that it has shown is the one there is', async () => {
    const { store } = setUp({ logout: refuse('network') });
    const mark = (cookie: string) => Object.assign(document, { cookie });
    mark('');
    expect(store.isOver()).toBe(false);
    mark('language=de; signed_in=1.0a1b2c3d');
    expect(store.isOver(), 'signed in elsewhere: there is nothing of theirs here').toBe(false);
    store.accept('t', user);
    expect(store.isOver()).toBe(false);
    mark('signed_in=1.ffffffff');
    expect(store.isOver(), 'somebody else').toBe(true);
    mark('');
    expect(store.isOver(), 'nobody').toBe(true);
    mark('signed_in=1.0a1b2c3d');
    expect(store.isOver()).toBe(false);
    await store.leave('/');
    expect(store.isOver(), 'asked to end, also where the call failed').toBe(true);
  });

  it('leaves even when the call fails', async () => {
    const { store } = setUp({ logout: refuse('network') });
    await store.leave('/de');
    expect(removeAttribute).toHaveBeenCalledWith('data-signed-in');
    expect(assign).toHaveBeenCalledWith('/de');
  });
});

describe('a session that ended elsewhere', () => {
  it('asks the person who was signed in, and lets them stay', async () => {
    const { store } = setUp({});
    store.accept('t', user);
    store.askAgain();
    expect(store.state.ended).toBe(true);
    store.stay();
    expect(store.state).toMatchObject({ ended: false, status: 'signed-in' });
    store.drop();
    expect(store.state).toMatchObject({ status: 'anonymous', token: null });
  });

  it('does not ask somebody who was not signed in', () => {
    const { store } = setUp({});
    store.askAgain();
    expect(store.state).toMatchObject({ ended: false, status: 'anonymous' });
  });
});

describe('a token that the service refuses', () => {
  it('ends the session and its cookies once, however often it is refused', async () => {
    const { store, call } = setUp({
      session: () => ({ token: 't' }),
      profile: () => user,
      logout: () => {
        store.refused();
        throw new CallError('network', 0, 'Network error.');
      },
    });
    await store.restore(true);
    store.refused();
    store.refused();
    await late(null);
    expect(store.state).toMatchObject({ status: 'anonymous', token: null, user: null });
    expect((document as { cookie?: string }).cookie).toMatch(/^signed_in=; Path=\/; Max-Age=0/);
    expect(call.mock.calls.filter(([name]) => name === 'logout')).toHaveLength(1);
  });
});
