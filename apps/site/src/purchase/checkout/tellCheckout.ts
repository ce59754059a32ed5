import { track } from '../../boot/track.ts';
import type { CheckoutEvent } from './checkoutEvents.ts';
import type { Checkout } from './checkoutState.ts';

/** Tells of the steps of a try to pay: the method it is tried with, and why it came to nothing. */
export function tellCheckout(event: CheckoutEvent, { method }: Pick<Checkout, 'method'>): void {
  if (!method) return;
  const { type } = event;
  if (type === 'methodChosen' || type === 'submitted') track('method_chosen', { method });
  else if (type === 'orderFailed' || type === 'stepFailed')
    track('payment_declined', { method, class: event.error });
  else if (type === 'orderEnded') track('payment_declined', { method, class: type });
}
