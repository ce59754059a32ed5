import type { CurrencyCode } from '@tern/contract';
import { proxy } from 'valtio';
import type { Api } from '../api/createApi.ts';
import { hasAffiliate } from '../api/hasAffiliate.ts';
import { latestOnly } from '../app/latestOnly.ts';
import type { PlanData, PublicData } from '../app/publicData.ts';
import type { Stores } from '../app/stores.tsx';

export interface PlansState {
  currency: CurrencyCode;
  /** Null while nothing is known. */
  plans: PlanData[] | null;
  failed: boolean;
  loading: boolean;
  selectedId: string | null;
}

/** The plans on sale and which one is chosen (spec section 4, plan selection). */
export function createPlansStore(api: Api, data: PublicData) {
  const known = new Map(Object.entries(data.plans) as [CurrencyCode, PlanData[]][]);
  const state = proxy<PlansState>({
    currency: data.currency,
    plans: known.get(data.currency) ?? null,
    failed: false,
    loading: false,
    selectedId: null,
  });
  const requests = latestOnly();

  const show = (currency: CurrencyCode, plans: PlanData[]) => {
    state.currency = currency;
    state.plans = plans;
    state.failed = false;
  };

  async function load(currency: CurrencyCode) {
    // Only the newest request may set the plans: a slow old one never overwrites it.
    const isLatest = requests.start();
    state.loading = true;
    try {
      const response = await api.call('plans', { currency });
      known.set(currency, response.plans);
      if (isLatest()) show(response.currency, response.plans);
    } catch {
      if (isLatest()) state.failed = !state.plans;
    } finally {
      if (isLatest()) state.loading = false;
    }
  }

  let counted = false;
  /** The price list came with the page: that an affiliate's visitor has seen it goes to the service all the same. */
  function countAffiliate() {
    if (counted || !hasAffiliate()) return;
    counted = true;
    for (const send of [api.call('plans', { currency: state.currency }), api.call('params', {})])
      send.catch(() => {});
  }

  return {
    state,
    /** The data that came with the page and does not change. */
    page: { testMode: data.testMode, offerLine: data.offerLine, activity: data.activity?.name ?? null },
    /** Every currency that came with the page. */
    knownPlans: (): ReadonlyMap<CurrencyCode, PlanData[]> => known,
    /** Loads the plans unless they came with the page. */
    ensure() {
      countAffiliate();
      return state.plans || state.loading ? Promise.resolve() : load(state.currency);
    },
    retry: () => load(state.currency),
    select(id: string) {
      state.selectedId = id;
    },
    setCurrency(currency: CurrencyCode) {
      document.cookie = `currency=${currency}; Path=/; Max-Age=31536000; SameSite=Lax`;
      const plans = known.get(currency);
      if (!plans) return load(currency);
      requests.cancel();
      show(currency, plans);
      return Promise.resolve();
    },
  };
}

export type PlansStore = ReturnType<typeof createPlansStore>;

export const plansStore = ({ api, data }: Stores) => createPlansStore(api, data);
