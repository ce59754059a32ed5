import { choosePlan } from '@tern/domain';
import type { PlanView } from '@tern/patterns';
import { useEffect, useMemo } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { useStore, useStores } from '../../app/stores.tsx';
import { useHydrated } from '../../app/useHydrated.ts';
import { subscriptionsStore } from '../account/subscriptions.store.ts';
import { plansStore } from './plans.store.ts';
import { planView } from './planView.ts';

/**
 * The plans as views and the one that is chosen: by hand, by the address (id first, then product id), or
 * the recommended one (spec section 4). The query counts after hydration only: shared HTML does not know it.
 */
export function usePlans() {
  const { session } = useStores();
  const store = useStore(plansStore);
  const subscriptions = useStore(subscriptionsStore);
  const { plans, failed, currency, selectedId } = useSnapshot(store.state);
  const { status } = useSnapshot(session.state);
  const { subscriptions: bought } = useSnapshot(subscriptions.state);
  const { id } = useParams();
  const { search } = useLocation();
  const hydrated = useHydrated();

  useEffect(() => {
    void store.ensure();
  }, [store]);
  useEffect(() => {
    if (status === 'signed-in') void subscriptions.load();
  }, [status, subscriptions]);

  const owned = useMemo(
    () =>
      new Set(bought?.filter(({ state }) => state === 'active').map((subscription) => subscription.plan_id)),
    [bought],
  );
  const views: PlanView[] | null = useMemo(
    () => plans?.map((plan) => planView(plan as never, owned)) ?? null,
    [plans, owned],
  );
  const named = id ?? (hydrated ? new URLSearchParams(search).get('plan') : null);
  const chosen = plans && choosePlan(plans as never, named ?? undefined);
  const selected = views?.find((view) => view.id === (selectedId ?? chosen?.id)) ?? null;
  return { views, failed, currency, selected, named, owns: owned.size > 0, store };
}
