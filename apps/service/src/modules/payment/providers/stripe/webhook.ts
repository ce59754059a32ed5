import type Stripe from 'stripe';
import type { Clock } from '../../../../clock.ts';
import type { PaymentAdapter } from '../PaymentAdapter.ts';
import type { Disputed, ProviderEvent, RenewalFailed } from '../ProviderEvent.ts';
import { checkoutFacts } from './checkoutFacts.ts';
import { idOf, isCharge, periodEndOf, taxOf, taxOnTopOf } from './common.ts';
import type { StripeConfig } from './config.ts';
import { refundFacts } from './refundFacts.ts';
import { subscriptionEvent } from './subscriptionEvent.ts';

/** Reads Stripe's webhooks, whose signatures its library checks. `docs/payments/stripe.md` has the table of events. */
export const createStripeWebhook = (
  stripe: Stripe,
  config: StripeConfig,
  clock: Clock,
): Pick<PaymentAdapter, 'verify' | 'readEvent'> => ({
  async verify(body, header) {
    const signature = header('stripe-signature');
    if (!signature) throw new Error('no signature');
    const event = stripe.webhooks.constructEvent(
      body,
      signature,
      config.webhookSecret,
      300,
      undefined,
      clock.now(),
    );
    return { id: event.id, type: event.type, livemode: event.livemode };
  },
  readEvent: (body) => providerEvent(JSON.parse(body) as Stripe.Event),
});

function providerEvent(event: Stripe.Event): ProviderEvent {
  const at = new Date(event.created * 1000);
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return checkoutEvent(event.data.object, at);
    case 'checkout.session.async_payment_failed':
      return { kind: 'checkout', at, facts: { ...checkoutFacts(event.data.object), refused: true } };
    case 'invoice.paid':
      return invoicePaid(event.data.object, at);
    case 'invoice.payment_failed':
      return renewalFailed(event.data.object, at, false);
    case 'invoice.payment_action_required':
      return renewalFailed(event.data.object, at, true);
    case 'charge.refunded': {
      const charge = event.data.object;
      return {
        kind: 'refunded',
        at,
        payment: idOf(charge.payment_intent),
        orderId: null,
        full: charge.refunded,
        amount: null,
        total: charge.amount_refunded,
        refund: null,
      };
    }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated': {
      const refund = event.data.object;
      const payment = idOf(refund.payment_intent);
      if (!payment) return { kind: 'other', at };
      return {
        kind: 'refunded',
        at,
        payment,
        orderId: null,
        full: false,
        total: null,
        ...refundFacts(refund),
      };
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return disputed(event.data.object, at);
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
      return subscriptionEvent(event, at);
    default:
      return { kind: 'other', at };
  }
}

function checkoutEvent(session: Stripe.Checkout.Session, at: Date): ProviderEvent {
  // It opens no order: another card for one that is there.
  if (session.mode === 'setup') {
    if (session.status !== 'complete') return { kind: 'other', at };
    const orderId = session.metadata?.order_id ?? null;
    return { kind: 'instrumentChanged', at, orderId, subscription: null, session: session.id };
  }
  // The card of a trial does not stand in the event: it is asked for.
  return session.payment_status === 'no_payment_required' && session.status === 'complete'
    ? { kind: 'ask', at, orderId: session.client_reference_id, session: session.id }
    : { kind: 'checkout', at, facts: checkoutFacts(session) };
}

const detailsOf = ({ parent }: Stripe.Invoice) => ({
  subscription: idOf(parent?.subscription_details?.subscription),
  metadata: parent?.subscription_details?.metadata,
});

function invoicePaid(invoice: Stripe.Invoice, at: Date): ProviderEvent {
  if (!isCharge(invoice)) return { kind: 'other', at };
  const { subscription, metadata } = detailsOf(invoice);
  return {
    kind: 'invoicePaid',
    at,
    subscription,
    orderId: metadata?.order_id ?? null,
    userId: metadata?.user_id ?? null,
    productId: metadata?.product_id ?? null,
    amount: invoice.amount_paid,
    currency: invoice.currency.toUpperCase(),
    tax: taxOf(invoice),
    taxOnTop: taxOnTopOf(invoice),
    periodEnd: periodEndOf(invoice),
    renewal: invoice.billing_reason !== 'subscription_create',
    invoice: invoice.id,
  };
}

function renewalFailed(
  invoice: Stripe.Invoice,
  at: Date,
  needsBuyer: boolean,
): RenewalFailed | { kind: 'other'; at: Date } {
  // A first try that was declined: the buyer tries again.
  if (invoice.billing_reason === 'subscription_create') return { kind: 'other', at };
  const { subscription, metadata } = detailsOf(invoice);
  return {
    kind: 'renewalFailed',
    at,
    subscription,
    orderId: metadata?.order_id ?? null,
    needsBuyer,
    payUrl: invoice.hosted_invoice_url ?? null,
  };
}

/** A dispute has no metadata of ours, as a charge has none: its payment leads to the order. */
function disputed(dispute: Stripe.Dispute, at: Date): ProviderEvent {
  const stage = stages[dispute.status];
  if (!stage) return { kind: 'other', at };
  return {
    kind: 'disputed',
    at,
    payment: idOf(dispute.payment_intent),
    orderId: null,
    dispute: dispute.id,
    stage,
  };
}

/** A question of the bank (`warning_…`) that was closed or prevented has moved nothing. */
const stages: Readonly<Record<string, Disputed['stage'] | undefined>> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  needs_response: 'opened',
  under_review: 'opened',
  appeal_needs_response: 'lost',
  appeal_under_review: 'lost',
  won: 'won',
  lost: 'lost',
};
