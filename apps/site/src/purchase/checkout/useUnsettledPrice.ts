import { useSnapshot } from 'valtio';
import { useStore, useStores } from '../../app/stores.tsx';
import { useHydrated } from '../../app/useHydrated.ts';
import { hasSession } from '../../boot/signedIn.ts';
import { subscriptionsStore } from '../subscriptions.store.ts';

/**
 * Whether the price of the plan list may be wrong for this buyer: somebody who has a plan is credited with its rest, which
 * only a quote knows. `coming`: there is no quote yet, and one can come. Shared HTML is the same for everybody.
 */
export function useUnsettledPrice({ owns, coming }: { owns: boolean; coming: boolean }): boolean {
  const { session } = useStores();
  const { status } = useSnapshot(session.state);
  const { subscriptions, failed } = useSnapshot(useStore(subscriptionsStore).state);
  const hydrated = useHydrated();
  if (!hydrated || !coming) return false;
  if (status === 'unknown') return hasSession();
  return status === 'signed-in' && (owns || (subscriptions === null && !failed));
}
