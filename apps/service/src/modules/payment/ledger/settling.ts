import type { ProviderCode } from '@tern/domain';
import type { Context } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import { noted, updateOrder } from '../rows/orders.repo.ts';
import type { OrderRow } from '../rows/paymentRows.ts';

export type PaymentMismatch = 'mismatch_amount' | 'mismatch_currency' | 'mismatch_plan' | 'mismatch_owner';

/** The effect of a webhook, for the event's record. */
export type Outcome =
  | 'applied'
  | 'nothing_new'
  | 'asked'
  | PaymentMismatch
  | 'mismatch_session'
  | 'partial_refund'
  | 'given_back'
  | 'trial_refused'
  | 'no_order'
  | 'not_ours'
  | 'not_needed';

/** An event that is applied to an order, which the caller's transaction has locked. */
export interface Settling {
  context: Context;
  tx: Queries;
  order: OrderRow;
  at: Date;
  provider: ProviderCode;
}

interface Evidence {
  amount: number | null;
  currency: string | null;
  productId: string | null;
  userId: string | null;
}

/** How a payment differs from its order; null: it does not. */
export function mismatch(order: OrderRow, evidence: Evidence): PaymentMismatch | null {
  if (evidence.amount !== order.amount) return 'mismatch_amount';
  if (evidence.currency !== order.currency) return 'mismatch_currency';
  if (evidence.productId !== order.productId) return 'mismatch_plan';
  if (evidence.userId !== order.userId) return 'mismatch_owner';
  return null;
}

/** A difference is noted for a person to look at, and grants nothing. */
export async function refuse({ context, tx, order }: Settling, outcome: Outcome): Promise<Outcome> {
  context.log.error({ order: order.id, outcome }, 'payment does not match its order');
  await updateOrder(tx, order, { attention: noted(order.attention, outcome) });
  return outcome;
}

/** An event about the renewals of an order that was never paid ends with it; nothing was granted. */
export const neverPaid = (order: OrderRow): Outcome =>
  order.state === 'expired' || order.state === 'failed' ? 'nothing_new' : 'no_order';
