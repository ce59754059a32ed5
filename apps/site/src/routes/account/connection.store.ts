import { proxy } from 'valtio';
import type { GeoInfo, GeoStore } from '../../app/geo.store.ts';
import { latestOnly } from '../../app/latestOnly.ts';

export interface ConnectionState {
  /** Null until it is known. */
  seen: GeoInfo | null;
  status: 'loading' | 'ready' | 'failed' | 'offline';
}

/** Looks this close to each other are one: going back to a window is a focus and a change of visibility. */
const apart = 3000;

/**
 * How sites see this browser. Asked for at first and whenever the reader comes back or the connection does: between these
 * an app may have switched the VPN on. Never by a timer.
 */
export function createConnectionStore(geo: Pick<GeoStore, 'refresh'>, clock: () => number = Date.now) {
  const state = proxy<ConnectionState>({ seen: null, status: 'loading' });
  const requests = latestOnly();
  let lookedAt = Number.NEGATIVE_INFINITY;

  async function look(): Promise<void> {
    const isLatest = requests.start();
    lookedAt = clock();
    // The last answer stays until there is another one.
    if (state.status !== 'ready') state.status = 'loading';
    const seen = await geo.refresh();
    if (!isLatest()) return;
    if (seen) state.seen = seen;
    state.status = seen ? 'ready' : 'failed';
  }

  return {
    state,
    look,
    /** Follows the browser until what is returned is called. */
    follow(browser: Pick<Window, 'addEventListener' | 'document' | 'navigator'>): () => void {
      const stop = new AbortController();
      const on = (target: EventTarget, name: string, act: () => void) =>
        target.addEventListener(name, act, { signal: stop.signal });
      const cameBack = () => {
        if (browser.document.visibilityState === 'visible' && clock() - lookedAt >= apart) void look();
      };
      const wentOffline = () => {
        requests.cancel();
        state.status = 'offline';
      };
      on(browser as Window, 'focus', cameBack);
      on(browser.document, 'visibilitychange', cameBack);
      on(browser as Window, 'online', () => void look());
      on(browser as Window, 'offline', wentOffline);
      if (browser.navigator.onLine) void look();
      else wentOffline();
      return () => stop.abort();
    },
  };
}

export type ConnectionStore = ReturnType<typeof createConnectionStore>;
