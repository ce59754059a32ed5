import type { User } from '@tern/contract';
import { proxy } from 'valtio';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTabs } from './createTabs.ts';
import type { SessionState } from './session.store.ts';

let now = 1_000_000;
const clock = () => now;

/** Local storage, which notifies the other documents of a change. */
function sharedStorage() {
  const entries = new Map<string, string>();
  const listeners = new Set<{ of: object; tell: (key: string) => void }>();
  const of = (owner: object) =>
    ({
      get length() {
        return entries.size;
      },
      key: (index: number) => [...entries.keys()][index] ?? null,
      getItem: (key: string) => entries.get(key) ?? null,
      setItem(key: string, value: string) {
        entries.set(key, value);
        for (const { of, tell } of listeners) if (of !== owner) tell(key);
      },
      removeItem: (key: string) => entries.delete(key),
    }) as unknown as Storage;
  return { of, listeners, entries };
}

interface Page {
  fire(type: string, event?: object): void;
}

function openTab(
  shared: ReturnType<typeof sharedStorage>,
  id: string,
  options: { user?: string; cookie: { value: string | null } },
) {
  const { cookie } = options;
  const person = (userId: string) => ({ user_id: userId }) as User;
  const state = proxy<SessionState>({
    status: options.user ? 'signed-in' : 'anonymous',
    token: options.user ? 'token' : null,
    user: options.user ? person(options.user) : null,
    ended: false,
    busy: false,
  });
  let act: (userId: string | null) => void = () => {};
  const session = {
    state,
    drop: vi.fn(() => Object.assign(state, { status: 'anonymous', user: null, token: null })),
    restore: vi.fn(async () => {
      if (cookie.value) Object.assign(state, { status: 'signed-in', user: person(cookie.value), token: 't' });
    }),
    askAgain: vi.fn(() => {
      state.ended = true;
    }),
    onAct: (listener: typeof act) => {
      act = listener;
    },
  };
  const owner = {};
  const handlers = new Map<string, (event: object) => void>();
  const listen = (type: string, handler: (event: object) => void) => handlers.set(type, handler);
  vi.stubGlobal('addEventListener', listen);
  vi.stubGlobal('removeEventListener', (type: string) => handlers.delete(type));
  vi.stubGlobal('document', {
    visibilityState: 'visible',
    addEventListener: listen,
    removeEventListener: (type: string) => handlers.delete(type),
  });
  const storage = shared.of(owner);
  const tabs = createTabs({ session, id, storage, clock, hasSession: () => cookie.value !== null });
  const stop = tabs.start();
  shared.listeners.add({ of: owner, tell: (key) => handlers.get('storage')?.({ key }) });
  const page: Page = { fire: (type, event = {}) => handlers.get(type)?.(event) };
  return {
    ...page,
    session,
    state,
    tabs,
    stop,
    signOut() {
      cookie.value = null;
      act(null);
    },
    signIn(userId: string) {
      cookie.value = userId;
      Object.assign(state, { status: 'signed-in', user: person(userId), token: 't' });
      act(userId);
    },
  };
}

