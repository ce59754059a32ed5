import { useRequireSession } from '../app/useRequireSession.ts';
import { useFollowedOrder } from './useFollowedOrder.ts';
import { useOrderAddress } from './useOrderAddress.ts';

/** The order the address names, followed while the page is open. Sends visitors without a session to sign in. */
export function useOrder() {
  const orderId = useOrderAddress();
  const signedIn = useRequireSession();
  return { orderId, ...useFollowedOrder(orderId, signedIn) };
}
