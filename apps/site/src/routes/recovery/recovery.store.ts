import type {
  ErrorName,
  ErrorOf,
  resetPassword,
  verificationRequest,
  verificationValidate,
} from '@tern/contract';
import { proxy } from 'valtio';
import { type Api, errorNameOf } from '../../api/createApi.ts';
import type { PostedForm } from '../../app/postedForm.ts';

/** The outcome of forms sent without scripts. */
type Posted = Extract<PostedForm, { form: 'recovery' }>;

type Failure =
  | ErrorOf<typeof verificationRequest>
  | ErrorOf<typeof verificationValidate>
  | ErrorOf<typeof resetPassword>
  /** Raised here, when the script of the check does not come. */
  | 'bot_check_unavailable'
  | ErrorName
  | 'network'
  | 'unknown';

export interface RecoveryState {
  step: 'email' | 'code' | 'password' | 'done';
  /** Where the code went, if there is an account. */
  email: string;
  /** Seconds a code holds. */
  expiresIn: number;
  /** Epoch milliseconds: when the code ends. */
  until: number;
  /** Epoch milliseconds: when another code may be requested. */
  resendAt: number;
  /** Further codes requested so far. */
  resent: number;
  busy: 'request' | 'resend' | 'check' | 'save' | null;
  error: Failure | null;
}

const stateFrom = (posted: Posted | undefined): RecoveryState => ({
  step: posted?.step ?? 'email',
  email: posted?.typed.username ?? '',
  expiresIn: posted?.code?.expires_in ?? 0,
  until: 0,
  resendAt: 0,
  resent: 0,
  busy: null,
  error: posted?.error ?? null,
});

/** How long this one still holds is not known: the service says so. */
const ticketFrom = (posted: Posted | undefined): { value: string; until: number } | null =>
  posted?.ticket ? { value: posted.ticket, until: Number.POSITIVE_INFINITY } : null;

/** A code is awaited that was requested before the page was loaded anew. */
const awaited = (sent: Pick<RecoveryState, 'email' | 'until' | 'resendAt'>, now: number): RecoveryState => ({
  ...stateFrom(undefined),
  ...sent,
  expiresIn: Math.round((sent.until - now) / 1000),
  step: 'code',
});

/**
 * The way to a new password (spec sections 2 and 5). The ticket that a code is traded for, and the token of a link, stay
 * in this closure: a reload after the code begins anew.
 */
export function createRecoveryStore(
  api: Api,
  { clock = Date.now, posted }: { clock?: () => number; posted?: Posted | undefined } = {},
) {
  const state = proxy(stateFrom(posted));
  let ticket = ticketFrom(posted);

  /** One thing at a time; resolves with whether it worked. */
  async function attempt(busy: NonNullable<RecoveryState['busy']>, run: () => Promise<void>) {
    if (state.busy) return false;
    state.busy = busy;
    state.error = null;
    try {
      await run();
      return true;
    } catch (error) {
      state.error = errorNameOf(error) as Failure;
      return false;
    } finally {
      state.busy = null;
    }
  }

  async function requestCode(email: string) {
    const { expires_in, resend_after } = await api.call('verificationRequest', {
      email,
      purpose: 'reset_password',
    });
    Object.assign(state, { email, expiresIn: expires_in });
    state.until = clock() + expires_in * 1000;
    state.resendAt = clock() + resend_after * 1000;
    ticket = null;
  }

  async function trade(code: string) {
    const { ticket: value, expires_in } = await api.call('verificationValidate', {
      email: state.email,
      code,
      purpose: 'reset_password',
    });
    ticket = { value, until: clock() + expires_in * 1000 };
  }

  return {
    state,

    request: (email: string) =>
      attempt('request', async () => {
        await requestCode(email);
        state.resent = 0;
        state.step = 'code';
      }),

    /** The code before no longer works. */
    resend: () =>
      attempt('resend', async () => {
        await requestCode(state.email);
        state.resent += 1;
      }),

    check: (code: string) =>
      attempt('check', async () => {
        await trade(code);
        state.step = 'password';
      }),

    /**
     * Saves the new password. `code` is empty when it was checked before. A code works once: its ticket is saved
     * for another try when the password is refused.
     */
    save: (password: string, code = '', purchase?: 'mine' | 'not_mine') =>
      attempt('save', async () => {
        if (code && !(ticket && ticket.until > clock())) await trade(code);
        const passwords = { password, confirm_password: password };
        await api.call('resetPassword', { ticket: ticket?.value ?? '', ...passwords, purchase });
        ticket = null;
        state.step = 'done';
      }),

    /** The token of the mail's link is as good as a ticket; how long it holds, the service knows. */
    openLink(token: string) {
      ticket = { value: token, until: Number.POSITIVE_INFINITY };
      state.step = 'password';
      state.error = null;
    },

    reopen: (sent: Pick<RecoveryState, 'email' | 'until' | 'resendAt'>) =>
      void Object.assign(state, awaited(sent, clock())),

    /** Another address, or another code. */
    back() {
      ticket = null;
      state.step = 'email';
      state.error = null;
    },
  };
}

export type RecoveryStore = ReturnType<typeof createRecoveryStore>;
