import { readOrderTag } from '../orderTag.ts';
import type { ProviderEvent } from '../PaymentAdapter.ts';
import {
  type Amount,
  type AnyAmount,
  type BillingInfo,
  type Link,
  linkOf,
  minor,
  type PaypalOrder,
} from './facts.ts';
import { refundStanding } from './refunds.ts';

/** A webhook of PayPal, version 1.0, with as much of its resource as is read here. */
export interface PaypalEvent {
  id: string;
  event_type: string;
  create_time: string;
  resource: Record<string, unknown> & {
    id: string;
    custom_id?: string;
    custom?: string;
    amount?: AnyAmount;
    status?: string;
    state?: string;
    status_details?: { reason?: string };
    total_refunded_amount?: AnyAmount;
    billing_agreement_id?: string;
    sale_id?: string;
    links?: Link[];
    purchase_units?: PaypalOrder['purchase_units'];
    supplementary_data?: { related_ids?: { order_id?: string } };
    seller_payable_breakdown?: { total_refunded_amount?: Amount };
    billing_info?: BillingInfo;
    dispute_id?: string;
    dispute_life_cycle_stage?: string;
    dispute_outcome?: { outcome_code?: string };
    disputed_transactions?: { seller_transaction_id?: string; custom?: string }[];
  };
}

interface About {
  at: Date;
  orderId: string | null;
}

/** The capture that a refund belongs to: only its link names it. */
const captureOf = (links: Link[] | undefined) =>
  /\/captures\/([^/]+)$/.exec(linkOf(links, 'up') ?? '')?.[1] ?? null;

/** PayPal writes what it gives back with or without a minus. */
const absolute = (amount: number | null) => (amount === null ? null : Math.abs(amount));

/** The tax that a sale has as a part of its own. */
const taxOf = (amount: AnyAmount | undefined) =>
  amount?.details?.tax ? minor({ total: amount.details.tax, currency: amount.currency }) : null;

function refundEvent({ event_type, resource }: PaypalEvent, about: About): ProviderEvent {
  const sale = event_type.startsWith('PAYMENT.SALE');
  // A reversed capture or sale says how it stands itself.
  const state = event_type.endsWith('REVERSED') ? 'done' : refundStanding(resource);
  const total = resource.seller_payable_breakdown?.total_refunded_amount ?? resource.total_refunded_amount;
  return {
    kind: 'refunded',
    ...about,
    // A reversal of a capture may come as the capture itself.
    payment: sale ? (resource.sale_id ?? resource.id) : (captureOf(resource.links) ?? resource.id),
    full: event_type.endsWith('REVERSED'),
    amount: absolute(minor(resource.amount)),
    total: state === 'done' ? absolute(minor(total)) : null,
    refund: resource.id,
    state,
    ...(state === 'failed' && { failure: resource.status_details?.reason ?? state }),
  };
}

/** Outcomes that leave the money with the shop. */
const won = ['RESOLVED_SELLER_FAVOUR', 'RESOLVED_WITH_PAYOUT', 'CANCELED_BY_BUYER', 'DENIED'];
const lost = ['RESOLVED_BUYER_FAVOUR', 'ACCEPTED'];

/** A case that ends without a decision goes on under another name: nothing is known of it here. */
function disputeEvent({ event_type, resource }: PaypalEvent, at: Date): ProviderEvent {
  const [disputed] = resource.disputed_transactions ?? [];
  const outcome = resource.dispute_outcome?.outcome_code ?? '';
  const resolved = event_type.endsWith('RESOLVED');
  if (resolved && !won.includes(outcome) && !lost.includes(outcome)) return { kind: 'other', at };
  const open = resource.dispute_life_cycle_stage === 'INQUIRY' ? 'inquiry' : 'opened';
  return {
    kind: 'disputed',
    at,
    payment: disputed?.seller_transaction_id ?? null,
    orderId: readOrderTag(disputed?.custom).orderId,
    dispute: resource.dispute_id ?? resource.id,
    stage: resolved ? (won.includes(outcome) ? 'won' : 'lost') : open,
  };
}

