import type { InstrumentFacts } from '../ProviderEvent.ts';
import type { PaddleClient } from './client.ts';
import type { Transaction } from './facts.ts';

/** The card or account of the newest transaction: Paddle charges the next period with that. */
export async function readInstrument(
  client: PaddleClient,
  subscription: string,
): Promise<InstrumentFacts | null> {
  const settled = await client.list<Transaction>('/transactions', {
    subscription_id: subscription,
    status: 'paid,completed',
    order_by: 'billed_at[DESC]',
    per_page: '30',
  });
  const newest = settled
    .flatMap(({ payments = [] }) => payments)
    .filter(({ status, method_details: details }) => status === 'captured' && details)
    .toSorted((one, other) => Date.parse(other.created_at ?? '') - Date.parse(one.created_at ?? ''))[0];
  const details = newest?.method_details;
  if (!details) return null;
  const { type, card } = details;
  const nothing = { brand: null, last4: null, expires: null, account: null };
  if (!card) return { ...nothing, kind: type === 'paypal' ? 'paypal' : 'other' };
  return {
    ...nothing,
    kind: 'card',
    brand: card.type,
    last4: card.last4,
    expires: { month: card.expiry_month, year: card.expiry_year },
  };
}

/**
 * The transaction by which Paddle takes another card or account: over nothing, or the one that is overdue. Paddle.js
 * opens it over the page `/paddle`, as it does a purchase.
 */
export async function openInstrumentChange(
  client: PaddleClient,
  subscription: string,
  site: string,
): Promise<string> {
  const { id } = await client.get<Transaction>(
    `/subscriptions/${encodeURIComponent(subscription)}/update-payment-method-transaction`,
  );
  return `${site}/paddle?_ptxn=${encodeURIComponent(id)}`;
}
