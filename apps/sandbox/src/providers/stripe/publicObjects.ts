import type { CheckoutSession, PaymentIntent } from './objects.ts';

/** A session as the API shows it: without what only the stand-in knows. */
export function publicSession({
  sandbox: _sandbox,
  ...session
}: CheckoutSession): Omit<CheckoutSession, 'sandbox'> {
  return session;
}

/** A payment as the API and the events show it. */
export const publicIntent = (intent: PaymentIntent): PaymentIntent => ({ ...intent });

const invoiceStatus = { open: 'open', complete: 'paid', expired: 'void' } as const;

/** The first invoice of a subscription that is paid in fields on the shop's page. */
export function subscriptionInvoice(session: CheckoutSession) {
  const { intent, subscription_metadata } = session.sandbox;
  const paid = session.status === 'complete';
  return {
    id: session.invoice,
    object: 'invoice',
    amount_due: session.amount_total,
    amount_paid: paid ? session.amount_total : 0,
    billing_reason: 'subscription_create',
    confirmation_secret:
      session.status === 'open' && intent
        ? { client_secret: intent.client_secret, type: 'payment_intent' }
        : null,
    created: session.created,
    currency: session.currency,
    customer: session.customer,
    livemode: false,
    metadata: {},
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: session.subscription, metadata: subscription_metadata },
    },
    payments: {
      object: 'list',
      data: [
        {
          id: `inpay_${session.invoice}`,
          object: 'invoice_payment',
          status: invoiceStatus[session.status],
          payment: { type: 'payment_intent', payment_intent: session.payment_intent },
        },
      ],
    },
    status: invoiceStatus[session.status],
    subtotal: session.amount_subtotal,
    total: session.amount_total,
    total_taxes: [],
    lines: { object: 'list', data: [] },
  };
}

/** A subscription before its first invoice is paid, and after it has ended unpaid. */
export function incompleteSubscription(session: CheckoutSession) {
  return {
    id: session.subscription,
    object: 'subscription',
    status: session.status === 'open' ? 'incomplete' : 'incomplete_expired',
    cancel_at_period_end: false,
    created: session.created,
    currency: session.currency,
    customer: session.customer,
    latest_invoice: session.invoice,
    metadata: session.sandbox.subscription_metadata,
    items: { object: 'list', data: [] },
  };
}
