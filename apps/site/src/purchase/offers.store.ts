import type { CurrencyCode } from '@tern/contract';
import { dayMs } from '@tern/domain';
import { proxy } from 'valtio';
import type { Api } from '../api/createApi.ts';
import { createCachedValues } from '../app/cachedValues.store.ts';
import { latestOnly } from '../app/latestOnly.ts';
import type { PlanData, PublicData } from '../app/publicData.ts';
import type { Stores } from '../app/stores.tsx';

/** The offer an address names: an activity by name, or special plans by key (spec section 3, plan). */
export interface OfferName {
  kind: 'activity' | 'special';
  name: string;
}

export interface OffersState {
  /** The offer whose plans are shown; null while the usual plans are. */
  shown: { name: string; currency: CurrencyCode; plans: PlanData[] } | null;
}

interface Kept {
  plans: PlanData[];
  /** Epoch ms. */
  endsAt: number;
}

const keyOf = ({ kind, name }: OfferName, currency: string, whose: string) =>
  `${kind} ${name} ${currency} ${whose}`;

/**
 * The plans of activities and keys, cached until they expire. One that is not valid leaves the usual plans. `page`: data of
 * a page whose address names an activity.
 */
export function createOffersStore(
  api: Api,
  now: () => number = Date.now,
  { activity, currency: shownIn }: Partial<Pick<PublicData, 'activity' | 'currency'>> = {},
) {
  const plansShown = shownIn && activity?.plans[shownIn];
  const state = proxy<OffersState>({
    shown: activity && plansShown ? { name: activity.name, currency: shownIn, plans: plansShown } : null,
  });
  const kept = createCachedValues<Kept>(now);
  if (activity)
    for (const [currency, plans] of Object.entries(activity.plans)) {
      const key = keyOf({ kind: 'activity', name: activity.name }, currency, '');
      kept.set(key, { plans, endsAt: activity.endsAt }, activity.endsAt - now());
    }
  const requests = latestOnly();
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function fetchOffer({ kind, name }: OfferName, currency: CurrencyCode): Promise<Kept> {
    if (kind === 'activity') {
      const { plans, ends_at } = await api.call('activity', { name, currency });
      return { plans, endsAt: Date.parse(ends_at) };
    }
    const { plans, expires_at } = await api.call('specialPlans', { key: name, currency });
    return { plans, endsAt: Date.parse(expires_at) };
  }

  return {
    state,
    /** Shows the plans of an offer in a currency; null takes them away. `whose` keeps people apart. */
    async show(offer: OfferName | null, currency: CurrencyCode, whose = ''): Promise<void> {
      const isLatest = requests.start();
      clearTimeout(timer);
      if (!offer) {
        state.shown = null;
        return;
      }
      const key = keyOf(offer, currency, whose);
      let found = kept.get(key);
      if (!found) {
        try {
          found = await fetchOffer(offer, currency);
          kept.set(key, found, found.endsAt - now());
        } catch {
          found = undefined;
        }
      }
      if (!isLatest()) return;
      state.shown = found ? { name: offer.name, currency, plans: found.plans } : null;
      if (!found) return;
      // An offer that has ended is requested again: it may go on, or be over. At most a day ahead: long timers overflow.
      const wait = Math.min(Math.max(1000, found.endsAt - now()), dayMs);
      timer = setTimeout(() => void this.show(offer, currency, whose), wait);
    },
  };
}

export type OffersStore = ReturnType<typeof createOffersStore>;

export const offersStore = ({ api, data }: Stores) => createOffersStore(api, Date.now, data);
