import type { Charge } from '@tern/contract';
import { isCurrency } from '@tern/domain';
import type { PaymentRow } from '../rows/charges.repo.ts';
import type { ChargeRow, OrderRow } from '../rows/paymentRows.ts';
import { refundedOf, reversalOf } from './entitlementOf.ts';

/** The labels of spec section 4. A charge that is contested is no success; nothing was paid for a free period. */
const results = {
  trial: 'Success',
  free: 'Success',
  paid: 'Paid',
  partly_refunded: 'Paid',
  refunded: 'Refunded',
  disputed: 'Failed',
} as const satisfies Record<Charge['state'], Charge['result']>;

function stateOf(charge: ChargeRow, order: OrderRow): Charge['state'] {
  if (charge.amount === 0) return charge.name === 'first' && order.trialEndsAt ? 'trial' : 'free';
  return reversalOf(charge) ?? (refundedOf(charge) > 0 ? 'partly_refunded' : 'paid');
}

/** The first receipt of an order has its number, as it always had. */
export const receiptNumber = ({ orderId, receipt }: Pick<ChargeRow, 'orderId' | 'receipt'>) =>
  receipt === 1 ? orderId : `${orderId}-${receipt}`;

/**
 * A charge as the contract shows one; null for one that no payment is known of, for a plan that was given, and for a
 * currency that is no longer sold in.
 */
export function chargeData({ charge, order, plan, claimUrl }: PaymentRow): Charge | null {
  const currency = charge.currency ?? order.currency;
  if (!charge.paidAt || !isCurrency(currency) || order.method === 'grant') return null;
  const state = stateOf(charge, order);
  return {
    receipt: receiptNumber(charge),
    order_id: order.id,
    plan_id: plan.id,
    product_id: plan.id === order.planId ? order.productId : plan.productId,
    interval_count: plan.intervalCount,
    interval_unit: plan.intervalUnit,
    currency,
    amount: charge.amount,
    tax_amount: charge.name === 'first' ? order.taxAmount : charge.taxAmount,
    refunded_amount: refundedOf(charge),
    claim_url: claimUrl,
    state,
    result: results[state],
    method: order.method as Charge['method'],
    paid_at: charge.paidAt.toISOString(),
    period_start: charge.startsAt?.toISOString() ?? null,
    period_end: charge.endsAt?.toISOString() ?? null,
  };
}
