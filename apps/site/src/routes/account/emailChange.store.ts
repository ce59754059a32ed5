import {
  type ErrorOf,
  emailChange,
  emailChangeCancel,
  emailChangeConfirm,
  emailChangeRequest,
  type User,
} from '@tern/contract';
import { proxy } from 'valtio';
import { type Api, errorNameOf } from '../../api/createApi.ts';
import { latestOnly } from '../../app/latestOnly.ts';

type Failure = ErrorOf<typeof emailChangeRequest | typeof emailChangeConfirm> | 'network' | 'unknown';

export interface EmailChangeState {
  /** Null until it is known. */
  step: 'address' | 'form' | 'code' | null;
  loadFailed: boolean;
  busy: 'send' | 'code' | 'stop' | null;
  error: Failure | 'ended' | null;
  /** The new address, while its code is awaited. */
  email: string;
  /** A code of the app is asked for: the service wanted one. */
  secondFactor: boolean;
  outcome: 'done' | 'stopped' | null;
}

/** The change of the address of an account. `person` is the user of the session, updated here; `onChanged` is called after each act. */
export function createEmailChangeStore(
  api: Pick<Api, 'send'>,
  person: () => User | null,
  onChanged: () => void,
) {
  const state = proxy<EmailChangeState>({
    step: null,
    loadFailed: false,
    busy: null,
    error: null,
    email: '',
    secondFactor: false,
    outcome: null,
  });
  const requests = latestOnly();

  async function load() {
    const isLatest = requests.start();
    state.loadFailed = false;
    try {
      const { waiting } = await api.send(emailChange, {});
      if (!isLatest()) return;
      state.email = waiting?.email ?? '';
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
      const name = errorNameOf<typeof emailChangeRequest | typeof emailChangeConfirm>(error);
      // Asked for from now on: the field comes with the refusal, which says nothing yet.
      if (name === 'second_factor_required') state.secondFactor = true;
      state.error = name === 'second_factor_required' ? null : name;
    } finally {
      state.busy = null;
    }
  }

  return {
    state,
    load,
    go,
    request: ({ email, password, code }: { email: string; password: string; code: string }) =>
      attempt('send', async () => {
        const { waiting } = await api.send(emailChangeRequest, { email, password, ...(code && { code }) });
        go('code');
        state.email = waiting.email;
        onChanged();
      }),
    confirm: (code: string) =>
      attempt('code', async () => {
        const changed = await api.send(emailChangeConfirm, { code });
        const user = person();
        if (user?.user_id === changed.user_id) Object.assign(user, changed);
        go('address');
        state.outcome = 'done';
        onChanged();
      }),
    stop: () =>
      attempt('stop', async () => {
        await api.send(emailChangeCancel, {});
        go('address');
        state.outcome = 'stopped';
        onChanged();
      }),
  };
}

export type EmailChangeStore = ReturnType<typeof createEmailChangeStore>;
