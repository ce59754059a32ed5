import type { ErrorOf, login, loginSecondStep, User } from '@tern/contract';
import type { Language } from '@tern/i18n';
import { proxy } from 'valtio';
import { CallError } from '../../api/CallError.ts';
import { type Api, errorNameOf } from '../../api/createApi.ts';
import type { Stores } from '../../app/stores.tsx';

export type SignInFailure = ErrorOf<typeof login> | ErrorOf<typeof loginSecondStep> | 'network' | 'unknown';

export interface SignInState {
  busy: boolean;
  error: SignInFailure | null;
  /** The password was right, and the second step follows. Memory only. */
  ticket: string | null;
}

/** The two steps of a sign-in. `enter` receives the session. */
export function createSignInStore(
  api: Pick<Api, 'call'>,
  enter: (token: string, user: User) => void,
  sent: { ticket?: string | undefined; error?: SignInFailure | undefined } = {},
) {
  const state = proxy<SignInState>({
    busy: false,
    error: sent.error ?? null,
    ticket: sent.ticket ?? null,
  });

  async function attempt(run: () => Promise<{ token: string; user: User }>) {
    if (state.busy) return;
    state.busy = true;
    state.error = null;
    try {
      const { token, user } = await run();
      enter(token, user);
    } catch (error) {
      const name = errorNameOf<typeof login | typeof loginSecondStep>(error);
      const ticket = error instanceof CallError ? error.details.ticket : undefined;
      if (name === 'second_factor_required' && ticket) {
        state.ticket = ticket;
        return;
      }
      // Nothing comes of this ticket any more: both steps begin anew.
      if (name === 'code_expired' || name === 'second_factor_off') state.ticket = null;
      state.error = name;
    } finally {
      state.busy = false;
    }
  }

  return {
    state,
    /** Back to the first step. */
    back() {
      state.ticket = null;
      state.error = null;
    },
    signIn: (credentials: { username: string; password: string; language: Language }) =>
      attempt(() => api.call('login', credentials)),
    /** The second step, which brings its operation along. */
    attempt,
  };
}

/** Of the page; begins with what a browser without scripts has sent. */
export const signInStore = ({ api, session, data }: Stores) => {
  const posted = data.posted?.form === 'login' ? data.posted : undefined;
  // An address that was refused is judged by the form itself.
  const error = posted?.error === 'validation_failed' && !posted.ticket ? undefined : posted?.error;
  return createSignInStore(api, session.accept, {
    ticket: posted?.ticket,
    error: error as SignInFailure | undefined,
  });
};
