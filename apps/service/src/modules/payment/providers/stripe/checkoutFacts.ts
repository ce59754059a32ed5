import type Stripe from 'stripe';
import type { CheckoutFacts } from '../PaymentAdapter.ts';
import { idOf } from './common.ts';
import { payerOf } from './trials.ts';

/** A session in the subscription mode has no payment of its own: its first invoice has one. */
export function checkoutFacts(session: Stripe.Checkout.Session): CheckoutFacts {
  const { subscription } = session;
  const card = subscription && typeof subscription === 'object' ? payerOf(subscription) : null;
  return {
    session: session.id,
    url: session.url,
    status: checkoutStatus(session.status),
    // A trial's page is complete once it has a card, and nothing is required for it.
    paid: session.status === 'complete' && session.payment_status !== 'unpaid',
    refused: false,
    amount: session.amount_total,
    currency: session.currency?.toUpperCase() ?? null,
    tax: session.total_details?.amount_tax ?? null,
    orderId: session.client_reference_id,
    userId: session.metadata?.user_id ?? null,
    productId: session.metadata?.product_id ?? null,
    subscription: idOf(subscription),
    payment: idOf(session.payment_intent),
    ...(card !== null && { payer: card }),
  };
}

/** A status that this version does not know counts as open: it is requested again. */
function checkoutStatus(status: string | null): CheckoutFacts['status'] {
  return status === 'complete' || status === 'expired' ? status : 'open';
}
