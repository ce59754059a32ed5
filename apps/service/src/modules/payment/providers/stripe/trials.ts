import type Stripe from 'stripe';
import type { OrderRow } from '../../rows/paymentRows.ts';
import { trialOf } from '../../rows/trialOf.ts';
import { ProviderRefused } from '../PaymentAdapter.ts';

/** The terms of an order's free trial in Stripe's words; empty for an order without one. */
export function trialTerms(order: OrderRow) {
  const trial = trialOf(order);
  if (!trial) return {};
  return {
    trial_end: Math.floor(trial.endsAt.getTime() / 1000),
    // A buyer who never gave a card has agreed to nothing.
    trial_settings: { end_behavior: { missing_payment_method: 'cancel' as const } },
  };
}

/** Throws `ProviderRefused` where Stripe would charge on an earlier date than the one that was shown. */
export function checkTrial(
  order: OrderRow,
  { trial_end: end }: Pick<Stripe.Subscription, 'trial_end'>,
): void {
  const trial = trialOf(order);
  if (!trial) return;
  const date = (at: Date) => at.toISOString().slice(0, 10);
  if (end === null || date(new Date(end * 1000)) < date(trial.endsAt)) {
    throw new ProviderRefused('The trial ends earlier than the order says.');
  }
}

type Confirmable = Pick<Stripe.Subscription, 'default_payment_method' | 'pending_setup_intent' | 'status'>;

/** A trial runs from the moment it is opened; the card is what its buyer agrees with. */
export const isConfirmed = ({ status, default_payment_method: method }: Confirmable) =>
  method !== null && !['incomplete', 'incomplete_expired', 'canceled'].includes(status);

/** Today's sum: the invoice over nothing, as long as the trial runs. */
export const trialAmount = (subscription: Stripe.Subscription, invoice: Stripe.Invoice | null) =>
  invoice?.billing_reason === 'subscription_create' ? invoice.total : subscription.trial_end ? 0 : null;

/** Equal for one card at every purchase. */
export function payerOf({
  default_payment_method: method,
}: Pick<Stripe.Subscription, 'default_payment_method'>) {
  return method && typeof method === 'object' ? (method.card?.fingerprint ?? null) : null;
}
