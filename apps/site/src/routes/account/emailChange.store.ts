import {
  type ErrorOf,
  emailChange,
  emailChangeCancel,
  emailChangeConfirm,
  emailChangeRequest,
  emailChangeResend,
  type InputOf,
  type OutputOf,
  type User,
} from '@tern/contract';
import { proxy } from 'valtio';
import type { Api } from '../../api/createApi.ts';
import { latestOnly } from '../../app/latestOnly.ts';
import type { CeremonyFailure } from '../../passkeys/CeremonyError.ts';
import { confirmWithPasskey, failureNameOf, type Sign } from '../../passkeys/confirmWithPasskey.ts';

type Failure =
  | ErrorOf<typeof emailChangeRequest | typeof emailChangeConfirm | typeof emailChangeResend>
  | CeremonyFailure
  | 'network'
  | 'unknown';
type Waiting = NonNullable<OutputOf<typeof emailChange>['waiting']>;

export interface EmailChangeState {
  /** Null until it is known. */
  step: 'address' | 'form' | 'code' | null;
  loadFailed: boolean;
  /** `browser`: its dialog is open. */
  busy: 'send' | 'browser' | 'code' | 'stop' | 'resend' | null;
  error: Failure | 'change_expired' | 'other_window' | null;
  /** The new address, while its code is awaited. */
  email: string;
  /** Epoch milliseconds: from then on a new code may be requested. */
  resendAt: number;
  /** How many further codes were sent. */
  resent: number;
  /** A code of the app is asked for: the service wanted one. */
  secondFactor: boolean;
  outcome: 'done' | 'stopped' | null;
}

const atFirst: EmailChangeState = {
  step: null,
  loadFailed: false,
  busy: null,
  error: null,
  email: '',
  resendAt: 0,
  resent: 0,
  secondFactor: false,
  outcome: null,
};

/** The profile of a response, where it is of the person here now. */
function showUser(user: User | null, found: User) {
  if (user?.user_id === found.user_id) Object.assign(user, found);
}

/** Another code; back to the address where it is too late for one. */
const resendWith =
  (api: Pick<Api, 'send'>, state: EmailChangeState, show: (waiting: Waiting) => void) => async () => {
    state.error = null;
    try {
      const { waiting } = await api.send(emailChangeResend, {});
      show(waiting);
      state.resent += 1;
    } catch (error) {
      if (failureNameOf<typeof emailChangeResend>(error) !== 'code_expired') throw error;
      state.step = 'address';
      state.outcome = null;
      state.error = 'change_expired';
    }
  };

/** The change of the address of an account. `person` is the user of the session, updated here; `onChanged` is called after each act. */
export function createEmailChangeStore(
  api: Pick<Api, 'send'>,
  person: () => User | null,
  onChanged: () => void,
  { sign, clock = Date.now }: { sign?: Sign; clock?: () => number } = {},
) {
  const state = proxy<EmailChangeState>({ ...atFirst });
  const requests = latestOnly();

  function show({ email, resend_after }: Waiting) {
    state.email = email;
    state.resendAt = clock() + resend_after * 1000;
  }

  async function load() {
    const isLatest = requests.start();
    state.loadFailed = false;
    try {
      const { waiting } = await api.send(emailChange, {});
      if (!isLatest()) return;
      if (waiting) show(waiting);
      state.step = waiting ? 'code' : 'address';
    } catch {
      if (isLatest()) state.loadFailed = true;
    }
  }

  function go(step: NonNullable<EmailChangeState['step']>) {
    requests.start();
    state.error = null;
    state.outcome = null;
    state.step = step;
  }

  async function attempt(busy: NonNullable<EmailChangeState['busy']>, run: () => Promise<void>) {
    if (state.busy) return;
    state.busy = busy;
    try {
      await run();
    } catch (error) {
      const name = failureNameOf<typeof emailChangeRequest | typeof emailChangeConfirm>(error);
      // Asked for from now on: the field comes with the refusal, which says nothing yet.
      if (name === 'second_factor_required') state.secondFactor = true;
      state.error = name === 'second_factor_required' ? null : name;
    } finally {
      state.busy = null;
    }
  }

  async function request(input: InputOf<typeof emailChangeRequest>) {
    const { waiting } = await api.send(emailChangeRequest, input);
    go('code');
    state.resent = 0;
    show(waiting);
    onChanged();
  }

  const resend = resendWith(api, state, show);

  return {
    state,
    load,
    go,
    request: ({ email, password, code }: { email: string; password: string; code: string }) =>
      attempt('send', () => request({ email, password, ...(code && { code }) })),
    requestByPasskey: (email: string) =>
      attempt('send', async () => {
        const shown = await confirmWithPasskey(
          api,
          (isOpen) => {
            state.busy = isOpen ? 'browser' : 'send';
          },
          sign,
        );
        await request({ email, ...shown });
      }),
    resend: () => attempt('resend', resend),
    confirm: (code: string) =>
      attempt('code', async () => {
        const user = await api.send(emailChangeConfirm, { code });
        showUser(person(), user);
        go('address');
        state.outcome = 'done';
        onChanged();
      }),
    stop: () =>
      attempt('stop', async () => {
        const { is_stopped: isStopped, user } = await api.send(emailChangeCancel, {});
        showUser(person(), user);
        go('address');
        // Otherwise another window was faster, and the address may be the new one.
        if (isStopped) state.outcome = 'stopped';
        else state.error = 'other_window';
        onChanged();
      }),
  };
}

export type EmailChangeStore = ReturnType<typeof createEmailChangeStore>;
