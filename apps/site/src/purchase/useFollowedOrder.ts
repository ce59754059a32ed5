import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useStore } from '../app/stores.tsx';
import { orderStore } from './order.store.ts';

/** An order, followed while it is named and a person is signed in who may see it. */
export function useFollowedOrder(orderId: string | null, signedIn: boolean) {
  const store = useStore(orderStore);
  const { order, error } = useSnapshot(store.state);
  useEffect(
    () => (orderId !== null && signedIn ? store.follow(orderId) : undefined),
    [store, orderId, signedIn],
  );
  return { order: order?.order_id === orderId ? order : null, error, check: store.check };
}
