import { isRecurring, type PaymentMethod } from '@tern/domain';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { CheckoutStore } from './checkout.store.ts';

/** The methods of a purchase. A trial is charged later: only those that can do so, and one of them is chosen. */
export function useOfferedMethods(checkout: CheckoutStore, trial: boolean): readonly PaymentMethod[] {
  const { method } = useSnapshot(checkout.state);
  const { methods, send } = checkout;
  const offered = trial ? methods.filter(isRecurring) : methods;
  const [first] = offered;
  const fits = method !== null && offered.includes(method);
  useEffect(() => {
    if (!fits && first) send({ type: 'methodChosen', method: first });
  }, [fits, first, send]);
  return offered;
}
