import { type Currency, formatDecimal, parseDecimal } from '@tern/domain';
import type { OrderRow } from '../../paymentRows.ts';
import { readOrderTag } from '../orderTag.ts';
import type { CheckoutFacts } from '../PaymentAdapter.ts';

export interface Amount {
  currency_code: string;
  value: string;
}
/** Payments call it `value` and `currency_code`, sales `total` and `currency`. */
export type AnyAmount = Partial<Amount> & { total?: string; currency?: string };
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
export interface PaypalOrder {
  id: string;
  status: 'CREATED' | 'SAVED' | 'APPROVED' | 'VOIDED' | 'COMPLETED' | 'PAYER_ACTION_REQUIRED';
  purchase_units?: {
    reference_id?: string;
    custom_id?: string;
    amount?: Amount;
    payments?: { captures?: Capture[] };
  }[];
  links?: Link[];
}
export interface PaypalSubscription {
  id: string;
  status: 'APPROVAL_PENDING' | 'APPROVED' | 'ACTIVE' | 'SUSPENDED' | 'CANCELLED' | 'EXPIRED';
  custom_id?: string;
  billing_info?: { last_payment?: { amount: Amount } };
  links?: Link[];
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

const closed: readonly string[] = ['VOIDED'];

export function orderFacts(order: PaypalOrder, status?: CheckoutFacts['status']): CheckoutFacts {
  const unit = order.purchase_units?.[0];
  const captures = unit?.payments?.captures ?? [];
  // A refund changes the capture's status; that it was paid stays true.
  const capture = captures.find((known) => /^(?:COMPLETED|PARTIALLY_REFUNDED|REFUNDED)$/.test(known.status));
  const pending = captures.some((known) => known.status === 'PENDING');
  const complete = order.status === 'COMPLETED' && (capture !== undefined || pending);
  const amount = capture?.amount ?? unit?.amount;
  return {
    session: order.id,
    url: linkOf(order.links, 'payer-action', 'approve'),
    status: status ?? (complete ? 'complete' : closed.includes(order.status) ? 'expired' : 'open'),
    paid: capture !== undefined,
    refused: !capture && !pending && captures.some((known) => /^(?:DECLINED|FAILED)$/.test(known.status)),
    amount: minor(amount),
    currency: amount?.currency_code ?? null,
    ...readOrderTag(unit?.custom_id ?? capture?.custom_id),
    subscription: null,
    payment: capture?.id ?? null,
  };
}

export function subscriptionFacts(subscription: PaypalSubscription): CheckoutFacts {
  const { status } = subscription;
  const last = subscription.billing_info?.last_payment?.amount;
  const started = status === 'ACTIVE' || status === 'SUSPENDED';
  const ended = status === 'CANCELLED' || status === 'EXPIRED';
  return {
    session: subscription.id,
    url: linkOf(subscription.links, 'approve'),
    status: last ? 'complete' : ended ? 'expired' : started ? 'complete' : 'open',
    paid: last !== undefined,
    refused: false,
    amount: minor(last),
    currency: last?.currency_code ?? null,
    ...readOrderTag(subscription.custom_id),
    subscription: subscription.id,
    payment: null,
  };
}
