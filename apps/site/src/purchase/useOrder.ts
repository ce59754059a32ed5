import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { useStore } from '../app/stores.tsx';
import { useHydrated } from '../app/useHydrated.ts';
import { useRequireSession } from '../app/useRequireSession.ts';
import { orderStore } from './order.store.ts';

/** The order the address names, followed while the page is open. */
export function useOrder() {
  const store = useStore(orderStore);
  const { search } = useLocation();
  const hydrated = useHydrated();
  const signedIn = useRequireSession();
  const orderId = hydrated ? new URLSearchParams(search).get('order') : null;
  const { order, error } = useSnapshot(store.state);
  const stop = useRef<() => void>(undefined);

  const follow = () => {
    stop.current?.();
    if (orderId) stop.current = store.follow(orderId);
  };
  useEffect(() => {
    if (signedIn) follow();
    return () => stop.current?.();
  }, [signedIn, orderId]);

  return { orderId, order: order?.order_id === orderId ? order : null, error, follow };
}
