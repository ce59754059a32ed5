import { emailConfirm, emailConfirmRequest, type User } from '@tern/contract';
import { type Api, errorNameOf } from '../../api/createApi.ts';
import { type ConfirmAddressState, confirmAddressState } from './confirmAddressState.ts';

/** Shows that the mailbox of the account is the person's. `person` is the user of the session, updated here. */
export function createConfirmAddressStore(
  api: Pick<Api, 'send'>,
  person: () => User | null,
  {
    clock = Date.now,
    state = confirmAddressState(),
  }: { clock?: () => number; state?: ConfirmAddressState } = {},
) {
  async function run(busy: NonNullable<ConfirmAddressState['busy']>, work: () => Promise<void>) {
    if (state.busy) return;
    state.busy = busy;
    state.error = null;
    try {
      await work();
    } catch (error) {
      state.error = errorNameOf(error);
    } finally {
      state.busy = null;
    }
  }

  return {
    state,
    request: () =>
      run('request', async () => {
        const { expires_in, resend_after } = await api.send(emailConfirmRequest, {});
        state.sent = {
          minutes: Math.round(expires_in / 60),
          resendAt: clock() + resend_after * 1000,
          count: (state.sent?.count ?? 0) + 1,
        };
      }),
    confirm: (code: string) =>
      run('code', async () => {
        const confirmed = await api.send(emailConfirm, { code });
        state.done = true;
        const user = person();
        if (user?.user_id === confirmed.user_id) Object.assign(user, confirmed);
      }),
  };
}

export type ConfirmAddressStore = ReturnType<typeof createConfirmAddressStore>;
