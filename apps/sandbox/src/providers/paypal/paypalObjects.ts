import { givenBackOf, refundedOf } from '../../ledger.ts';
import type { Charge, Payment, Refund } from '../../payment.ts';
import { feeOf, moneyOf, saleAmountOf, salePartOf, timeOf } from './paypalMoney.ts';

const link = (rel: string, href: string, method = 'GET') => ({ href, rel, method });

/** The id of the buyer's account at PayPal: the same for the same address, which need not be the one in the shop. */
export const payerOf = (payment: Payment) => {
  const email = payment.more.account ?? payment.email;
  let hash = 7;
  for (const letter of email ?? payment.id) hash = (hash * 31 + letter.charCodeAt(0)) % 36 ** 8;
  return {
    email_address: email ?? 'buyer@example.com',
    payer_id: `BUYER${hash.toString(36).toUpperCase().padStart(8, '0')}`,
    name: { given_name: 'Marta', surname: 'Weber' },
    address: { country_code: 'US' },
  };
};

const captureStatus = (charge: Charge) =>
  charge.settling === 'pending'
    ? 'PENDING'
    : charge.settling === 'declined'
      ? 'DECLINED'
      : charge.refunded
        ? 'REFUNDED'
        : givenBackOf(charge) > 0
          ? 'PARTIALLY_REFUNDED'
          : 'COMPLETED';

/** A capture of an order, as Orders v2 shows it and as events carry it. */
export const captureOf = (payment: Payment, charge: Charge, origin: string) => ({
  id: charge.id,
  status: captureStatus(charge),
  ...(charge.settling === 'pending' && { status_details: { reason: 'ECHECK' } }),
  amount: moneyOf(payment, charge.amount),
  final_capture: true,
  seller_protection: {
    status: 'ELIGIBLE',
    dispute_categories: ['ITEM_NOT_RECEIVED', 'UNAUTHORIZED_TRANSACTION'],
  },
  // Unknown before the money is here.
  ...(!charge.settling && {
    seller_receivable_breakdown: {
      gross_amount: moneyOf(payment, charge.amount),
      paypal_fee: moneyOf(payment, feeOf(charge.amount)),
      net_amount: moneyOf(payment, charge.amount - feeOf(charge.amount)),
    },
  }),
  invoice_id: payment.reference,
  custom_id: payment.tag,
  links: [
    link('self', `${origin}/v2/payments/captures/${charge.id}`),
    link('refund', `${origin}/v2/payments/captures/${charge.id}/refund`, 'POST'),
    link('up', `${origin}/v2/checkout/orders/${payment.id}`),
  ],
  create_time: timeOf(charge.at),
  update_time: timeOf(charge.at),
});

const orderStates = {
  open: 'PAYER_ACTION_REQUIRED',
  approved: 'APPROVED',
  paid: 'COMPLETED',
  expired: 'VOIDED',
} as const;

/** An order of Orders v2. */
export const orderOf = (payment: Payment, origin: string) => {
  const payer = payerOf(payment);
  const known = payment.state === 'approved' || payment.state === 'paid';
  const own = `${origin}/v2/checkout/orders/${payment.id}`;
  return {
    id: payment.id,
    intent: 'CAPTURE',
    status: orderStates[payment.state],
    payment_source: {
      paypal: {
        email_address: payer.email_address,
        ...(known && {
          account_id: payer.payer_id,
          account_status: 'VERIFIED',
          name: payer.name,
          address: payer.address,
        }),
      },
    },
    purchase_units: [
      {
        reference_id: payment.reference,
        amount: moneyOf(payment, payment.amount),
        payee: { email_address: 'shop@example.com', merchant_id: 'SHOP123456789' },
        description: payment.name,
        custom_id: payment.tag,
        invoice_id: payment.reference,
        ...(payment.charges.length && {
          payments: {
            captures: payment.charges.map((charge) => captureOf(payment, charge, origin)),
            ...(payment.charges.some(({ refunds }) => refunds) && {
              refunds: payment.charges.flatMap((charge) =>
                (charge.refunds ?? []).map((refund) => refundOf(payment, charge, refund, origin)),
              ),
            }),
          },
        }),
      },
    ],
    ...(known && { payer }),
    create_time: timeOf(payment.createdAt),
    ...(known && { update_time: timeOf(payment.charges[0]?.at ?? payment.createdAt) }),
    links: [
      link('self', own),
      ...(payment.state === 'open' ? [link('payer-action', `${origin}/pay/ps/${payment.id}`)] : []),
      ...(payment.state === 'approved' ? [link('capture', `${own}/capture`, 'POST')] : []),
    ],
  };
};

const refundedUpTo = (charge: Charge, refund: Refund) =>
  (charge.refunds ?? [])
    .slice(0, (charge.refunds ?? []).indexOf(refund) + 1)
    .filter(({ state }) => !state)
    .reduce((sum, { amount }) => sum + amount, 0);

