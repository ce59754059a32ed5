import type { Charge, Payment } from '../../payment.ts';
import { taxIn } from '../../taxIn.ts';
import { cardAt, cardsOf, type PaddleCard } from './paddleCards.ts';
import { derivedId, derivedUuid } from './paddleId.ts';
import { periodOf, startOf, termsOf } from './paddlePeriods.ts';

export type Status = 'draft' | 'ready' | 'billed' | 'paid' | 'completed' | 'canceled' | 'past_due';
export type Origin = 'api' | 'subscription_recurring' | 'subscription_payment_method_change';

const iso = (at: number) => new Date(at).toISOString();

/** Neither a customer nor an address: nothing can be charged yet. */
export const isDraft = (payment: Payment) => !payment.more.customer || !payment.more.address;

/** The transaction a page was opened for. */
export function statusOf(payment: Payment): Status {
  if (payment.state === 'paid') return 'completed';
  if (payment.state === 'expired') return 'canceled';
  return isDraft(payment) ? 'draft' : 'ready';
}

/** A price that is no part of a catalogue. */
export function priceOf(payment: Payment, taxMode: 'internal' | 'external' = 'internal') {
  const terms = termsOf(payment);
  const cycle = { interval: terms.interval, frequency: terms.intervalCount };
  const { trialDays } = payment;
  return {
    id: derivedId('pri', payment.id),
    product_id: derivedId('pro', payment.id),
    description: payment.more.description ?? payment.name,
    type: 'custom',
    name: payment.more.priceName ?? null,
    billing_cycle: payment.recurring ? cycle : null,
    trial_period: trialDays ? { interval: 'day', frequency: trialDays, requires_payment_method: true } : null,
    tax_mode: taxMode,
    unit_price: { amount: String(payment.renewalAmount), currency_code: payment.currency },
    unit_price_overrides: [],
    quantity: { minimum: 1, maximum: 1 },
    status: 'active',
    created_at: iso(payment.createdAt),
    updated_at: iso(payment.createdAt),
    custom_data: null,
    import_meta: null,
  };
}

export const productOf = (payment: Payment) => ({
  id: derivedId('pro', payment.id),
  name: payment.name,
  description: null,
  type: 'custom',
  tax_category: 'saas',
  image_url: null,
  custom_data: null,
  status: 'active',
  import_meta: null,
  created_at: iso(payment.createdAt),
  updated_at: iso(payment.createdAt),
});

/** Sums of one line: what the price is without tax, what is taken off that, the tax in the rest, the rest. */
function sums(payment: Payment, total: number, full: number, added = 0) {
  if (added) {
    const subtotal = String(total - added);
    return { subtotal, discount: '0', tax: String(added), total: String(total) };
  }
  const percent = isDraft(payment) ? 0 : payment.taxPercent;
  const tax = taxIn(total, percent);
  const subtotal = full - taxIn(full, percent);
  return {
    subtotal: String(subtotal),
    discount: String(subtotal - (total - tax)),
    tax: String(tax),
    total: String(total),
  };
}

const rateOf = (payment: Payment) => String(isDraft(payment) ? 0 : (payment.taxPercent ?? 0) / 100);

function detailsOf(payment: Payment, status: Status, amount: number, charge: Charge | undefined) {
  // A month for nothing is a discount of its price, and no credit.
  const credit = amount === 0 ? 0 : (charge?.credit ?? 0);
  const full = amount === 0 && !charge?.credit ? 0 : payment.renewalAmount;
  const totals = sums(payment, amount + credit, full, charge?.added);
  const settled = status === 'completed';
  const fee = settled ? String(Math.round(amount * 0.05)) : null;
  const earnings = settled ? String(amount - Number(totals.tax) - Number(fee)) : null;
  const currency = { currency_code: payment.currency };
  const all = {
    ...totals,
    credit: String(credit),
    credit_to_balance: '0',
    balance: status === 'paid' || settled ? '0' : totals.total,
    grand_total: String(amount),
    grand_total_tax: totals.tax,
    fee,
    earnings,
    ...currency,
  };
  const { subtotal, tax, total, grand_total, grand_total_tax } = all;
  const adjusted = { subtotal, tax, total, grand_total, grand_total_tax, fee, earnings, ...currency };
  return {
    tax_rates_used: [{ tax_rate: rateOf(payment), totals }],
    totals: all,
    adjusted_totals: { ...adjusted, retained_fee: '0' },
    payout_totals: null,
    adjusted_payout_totals: null,
    line_items: [
      {
        id: derivedId('txnitm', payment.id),
        price_id: derivedId('pri', payment.id),
        quantity: 1,
        proration: null,
        tax_rate: rateOf(payment),
        unit_totals: totals,
        totals,
        product: productOf(payment),
      },
    ],
  };
}

