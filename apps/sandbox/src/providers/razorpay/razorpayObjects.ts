import { givenBackOf } from '../../ledger.ts';
import type { Charge, Payment, Refund } from '../../payment.ts';

const seconds = (at: number) => Math.floor(at / 1000);
/** Razorpay writes an empty list where nothing was noted. */
const notesOf = (payment: Payment) => {
  const notes = JSON.parse(payment.tag) as Record<string, string>;
  return Object.keys(notes).length ? notes : [];
};

/** A payment link, as the API shows it and as events carry it. */
export const linkOf = (payment: Payment, origin: string) => {
  const [charge] = payment.charges;
  const ended = payment.state === 'expired' ? (payment.more.how ?? 'expired') : null;
  const endedAt = seconds(Number(payment.more.endedAt ?? 0));
  return {
    accept_partial: false,
    amount: payment.amount,
    amount_paid: charge?.amount ?? 0,
    callback_method: 'get',
    callback_url: payment.returnUrl,
    cancelled_at: ended === 'cancelled' ? endedAt : 0,
    created_at: seconds(payment.createdAt),
    currency: payment.currency,
    customer: payment.email ? { email: payment.email } : {},
    description: payment.name,
    expire_by: seconds(payment.expiresAt ?? 0),
    expired_at: ended === 'expired' ? endedAt : 0,
    first_min_partial_amount: 0,
    id: payment.id,
    notes: notesOf(payment),
    notify: { email: false, sms: false, whatsapp: false },
    payments: charge
      ? [
          {
            amount: charge.amount,
            created_at: seconds(charge.at),
            method: 'card',
            payment_id: charge.id,
            plink_id: payment.id,
            status: 'captured',
            updated_at: seconds(charge.at),
          },
        ]
      : [],
    reference_id: payment.reference,
    reminder_enable: false,
    reminders: [],
    short_url: `${origin}/pay/rz/${payment.id}`,
    status: ended ?? (charge ? 'paid' : 'created'),
    updated_at: seconds(charge?.at ?? payment.createdAt),
    upi_link: false,
    user_id: '',
    whatsapp_link: false,
  };
};

/** A payment. What was noted on its link is not on it. */
export const paymentOf = (payment: Payment, charge: Charge) => ({
  id: charge.id,
  entity: 'payment',
  amount: charge.amount,
  currency: payment.currency,
  base_amount: charge.amount,
  status: charge.refunded ? 'refunded' : 'captured',
  order_id: payment.more.order ?? null,
  invoice_id: null,
  international: true,
  method: 'card',
  amount_refunded: givenBackOf(charge),
  amount_transferred: 0,
  refund_status: charge.refunded ? 'full' : givenBackOf(charge) > 0 ? 'partial' : null,
  captured: true,
  description: `#${payment.id.replace('plink_', '')}`,
  card_id: payment.more.card ?? null,
  bank: null,
  wallet: null,
  vpa: null,
  email: payment.email ?? 'void@razorpay.com',
  contact: '+919000090000',
  notes: [],
  fee: Math.round(charge.amount * 0.03),
  tax: Math.round(charge.amount * 0.0054),
  error_code: null,
  error_description: null,
  error_source: null,
  error_step: null,
  error_reason: null,
  acquirer_data: { auth_code: '932066' },
  created_at: seconds(charge.at),
});

/** A refund. */
export const refundOf = (payment: Payment, charge: Charge, refund: Refund) => ({
  id: refund.id,
  entity: 'refund',
  amount: refund.amount,
  currency: payment.currency,
  payment_id: charge.id,
  // As they were sent; the Dashboard notes nothing.
  notes: payment.more.refundNotes ? (JSON.parse(payment.more.refundNotes) as object) : [],
  receipt: payment.more.receipt ?? null,
  acquirer_data: { arn: null },
  created_at: seconds(refund.at),
  batch_id: null,
  status: refund.state ?? 'processed',
  speed_processed: 'normal',
  speed_requested: 'normal',
});

/** A dispute. In its phase of retrieval the bank asks, and no money moves. */
export const disputeOf = (payment: Payment, charge: Charge) => {
  const { id = '', stage = 'chargeback', at = charge.at, outcome } = charge.dispute ?? {};
  const phase = stage === 'inquiry' ? 'retrieval' : 'chargeback';
  return {
    id,
    entity: 'dispute',
    payment_id: charge.id,
    amount: charge.amount,
    currency: payment.currency,
    amount_deducted: outcome === 'lost' ? charge.amount : 0,
    reason_code: phase === 'retrieval' ? 'retrieval_request' : 'chargeback',
    reason_description: 'The cardholder does not recognise the transaction',
    respond_by: seconds(at) + 7 * 24 * 3600,
    status: outcome ?? 'open',
    phase,
    created_at: seconds(at),
  };
};
