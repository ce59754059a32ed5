import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useStore, useStores } from '../../app/stores.tsx';
import { orderStore } from '../../purchase/order.store.ts';

/** Asks how an order stands until it is no longer open. Shows nothing. */
export function FollowOrder({ orderId, onEnd }: { orderId: string; onEnd: (orderId: string) => void }) {
  const { session } = useStores();
  const store = useStore(orderStore);
  const { order } = useSnapshot(store.state);
  const { status } = useSnapshot(session.state);
  useEffect(() => (status === 'signed-in' ? store.follow(orderId) : undefined), [orderId, status, store]);
  const ended = order?.order_id === orderId && order.state !== 'created' && order.state !== 'pending';
  useEffect(() => {
    if (ended) onEnd(orderId);
  }, [ended, orderId]);
  return null;
}
