import {
  type ErrorOf,
  type InputOf,
  type OutputOf,
  type Passkey,
  type passkeyAdd,
  type passkeyAddOptions,
  passkeyList,
  passkeyRemove,
  passkeyRename,
} from '@tern/contract';
import { proxy } from 'valtio';
import type { Api } from '../../api/createApi.ts';
import { latestOnly } from '../../app/latestOnly.ts';
import { CeremonyError, type CeremonyFailure } from '../../passkeys/CeremonyError.ts';
import { confirmWithPasskey, failureNameOf } from '../../passkeys/confirmWithPasskey.ts';

type Failure =
  | ErrorOf<typeof passkeyRemove | typeof passkeyAddOptions | typeof passkeyAdd>
  | CeremonyFailure
  | 'passkey_not_made'
  | 'passkey_gone'
  | 'network'
  | 'unknown';
type Shown = Pick<InputOf<typeof passkeyAddOptions>, 'password' | 'code' | 'passkey'>;
type Accepted = OutputOf<typeof passkeyList>;

export type PasskeyStep = 'list' | 'add' | { act: 'rename' | 'remove'; id: string };

export interface PasskeysState {
  /** Null until they are known. */
  passkeys: Passkey[] | null;
  loadFailed: boolean;
  step: PasskeyStep;
  /** `browser`: its dialog is open. */
  busy: boolean | 'browser';
  error: Failure | null;
  /** The change that was just made. */
  done: 'added' | 'renamed' | 'removed' | null;
  /** The account has a second factor that the page did not know of. */
  codeNeeded: boolean;
  /** Epoch milliseconds of the list. */
  now: number;
}

/** Which passkeys the browser offers; a part that loads when it is needed. */
export interface Ceremonies {
  addPasskey: typeof import('../../passkeys/addPasskey.ts').addPasskey;
  signWithPasskey: typeof import('../../passkeys/ceremonies.ts').signWithPasskey;
  keepPasskeys: typeof import('../../passkeys/signals.ts').keepPasskeys;
}

const loadCeremonies = async (): Promise<Ceremonies> => {
  const [adding, ceremonies, signals] = await Promise.all([
    import('../../passkeys/addPasskey.ts'),
    import('../../passkeys/ceremonies.ts'),
    import('../../passkeys/signals.ts'),
  ]);
  return { ...adding, ...ceremonies, ...signals };
};

interface ActNeeds {
  ceremonies: () => Promise<Ceremonies>;
  state: PasskeysState;
  load: () => Promise<void>;
  show: (accepted: Accepted) => void;
}

/** The calls around the dialogs of the browser. */
function passkeyActs(api: Pick<Api, 'send'>, { ceremonies, state, load, show }: ActNeeds) {
  const onDialog = (isOpen: boolean) => {
    state.busy = isOpen ? 'browser' : true;
  };

  /** A passkey of the account in place of the password. */
  const confirmed = (): Promise<Shown> =>
    confirmWithPasskey(api, onDialog, async () => (await ceremonies()).signWithPasskey);

  async function add(shown: Shown) {
    const { addPasskey } = await ceremonies();
    await addPasskey(api, { shown, onDialog });
    await load();
    return 'added' as const;
  }

  async function remove(id: string, shown: Shown) {
    const left = await api.send(passkeyRemove, { passkey_id: id, ...shown });
    show(left);
    const ids = left.passkeys.map(({ credential_id }) => credential_id);
    // It is removed, whether or not the browser hears of it.
    ceremonies()
      .then(({ keepPasskeys }) => keepPasskeys(left.rp_id, left.user_handle, ids))
      .catch(() => {});
    return 'removed' as const;
  }

  return { confirmed, add, remove };
}

/** The passkeys of the account; `onChanged` is called after one was added or removed here. */
export function createPasskeysStore(
  api: Pick<Api, 'send'>,
  onChanged: (all: number) => void,
  ceremonies: () => Promise<Ceremonies> = loadCeremonies,
) {
  const state = proxy<PasskeysState>({
    passkeys: null,
    loadFailed: false,
    step: 'list',
    busy: false,
    error: null,
    done: null,
    codeNeeded: false,
    now: Date.now(),
  });
  const requests = latestOnly();

  function show({ passkeys }: Accepted) {
    state.passkeys = passkeys;
    state.now = Date.now();
  }

  async function load() {
    const isLatest = requests.start();
    state.loadFailed = false;
    try {
      const found = await api.send(passkeyList, {});
      if (isLatest()) show(found);
    } catch {
      if (isLatest()) state.loadFailed = true;
    }
  }

  function go(step: PasskeyStep) {
    state.error = null;
    state.done = null;
    state.step = step;
  }

  async function attempt(run: () => Promise<'added' | 'renamed' | 'removed'>) {
    if (state.busy) return;
    state.busy = true;
    try {
      const done = await run();
      go('list');
      state.done = done;
      if (done !== 'renamed') onChanged(Math.max(state.passkeys?.length ?? 0, done === 'added' ? 1 : 0));
    } catch (error) {
      await refuse(error);
    } finally {
      state.busy = false;
    }
  }

  async function refuse(error: unknown) {
    const name: Failure =
      error instanceof CeremonyError && error.failure === 'passkey_cancelled' && state.busy === 'browser'
        ? 'passkey_not_made'
        : failureNameOf<typeof passkeyRemove | typeof passkeyAddOptions>(error);
    const isCodeNeeded = name === 'second_factor_required';
    if (isCodeNeeded) state.codeNeeded = true;
    const isGone = name === 'passkey_unknown' && typeof state.step === 'object';
    if (isGone) {
      await load();
      go('list');
    }
    // The field comes with the refusal, which says nothing yet.
    state.error = isCodeNeeded ? null : isGone ? 'passkey_gone' : name;
  }

  const { confirmed, add, remove } = passkeyActs(api, { ceremonies, state, load, show });

  /** Goes on with the step, once the person has shown who they are. */
  const goOn = (shown: Shown) => (typeof state.step === 'object' ? remove(state.step.id, shown) : add(shown));

  return {
    state,
    load,
    go,
    submit: ({ password, code }: { password: string; code: string }) =>
      attempt(() => goOn({ password, ...(code && { code }) })),
    /** The first key of an account without a password: there is nothing to show. */
    addFirst: () => attempt(() => add({})),
    confirm: () => attempt(async () => goOn(await confirmed())),
    rename: (name: string) =>
      attempt(async () => {
        if (typeof state.step !== 'object') return 'renamed';
        const renamed = await api.send(passkeyRename, { passkey_id: state.step.id, name });
        state.passkeys = (state.passkeys ?? []).map((each) =>
          each.passkey_id === renamed.passkey_id ? renamed : each,
        );
        return 'renamed';
      }),
  };
}

export type PasskeysStore = ReturnType<typeof createPasskeysStore>;
