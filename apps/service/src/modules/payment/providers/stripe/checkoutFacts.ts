import type Stripe from 'stripe';
import type { CheckoutFacts } from '../PaymentAdapter.ts';
import { idOf } from './fields.ts';

export function checkoutFacts(session: Stripe.Checkout.Session): CheckoutFacts {
  return {
    session: session.id,
    url: session.url,
    status: checkoutStatus(session.status),
    paid: session.status === 'complete' && session.payment_status === 'paid',
    refused: false,
    amount: session.amount_total,
    currency: session.currency?.toUpperCase() ?? null,
    tax: session.total_details?.amount_tax ?? null,
    orderId: session.client_reference_id,
    userId: session.metadata?.user_id ?? null,
    productId: session.metadata?.product_id ?? null,
    subscription: idOf(session.subscription),
    payment: idOf(session.payment_intent),
  };
}

/** A status that this version does not know counts as open: it is requested again. */
function checkoutStatus(status: string | null): CheckoutFacts['status'] {
  return status === 'complete' || status === 'expired' ? status : 'open';
}
