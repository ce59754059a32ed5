import { givenBackOf } from '../../ledger.ts';
import { paidUntil } from '../../paidUntil.ts';
import type { Payment } from '../../payment.ts';
import { periodEnd } from '../../periodEnd.ts';
import { moneyOf, timeOf } from './paypalMoney.ts';
import { payerOf } from './paypalObjects.ts';

const day = 24 * 3600 * 1000;
const states = {
  open: 'APPROVAL_PENDING',
  approved: 'APPROVED',
  paid: 'ACTIVE',
  expired: 'EXPIRED',
} as const;

/** Two failures in a row suspend a plan, as the plan itself says. */
export const failuresAllowed = 2;

const statusOf = (payment: Payment) => {
  if (payment.cancelled) return 'CANCELLED';
  return payment.suspended ? 'SUSPENDED' : states[payment.state];
};

const california = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles', dateStyle: 'short' });

/** PayPal bills by the date in California, at 10:00 UTC. */
const billedOn = (at: number, days = 0) => Date.parse(`${california.format(at)}T10:00:00Z`) + days * day;

/** When the next charge is due: after the trial, or after what is paid for. Days between come once, after the first. */
export function nextBilling(payment: Payment): number {
  const { charges, trialDays, interval, intervalCount, more } = payment;
  if (charges.length === 0 && trialDays) return billedOn(Number(more.startedAt), trialDays);
  if (more.between === undefined) return billedOn(paidUntil(payment));
  const first = billedOn(paidUntil({ ...payment, charges: charges.slice(0, 1) }), Number(more.between));
  return periodEnd(first / 1000, interval, intervalCount * Math.max(0, charges.length - 1)) * 1000;
}

/** The cycles of its plan with how often each has run, the first to run first. */
function cyclesOf(payment: Payment) {
  const introductory = payment.amount !== payment.renewalAmount || payment.more.between !== undefined;
  const planned = [
    ...(payment.trialDays ? [{ tenure_type: 'TRIAL', done: 1, total: 1 }] : []),
    ...(introductory ? [{ tenure_type: 'TRIAL', done: Math.min(1, payment.charges.length), total: 1 }] : []),
    ...(payment.more.between
      ? [{ tenure_type: 'TRIAL', done: payment.charges.length > 1 ? 1 : 0, total: 1 }]
      : []),
    { tenure_type: 'REGULAR', done: payment.charges.length - (introductory ? 1 : 0), total: 0 },
  ];
  return planned.map(({ tenure_type, done, total }, index) => ({
    tenure_type,
    sequence: index + 1,
    cycles_completed: Math.max(0, done),
    cycles_remaining: Math.max(0, total - done),
    current_pricing_scheme_version: 1,
    total_cycles: total,
  }));
}

function billingOf(payment: Payment) {
  const last = paidCharges(payment).at(-1);
  const failures = payment.failures ?? 0;
  return {
    outstanding_balance: moneyOf(payment, failures * payment.renewalAmount),
    cycle_executions: cyclesOf(payment),
    ...(last && { last_payment: { amount: moneyOf(payment, last.amount), time: timeOf(last.at) } }),
    ...(!payment.cancelled && { next_billing_time: timeOf(nextBilling(payment)) }),
    failed_payments_count: failures,
    ...(failures && {
      last_failed_payment: {
        amount: moneyOf(payment, last ? payment.renewalAmount : payment.amount),
        time: timeOf(nextBilling(payment)),
        reason_code: 'PAYMENT_DENIED',
        next_payment_retry_time: timeOf(nextBilling(payment) + 5 * day),
      },
    }),
  };
}

/** A subscription of Subscriptions v1. How it is billed is known once it has started. */
export function subscriptionOf(payment: Payment, origin: string) {
  const { address, ...payer } = payerOf(payment);
  const status = statusOf(payment);
  const own = `${origin}/v1/billing/subscriptions/${payment.id}`;
  const started = payment.state === 'paid';
  return {
    id: payment.id,
    plan_id: payment.more.plan ?? '',
    status,
    status_update_time: timeOf(Number(payment.more.startedAt) || payment.createdAt),
    start_time: timeOf(Number(payment.more.startedAt) || payment.createdAt),
    quantity: '1',
    custom_id: payment.tag,
    plan_overridden: false,
    subscriber:
      payment.state === 'open'
        ? { email_address: payer.email_address }
        : { ...payer, shipping_address: { address } },
    ...(started && { billing_info: billingOf(payment) }),
    create_time: timeOf(payment.createdAt),
    ...(started && { update_time: timeOf(payment.charges.at(-1)?.at ?? payment.createdAt) }),
    links: [
      ...(status === 'APPROVAL_PENDING'
        ? [{ href: `${origin}/pay/ps/${payment.id}`, rel: 'approve', method: 'GET' }]
        : []),
      { href: own, rel: 'self', method: 'GET' },
      { href: own, rel: 'edit', method: 'PATCH' },
      ...(status === 'ACTIVE'
        ? [
            { href: `${own}/cancel`, rel: 'cancel', method: 'POST' },
            { href: `${own}/suspend`, rel: 'suspend', method: 'POST' },
          ]
        : []),
    ],
  };
}

/** A period that cost nothing is no payment. */
const paidCharges = ({ charges }: Payment) => charges.filter(({ amount }) => amount > 0);

/** The payments of a subscription, oldest first. */
export const transactionsOf = (payment: Payment, origin: string) => ({
  transactions: paidCharges(payment).map((charge) => ({
    id: charge.id,
    status: charge.refunded ? 'REFUNDED' : givenBackOf(charge) > 0 ? 'PARTIALLY_REFUNDED' : 'COMPLETED',
    payer_email: payerOf(payment).email_address,
    payer_name: payerOf(payment).name,
    amount_with_breakdown: {
      gross_amount: moneyOf(payment, charge.amount),
      ...(charge.added && { tax_amount: moneyOf(payment, charge.added) }),
    },
    time: new Date(charge.at).toISOString(),
  })),
  total_items: paidCharges(payment).length,
  total_pages: 1,
  links: [
    { href: `${origin}/v1/billing/subscriptions/${payment.id}/transactions`, rel: 'self', method: 'GET' },
  ],
});
