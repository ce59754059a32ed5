import type { ReactNode } from 'react';
import type { PaypalTab } from './checkoutEvents.ts';

/** Where the checkout stands, and what happens at its ends. */
export interface CheckoutEnds {
  surface: 'site' | 'win';
  /** Signs in with a passkey, where the address of the buyer has an account. */
  passkeyWay?: ReactNode;
  /** The address of a plan's checkout. */
  hrefFor: (planId: string) => string;
  /** A plan was chosen. */
  onSelect?: (planId: string) => void;
  /** Goes to the provider's page, or to the result of an order that needs no payment. */
  onLeave: (address: string, orderId: string) => void;
  /** Shows how an order that was paid on this page stands. Without it, payments are entered elsewhere. */
  onConfirmed?: (orderId: string) => void;
  /** PayPal has confirmed the payment in the other tab. */
  onPaid: (orderId: string) => void;
  /** Opens PayPal's tab; null when it is blocked. Everything in one place without it. */
  openTab?: (url: string) => PaypalTab['window'];
}
