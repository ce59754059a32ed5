import type { Charge, Subscription } from '@tern/contract';
import { proxy } from 'valtio';
import type { Api } from '../api/createApi.ts';
import { latestOnly } from '../app/latestOnly.ts';
import { markCustomer } from '../app/markCustomer.ts';
import type { Stores } from '../app/stores.tsx';

export interface SubscriptionsState {
  /** Null until they are known. */
  subscriptions: Subscription[] | null;
  /** Every payment of them, the newest first. */
  charges: Charge[];
  failed: boolean;
}

function createSubscriptionsStore(api: Api) {
  const state = proxy<SubscriptionsState>({ subscriptions: null, charges: [], failed: false });
  const requests = latestOnly();
  return {
    state,
    async load() {
      const isLatest = requests.start();
      state.failed = false;
      try {
        const { subscriptions, charges } = await api.call('subscriptionMy', {});
        if (!isLatest()) return;
        Object.assign(state, { subscriptions, charges });
        markCustomer();
      } catch {
        if (isLatest()) state.failed = true;
      }
    },
    /** Resolves with whether it worked. The plan stays until the end of the paid period. */
    async cancelRenewal(subscriptionId: string): Promise<boolean> {
      try {
        const { subscription } = await api.call('subscriptionCancel', { subscription_id: subscriptionId });
        requests.cancel();
        state.subscriptions =
          state.subscriptions?.map((each) =>
            each.subscription_id === subscriptionId ? subscription : each,
          ) ?? null;
        return true;
      } catch {
        return false;
      }
    },
    /** Another person signed in: nothing of the last one may be shown. */
    reset() {
      requests.cancel();
      state.subscriptions = null;
      state.charges = [];
      state.failed = false;
    },
  };
}

export type SubscriptionsStore = ReturnType<typeof createSubscriptionsStore>;

export const subscriptionsStore = ({ api }: Stores) => createSubscriptionsStore(api);