beforeEach(() => {
  now = 1_000_000;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => {
  now += ms;
  vi.advanceTimersByTime(ms);
};

describe('heartbeats', () => {
  it('come every 30 seconds; a tab is alive for less than 35 after its last one', () => {
    const shared = sharedStorage();
    const cookie = { value: null };
    const first = openTab(shared, 'a', { cookie });
    const second = openTab(shared, 'b', { cookie });
    expect([first.tabs.alive(), second.tabs.alive()]).toEqual([1, 1]);
    pass(30_000);
    expect(JSON.parse(shared.entries.get('tab:a') ?? '').at).toBe(now);
    second.stop();
    pass(34_999);
    // The last beat of the second was at 30 s.
    expect(first.tabs.alive()).toBe(1);
    pass(1);
    expect(first.tabs.alive()).toBe(0);
    expect([...shared.entries.keys()]).toEqual(['tab:a']);
  });

  it('go with the page, save that of a sign-out, which others have to read', () => {
    const shared = sharedStorage();
    const cookie = { value: 'u1' as string | null };
    const first = openTab(shared, 'a', { user: 'u1', cookie });
    const second = openTab(shared, 'b', { user: 'u1', cookie });
    first.fire('pagehide');
    expect(second.tabs.alive()).toBe(0);
    pass(500);
    second.signOut();
    second.fire('pagehide');
    expect(JSON.parse(shared.entries.get('tab:b') ?? '').user).toBeNull();
  });

  it('never hold the token', () => {
    const shared = sharedStorage();
    openTab(shared, 'a', { user: 'u1', cookie: { value: 'u1' } });
    expect([...shared.entries.values()].join()).not.toContain('token');
  });
});

describe('one session for all tabs', () => {
  it('signing out in one signs out all', () => {
    const shared = sharedStorage();
    const cookie = { value: 'u1' as string | null };
    const tabs = ['a', 'b', 'c'].map((id) => openTab(shared, id, { user: 'u1', cookie }));
    pass(500);
    tabs[0]?.signOut();
    expect(tabs.map(({ state }) => state.status)).toEqual(['signed-in', 'anonymous', 'anonymous']);
    // The one that acted leaves its page by itself.
    expect(tabs[0]?.session.drop).not.toHaveBeenCalled();
  });

  it('signing in in one signs in the others, and a switch of accounts asks', async () => {
    const shared = sharedStorage();
    const cookie = { value: null as string | null };
    const waiting = openTab(shared, 'a', { cookie });
    const acting = openTab(shared, 'b', { cookie });
    pass(500);
    acting.signIn('u1');
    await vi.advanceTimersByTimeAsync(0);
    expect(waiting.state.user?.user_id).toBe('u1');
    pass(500);
    acting.signIn('u2');
    expect(waiting.state).toMatchObject({ ended: true, status: 'signed-in' });
    expect(waiting.session.askAgain).toHaveBeenCalledTimes(1);
  });

  it('a tab that was closed while signed out ends nobody’s session later', () => {
    const shared = sharedStorage();
    const cookie = { value: null as string | null };
    const old = openTab(shared, 'a', { cookie });
    pass(500);
    old.signOut();
    old.stop();
    pass(35_000);
    cookie.value = 'u1';
    const fresh = openTab(shared, 'b', { user: 'u1', cookie });
    pass(30_000);
    expect(fresh.state.status).toBe('signed-in');
  });

  it('a sign-out ends nobody who signed in after it', () => {
    const shared = sharedStorage();
    const cookie = { value: 'u1' as string | null };
    const before = openTab(shared, 'a', { user: 'u1', cookie });
    pass(500);
    before.signOut();
    before.fire('pagehide');
    pass(5000);
    cookie.value = 'u1';
    const after = openTab(shared, 'b', { user: 'u1', cookie });
    pass(60_000);
    expect(after.session.drop).not.toHaveBeenCalled();
  });

  it('what one tab merely found at its start moves no other', () => {
    const shared = sharedStorage();
    const cookie = { value: 'u1' as string | null };
    const tab = openTab(shared, 'a', { user: 'u1', cookie });
    openTab(shared, 'b', { cookie });
    pass(60_000);
    expect(tab.state.status).toBe('signed-in');
  });

  it('a sign-in whose page is gone before another tab reads its beat is found by the cookie', async () => {
    const shared = sharedStorage();
    const cookie = { value: null as string | null };
    const waiting = openTab(shared, 'a', { cookie });
    cookie.value = 'u1';
    waiting.fire('storage', { key: 'tab:b' });
    const late = openTab(shared, 'c', { cookie });
    await vi.advanceTimersByTimeAsync(0);
    expect([waiting, late].map(({ state }) => state.user?.user_id)).toEqual(['u1', 'u1']);
  });

  it('a cookie that opens no session is tried once for each beat of another tab', async () => {
    const shared = sharedStorage();
    const cookie = { value: null as string | null };
    const tabs = ['a', 'b'].map((id) => openTab(shared, id, { cookie }));
    for (const { session } of tabs) session.restore.mockImplementation(async () => {});
    cookie.value = 'u1';
    tabs[0]?.fire('storage', { key: 'tab:c' });
    await vi.advanceTimersByTimeAsync(0);
    expect(tabs.map(({ session }) => session.restore.mock.calls.length)).toEqual([1, 0]);
  });

  it('a tab that slept asks the cookie', async () => {
    const shared = sharedStorage();
    const cookie = { value: 'u1' as string | null };
    const tab = openTab(shared, 'a', { user: 'u1', cookie });
    cookie.value = null;
    tab.fire('visibilitychange');
    expect(tab.state.status).toBe('anonymous');
    cookie.value = 'u2';
    tab.fire('pageshow', { persisted: true });
    await vi.advanceTimersByTimeAsync(0);
    expect(tab.state.user?.user_id).toBe('u2');
  });

  it('works for itself when storage is off', () => {
    const off = new Proxy({} as Storage, {
      get() {
        throw new DOMException('off');
      },
    });
    const tab = openTab({ ...sharedStorage(), of: () => off }, 'a', { user: 'u1', cookie: { value: 'u1' } });
    expect(tab.tabs.alive()).toBe(0);
    pass(30_000);
    expect(tab.state.status).toBe('signed-in');
  });
});
