import type Stripe from 'stripe';
import type { OrderRow } from '../../rows/paymentRows.ts';
import { ProviderRefused } from '../PaymentAdapter.ts';

/** Makes a call to Stripe. Throws `ProviderUnavailable` or `ProviderRefused`. */
export type CallStripe = <T>(call: () => Promise<T>) => Promise<T>;

export const intervals = { DAY: 'day', WEEK: 'week', MONTH: 'month', YEAR: 'year' } as const;

export const hasCode = (error: unknown, code: string) =>
  error instanceof ProviderRefused && (error.cause as { code?: string } | undefined)?.code === code;

export function sessionOf(order: OrderRow): string {
  if (!order.providerSession) throw new Error('The order has no page.');
  return order.providerSession;
}

export const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

/** The metadata that Stripe carries for us and returns with sessions, subscriptions and the lines of invoices. */
export const metadataOf = (order: OrderRow) => ({
  order_id: order.id,
  user_id: order.userId,
  product_id: order.productId,
  method: order.method,
});

/** The tax of an invoice; null where Stripe reports none. */
export function taxOf(invoice: Pick<Stripe.Invoice, 'total_taxes'> | null): number | null {
  const taxes = invoice?.total_taxes;
  return taxes?.length ? taxes.reduce((sum, { amount }) => sum + amount, 0) : null;
}

/** The part of it that came on top of the price. */
export const taxOnTopOf = ({ total_taxes: taxes }: Pick<Stripe.Invoice, 'total_taxes'>): number =>
  (taxes ?? [])
    .filter(({ tax_behavior }) => tax_behavior === 'exclusive')
    .reduce((sum, { amount }) => sum + amount, 0);

/** An invoice over nothing is a period all the same, unless it begins a trial: that one says nothing of the buyer. */
export const isCharge = ({ amount_paid, billing_reason }: Stripe.Invoice) =>
  amount_paid > 0 || billing_reason === 'subscription_cycle';

/** The end of the last period that an invoice is for. */
export function periodEndOf({ lines }: Pick<Stripe.Invoice, 'lines'>): Date | null {
  const ends = lines.data.map((line) => line.period.end).filter((end) => end > 0);
  return ends.length > 0 ? new Date(Math.max(...ends) * 1000) : null;
}
