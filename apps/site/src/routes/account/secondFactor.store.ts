import {
  type ErrorOf,
  type InputOf,
  recoveryCodesRenew,
  secondFactor,
  secondFactorConfirm,
  secondFactorRemove,
  secondFactorSetUp,
} from '@tern/contract';
import { proxy } from 'valtio';
import type { Api } from '../../api/createApi.ts';
import { latestOnly } from '../../app/latestOnly.ts';
import type { CeremonyFailure } from '../../passkeys/CeremonyError.ts';
import { confirmWithPasskey, failureNameOf, type Sign } from '../../passkeys/confirmWithPasskey.ts';

type Failure =
  | ErrorOf<typeof secondFactorSetUp | typeof secondFactorConfirm | typeof secondFactorRemove>
  | CeremonyFailure
  | 'network'
  | 'unknown';

type Shown = Pick<InputOf<typeof secondFactorRemove>, 'password' | 'code' | 'passkey'>;

export type SecondFactorStep = 'off' | 'password' | 'key' | 'codes' | 'on' | 'renew' | 'remove';

export interface SecondFactorState {
  /** Null until it is known. */
  step: SecondFactorStep | null;
  loadFailed: boolean;
  /** `browser`: its dialog is open. */
  busy: boolean | 'browser';
  error: Failure | null;
  since: string | null;
  codesLeft: number;
  /** The key, until a code was typed back. */
  key: { secret: string; uri: string } | null;
  /** The recovery codes, once, until they were stored. */
  codes: string[] | null;
  /** It was just turned off. */
  removed: boolean;
}

/** The calls that take a step up. */
function stepUpActs(
  api: Pick<Api, 'send'>,
  {
    state,
    go,
    onChanged,
  }: { state: SecondFactorState; go: (step: SecondFactorStep) => void; onChanged: () => void },
) {
  async function setUp(shown: Shown) {
    const { secret, uri } = await api.send(secondFactorSetUp, shown);
    go('key');
    state.key = { secret, uri };
  }

  async function renew({ code, passkey }: Shown) {
    const { recovery_codes: codes } = await api.send(recoveryCodesRenew, passkey ? { passkey } : { code });
    go('codes');
    state.codes = codes;
    onChanged();
  }

  async function remove(shown: Shown) {
    await api.send(secondFactorRemove, shown);
    go('off');
    state.since = null;
    state.removed = true;
    onChanged();
  }

  /** Goes on with the step, once the person has shown who they are. */
  return (shown: Shown) =>
    state.step === 'password' ? setUp(shown) : state.step === 'renew' ? renew(shown) : remove(shown);
}

/** The second factor of the account; `onChanged` is called after it was changed here. Key and recovery codes are in memory only, for as long as they are shown. */
export function createSecondFactorStore(api: Pick<Api, 'send'>, onChanged: () => void, sign?: Sign) {
  const state = proxy<SecondFactorState>({
    step: null,
    loadFailed: false,
    busy: false,
    error: null,
    since: null,
    codesLeft: 0,
    key: null,
    codes: null,
    removed: false,
  });
  const requests = latestOnly();

  async function load() {
    const isLatest = requests.start();
    state.loadFailed = false;
    try {
      const found = await api.send(secondFactor, {});
      if (!isLatest()) return;
      state.since = found.on_since;
      state.codesLeft = found.recovery_codes_left;
      state.step = found.on_since ? 'on' : 'off';
    } catch {
      if (isLatest()) state.loadFailed = true;
    }
  }

  function go(step: SecondFactorStep) {
    state.error = null;
    state.removed = false;
    if (step !== 'key') state.key = null;
    if (step !== 'codes') state.codes = null;
    state.step = step;
  }

  async function attempt(run: () => Promise<void>) {
    if (state.busy) return;
    state.busy = true;
    try {
      await run();
    } catch (error) {
      state.error = failureNameOf<typeof secondFactorSetUp>(error);
      const { error: name } = state as { error: Failure };
      // Another window was faster: the card shows what holds now, and says so.
      if (name === 'second_factor_on' || name === 'second_factor_off' || name === 'code_expired') {
        state.key = null;
        await load();
      }
    } finally {
      state.busy = false;
    }
  }

  /** A passkey of the account in place of password and code. */
  const confirmed = () =>
    confirmWithPasskey(
      api,
      (isOpen) => {
        state.busy = isOpen ? 'browser' : true;
      },
      sign,
    );

  const goOn = stepUpActs(api, { state, go, onChanged });

  return {
    state,
    load,
    go,
    submit: ({ password, code }: { password: string; code: string }) =>
      attempt(() => goOn({ ...(password && { password }), ...(code && { code }) })),
    confirmByPasskey: () => attempt(async () => goOn(await confirmed())),
    confirm: (code: string) =>
      attempt(async () => {
        const { recovery_codes: codes } = await api.send(secondFactorConfirm, { code });
        go('codes');
        state.codes = codes;
        onChanged();
      }),
    /** The recovery codes were stored: they are gone from here. */
    async stored() {
      state.codes = null;
      await load();
    },
  };
}

export type SecondFactorStore = ReturnType<typeof createSecondFactorStore>;
