import { periodEnd } from '../../periodEnd.ts';
import { type RenewalWay, renewalSums } from '../../renewalWay.ts';
import { cardOutcome } from './cardOutcome.ts';
import type { Changes } from './createChanges.ts';
import { dueOf, newInvoice } from './newInvoice.ts';
import { chargeObject, intentObject } from './objects/paymentObjects.ts';
import type { PaymentParts } from './PaymentParts.ts';
import { capture, intentFor } from './payPurchase.ts';
import type { IntentError, InvoiceRecord, MethodRecord, Purchase, SubscriptionRecord } from './records.ts';

const day = 24 * 3600;

const declined: IntentError = {
  type: 'card_error',
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
};

/** How trying to charge a period ends. */
export type RenewalOutcome = 'paid' | 'declined' | 'needs_buyer';

/** Begins and charges the periods after the first. */
export function createPeriods(parts: PaymentParts, { change, end }: Changes) {
  const { state, books, events, seconds } = parts;
  const { stripe } = state.data;

  const endsWithPeriod = ({ cancel_at, cancel_at_period_end, period_end }: SubscriptionRecord) =>
    cancel_at_period_end || (cancel_at !== null && cancel_at <= period_end);

  /** Begins the next period with a draft of its invoice. Null: the subscription ends instead, or stands still. */
  function draft(
    purchase: Purchase,
    subscription: SubscriptionRecord,
    way: RenewalWay = 'usual',
  ): InvoiceRecord | null {
    if (endsWithPeriod(subscription)) {
      end(subscription);
      return null;
    }
    if (subscription.trial_end !== null && subscription.method === null) {
      end(subscription);
      return null;
    }
    if (subscription.paused) return null;
    subscription.period_start = subscription.period_end;
    subscription.period_end = periodEnd(
      subscription.period_start,
      purchase.interval,
      purchase.interval_count,
    );
    const invoice = newInvoice(purchase, subscription, 'subscription_cycle', seconds());
    const { added, credit } = renewalSums(invoice.subtotal, way);
    Object.assign(invoice, { ...(added && { added }), ...(credit && { credit }) });
    stripe.invoices[invoice.id] = invoice;
    subscription.latest_invoice = invoice.id;
    events.emit(purchase.id, { type: 'invoice.created', object: books.invoice(invoice) });
    return invoice;
  }

  function settle(
    purchase: Purchase,
    subscription: SubscriptionRecord,
    invoice: InvoiceRecord,
    outcome: RenewalOutcome,
  ): void {
    if (dueOf(invoice) === 0) {
      // Nothing is charged, so there is no payment.
      Object.assign(invoice, {
        status: 'paid',
        paid_at: seconds(),
        finalized_at: seconds(),
        finalizes_at: null,
        next_attempt: null,
      });
      events.emit(purchase.id, { type: 'invoice.paid', object: books.invoice(invoice) });
      change(subscription, { status: 'active' });
      return;
    }
    const method = stripe.methods[subscription.method ?? ''] as MethodRecord;
    const refuses = method.detached || cardOutcome(method.number, 'later') !== 'succeeds';
    if (outcome === 'paid' && !refuses) {
      const charge = capture(invoice, purchase, method, parts);
      events.emit(
        purchase.id,
        { type: 'charge.succeeded', object: chargeObject(charge, method) },
        { type: 'invoice.paid', object: books.invoice(invoice) },
      );
      change(subscription, { status: 'active' });
      return;
    }
    const intent = intentFor(invoice, purchase, method, parts);
    Object.assign(invoice, {
      status: 'open',
      attempts: invoice.attempts + 1,
      finalized_at: invoice.finalized_at ?? seconds(),
      finalizes_at: null,
      next_attempt: seconds() + 3 * day,
    });
    const asks = outcome === 'needs_buyer';
    Object.assign(intent, {
      status: asks ? 'requires_action' : 'requires_payment_method',
      error: asks ? null : declined,
      method: method.id,
    });
    events.emit(
      purchase.id,
      {
        type: asks ? 'payment_intent.requires_action' : 'payment_intent.payment_failed',
        object: intentObject(intent),
      },
      ...(asks ? [{ type: 'invoice.payment_action_required', object: books.invoice(invoice) }] : []),
      { type: 'invoice.payment_failed', object: books.invoice(invoice) },
    );
    change(subscription, { status: 'past_due' });
  }

  return { draft, settle };
}
