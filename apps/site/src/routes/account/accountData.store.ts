import { type accountDelete, accountExport, type ErrorOf, type OutputOf, type User } from '@tern/contract';
import { proxy } from 'valtio';
import { type Api, errorNameOf } from '../../api/createApi.ts';
import type { CeremonyFailure } from '../../passkeys/CeremonyError.ts';
import { confirmWithPasskey, failureNameOf, type Sign } from '../../passkeys/confirmWithPasskey.ts';

export interface AccountDataState {
  /** `browser`: its dialog is open. */
  busy: 'export' | 'delete' | 'browser' | 'keep' | null;
  exportError: ErrorOf<typeof accountExport> | 'network' | 'unknown' | null;
  /** How many times it was exported since the page opened. */
  exported: number;
  deleteError: ErrorOf<typeof accountDelete> | CeremonyFailure | 'network' | 'unknown' | null;
  /** The account has a second factor that the page did not know of. */
  codeNeeded: boolean;
  keepFailed: boolean;
  kept: boolean;
}

const atFirst: AccountDataState = {
  busy: null,
  exportError: null,
  exported: 0,
  deleteError: null,
  codeNeeded: false,
  keepFailed: false,
  kept: false,
};

/** One's own data: to take along, and to have deleted. `person` is the user of the session, updated here; `onDeletion` is called once it was requested. */
export function createAccountDataStore(
  api: Api,
  person: () => User | null,
  save: (data: OutputOf<typeof accountExport>) => void,
  onDeletion: () => void,
  sign?: Sign,
) {
  const state = proxy<AccountDataState>({ ...atFirst });

  async function attempt(
    busy: NonNullable<AccountDataState['busy']>,
    run: () => Promise<void>,
    failed: (error: unknown) => void,
  ) {
    if (state.busy) return;
    state.busy = busy;
    try {
      await run();
    } catch (error) {
      failed(error);
    } finally {
      state.busy = null;
    }
  }

  function requestDeletion(send: () => Promise<OutputOf<typeof accountDelete>>) {
    state.deleteError = null;
    state.kept = false;
    return attempt(
      'delete',
      async () => {
        const { delete_after } = await send();
        const user = person();
        if (user) user.delete_after = delete_after;
        onDeletion();
      },
      (error) => {
        const name = failureNameOf<typeof accountDelete>(error);
        // The field comes with the refusal, which says nothing yet, and stays.
        if (name === 'second_factor_required') state.codeNeeded = true;
        else state.deleteError = name;
      },
    );
  }

  return {
    state,
    exportData() {
      state.exportError = null;
      return attempt(
        'export',
        async () => {
          save(await api.send(accountExport, {}));
          state.exported += 1;
        },
        (error) => {
          state.exportError = errorNameOf<typeof accountExport>(error);
        },
      );
    },
    /** Both are empty for an account without one. */
    askDeletion: ({ password, code }: { password: string; code: string }) =>
      requestDeletion(() =>
        api.call('accountDelete', { ...(password && { password }), ...(code && { code }) }),
      ),
    askDeletionByPasskey: () =>
      requestDeletion(async () =>
        api.call(
          'accountDelete',
          await confirmWithPasskey(
            api,
            (isOpen) => {
              state.busy = isOpen ? 'browser' : 'delete';
            },
            sign,
          ),
        ),
      ),
    keep() {
      state.keepFailed = false;
      return attempt(
        'keep',
        async () => {
          await api.call('accountDeleteCancel', {});
          const user = person();
          if (user) user.delete_after = null;
          state.kept = true;
        },
        () => {
          state.keepFailed = true;
        },
      );
    },
  };
}

export type AccountDataStore = ReturnType<typeof createAccountDataStore>;
