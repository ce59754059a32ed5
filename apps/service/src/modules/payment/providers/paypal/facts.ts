import { type Currency, dayMs, formatDecimal, maskEmail, parseDecimal } from '@tern/domain';
import type { OrderRow } from '../../rows/paymentRows.ts';
import { readOrderTag } from '../orderTag.ts';
import type { CheckoutFacts, InstrumentFacts, SubscriptionFacts } from '../ProviderEvent.ts';

export interface Amount {
  currency_code: string;
  value: string;
}
/** Payments call it `value` and `currency_code`, sales `total` and `currency`. */
export type AnyAmount = Partial<Amount> & {
  total?: string;
  currency?: string;
  details?: { tax?: string };
};
export interface Link {
  rel: string;
  href: string;
}
interface Capture {
  id: string;
  status: string;
  amount: Amount;
  custom_id?: string;
}
/** A refund of a capture (`status`) or of a sale (`state`). That of a payment by bank waits for the bank. */
export interface PaypalRefund {
  id: string;
  status?: string;
  state?: string;
  amount?: AnyAmount;
  status_details?: { reason?: string };
}

export interface PaypalOrder {
  id: string;
  status: 'CREATED' | 'SAVED' | 'APPROVED' | 'VOIDED' | 'COMPLETED' | 'PAYER_ACTION_REQUIRED';
  purchase_units?: {
    reference_id?: string;
    custom_id?: string;
    amount?: Amount;
    payments?: { captures?: Capture[]; refunds?: (PaypalRefund & { links?: Link[] })[] };
  }[];
  links?: Link[];
}
export interface BillingInfo {
  failed_payments_count?: number;
  last_payment?: { amount: Amount; time: string };
  next_billing_time?: string;
}
export interface PaypalSubscription {
  id: string;
  status: 'APPROVAL_PENDING' | 'APPROVED' | 'ACTIVE' | 'SUSPENDED' | 'CANCELLED' | 'EXPIRED';
  custom_id?: string;
  subscriber?: { payer_id?: string; email_address?: string };
  billing_info?: BillingInfo;
  links?: Link[];
}
/** One payment of a subscription. */
export interface PaypalTransaction {
  id: string;
  status?: string;
  time: string;
  amount_with_breakdown: { gross_amount: Amount; tax_amount?: Amount };
}

/** Minor units of an amount, in the words of the payments API or of the sales API; null for none. */
export const minor = (amount: AnyAmount | undefined) =>
  parseDecimal(amount?.value ?? amount?.total ?? '', amount?.currency_code ?? amount?.currency ?? '');
export const linkOf = (links: Link[] | undefined, ...rels: string[]) =>
  links?.find(({ rel }) => rels.includes(rel))?.href ?? null;

/** An amount of an order's currency, as PayPal writes it. */
export const money = (order: Pick<OrderRow, 'currency'>, amount: number): Amount => ({
  currency_code: order.currency,
  value: formatDecimal(amount, order.currency as Currency),
});

/** The same in the words of the sales API. */
export function saleMoney(order: Pick<OrderRow, 'currency'>, amount: number) {
  const { value: total, currency_code: currency } = money(order, amount);
  return { total, currency };
}

/** That it was paid stays true when a refund changes its status. */
export const isPaid = (status: string | undefined) =>
  /^(?:COMPLETED|PARTIALLY_REFUNDED|REFUNDED)$/.test(status ?? '');

/**
 * How an order stands. A capture that is pending, as that of an eCheck, makes it complete without being paid; it ends
 * completed or declined within days.
 */
