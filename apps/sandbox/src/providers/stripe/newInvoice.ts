import { taxIn } from '../../taxIn.ts';
import type { InvoiceRecord, Purchase, SubscriptionRecord } from './records.ts';
import { stripeId } from './stripeId.ts';

const hour = 3600;

/** The sum that the customer's card is charged. */
export const dueOf = ({ subtotal, off, added = 0, credit = 0 }: InvoiceRecord) =>
  subtotal - off + added - credit;

/**
 * The invoice of the subscription's current period. The first is finalized at once, and paid where a trial leaves
 * nothing to pay, as is that of free time which an update gives; a later one stays a draft for about an hour. `seconds`: since the epoch.
 */
export function newInvoice(
  purchase: Purchase,
  subscription: SubscriptionRecord,
  reason: InvoiceRecord['reason'],
  seconds: number,
): InvoiceRecord {
  const first = reason !== 'subscription_cycle';
  const free = reason === 'subscription_update' || (first && purchase.trial_end !== null);
  const off = first && !free ? (purchase.coupon?.amount_off ?? 0) : 0;
  const subtotal = free ? 0 : purchase.unit;
  return {
    id: stripeId('in'),
    subscription: subscription.id,
    created: seconds,
    reason,
    subtotal,
    off,
    tax: taxIn(subtotal - off, purchase.tax_percent ?? 0),
    status: free ? 'paid' : first ? 'open' : 'draft',
    period_start: subscription.period_start,
    period_end: subscription.period_end,
    intent: null,
    attempts: free ? 1 : 0,
    finalizes_at: first ? null : seconds + hour,
    next_attempt: first ? null : seconds + hour,
    finalized_at: first ? seconds : null,
    paid_at: free ? seconds : null,
    voided_at: null,
  };
}
