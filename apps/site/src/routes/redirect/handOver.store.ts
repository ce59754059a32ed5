import type { ErrorOf, handoverExchange, OutputOf, User } from '@tern/contract';
import { proxy } from 'valtio';
import { type Api, errorNameOf } from '../../api/createApi.ts';
import { latestOnly } from '../../app/latestOnly.ts';

type Failure = ErrorOf<typeof handoverExchange> | 'network' | 'unknown';

export interface HandOverState {
  step: 'looking' | 'ready' | 'gone' | 'failed' | 'done';
  /** Whose account it is, once the code was looked at. */
  userId: string;
  email: string;
  appType: number;
  /** A safe path; null: none was requested. */
  redirect: string | null;
  busy: boolean;
  error: Failure | null;
}

/** Codes stay in this closure: no address, no storage, no state that a page could show. */
export function createHandOverStore(api: Api, signIn: (token: string, user: User) => void) {
  const state = proxy<HandOverState>({
    // As the page is without a code. One starts the page at once, and is looked at before anything is shown.
    step: 'gone',
    userId: '',
    email: '',
    appType: 0,
    redirect: null,
    busy: false,
    error: null,
  });
  let lookedAt = '';
  let lastCode = '';
  const requests = latestOnly();

  async function look(code: string): Promise<void> {
    const isLatest = requests.start();
    lastCode = code;
    lookedAt = '';
    state.error = null;
    if (!code) {
      state.step = 'gone';
      return;
    }
    state.step = 'looking';
    try {
      const seen = await api.call('handoverLook', { code });
      if (!isLatest()) return;
      lookedAt = seen.code;
      Object.assign(state, {
        userId: seen.user_id,
        email: seen.email,
        appType: seen.app_type,
        redirect: seen.redirect,
        step: 'ready',
      });
    } catch (error) {
      if (!isLatest()) return;
      state.error = errorNameOf<typeof handoverExchange>(error);
      state.step = isGone(state.error) ? 'gone' : 'failed';
    }
  }

  return {
    state,
    /** The code of the address; empty when there is none. A later one takes the place of an earlier one. */
    look,
    /** The same code again, after the service did not respond. */
    retry: () => look(lastCode),

    /** Signs this browser in. A failure since the look becomes `error`. */
    async accept(): Promise<void> {
      if (state.busy || state.step !== 'ready') return;
      const isLatest = requests.current();
      state.busy = true;
      state.error = null;
      try {
        const opened: OutputOf<typeof handoverExchange> = await api.call('handoverExchange', {
          code: lookedAt,
        });
        if (!isLatest()) return;
        state.redirect = opened.redirect;
        state.step = 'done';
        signIn(opened.token, opened.user);
      } catch (error) {
        if (!isLatest()) return;
        state.error = errorNameOf<typeof handoverExchange>(error);
        if (isGone(state.error)) state.step = 'gone';
      } finally {
        state.busy = false;
      }
    },
  };
}

const isGone = (error: Failure | null) => error === 'handover_invalid' || error === 'validation_failed';

export type HandOverStore = ReturnType<typeof createHandOverStore>;