export function orderFacts(order: PaypalOrder, status?: CheckoutFacts['status']): CheckoutFacts {
  const unit = order.purchase_units?.[0];
  const captures = unit?.payments?.captures ?? [];
  const paid = captures.find((known) => isPaid(known.status));
  const pending = captures.find((known) => known.status === 'PENDING');
  const capture = paid ?? pending;
  const complete = order.status === 'COMPLETED' && capture !== undefined;
  const amount = capture?.amount ?? unit?.amount;
  return {
    session: order.id,
    url: complete ? null : linkOf(order.links, 'payer-action', 'approve'),
    status: status ?? (complete ? 'complete' : order.status === 'VOIDED' ? 'expired' : 'open'),
    paid: paid !== undefined,
    refused: !capture && captures.some((known) => /^(?:DECLINED|DENIED|FAILED)$/.test(known.status)),
    amount: minor(amount),
    currency: amount?.currency_code ?? null,
    ...readOrderTag(unit?.custom_id ?? capture?.custom_id),
    subscription: null,
    payment: capture?.id ?? null,
  };
}

/**
 * How a subscription stands. With a trial it is active before it is paid: the buyer has agreed, and 0 is paid today.
 * `payment`: the first payment, where it is known.
 */
export function subscriptionFacts(
  subscription: PaypalSubscription,
  trial: { currency: string } | null = null,
  payment: string | null = null,
): CheckoutFacts {
  const { status } = subscription;
  const started = status === 'ACTIVE' || status === 'SUSPENDED';
  const ended = status === 'CANCELLED' || status === 'EXPIRED';
  const last = trial ? undefined : subscription.billing_info?.last_payment?.amount;
  const agreed = trial !== null && started;
  return {
    session: subscription.id,
    url: linkOf(subscription.links, 'approve'),
    status: last || started ? 'complete' : ended ? 'expired' : 'open',
    paid: agreed || last !== undefined,
    refused: false,
    amount: agreed ? 0 : minor(last),
    currency: agreed ? trial.currency : (last?.currency_code ?? null),
    ...readOrderTag(subscription.custom_id),
    subscription: subscription.id,
    payment,
    payer: subscription.subscriber?.payer_id ?? null,
  };
}

/**
 * The life of a plan after its sale. A bill that could not be paid waits for the next try. `payments`: those that came
 * in, the oldest first. PayPal lists a payment some time after it was made; until then it is not known here.
 */
export function planFacts(
  subscription: PaypalSubscription,
  payments: readonly PaypalTransaction[],
  { providerDays }: Pick<OrderRow, 'providerDays'> = { providerDays: 0 },
): SubscriptionFacts {
  const { status, billing_info: billing } = subscription;
  const failed = (billing?.failed_payments_count ?? 0) > 0;
  const states = {
    ACTIVE: failed ? 'past_due' : 'active',
    SUSPENDED: failed ? 'past_due' : 'paused',
  } as const;
  const newest = payments.at(-1);
  const listed = newest && Date.parse(billing?.last_payment?.time ?? '') - Date.parse(newest.time) < dayMs;
  // After the first payment come the free days: the next bill is not the end of what it paid for.
  const between = providerDays > 0 && payments.length === 1;
  const next = listed && !failed && !between ? billing?.next_billing_time : undefined;
  return {
    status: states[status as keyof typeof states] ?? 'ended',
    cancelAt: null,
    periodEnd: billing?.next_billing_time ? new Date(billing.next_billing_time) : null,
    charges: payments.map((payment) => ({
      at: new Date(payment.time),
      payment: payment.id,
      invoice: null,
      amount: minor(payment.amount_with_breakdown.gross_amount) ?? 0,
      currency: payment.amount_with_breakdown.gross_amount.currency_code,
      tax: minor(payment.amount_with_breakdown.tax_amount),
      // The plans that are made here have the tax in their prices.
      taxOnTop: minor(payment.amount_with_breakdown.tax_amount) ?? 0,
      periodEnd: payment === newest && next ? new Date(next) : null,
    })),
    payUrl: null,
  };
}

/** PayPal tells the account, and neither the card nor the bank that it draws from. */
export function instrumentFacts({ subscriber }: PaypalSubscription): InstrumentFacts {
  const account = subscriber?.email_address ? maskEmail(subscriber.email_address) : null;
  return { kind: 'paypal', brand: null, last4: null, expires: null, account };
}
