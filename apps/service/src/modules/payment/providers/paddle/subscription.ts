import type { SubscriptionFacts } from '../ProviderEvent.ts';
import { type PaddleClient, paddleErrorOf } from './client.ts';
import { isPurchase, isRenewal, type Transaction, totalOf } from './facts.ts';

export interface Subscription {
  id: string;
  status: 'active' | 'trialing' | 'past_due' | 'paused' | 'canceled';
  scheduled_change: { action: 'cancel' | 'pause' | 'resume'; effective_at: string } | null;
  management_urls?: { update_payment_method: string | null } | null;
}

const pathOf = (subscription: string) => `/subscriptions/${encodeURIComponent(subscription)}`;

/** No further charge. One that is due would be tried again until the end of the period: it ends at once. */
export async function endSubscription(
  client: PaddleClient,
  subscription: string,
  when: 'now' | 'period_end',
): Promise<void> {
  const { status } = await client.get<Subscription>(pathOf(subscription));
  if (status === 'canceled') return;
  const atOnce = when === 'now' || status === 'past_due' || status === 'paused';
  try {
    await client.post(`${pathOf(subscription)}/cancel`, {
      effective_from: atOnce ? 'immediately' : 'next_billing_period',
    });
  } catch (error) {
    const code = paddleErrorOf(error)?.code ?? '';
    if (/is_canceled/.test(code) || (!atOnce && /locked_pending_changes/.test(code))) return;
    throw error;
  }
}

const statuses: Readonly<Record<Subscription['status'], SubscriptionFacts['status']>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  paused: 'paused',
  canceled: 'ended',
};

/** How a subscription stands, with the newest charge that was paid. */
export async function subscriptionFacts(
  client: PaddleClient,
  subscription: string,
): Promise<SubscriptionFacts> {
  const {
    status,
    scheduled_change: change,
    management_urls: urls,
  } = await client.get<Subscription>(pathOf(subscription));
  const last = await client.findIn<Transaction>(
    '/transactions',
    {
      subscription_id: subscription,
      status: 'paid,completed',
      order_by: 'billed_at[DESC]',
      per_page: '30',
    },
    (known) => (isPurchase(known) || isRenewal(known)) && (totalOf(known) ?? 0) > 0,
  );
  return {
    status: statuses[status],
    cancelAt: change?.action === 'cancel' ? new Date(change.effective_at) : null,
    lastCharge: last
      ? {
          at: new Date(last.billed_at ?? last.created_at),
          payment: last.id,
          invoice: null,
          amount: totalOf(last) ?? 0,
          currency: last.currency_code,
          periodEnd: last.billing_period ? new Date(last.billing_period.ends_at) : null,
        }
      : null,
    payUrl: status === 'past_due' ? (urls?.update_payment_method ?? null) : null,
  };
}
