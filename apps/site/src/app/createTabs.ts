import type { SessionStore } from './session.store.ts';

/** Spec section 9. */
const every = 30_000;
const aliveFor = 35_000;
/** Local storage holds one entry for each tab, so that no two tabs write the same one. */
const prefix = 'tab:';

interface Beat {
  /** Epoch ms of the heartbeat. */
  at: number;
  /** The user signed in there; null: none. Never the token. */
  user: string | null;
  /** Epoch ms of the sign-in or sign-out that made it so; 0: it was found so. */
  since: number;
}

export interface TabsOptions {
  session: Pick<SessionStore, 'state' | 'drop' | 'restore' | 'askAgain' | 'onAct'>;
  /** Of this document. */
  id: string;
  /** Whether the cookie that says a session exists is there. */
  hasSession: () => boolean;
  storage?: Storage;
  clock?: () => number;
}

/**
 * Keeps the session of all tabs the same (spec section 4): each tab leaves a heartbeat every 30 seconds, a tab is
 * alive while its last one is under 35 seconds old, and a sign-in or sign-out of one is followed by the others.
 */
export function createTabs(options: TabsOptions) {
  const { session, id, hasSession, clock = Date.now } = options;
  const storage = options.storage ?? localStorage;
  let since = 0;
  /** Signed out and on the way to another page: what is shown stays until it is there. */
  let leaving = false;

  const user = () => (leaving ? null : (session.state.user?.user_id ?? null));

  function beat(): void {
    const own: Beat = { at: clock(), user: user(), since };
    try {
      storage.setItem(prefix + id, JSON.stringify(own));
    } catch {
      // Storage may be off or full: each tab is then for itself.
    }
  }

  function forget(): void {
    try {
      storage.removeItem(prefix + id);
    } catch {
      // As above.
    }
  }

  /** Heartbeats of the other tabs that are alive; what dead ones left behind goes. */
  function others(): Beat[] {
    try {
      return Array.from({ length: storage.length }, (_, index) => storage.key(index))
        .filter((key) => key?.startsWith(prefix) && key !== prefix + id)
        .flatMap((key) => {
          const left = readBeat(storage.getItem(key as string));
          if (left && clock() - left.at < aliveFor) return [left];
          storage.removeItem(key as string);
          return [];
        });
    } catch {
      return [];
    }
  }

  /** Does as the tab that acted last. */
  function follow(): void {
    const last = others().sort((a, b) => b.since - a.since)[0];
    if (!last || last.since <= since || session.state.status === 'unknown') return;
    since = last.since;
    const mine = user();
    if (last.user !== mine) {
      // The beat of a sign-out says nothing about a later sign-in; the cookie does.
      if (last.user === null) {
        if (!hasSession()) session.drop();
      } else if (mine !== null) {
        // The cookie is another person's: what stands here must not mix with theirs.
        session.askAgain();
      } else void session.restore(true).then(beat);
    }
    beat();
  }

  /** The page of a sign-in is left at once, and its beat with it, maybe before another tab reads it; the cookie stays. */
  async function followCookie(): Promise<void> {
    if (session.state.status !== 'anonymous' || !hasSession()) return;
    await session.restore(true);
    // Nothing has changed without a session, and two such tabs would answer each other for ever.
    if (user() !== null) beat();
  }

  /** A tab that slept has missed what happened; the cookie knows. */
  function wake(): void {
    follow();
    if (session.state.status === 'signed-in' && !hasSession()) session.drop();
    else void followCookie();
    beat();
  }

  return {
    /** How many other tabs are alive. */
    alive: () => others().length,

    /** Begins; returns what ends it. Browser only. */
    start(): () => void {
      const onStorage = ({ key }: StorageEvent) => {
        if (!key?.startsWith(prefix)) return;
        follow();
        void followCookie();
      };
      const onVisible = () => {
        if (document.visibilityState === 'visible') wake();
      };
      // The next page of this tab has a heartbeat of its own. A sign-out stays to be read.
      const onHide = () => {
        if (!leaving) forget();
      };
      const onShow = ({ persisted }: PageTransitionEvent) => {
        if (!persisted) return;
        leaving = false;
        wake();
      };
      session.onAct((acting) => {
        since = clock();
        leaving = acting === null;
        beat();
      });
      const timer = setInterval(() => {
        follow();
        beat();
      }, every);
      addEventListener('storage', onStorage);
      addEventListener('pagehide', onHide);
      addEventListener('pageshow', onShow);
      document.addEventListener('visibilitychange', onVisible);
      follow();
      void followCookie();
      beat();
      return () => {
        clearInterval(timer);
        removeEventListener('storage', onStorage);
        removeEventListener('pagehide', onHide);
        removeEventListener('pageshow', onShow);
        document.removeEventListener('visibilitychange', onVisible);
      };
    },
  };
}

function readBeat(text: string | null): Beat | null {
  try {
    const { at, user, since } = JSON.parse(text ?? '') as Partial<Beat>;
    const sound = typeof at === 'number' && typeof since === 'number' && user !== undefined;
    return sound ? { at, user: user as string | null, since } : null;
  } catch {
    return null;
  }
}

export type Tabs = ReturnType<typeof createTabs>;
