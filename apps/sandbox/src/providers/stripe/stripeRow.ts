import type { PaymentRow } from '../../paymentRow.ts';
import type { StateFile } from '../../state.ts';
import type { Books } from './books.ts';
import { dueToday } from './objects/sessionObject.ts';
import type { Payments } from './payments.ts';
import type { Purchase } from './records.ts';

/** A purchase as a row of the page that lists payments, with the actions that are possible now. */
export function createStripeRow({
  state,
  books,
  payments,
}: {
  state: StateFile;
  books: Books;
  payments: Payments;
}) {
  const { stripe } = state.data;

  function actionsOf(purchase: Purchase): PaymentRow['actions'] {
    const subscription = stripe.subscriptions[purchase.subscription ?? ''];
    const runs =
      purchase.status === 'complete' &&
      subscription !== undefined &&
      ['active', 'past_due', 'trialing'].includes(subscription.status);
    const cancels = runs && (subscription.cancel_at_period_end || subscription.cancel_at !== null);
    const last = books.chargesOf(purchase).at(-1);
    const left = last !== undefined && last.refunded < last.amount;
    const refund = last && payments.refundOf(last);
    const dispute = last && payments.disputeOf(last);
    const isRequested = last !== undefined && dispute?.status === 'warning_needs_response';
    const contested = last !== undefined && dispute?.status === 'needs_response';
    return {
      expire: purchase.status === 'open' && (() => payments.expire(purchase)),
      renew: runs && (() => payments.renew(purchase)),
      'renew-taxed': runs && (() => payments.renew(purchase, 'paid', 'taxed')),
      'renew-balance': runs && (() => payments.renew(purchase, 'paid', 'balance')),
      'renew-free': runs && (() => payments.renew(purchase, 'paid', 'free')),
      raise: runs && (() => payments.raise(purchase)),
      'draft-renewal': runs && (() => payments.draftRenewal(purchase)),
      'fail-renewal': runs && (() => payments.renew(purchase, 'declined')),
      'ask-buyer': runs && (() => payments.renew(purchase, 'needs_buyer')),
      cancel: runs && !cancels && (() => payments.cancel(purchase)),
      'cancel-at': runs && !cancels && (() => payments.cancelAtDate(purchase)),
      uncancel: cancels && (() => payments.takeCancelBack(purchase)),
      end: runs && (() => payments.end(purchase)),
      pause: runs && !subscription.paused && (() => payments.pause(purchase, true)),
      resume: runs && subscription.paused && (() => payments.pause(purchase, false)),
      'age-card': runs && (() => payments.ageCard(purchase)),
      refund: left && (() => payments.refund(last)),
      'refund-half': left && (() => payments.refund(last, Math.ceil(last.amount / 2))),
      'finish-refund':
        last !== undefined &&
        refund?.status === 'pending' &&
        (() => payments.endRefund(last, refund, 'succeeded')),
      'fail-refund':
        last !== undefined &&
        refund !== undefined &&
        refund.status !== 'failed' &&
        (() => payments.endRefund(last, refund, 'failed')),
      dispute: last !== undefined && !dispute && (() => payments.dispute(last)),
      inquire: last !== undefined && !dispute && (() => payments.dispute(last, 'warning_needs_response')),
      'close-inquiry': isRequested && (() => payments.closeDispute(last, 'won')),
      'win-dispute': contested && (() => payments.closeDispute(last, 'won')),
      'lose-dispute': contested && (() => payments.closeDispute(last, 'lost')),
    };
  }

  return (purchase: Purchase): PaymentRow => {
    const subscription = stripe.subscriptions[purchase.subscription ?? ''];
    const charges = books.chargesOf(purchase);
    const last = charges.at(-1);
    const total = dueToday(purchase);
    const paid = purchase.status === 'complete' ? (total > 0 ? 'paid' : 'no_payment_required') : 'unpaid';
    const cancelled = subscription && (subscription.cancel_at_period_end || subscription.cancel_at !== null);
    return {
      id: purchase.id,
      at: purchase.created * 1000,
      provider: purchase.metadata.method === 'gap' ? 'Stripe, wallet' : 'Stripe',
      order: purchase.reference ?? purchase.id,
      name: purchase.name,
      email: purchase.email ?? '',
      amount: total,
      currency: purchase.currency,
      state: [
        purchase.status,
        paid,
        ...(charges.length > 1 ? [`${charges.length} periods`] : []),
        ...(last && last.refunded >= last.amount ? ['refunded'] : []),
        ...(last?.disputed ? ['disputed'] : []),
        ...(cancelled ? ['cancelled'] : []),
        ...(subscription?.status === 'canceled' ? ['ended'] : []),
        ...(subscription?.status === 'past_due' ? ['past due'] : []),
      ],
      actions: actionsOf(purchase),
    };
  };
}
