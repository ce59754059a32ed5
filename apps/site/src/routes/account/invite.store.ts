import { type InviteMy, inviteMy } from '@tern/contract';
import { proxy } from 'valtio';
import type { Api } from '../../api/createApi.ts';
import { latestOnly } from '../../app/latestOnly.ts';

export interface InviteState {
  /** Null until it is known. */
  invite: InviteMy | null;
  failed: boolean;
}

/** The person's own invitation. */
export function createInviteStore(api: Pick<Api, 'send'>) {
  const state = proxy<InviteState>({ invite: null, failed: false });
  const requests = latestOnly();
  return {
    state,
    async load() {
      const isLatest = requests.start();
      state.failed = false;
      try {
        const invite = await api.send(inviteMy, {});
        if (isLatest()) state.invite = invite;
      } catch {
        if (isLatest()) state.failed = true;
      }
    },
  };
}
