import type { AccountSession, SecurityEvent } from '@tern/contract';
import { proxy } from 'valtio';
import type { Api } from '../../api/createApi.ts';
import { latestOnly } from '../../app/latestOnly.ts';

export interface SecurityState {
  /** Null until they are known. */
  sessions: AccountSession[] | null;
  sessionsFailed: boolean;
  events: SecurityEvent[] | null;
  eventsFailed: boolean;
  /** Where older entries begin; null: there are none. */
  next: string | null;
  more: 'loading' | 'error' | null;
  /** Epoch milliseconds: when the lists were requested. */
  now: number;
}

/** Where the person is signed in, and what happened to the safety of the account. */
export function createSecurityStore(api: Api, clock: () => number = Date.now) {
  const state = proxy<SecurityState>({
    sessions: null,
    sessionsFailed: false,
    events: null,
    eventsFailed: false,
    next: null,
    more: null,
    now: clock(),
  });
  const sessionRequests = latestOnly();
  const eventRequests = latestOnly();

  async function loadSessions() {
    const isLatest = sessionRequests.start();
    state.sessionsFailed = false;
    try {
      const { sessions } = await api.call('sessionList', {});
      if (!isLatest()) return;
      state.sessions = sessions;
      state.now = clock();
    } catch {
      if (isLatest()) state.sessionsFailed = true;
    }
  }

  async function loadEvents() {
    const isLatest = eventRequests.start();
    state.eventsFailed = false;
    try {
      const { events, next } = await api.call('securityEventList', {});
      if (!isLatest()) return;
      state.events = events;
      state.next = next;
      state.now = clock();
    } catch {
      if (isLatest()) state.eventsFailed = true;
    }
  }

  return {
    state,
    loadSessions,
    loadEvents,

    /** Older entries, below those that are there. */
    async loadMore() {
      const before = state.next;
      if (before === null || state.more === 'loading') return;
      const isLatest = eventRequests.current();
      state.more = 'loading';
      try {
        const { events, next } = await api.call('securityEventList', { before });
        if (isLatest()) {
          state.events = [...(state.events ?? []), ...events];
          state.next = next;
        }
        state.more = null;
      } catch {
        state.more = 'error';
      }
    },

    /** Resolves with whether it worked. */
    async end(sessionId: string): Promise<boolean> {
      try {
        await api.call('sessionEnd', { session_id: sessionId });
      } catch {
        return false;
      }
      sessionRequests.cancel();
      state.sessions = state.sessions?.filter(({ session_id }) => session_id !== sessionId) ?? null;
      void loadEvents();
      return true;
    },

    /** All others; resolves with their number, or null when it did not work. */
    async endAll(): Promise<number | null> {
      try {
        const { ended } = await api.call('sessionEndAll', { keep_current: true });
        sessionRequests.cancel();
        state.sessions = state.sessions?.filter(({ is_current }) => is_current) ?? null;
        void loadEvents();
        return ended;
      } catch {
        return null;
      }
    },
  };
}

export type SecurityStore = ReturnType<typeof createSecurityStore>;
