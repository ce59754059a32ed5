import type { AccountSession, SecurityEvent } from '@tern/contract';
import { describe, expect, it } from 'vitest';
import { waitingApi } from '../../../tests/waitingApi.ts';
import { createSecurityStore } from './security.store.ts';

const session = (session_id: string, is_current = false) => ({ session_id, is_current }) as AccountSession;
const sessions = { sessions: [session('this', true), session('a'), session('b')] };
const events = (next: string | null, ...ids: string[]) => ({
  events: ids.map((event_id) => ({ event_id }) as SecurityEvent),
  next,
});
const ids = (state: { events: readonly { event_id: string }[] | null }) =>
  state.events?.map(({ event_id }) => event_id);

describe('security store', () => {
  it('loads both lists, each for itself', async () => {
    const { api, nth } = waitingApi();
    const store = createSecurityStore(api, () => 5);
    void store.loadSessions();
    void store.loadEvents();
    await nth('sessionList', 0).fail();
    await nth('securityEventList', 0).answer(events('e1', 'e2', 'e1'));
    expect(store.state).toMatchObject({
      sessions: null,
      sessionsFailed: true,
      eventsFailed: false,
      next: 'e1',
    });
    expect(ids(store.state)).toEqual(['e2', 'e1']);
  });

  it('a stale answer, good or bad, never takes the place of a newer one', async () => {
    const { api, nth } = waitingApi();
    const store = createSecurityStore(api);
    void store.loadSessions();
    void store.loadSessions();
    await nth('sessionList', 1).answer(sessions);
    await nth('sessionList', 0).answer({ sessions: [] });
    expect(store.state.sessions).toHaveLength(3);
    void store.loadEvents();
    void store.loadEvents();
    await nth('securityEventList', 1).answer(events(null, 'new'));
    await nth('securityEventList', 0).fail();
    expect(store.state).toMatchObject({ eventsFailed: false });
    expect(ids(store.state)).toEqual(['new']);
  });

  it('a list that was under way does not bring an ended session back', async () => {
    const { api, nth } = waitingApi();
    const store = createSecurityStore(api);
    void store.loadSessions();
    await nth('sessionList', 0).answer(sessions);
    const ended = store.end('a');
    void store.loadSessions();
    await nth('sessionEnd', 0).answer(null);
    expect(await ended).toBe(true);
    await nth('sessionList', 1).answer(sessions);
    expect(store.state.sessions?.map(({ session_id }) => session_id)).toEqual(['this', 'b']);
    // The change shows in the activity.
    expect(nth('securityEventList', 0).input).toEqual({});
  });

  it('ends all others and tells how many; nothing changes when it fails', async () => {
    const { api, nth } = waitingApi();
    const store = createSecurityStore(api);
    void store.loadSessions();
    await nth('sessionList', 0).answer(sessions);
    const failing = store.endAll();
    await nth('sessionEndAll', 0).fail();
    expect(await failing).toBeNull();
    expect(store.state.sessions).toHaveLength(3);
    const working = store.endAll();
    await nth('sessionEndAll', 1).answer({ ended: 2 });
    expect(await working).toBe(2);
    expect(store.state.sessions).toEqual([session('this', true)]);
  });

  it('older entries come below, once, and not into a list that was loaded anew', async () => {
    const { api, of, nth } = waitingApi();
    const store = createSecurityStore(api);
    void store.loadEvents();
    await nth('securityEventList', 0).answer(events('e2', 'e3', 'e2'));
    void store.loadMore();
    void store.loadMore();
    expect(of('securityEventList')).toHaveLength(2);
    await nth('securityEventList', 1).answer(events('e1', 'e1'));
    expect(ids(store.state)).toEqual(['e3', 'e2', 'e1']);
    void store.loadMore();
    void store.loadEvents();
    await nth('securityEventList', 3).answer(events('e4', 'e5', 'e4'));
    await nth('securityEventList', 2).answer(events(null, 'e0'));
    expect(ids(store.state)).toEqual(['e5', 'e4']);
    expect(store.state).toMatchObject({ next: 'e4', more: null });
    void store.loadMore();
    await nth('securityEventList', 4).fail();
    expect(store.state.more).toBe('error');
  });
});
