import type Stripe from 'stripe';
import type { Clock } from '../../../../clock.ts';
import type { PaymentAdapter, ProviderEvent } from '../PaymentAdapter.ts';
import { checkoutFacts } from './checkoutFacts.ts';
import type { StripeConfig } from './config.ts';
import { idOf, taxOf } from './fields.ts';

/** Reads Stripe's webhooks, whose signatures its library checks. */
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
      return { kind: 'checkout', at, facts: checkoutFacts(event.data.object) };
    case 'checkout.session.async_payment_failed':
      return { kind: 'checkout', at, facts: { ...checkoutFacts(event.data.object), refused: true } };
    case 'invoice.paid': {
      const invoice = event.data.object;
      const details = invoice.parent?.subscription_details;
      const ends = invoice.lines.data.map((line) => line.period.end).filter((end) => end > 0);
      return {
        kind: 'invoicePaid',
        at,
        subscription: idOf(details?.subscription),
        orderId: details?.metadata?.order_id ?? null,
        userId: details?.metadata?.user_id ?? null,
        productId: details?.metadata?.product_id ?? null,
        amount: invoice.amount_paid,
        currency: invoice.currency.toUpperCase(),
        tax: taxOf(invoice),
        periodEnd: ends.length ? new Date(Math.max(...ends) * 1000) : null,
        renewal: invoice.billing_reason !== 'subscription_create',
      };
    }
    case 'charge.refunded': {
      const charge = event.data.object;
      return {
        kind: 'refunded',
        at,
        payment: idOf(charge.payment_intent),
        orderId: charge.metadata?.order_id ?? null,
        full: charge.refunded,
        amount: null,
        total: charge.amount_refunded ?? null,
        refund: null,
      };
    }
    case 'charge.dispute.created': {
      const dispute = event.data.object;
      return {
        kind: 'disputed',
        at,
        payment: idOf(dispute.payment_intent),
        orderId: dispute.metadata?.order_id ?? null,
        dispute: dispute.id,
        stage: dispute.status?.startsWith('warning_') ? 'inquiry' : 'opened',
      };
    }
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted': {
      const subscription = event.data.object;
      if (subscription.status === 'incomplete_expired') {
        const orderId = subscription.metadata?.order_id ?? null;
        return { kind: 'ask', at, orderId, session: subscription.id };
      }
      if (event.type === 'customer.subscription.updated' && !subscription.cancel_at_period_end) {
        return { kind: 'other', at };
      }
      return {
        kind: 'renewalChanged',
        at,
        change: event.type === 'customer.subscription.deleted' ? 'ended' : 'cancelScheduled',
        endsAt: null,
        subscription: subscription.id,
        orderId: subscription.metadata?.order_id ?? null,
      };
    }
    case 'invoice.payment_failed': {
      // A first try that was declined: the buyer tries again.
      if (event.data.object.billing_reason === 'subscription_create') return { kind: 'other', at };
      const details = event.data.object.parent?.subscription_details;
      return {
        kind: 'renewalFailed',
        at,
        needsBuyer: false,
        payUrl: event.data.object.hosted_invoice_url ?? null,
        subscription: idOf(details?.subscription),
        orderId: details?.metadata?.order_id ?? null,
      };
    }
    default:
      return { kind: 'other', at };
  }
}
