import {
  type deviceList,
  type InviteMy,
  inviteMy,
  type OutputOf,
  type WireguardKey,
  wireguardKeyList,
} from '@tern/contract';
import { proxy } from 'valtio';
import type { Api } from '../../api/createApi.ts';
import { latestLoad } from './latestLoad.ts';

export interface PlacesState {
  /** Null until they are known. */
  known: (OutputOf<typeof deviceList> & { keys: WireguardKey[] }) | null;
  failed: boolean;
  /** Epoch milliseconds: when they were requested. */
  now: number;
}

/** Who has the places of a plan: devices with an app, and keys where this installation offers them (decision 0055). */
export function createPlacesStore(
  api: Pick<Api, 'call' | 'send'>,
  withKeys: boolean,
  clock: () => number = Date.now,
) {
  const state = proxy<PlacesState>({ known: null, failed: false, now: clock() });
  return {
    state,
    load: latestLoad(
      state,
      () =>
        Promise.all([
          api.call('deviceList', {}),
          withKeys ? api.send(wireguardKeyList, {}).then(({ keys }) => keys) : [],
        ]),
      ([devices, keys]) => {
        Object.assign(state, { known: { ...devices, keys }, now: clock() });
      },
    ),
  };
}

export interface EarnedState {
  /** Null until it is known. */
  invite: InviteMy | null;
  failed: boolean;
}

/** The days that the own invitation has earned. */
export function createEarnedStore(api: Pick<Api, 'send'>) {
  const state = proxy<EarnedState>({ invite: null, failed: false });
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

export type EarnedStore = ReturnType<typeof createEarnedStore>;

export type PlacesStore = ReturnType<typeof createPlacesStore>;
