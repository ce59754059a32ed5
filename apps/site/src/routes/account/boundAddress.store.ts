import type { BoundAddress, ErrorOf, userIpBind, userIpRemove } from '@tern/contract';
import { proxy } from 'valtio';
import { type Api, errorNameOf } from '../../api/createApi.ts';
import { latestOnly } from '../../app/latestOnly.ts';

export interface BoundAddressState {
  /** Null until it is known. */
  address: BoundAddress | null;
  failed: boolean;
  busy: 'bind' | 'remove' | null;
  error: ErrorOf<typeof userIpBind> | ErrorOf<typeof userIpRemove> | 'network' | 'unknown' | null;
  /** The last change. */
  done: 'bound' | 'removed' | null;
}

/** How Smart DNS stands (spec section 7, user_ip). */
export function createBoundAddressStore(api: Api) {
  const state = proxy<BoundAddressState>({
    address: null,
    failed: false,
    busy: null,
    error: null,
    done: null,
  });
  const requests = latestOnly();

  async function change(
    busy: NonNullable<BoundAddressState['busy']>,
    done: NonNullable<BoundAddressState['done']>,
    run: () => Promise<BoundAddress>,
  ) {
    if (state.busy) return;
    requests.cancel();
    state.busy = busy;
    state.error = null;
    state.done = null;
    try {
      state.address = await run();
      state.done = done;
    } catch (error) {
      state.error = errorNameOf<typeof userIpBind>(error);
    } finally {
      state.busy = null;
    }
  }

  return {
    state,
    async load() {
      const isLatest = requests.start();
      state.failed = false;
      try {
        const address = await api.call('userIpQuery', {});
        // An address that was bound meanwhile is newer than this response.
        if (isLatest()) state.address = address;
      } catch {
        if (isLatest()) state.failed = true;
      }
    },
    bind: (ip: string) => change('bind', 'bound', () => api.call('userIpBind', { ip })),
    remove: () => change('remove', 'removed', () => api.call('userIpRemove', {})),
  };
}

export type BoundAddressStore = ReturnType<typeof createBoundAddressStore>;
