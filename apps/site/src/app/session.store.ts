import type {
  anonymousSignup,
  changePassword,
  ErrorOf,
  InputOf,
  logout,
  Operation,
  OutputOf,
  setPassword,
  User,
} from '@tern/contract';
import { signedInCookie } from '@tern/domain';
import type { Language } from '@tern/i18n';
import { proxy } from 'valtio';
import { type Api, errorNameOf } from '../api/createApi.ts';
import { sessionMark } from '../boot/signedIn.ts';
import { latestOnly } from './latestOnly.ts';
import { goToPage } from './leave.ts';
import { forgetTab, tabKeys } from './tabMemory.ts';

export interface SessionState {
  /** `unknown` until the cookie has been traded: pages show neither the signed-in nor the signed-out look. */
  status: 'unknown' | 'anonymous' | 'signed-in';
  /** Memory only (decisions: Account). */
  token: string | null;
  user: User | null;
  /** The "Confirm logout" dialog is open. */
  ended: boolean;
  busy: boolean;
}

type Failure<O extends Operation> = ErrorOf<O> | 'network' | 'unknown';

/** Who is signed in (spec sections 3 and 4). Actions resolve with null, or with the name of what went wrong. */
export function createSessionStore(api: Api) {
  const state = proxy<SessionState>({
    status: 'unknown',
    token: null,
    user: null,
    ended: false,
    busy: false,
  });
  let restoring: Promise<void> | null = null;
  /** Changes with every sign-in and sign-out: an earlier request says nothing about the person here now. */
  const requests = latestOnly();
  /** Called when the person of this tab signs in or out: other tabs follow. */
  let acted: ((userId: string | null) => void) | null = null;

  /** The mark of the session whose data is, or was, on this page. */
  let shown: string | undefined;
  let left = false;

  const signedIn = (token: string, user: User) => {
    requests.cancel();
    shown = sessionMark();
    state.token = token;
    state.user = user;
    state.status = 'signed-in';
    state.ended = false;
  };

  const enter = (token: string, user: User) => {
    signedIn(token, user);
    forgetTab(tabKeys.typed);
    document.documentElement.toggleAttribute('data-signed-in', true);
    acted?.(user.user_id);
  };

  const drop = () => {
    requests.cancel();
    forgetTab();
    state.token = null;
    state.user = null;
    state.status = 'anonymous';
    state.ended = false;
    document.documentElement.removeAttribute('data-signed-in');
  };

  async function attempt<O extends Operation, Value = OutputOf<O>>(
    run: () => Promise<Value>,
    done: (value: Value) => void,
  ): Promise<Failure<O> | null> {
    state.busy = true;
    try {
      done(await run());
      return null;
    } catch (error) {
      return errorNameOf<O>(error);
    } finally {
      state.busy = false;
    }
  }

  return {
    state,
    drop,

    /**
     * The service refuses the token: everything that says there is a session goes, once. What guards read (`signed_in`)
     * goes at once, else they and the sign-in page would send the visitor back and forth; the session's own cookie goes
     * with the response to `logout`.
     */
    refused() {
      if (state.status === 'anonymous') return;
      drop();
      document.cookie = `${signedInCookie}=; Path=/; Max-Age=0; SameSite=Lax`;
      api.call('logout', {}).catch(() => {});
    },

    onAct(listener: (userId: string | null) => void) {
      acted = listener;
    },

    /** Trades the session cookie for the token and loads the profile. Failures are silent (spec section 8). */
    restore(hasSession: boolean): Promise<void> {
      if (!hasSession) {
        if (state.status === 'unknown') state.status = 'anonymous';
        return Promise.resolve();
      }
      restoring ??= (async () => {
        const isLatest = requests.current();
        try {
          const { token } = await api.call('session', {});
          if (!isLatest()) return;
          if (!token) return drop();
          state.token = token;
          const user = await api.call('profile', {});
          if (isLatest()) signedIn(token, user);
        } catch {
          if (state.status !== 'signed-in') drop();
        }
      })().finally(() => {
        restoring = null;
      });
      return restoring;
    },

    /** A session that the service has just opened for this browser, cookies included. */
    accept: enter,

    /** A token that came another way than a login: from the Windows client around the page. Failures are silent. */
    async adopt(token: string): Promise<void> {
      state.token = token;
      try {
        signedIn(token, await api.call('profile', {}));
      } catch {
        drop();
      }
    },

    /** Opens an account without a password at the checkout. */
    signUp: (email: string, language: Language) =>
      attempt<typeof anonymousSignup>(
        () => api.call('anonymousSignup', { email, language }),
        ({ token, user }) => enter(token, user),
      ),

    /** `passkey`: of an account that has one, which confirms it. */
    setPassword: (given: InputOf<typeof setPassword>) =>
      attempt<typeof setPassword>(
        () => api.call('setPassword', given),
        () => {
          if (state.user) state.user.is_password_set = true;
        },
      ),

    changePassword: (currentPassword: string, newPassword: string) =>
      attempt<typeof changePassword>(
        () => api.call('changePassword', { current_password: currentPassword, new_password: newPassword }),
        () => {
          // Another password ends a request to turn the second factor off.
          if (state.user) state.user.factor_recovery = null;
        },
      ),

    /**
     * Ends the session, even when the call fails: the person has requested it. Then leaves for `home`;
     * what is shown stays until it is there.
     */
    async leave(home: string) {
      await attempt<typeof logout>(
        () => api.call('logout', {}),
        () => {},
      );
      left = true;
      forgetTab();
      acted?.(null);
      document.documentElement.removeAttribute('data-signed-in');
      goToPage(home);
    },

    /** Whether this page has shown a session that is over, or is no longer the one there is. Asks no network. */
    isOver: () => left || (shown !== undefined && shown !== sessionMark()),

    /** The service says the session is over: let the person choose (spec section 8). */
    askAgain() {
      if (state.status === 'signed-in') state.ended = true;
      else drop();
    },
    stay() {
      state.ended = false;
    },
  };
}

export type SessionStore = ReturnType<typeof createSessionStore>;