const attemptOf = (
  { last4, month, year }: PaddleCard,
  { of, amount, at, status }: { of: string; amount: number; at: number; status: 'captured' | 'error' },
) => ({
  payment_attempt_id: derivedUuid(`attempt ${of} ${at}`),
  stored_payment_method_id: derivedUuid(`stored ${of}`),
  payment_method_id: derivedId('paymtd', of),
  amount: String(amount),
  status,
  error_code: status === 'error' ? 'declined' : null,
  method_details: {
    type: 'card',
    card: { type: 'visa', last4, expiry_month: month, expiry_year: year, cardholder_name: 'Marta W' },
    paypal: null,
    south_korea_local_card: null,
    underlying_details: null,
  },
  created_at: iso(at),
  captured_at: status === 'captured' ? iso(at) : null,
});

/** A transaction's own facts, beside those of its payment. */
export interface Shown {
  id: string;
  status: Status;
  origin: Origin;
  amount: number;
  at: number;
  charge?: Charge;
  /** Tries to charge it that were refused. */
  failedAt?: number;
  /** Before Paddle has made the subscription. */
  withoutSubscription?: boolean;
}

/** A transaction entity, complete. */
export function transactionOf(payment: Payment, shown: Shown) {
  const { id, status, origin, amount, at, charge, failedAt } = shown;
  const settled = status === 'paid' || status === 'completed';
  const period = periodOf(payment, charge);
  const billed = settled || status === 'billed' || status === 'past_due';
  const invoice = status === 'completed';
  return {
    id,
    status,
    customer_id: payment.more.customer ?? null,
    address_id: payment.more.address ?? null,
    business_id: null,
    custom_data: JSON.parse(payment.tag) as Record<string, string>,
    currency_code: payment.currency,
    origin,
    subscription_id:
      payment.recurring && payment.state === 'paid' && !shown.withoutSubscription
        ? (payment.more.subscription ?? null)
        : null,
    invoice_id: invoice ? derivedId('inv', id) : null,
    invoice_number: invoice ? `${Number.parseInt(derivedUuid(id).slice(0, 4), 16)}-10001` : null,
    collection_mode: 'automatic',
    discount_id: origin === 'api' ? (payment.more.discount ?? null) : null,
    billing_details: null,
    billing_period: billed ? { starts_at: iso(period.start), ends_at: iso(period.end) } : null,
    items: [
      {
        price_id: derivedId('pri', payment.id),
        price: priceOf(payment, charge?.added ? 'external' : 'internal'),
        quantity: 1,
        proration: null,
      },
    ],
    details: detailsOf(payment, status, amount, charge),
    payments: [
      ...(settled
        ? [attemptOf(cardAt(payment, at), { of: id, amount, at, status: 'captured' as const })]
        : []),
      ...(failedAt === undefined
        ? []
        : [attemptOf(cardAt(payment, failedAt), { of: id, amount, at: failedAt, status: 'error' as const })]),
    ],
    checkout: { url: payment.more.checkoutUrl ? `${payment.more.checkoutUrl}?_ptxn=${id}` : null },
    created_at: iso(origin === 'api' ? payment.createdAt : at),
    updated_at: iso(at),
    billed_at: billed ? iso(at) : null,
    revised_at: null,
  };
}

/** The transaction of a charge, or the one that the page was opened for: that of a trial charges nothing. */
export function transactionOfCharge(payment: Payment, charge: Charge | undefined, status?: Status) {
  const first = !charge || charge.id === payment.id;
  return transactionOf(payment, {
    id: first ? payment.id : charge.id,
    status: status ?? (charge ? 'completed' : statusOf(payment)),
    origin: first ? 'api' : 'subscription_recurring',
    amount: charge?.amount ?? (payment.trialDays ? 0 : payment.amount),
    at: charge?.at ?? startOf(payment),
    charge,
  });
}

/** The charge that the transaction of the page was for; none where it began a trial. */
export const firstCharge = (payment: Payment) => payment.charges.find(({ id }) => id === payment.id);

/** The transactions over nothing by which further cards were given, the newest first. */
export const cardTransactions = (payment: Payment) =>
  cardsOf(payment)
    .filter(({ transaction }) => transaction !== '')
    .toReversed()
    .map(({ transaction, at }) => cardTransaction(payment, { id: transaction, status: 'completed', at }));

/** One of them, before it is given too. */
export const cardTransaction = (payment: Payment, { id, status, at }: Pick<Shown, 'id' | 'status' | 'at'>) =>
  transactionOf(payment, {
    id,
    status,
    origin: 'subscription_payment_method_change',
    amount: 0,
    at,
    charge: payment.charges.at(-1),
  });
