import { currencyDigits } from '../../currencyDigits.ts';
import type { Payment, Refund } from '../../payment.ts';

export const decimal = (amount: number, currency: string) =>
  (amount / 10 ** currencyDigits(currency)).toFixed(currencyDigits(currency));

export const minor = (amount: string, currency: string) =>
  Math.round(Number(amount) * 10 ** currencyDigits(currency));

const seconds = (at: number) => Math.floor(at / 1000);

/** How long an expired invoice is watched for payments, where the shop does not say: a day. */
export const usualMonitoring = 1440;

/** The sum that has come in, confirmed or not. */
export const receivedOf = ({ charges }: Payment) =>
  charges.reduce((sum, { amount, settling }) => sum + (settling === 'declined' ? 0 : amount), 0);

function statusOf(payment: Payment): { status: string; additionalStatus: string } {
  const received = receivedOf(payment);
  const part = received > 0 && received < payment.amount;
  const [charge] = payment.charges;
  if (payment.state === 'open') return { status: 'New', additionalStatus: part ? 'PaidPartial' : 'None' };
  if (payment.state === 'expired') {
    if (payment.more.marked) return { status: 'Invalid', additionalStatus: 'Marked' };
    return {
      status: 'Expired',
      additionalStatus: received >= payment.amount ? 'PaidLate' : part ? 'PaidPartial' : 'None',
    };
  }
  const over = received > payment.amount ? 'PaidOver' : 'None';
  if (charge?.settling === 'declined') return { status: 'Invalid', additionalStatus: 'None' };
  return { status: charge?.settling ? 'Processing' : 'Settled', additionalStatus: over };
}

export function invoiceOf(payment: Payment, { origin, store }: { origin: string; store: string }) {
  const { status, additionalStatus } = statusOf(payment);
  const expires = payment.expiresAt ?? payment.createdAt;
  const monitoring = Number(payment.more.monitoring ?? usualMonitoring);
  return {
    id: payment.id,
    storeId: store,
    amount: decimal(payment.amount, payment.currency),
    paidAmount: decimal(receivedOf(payment), payment.currency),
    currency: payment.currency,
    type: 'Standard',
    checkoutLink: `${origin}/btcpay/i/${payment.id}`,
    createdTime: seconds(payment.createdAt),
    expirationTime: seconds(expires),
    monitoringExpiration: seconds(expires) + monitoring * 60,
    status,
    additionalStatus,
    availableStatusesForManualMarking: [
      ...(status === 'Settled' ? [] : ['Settled']),
      ...(['New', 'Processing', 'Expired'].includes(status) ? ['Invalid'] : []),
    ],
    archived: false,
    metadata: JSON.parse(payment.tag) as object,
    checkout: JSON.parse(payment.more.checkout ?? '{}') as object,
    receipt: { enabled: null, showQR: null, showPayments: null },
  };
}

/** A coin costs so much of any currency here. */
const rate = 50_000;

const coins = (amount: number, currency: string) => (Number(decimal(amount, currency)) / rate).toFixed(8);

export const paymentsOf = (payment: Payment) =>
  payment.charges
    .filter(({ settling }) => settling !== 'declined')
    .map((charge) => ({
      id: charge.id,
      receivedDate: seconds(charge.at),
      value: coins(charge.amount, payment.currency),
      fee: '0.0',
      status: charge.settling ? 'Processing' : 'Settled',
      destination: `bc1q${payment.id.toLowerCase()}`,
    }));

export function methodsOf(payment: Payment) {
  const received = receivedOf(payment);
  return [
    {
      paymentMethodId: 'BTC-CHAIN',
      activated: true,
      currency: 'BTC',
      destination: `bc1q${payment.id.toLowerCase()}`,
      paymentLink: `bitcoin:bc1q${payment.id.toLowerCase()}`,
      rate: String(rate),
      paymentMethodPaid: coins(received, payment.currency),
      totalPaid: coins(received, payment.currency),
      due: coins(payment.amount - received, payment.currency),
      amount: coins(payment.amount, payment.currency),
      paymentMethodFee: '0.0',
      payments: paymentsOf(payment),
      additionalData: {},
    },
  ];
}

/** A refund as the store lists it. */
export const pullPaymentOf = (payment: Payment, refund: Refund, origin: string) => ({
  id: refund.id,
  name: payment.more[`name ${refund.id}`] ?? `Refund ${payment.id}`,
  description: '',
  currency: payment.currency,
  amount: decimal(refund.amount, payment.currency),
  BOLT11Expiration: 30,
  autoApproveClaims: false,
  startsAt: seconds(refund.at),
  expiresAt: null,
  archived: refund.state === 'failed',
  viewLink: `${origin}/btcpay/pull-payments/${refund.id}`,
});

/** The buyer's claim of a refund, and whether it was sent. */
export function payoutsOf(payment: Payment, refund: Refund) {
  const destination = payment.more[`claim ${refund.id}`];
  // A refund that was made in the dashboard is claimed at once.
  if (refund.state && !destination) return [];
  return [
    {
      id: `payout${refund.id}`,
      revision: 0,
      pullPaymentId: refund.id,
      date: seconds(refund.at),
      destination: destination ?? `bc1q${refund.id}`,
      originalCurrency: payment.currency,
      originalAmount: decimal(refund.amount, payment.currency),
      payoutCurrency: 'BTC',
      payoutAmount: refund.state ? null : coins(refund.amount, payment.currency),
      payoutMethodId: 'BTC-CHAIN',
      state: { pending: 'AwaitingApproval', failed: 'Cancelled', done: 'Completed' }[refund.state ?? 'done'],
      paymentProof: null,
      metadata: {},
    },
  ];
}
