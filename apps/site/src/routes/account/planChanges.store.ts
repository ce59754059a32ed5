import {
  type Subscription,
  type SubscriptionChanges,
  subscriptionChange,
  subscriptionChanges,
} from '@tern/contract';
import { proxy } from 'valtio';
import type { Api } from '../../api/createApi.ts';
import { latestOnly } from '../../app/latestOnly.ts';
import type { Stores } from '../../app/stores.tsx';

export interface PlanChangesState {
  /** By subscription, of those that renew; null until they are known. */
  changes: Record<string, SubscriptionChanges> | null;
  failed: boolean;
}

/** A plan that renews can be followed by another one, or be changed today. */
export const isChangeable = ({ state, renewal_amount, trial, method }: Subscription): boolean =>
  state === 'active' && renewal_amount !== null && trial === null && method !== null;

/** The plans that the plans of a person can be changed to. */
export function createPlanChangesStore(api: Pick<Api, 'send'>) {
  const state = proxy<PlanChangesState>({ changes: null, failed: false });
  const requests = latestOnly();
  return {
    state,
    async load(subscriptions: readonly Subscription[]) {
      const isLatest = requests.start();
      state.failed = false;
      try {
        const loaded = await Promise.all(
          subscriptions
            .filter(isChangeable)
            .map(async ({ subscription_id }) => [
              subscription_id,
              await api.send(subscriptionChanges, { subscription_id }),
            ]),
        );
        if (isLatest()) state.changes = { ...state.changes, ...Object.fromEntries(loaded) };
      } catch {
        if (isLatest()) state.failed = true;
      }
    },
    reset() {
      requests.cancel();
      Object.assign(state, { changes: null, failed: false });
    },
    /**
     * Another plan follows when the paid time ends; that of today takes it back. Resolves with whether it worked.
     */
    async change(
      subscription: Pick<Subscription, 'subscription_id'>,
      to: { plan_id: string; amount?: number },
    ): Promise<boolean> {
      const { subscription_id } = subscription;
      try {
        const changes = await api.send(subscriptionChange, { subscription_id, ...to });
        state.changes = { ...state.changes, [subscription_id]: changes };
        return true;
      } catch {
        return false;
      }
    },
  };
}

export const planChangesStore = ({ api }: Stores) => createPlanChangesStore(api);