/** A refund of a capture. */
export const refundOf = (payment: Payment, charge: Charge, refund: Refund, origin: string) => ({
  id: refund.id,
  status: refund.state ? (refund.state === 'pending' ? 'PENDING' : 'FAILED') : 'COMPLETED',
  ...(refund.state === 'pending' && { status_details: { reason: 'ECHECK' } }),
  amount: moneyOf(payment, refund.amount),
  invoice_id: payment.reference,
  custom_id: payment.tag,
  seller_payable_breakdown: {
    gross_amount: moneyOf(payment, refund.amount),
    paypal_fee: moneyOf(payment, 0),
    net_amount: moneyOf(payment, refund.amount),
    total_refunded_amount: moneyOf(payment, refundedUpTo(charge, refund)),
  },
  links: [
    link('self', `${origin}/v2/payments/refunds/${refund.id}`),
    link('up', `${origin}/v2/payments/captures/${charge.id}`),
  ],
  create_time: timeOf(refund.at),
  update_time: timeOf(refund.at),
});

/** A payment of a subscription. Its `custom` is not always there, so it never is here. */
export const saleOf = (payment: Payment, charge: Charge, origin: string) => ({
  id: charge.id,
  billing_agreement_id: payment.id,
  amount: {
    ...saleAmountOf(payment, charge.amount),
    details: {
      subtotal: saleAmountOf(payment, charge.amount - (charge.added ?? 0)).total,
      ...(charge.added && { tax: saleAmountOf(payment, charge.added).total }),
    },
  },
  payment_mode: 'INSTANT_TRANSFER',
  state: charge.refunded ? 'refunded' : givenBackOf(charge) > 0 ? 'partially_refunded' : 'completed',
  protection_eligibility: 'ELIGIBLE',
  protection_eligibility_type: 'ITEM_NOT_RECEIVED_ELIGIBLE,UNAUTHORIZED_PAYMENT_ELIGIBLE',
  transaction_fee: salePartOf(payment, feeOf(charge.amount)),
  invoice_number: '',
  create_time: timeOf(charge.at),
  update_time: timeOf(charge.at),
  links: [
    link('self', `${origin}/v1/payments/sale/${charge.id}`),
    link('refund', `${origin}/v1/payments/sale/${charge.id}/refund`, 'POST'),
  ],
});

/** A refund of a sale. The response counts upwards, the event downwards: its total is negative. */
export const saleRefundOf = (
  payment: Payment,
  charge: Charge,
  refund: Refund,
  origin: string,
  sign: 1 | -1 = 1,
) => ({
  id: refund.id,
  sale_id: charge.id,
  state: refund.state ?? 'completed',
  amount: saleAmountOf(payment, sign * refund.amount),
  total_refunded_amount: salePartOf(payment, refundedUpTo(charge, refund)),
  refund_from_transaction_fee: salePartOf(payment, 0),
  refund_from_received_amount: salePartOf(payment, refund.amount),
  create_time: timeOf(refund.at),
  update_time: timeOf(refund.at),
  links: [
    link('self', `${origin}/v1/payments/refund/${refund.id}`),
    link('sale', `${origin}/v1/payments/sale/${charge.id}`),
  ],
});

/** A refund as the transaction search lists it: money that left the shop has a minus. */
export const searchedRefund = (payment: Payment, charge: Charge, refund: Refund) => ({
  transaction_info: {
    transaction_id: refund.id,
    paypal_reference_id: charge.id,
    paypal_reference_id_type: 'TXN',
    transaction_event_code: 'T1107',
    transaction_initiation_date: timeOf(refund.at),
    transaction_updated_date: timeOf(refund.at),
    transaction_amount: moneyOf(payment, -refund.amount),
    transaction_status: 'S',
    invoice_id: payment.reference,
    custom_field: payment.tag,
  },
});

/** A case about a payment: it names the payment alone, as the shop's own words are not always there. */
export const disputeOf = (payment: Payment, charge: Charge, origin: string, now: number) => {
  const { id = '', stage = 'chargeback', at = now, outcome } = charge.dispute ?? {};
  const lost = outcome === 'lost';
  return {
    dispute_id: id,
    create_time: new Date(at).toISOString(),
    update_time: new Date(now).toISOString(),
    disputed_transactions: [
      {
        seller_transaction_id: charge.id,
        transaction_status: lost ? 'REVERSED' : refundedOf(charge) ? 'PARTIALLY_REFUNDED' : 'COMPLETED',
        gross_amount: moneyOf(payment, charge.amount),
        seller: { merchant_id: 'SHOP123456789', name: 'Shop' },
        items: [],
        seller_protection_eligible: true,
      },
    ],
    reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
    status: outcome ? 'RESOLVED' : stage === 'inquiry' ? 'OPEN' : 'WAITING_FOR_SELLER_RESPONSE',
    dispute_amount: moneyOf(payment, charge.amount),
    ...(outcome && {
      dispute_outcome: {
        outcome_code: lost ? 'RESOLVED_BUYER_FAVOUR' : 'RESOLVED_SELLER_FAVOUR',
        ...(lost && { amount_refunded: moneyOf(payment, charge.amount) }),
      },
    }),
    dispute_life_cycle_stage: stage === 'inquiry' ? 'INQUIRY' : 'CHARGEBACK',
    dispute_channel: 'INTERNAL',
    links: [link('self', `${origin}/v1/customer/disputes/${id}`)],
  };
};
