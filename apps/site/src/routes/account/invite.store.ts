import { type InviteMy, inviteMy } from '@tern/contract';
import { proxy } from 'valtio';
import type { Api } from '../../api/createApi.ts';
import { latestLoad } from './latestLoad.ts';

export interface InviteState {
  /** Null until it is known. */
  invite: InviteMy | null;
  failed: boolean;
}

/** The person's own invitation. */
export function createInviteStore(api: Pick<Api, 'send'>) {
  const state = proxy<InviteState>({ invite: null, failed: false });
  return {
    state,
    load: latestLoad(
      state,
      () => api.send(inviteMy, {}),
      (invite) => {
        state.invite = invite;
      },
    ),
  };
}
