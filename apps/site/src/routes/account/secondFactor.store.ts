import {
  type ErrorOf,
  recoveryCodesRenew,
  secondFactor,
  secondFactorConfirm,
  secondFactorRemove,
  secondFactorSetUp,
} from '@tern/contract';
import { proxy } from 'valtio';
import { type Api, errorNameOf } from '../../api/createApi.ts';
import { latestOnly } from '../../app/latestOnly.ts';

type Failure =
  | ErrorOf<typeof secondFactorSetUp | typeof secondFactorConfirm | typeof secondFactorRemove>
  | 'network'
  | 'unknown';

export type SecondFactorStep = 'off' | 'password' | 'key' | 'codes' | 'on' | 'renew' | 'remove';

export interface SecondFactorState {
  /** Null until it is known. */
  step: SecondFactorStep | null;
  loadFailed: boolean;
  busy: boolean;
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

/** The second factor of the account; `onChanged` is called after it was changed here. Key and recovery codes are in memory only, for as long as they are shown. */
export function createSecondFactorStore(api: Pick<Api, 'send'>, onChanged: () => void) {
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
      state.error = errorNameOf<typeof secondFactorSetUp>(error);
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

  return {
    state,
    load,
    go,
    setUp: (password: string) =>
      attempt(async () => {
        const { secret, uri } = await api.send(secondFactorSetUp, { password });
        go('key');
        state.key = { secret, uri };
      }),
    confirm: (code: string) =>
      attempt(async () => {
        const { recovery_codes: codes } = await api.send(secondFactorConfirm, { code });
        go('codes');
        state.codes = codes;
        onChanged();
      }),
    renew: (code: string) =>
      attempt(async () => {
        const { recovery_codes: codes } = await api.send(recoveryCodesRenew, { code });
        go('codes');
        state.codes = codes;
        onChanged();
      }),
    remove: (password: string, code: string) =>
      attempt(async () => {
        await api.send(secondFactorRemove, { password, code });
        go('off');
        state.since = null;
        state.removed = true;
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
