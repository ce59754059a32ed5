import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useStores } from '../../app/stores.tsx';
import { useFollowedOrder } from '../../purchase/useFollowedOrder.ts';

/** Asks how an order stands until it is no longer open. Shows nothing. */
export function FollowOrder({ orderId, onEnd }: { orderId: string; onEnd: (orderId: string) => void }) {
  const { session } = useStores();
  const { status } = useSnapshot(session.state);
  const { order } = useFollowedOrder(orderId, status === 'signed-in');
  const ended = order !== null && order.state !== 'created' && order.state !== 'pending';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each order
  useEffect(() => {
    if (ended) onEnd(orderId);
  }, [ended, orderId]);
  return null;
}
