import type { Charge, Payment } from '../../payment.ts';
import { taxIn } from '../../taxIn.ts';
import { derivedId } from './paddleId.ts';

export type Action =
  | 'refund'
  | 'chargeback'
  | 'chargeback_reverse'
  | 'chargeback_warning'
  | 'chargeback_warning_reverse';

/** One adjustment of a charge; `amount` is the part of it in minor units. */
export interface Adjusted {
  id: string;
  action: Action;
  status: 'pending_approval' | 'approved' | 'rejected' | 'reversed';
  amount: number;
  at: number;
}

/** An adjustment entity, complete. */
export function adjustmentOf(payment: Payment, charge: Charge, adjusted: Adjusted) {
  const { id, action, status, amount, at } = adjusted;
  const tax = taxIn(amount, payment.taxPercent);
  const totals = { subtotal: String(amount - tax), tax: String(tax), total: String(amount) };
  const full = amount === charge.amount;
  return {
    id,
    action,
    type: full ? 'full' : 'partial',
    transaction_id: charge.id,
    subscription_id: payment.more.subscription ?? null,
    customer_id: payment.more.customer ?? '',
    reason: action === 'refund' ? 'Requested by the buyer' : 'fraud',
    credit_applied_to_balance: false,
    currency_code: payment.currency,
    status,
    items: [
      {
        id: derivedId('adjitm', id),
        item_id: derivedId('txnitm', payment.id),
        type: full ? 'full' : 'partial',
        amount: String(amount),
        proration: null,
        totals,
      },
    ],
    totals: {
      ...totals,
      fee: '0',
      earnings: String(amount - tax),
      currency_code: payment.currency,
      retained_fee: '0',
    },
    payout_totals: null,
    created_at: new Date(at).toISOString(),
    updated_at: new Date(at).toISOString(),
  };
}
