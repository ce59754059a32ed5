import type { Subscription } from '@tern/contract';
import { proxy } from 'valtio';
import type { Api } from '../../api/createApi.ts';

export interface SubscriptionsState {
  /** Null until they are known. */
  subscriptions: Subscription[] | null;
  failed: boolean;
}

export function createSubscriptionsStore(api: Api) {
  const state = proxy<SubscriptionsState>({ subscriptions: null, failed: false });
  let latest = 0;
  return {
    state,
    async load() {
      latest += 1;
      const turn = latest;
      state.failed = false;
      try {
        const { subscriptions } = await api.call('subscriptionMy', {});
        if (turn === latest) state.subscriptions = subscriptions;
      } catch {
        if (turn === latest) state.failed = true;
      }
    },
    /** Another person signed in: nothing of the last one may be shown. */
    reset() {
      latest += 1;
      state.subscriptions = null;
      state.failed = false;
    },
  };
}

export type SubscriptionsStore = ReturnType<typeof createSubscriptionsStore>;
