import { type FollowingPlan, isExpected, type MovedCharge, ProviderRefused } from '../PaymentAdapter.ts';
import type { PaidCharge, SubscriptionFacts } from '../ProviderEvent.ts';
import { type PaddleClient, paddleErrorOf } from './client.ts';
import { chargedOf, isPurchase, isRenewal, type Transaction, taxOf, taxOnTopOf } from './facts.ts';
import { priceEntry } from './price.ts';

export interface Subscription {
  id: string;
  status: 'active' | 'trialing' | 'past_due' | 'paused' | 'canceled';
  scheduled_change: { action: 'cancel' | 'pause' | 'resume'; effective_at: string } | null;
  next_billed_at?: string | null;
  current_billing_period?: { ends_at: string } | null;
  management_urls?: { update_payment_method: string | null } | null;
  items?: {
    price: {
      billing_cycle: { interval: string; frequency: number } | null;
      unit_price: { amount: string };
    };
  }[];
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

/** Takes a scheduled cancellation back. */
export async function resumeSubscription(client: PaddleClient, subscription: string): Promise<void> {
  const { status, scheduled_change: change } = await client.get<Subscription>(pathOf(subscription));
  if (status === 'canceled') throw new ProviderRefused('the subscription has ended');
  if (change?.action === 'cancel') await client.patch(pathOf(subscription), { scheduled_change: null });
}

/** The next charge comes at another time; Paddle bills nothing for it, and counts later periods from there. */
export async function moveBilling(
  client: PaddleClient,
  subscription: string,
  { from, to, earliest }: MovedCharge,
): Promise<boolean> {
  const { next_billed_at: at } = await client.get<Subscription>(pathOf(subscription));
  const next = Date.parse(at ?? '');
  if (next === to.getTime()) return true;
  if (!isExpected(next, from.getTime()) || next < earliest.getTime()) return false;
  await client.patch(pathOf(subscription), {
    next_billed_at: to.toISOString(),
    proration_billing_mode: 'do_not_bill',
  });
  return true;
}

const isPrice = (
  { items = [] }: Subscription,
  { billing_cycle, unit_price }: ReturnType<typeof priceEntry>,
): boolean =>
  items.length === 1 &&
  items.every(
    ({ price }) =>
      price.unit_price.amount === unit_price.amount &&
      price.billing_cycle?.interval === billing_cycle.interval &&
      price.billing_cycle.frequency === billing_cycle.frequency,
  );

/** The next charge is for another price; Paddle bills nothing for it. A price of another length would begin today: the date stays. */
export async function changePrice(
  client: PaddleClient,
  subscription: string,
  currency: string,
  { at, plan, amount, productName }: FollowingPlan,
): Promise<boolean> {
  const path = pathOf(subscription);
  const found = await client.get<Subscription>(path);
  const date = found.next_billed_at;
  if (!date || !isExpected(Date.parse(date), at.getTime())) return false;
  const price = priceEntry({ plan, amount, currency, productName });
  if (isPrice(found, price)) return true;
  const billing = { next_billed_at: date, proration_billing_mode: 'do_not_bill' };
  const changed = await client.patch<Subscription>(path, { items: [{ quantity: 1, price }], ...billing });
  if (Date.parse(changed.next_billed_at ?? '') !== Date.parse(date)) await client.patch(path, billing);
  return true;
}

const statuses: Readonly<Record<Subscription['status'], SubscriptionFacts['status']>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  paused: 'paused',
  canceled: 'ended',
};

const chargeOf = (transaction: Transaction): PaidCharge => ({
  at: new Date(transaction.billed_at ?? transaction.created_at),
  payment: transaction.id,
  invoice: null,
  amount: chargedOf(transaction),
  currency: transaction.currency_code,
  tax: taxOf(transaction),
  taxOnTop: taxOnTopOf(transaction),
  periodEnd: transaction.billing_period ? new Date(transaction.billing_period.ends_at) : null,
});

/** How a subscription stands, with its latest charges. */
export async function subscriptionFacts(
  client: PaddleClient,
  subscription: string,
): Promise<SubscriptionFacts> {
  const {
    status,
    scheduled_change: change,
    management_urls: urls,
    current_billing_period: period,
  } = await client.get<Subscription>(pathOf(subscription));
  const paid = await client.list<Transaction>('/transactions', {
    subscription_id: subscription,
    status: 'paid,completed',
    order_by: 'billed_at[DESC]',
    per_page: '30',
  });
  // The purchase of a trial charged nothing; a renewal over nothing is a period all the same.
  const ours = paid.filter((known) => isRenewal(known) || (isPurchase(known) && chargedOf(known) > 0));
  return {
    status: statuses[status],
    cancelAt: change?.action === 'cancel' ? new Date(change.effective_at) : null,
    periodEnd: period ? new Date(period.ends_at) : null,
    charges: ours.map(chargeOf).reverse(),
    payUrl: status === 'past_due' ? (urls?.update_payment_method ?? null) : null,
  };
}
