import { choosePlan, customersKey, findNamedPlan, namesTrial } from '@tern/domain';
import type { PlanView } from '@tern/patterns';
import { useEffect, useMemo } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { useStore, useStores } from '../app/stores.tsx';
import { useHydrated } from '../app/useHydrated.ts';
import { type OfferName, offersStore } from './offers.store.ts';
import { plansStore } from './plans.store.ts';
import { planView } from './planView.ts';
import { subscriptionsStore } from './subscriptions.store.ts';

/**
 * The plans as views and the one that is chosen: by hand, by the address (an id or any product id the plan had), or
 * the recommended one (spec section 4). An address that names an activity (`?activity=`) or a key (`?special=`) shows
 * its prices, and customers see those of their own key. The query counts after hydration only. Shared HTML knows of it the
 * activity that runs.
 */
export function usePlans() {
  const { session } = useStores();
  const store = useStore(plansStore);
  const subscriptions = useStore(subscriptionsStore);
  const offers = useStore(offersStore);
  const { plans: usual, failed, currency, selectedId } = useSnapshot(store.state);
  const { shown } = useSnapshot(offers.state);
  const { status, user } = useSnapshot(session.state);
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

  const held = useMemo(
    () => bought?.filter(({ state }) => state === 'active' || state === 'past_due') ?? [],
    [bought],
  );
  // A plan on trial can be paid before its trial ends, and one that was given can be paid as well.
  const owned = useMemo(
    () =>
      new Set(
        held.filter(({ trial, method }) => !trial && method).map((subscription) => subscription.plan_id),
      ),
    [held],
  );
  const query = hydrated ? new URLSearchParams(search) : null;
  const activity = query ? query.get('activity') : store.page.activity;
  const special = query?.get('special') ?? (status === 'signed-in' && bought?.length ? customersKey : null);
  const kind: OfferName['kind'] | null = activity ? 'activity' : special ? 'special' : null;
  const name = activity ?? special;
  const whose = user?.user_id;
  useEffect(() => {
    void offers.show(kind && name ? { kind, name } : null, currency, whose);
  }, [offers, kind, name, currency, whose]);
  const offer = shown?.currency === currency ? shown : null;
  const plans = offer?.plans ?? usual;

  const views: PlanView[] | null = useMemo(
    () => plans?.map((plan) => planView(plan as never, owned)) ?? null,
    [plans, owned],
  );
  const named = id ?? query?.get('plan') ?? null;
  const chosen = plans && choosePlan(plans as never, named ?? undefined);
  const selectedKey = selectedId ?? chosen?.id;
  const selected = useMemo(() => {
    const view = views?.find(({ id: known }) => known === selectedKey) ?? null;
    const plan = plans?.find(({ id: known }) => known === selectedKey);
    // Where no trial is sold the address leads to the plan itself, at its price.
    return view && plan?.trial_product_id && plan.trial_days && named !== null && namesTrial(named)
      ? {
          ...view,
          trial: { productId: plan.trial_product_id, days: plan.trial_days },
          // Nobody with a plan begins a trial.
          ...(held.length > 0 && { owned: true }),
        }
      : view;
  }, [views, plans, selectedKey, named, held]);
  return {
    /** As the service sends them, in the order of `views`. */
    plans,
    views,
    failed,
    currency,
    selected,
    /** Whether the address names a plan that nothing on the list is. */
    unknown: named !== null && plans !== null && !findNamedPlan(plans as never, named),
    owns: held.length > 0,
    /** The activity or the key whose prices are shown. */
    offer: offer?.name ?? null,
    /** The query an address of this purchase carries on: the offer it is bought through. */
    carry: kind && name && (query?.has(kind) ?? true) ? `?${kind}=${encodeURIComponent(name)}` : '',
    store,
  };
}