function planEvent(type: string, { resource }: PaypalEvent, about: About): ProviderEvent {
  const named = { ...about, subscription: resource.id };
  const changed = (change: 'cancelScheduled' | 'ended' | 'paused' | 'resumed'): ProviderEvent => ({
    kind: 'renewalChanged',
    ...named,
    change,
    endsAt: null,
  });
  const failed: ProviderEvent = { kind: 'renewalFailed', ...named, needsBuyer: false, payUrl: null };
  switch (type) {
    case 'ACTIVATED':
      return { kind: 'ask', at: about.at, session: resource.id, orderId: about.orderId };
    // The period that is paid for stays.
    case 'CANCELLED':
      return changed('cancelScheduled');
    case 'EXPIRED':
      return changed('ended');
    // Too many failures suspend a plan, and so do the buyer and the shop.
    case 'SUSPENDED':
      return resource.billing_info?.failed_payments_count ? failed : changed('paused');
    case 'RE-ACTIVATED':
      return changed('resumed');
    case 'PAYMENT.FAILED':
      return failed;
    default:
      return { kind: 'other', at: about.at };
  }
}

/** A webhook in the words of the service (docs/payments/paypal.md). */
export function paypalEvent(event: PaypalEvent): ProviderEvent {
  const at = new Date(event.create_time);
  const { resource, event_type: type } = event;
  const tag = readOrderTag(resource.custom_id ?? resource.custom);
  const about = { at, orderId: tag.orderId };
  if (type.startsWith('BILLING.SUBSCRIPTION.')) return planEvent(type.slice(21), event, about);
  if (type.startsWith('CUSTOMER.DISPUTE.')) return disputeEvent(event, at);
  switch (type) {
    case 'CHECKOUT.ORDER.APPROVED': {
      const { orderId } = readOrderTag(resource.purchase_units?.[0]?.custom_id);
      return { kind: 'ask', at, session: resource.id, orderId };
    }
    case 'PAYMENT.CAPTURE.PENDING':
    case 'PAYMENT.CAPTURE.DECLINED':
    case 'PAYMENT.CAPTURE.DENIED':
      return { kind: 'ask', session: resource.supplementary_data?.related_ids?.order_id ?? null, ...about };
    case 'PAYMENT.CAPTURE.COMPLETED':
      return {
        kind: 'checkout',
        at,
        facts: {
          session: resource.supplementary_data?.related_ids?.order_id ?? '',
          url: null,
          status: 'complete',
          paid: true,
          refused: false,
          amount: minor(resource.amount),
          currency: resource.amount?.currency_code ?? null,
          ...tag,
          subscription: null,
          payment: resource.id,
        },
      };
    case 'PAYMENT.SALE.COMPLETED':
      if (!resource.billing_agreement_id) return { kind: 'other', at };
      return {
        kind: 'invoicePaid',
        at,
        subscription: resource.billing_agreement_id,
        // Sales do not always carry them: then the subscription names the order.
        ...tag,
        amount: minor(resource.amount) ?? 0,
        currency: resource.amount?.currency ?? '',
        tax: taxOf(resource.amount),
        // The plans that are made here have the tax in their prices.
        taxOnTop: taxOf(resource.amount) ?? 0,
        periodEnd: null,
        renewal: null,
        payment: resource.id,
      };
    case 'PAYMENT.CAPTURE.REFUNDED':
    case 'PAYMENT.CAPTURE.REVERSED':
    case 'PAYMENT.SALE.REFUNDED':
    case 'PAYMENT.SALE.REVERSED':
    case 'PAYMENT.REFUND.PENDING':
    case 'PAYMENT.REFUND.FAILED':
      return refundEvent(event, about);
    default:
      return { kind: 'other', at };
  }
}
