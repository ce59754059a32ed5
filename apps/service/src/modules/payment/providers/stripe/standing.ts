import type Stripe from 'stripe';
import type { SubscriptionFacts } from '../ProviderEvent.ts';

export const hasEnded = (status: string) => status === 'canceled' || status === 'incomplete_expired';

type Standing = Pick<Stripe.Subscription, 'status' | 'pause_collection'>;

/** `unpaid`: Stripe has given up charging, and goes on once the buyer has paid. */
export function standingOf({ status, pause_collection }: Standing): SubscriptionFacts['status'] {
  if (hasEnded(status)) return 'ended';
  if (pause_collection || status === 'paused' || status === 'unpaid') return 'paused';
  return status === 'active' || status === 'trialing' ? 'active' : 'past_due';
}

type Cancellable = Pick<Stripe.Subscription, 'cancel_at' | 'cancel_at_period_end'> & {
  items: { data: Pick<Stripe.SubscriptionItem, 'current_period_end'>[] };
};

/** The dashboard and the portal set a date, the API a flag. Null: it renews. */
export function cancelDate({ cancel_at, cancel_at_period_end, items }: Cancellable): Date | null {
  const at = cancel_at ?? (cancel_at_period_end ? items.data[0]?.current_period_end : null);
  return at ? new Date(at * 1000) : null;
}

/** The end of the period that Stripe has begun. */
export function runsUntil({ items }: Pick<Cancellable, 'items'>): Date | null {
  const end = items.data[0]?.current_period_end;
  return end ? new Date(end * 1000) : null;
}
