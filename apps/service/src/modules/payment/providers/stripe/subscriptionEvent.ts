import type Stripe from 'stripe';
import type { ProviderEvent, RenewalChanged } from '../ProviderEvent.ts';
import { cancelDate, standingOf } from './standing.ts';
import { isConfirmed } from './trials.ts';

type SubscriptionEvent =
  | Stripe.CustomerSubscriptionUpdatedEvent
  | Stripe.CustomerSubscriptionDeletedEvent
  | Stripe.CustomerSubscriptionPausedEvent
  | Stripe.CustomerSubscriptionResumedEvent;

/** The change of a subscription, by how it stands now and how it stood before. */
export function subscriptionEvent(event: SubscriptionEvent, at: Date): ProviderEvent {
  const subscription = event.data.object;
  const orderId = subscription.metadata?.order_id ?? null;
  const sync: ProviderEvent = { kind: 'ask', at, orderId, session: subscription.id };
  // Never paid: its order is asked for, whatever closed it.
  if (subscription.status === 'incomplete_expired') return sync;
  const before = { ...subscription, ...event.data.previous_attributes } as Stripe.Subscription;
  // The buyer of a trial gave a card.
  if (subscription.status === 'trialing' && isConfirmed(subscription) && !isConfirmed(before)) return sync;
  const changed = changeOf(event, before);
  if (!changed) {
    // The first one comes with the purchase.
    const same = subscription.default_payment_method === before.default_payment_method;
    return same || before.default_payment_method === null
      ? { kind: 'other', at }
      : { kind: 'instrumentChanged', at, orderId, subscription: subscription.id, session: null };
  }
  return { kind: 'renewalChanged', at, subscription: subscription.id, orderId, ...changed };
}

type Change = Pick<RenewalChanged, 'change' | 'endsAt'>;

function changeOf(event: SubscriptionEvent, before: Stripe.Subscription): Change | null {
  const now = event.data.object;
  const [standing, stood] = [standingOf(now), standingOf(before)];
  if (event.type === 'customer.subscription.deleted' || standing === 'ended') {
    return { change: 'ended', endsAt: null };
  }
  if (event.type === 'customer.subscription.paused') return { change: 'paused', endsAt: null };
  if (event.type === 'customer.subscription.resumed') return { change: 'resumed', endsAt: null };
  if (standing === 'paused' && stood !== 'paused') return { change: 'paused', endsAt: null };
  if (stood === 'paused' && standing !== 'paused') return { change: 'resumed', endsAt: null };
  const [endsAt, ended] = [cancelDate(now), cancelDate(before)];
  if (endsAt && endsAt.getTime() !== ended?.getTime()) return { change: 'cancelScheduled', endsAt };
  return ended && !endsAt ? { change: 'cancelTakenBack', endsAt: null } : null;
}
