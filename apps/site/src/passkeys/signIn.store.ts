import type {
  ErrorOf,
  factorRecoveryRequest,
  login,
  loginSecondStep,
  OutputOf,
  passkeyLogin,
} from '@tern/contract';
import type { Language } from '@tern/i18n';
import { proxy } from 'valtio';
import { CallError } from '../api/CallError.ts';
import { type Api, errorNameOf } from '../api/createApi.ts';
import type { Stores } from '../app/stores.tsx';
import { CeremonyError, type CeremonyFailure } from './CeremonyError.ts';
import { canMakeSilently } from './canMakeSilently.ts';
import { keepOffer } from './passkeyOffer.ts';

export type SignInFailure =
  | ErrorOf<typeof login | typeof loginSecondStep | typeof passkeyLogin | typeof factorRecoveryRequest>
  | CeremonyFailure
  | 'network'
  | 'unknown';

export interface SignInState {
  /** `passkey`: the dialog of the browser is open, or what it gave is on its way. */
  busy: boolean | 'passkey';
  error: SignInFailure | null;
  /** The password was right, and the second step follows. Memory only. */
  ticket: string | null;
  /** No code is at hand: `lost` says what there is to do, `sent` that the link was requested. */
  without: 'lost' | 'sent' | null;
}

type Entered = OutputOf<typeof login>;

/** Notes in the state why a step failed, or that the second one follows. */
function noteFailure(state: SignInState, error: unknown): void {
  const name =
    error instanceof CeremonyError
      ? error.failure
      : errorNameOf<typeof login | typeof loginSecondStep | typeof passkeyLogin>(error);
  const ticket = error instanceof CallError ? error.details.ticket : undefined;
  if (name === 'second_factor_required' && ticket) {
    state.ticket = ticket;
    return;
  }
  // Nothing comes of this ticket any more: both steps begin anew.
  if (name === 'code_expired' || name === 'second_factor_off') state.ticket = state.without = null;
  state.error = name;
}

/** The two steps of a sign-in, and the one with a passkey. `enter` receives the session. */
export function createSignInStore(
  api: Pick<Api, 'call'>,
  enter: (entered: Entered) => void,
  sent: {
    ticket?: string | undefined;
    error?: SignInFailure | undefined;
    step?: SignInState['without'] | undefined;
  } = {},
) {
  const state = proxy<SignInState>({
    busy: false,
    error: sent.error ?? null,
    ticket: sent.ticket ?? null,
    without: sent.step ?? null,
  });

  let offer: { passkey_offer?: true } = {};

  const refuse = (error: unknown) => noteFailure(state, error);

  /** Resolves with whether it was done. */
  async function act<T>(run: () => Promise<T>, done: (value: T) => void, busy: true | 'passkey' = true) {
    if (state.busy) return false;
    state.busy = busy;
    state.error = null;
    try {
      done(await run());
      return true;
    } catch (error) {
      refuse(error);
      return false;
    } finally {
      state.busy = false;
    }
  }

  /** Resolves with whether somebody is signed in now. */
  const attempt = (run: () => Promise<Entered>, busy?: 'passkey') => act(run, enter, busy);

  return {
    state,
    /** Back to the first step. */
    back() {
      state.ticket = null;
      state.without = null;
      state.error = null;
    },
    /** Between the code and the way of somebody who has none. */
    goWithout(without: 'lost' | null) {
      state.without = without;
      state.error = null;
    },
    /** The link is requested by `run`. */
    requestLink: (run: () => Promise<unknown>) =>
      act(run, () => {
        state.without = 'sent';
      }),
    signIn: (credentials: { username: string; password: string; language: Language }) =>
      attempt(() => api.call('login', { ...credentials, ...offer })),
    /** For the second step: what the browser can do without a dialog. */
    offer: () => offer,
    /** Asks the browser beforehand: no sign-in waits for it. */
    async look(able: () => Promise<boolean> = canMakeSilently) {
      if (await able()) offer = { passkey_offer: true };
    },
    /** The second step, which brings its operation along. */
    attempt,
    /** The dialog of the browser was asked for. */
    passkeyAsked: (run: () => Promise<Entered>) => attempt(run, 'passkey'),
    /**
     * Waits until the person chooses a passkey below the field, and says nothing until then: `run` calls its argument once
     * it is chosen.
     */
    async passkeyChosen(run: (onConfirmed: () => void) => Promise<Entered>) {
      let isChosen = false;
      try {
        const entered = await run(() => {
          isChosen = true;
          state.error = null;
          state.busy = 'passkey';
        });
        enter(entered);
      } catch (error) {
        if (isChosen) refuse(error);
      } finally {
        if (isChosen) state.busy = false;
      }
    },
  };
}

/** Of the page; begins with what a browser without scripts has sent. */
export const signInStore = ({ api, session, data }: Stores) => {
  const posted = data.posted?.form === 'login' ? data.posted : undefined;
  // An address that was refused is judged by the form itself.
  const error = posted?.error === 'validation_failed' && !posted.ticket ? undefined : posted?.error;
  const enter = ({ token, user, passkey_options }: Entered) => {
    keepOffer(user, passkey_options);
    session.accept(token, user);
  };
  return createSignInStore(api, enter, {
    ticket: posted?.ticket,
    step: posted?.step,
    error: error as SignInFailure | undefined,
  });
};
