import type { Charge, Payment } from '../../payment.ts';
import type { Message } from '../../webhooks.ts';
import { type Action, type Adjusted, adjustmentOf } from './paddleAdjustment.ts';
import { addCard } from './paddleCards.ts';
import { paddleId } from './paddleId.ts';
import { subscriptionOf } from './paddleSubscription.ts';
import { cardTransaction, type Status, transactionOf, transactionOfCharge } from './paddleTransaction.ts';

function notification(type: string, data: object, at: number): Message {
  const id = paddleId('evt');
  const body = JSON.stringify({
    event_id: id,
    event_type: type,
    occurred_at: new Date(at).toISOString(),
    notification_id: paddleId('ntf'),
    data,
  });
  return { id, type, body };
}

/** Paddle's notifications, in the order of its simulator's scenarios. */
export function createPaddleEvents(now: () => number) {
  const event = (type: string, data: object) => notification(type, data, now());
  const subscription = (name: string, payment: Payment) =>
    event(`subscription.${name}`, subscriptionOf(payment, now()));
  const transaction = (name: Status, payment: Payment, charge: Charge | undefined) =>
    event(`transaction.${name}`, transactionOfCharge(payment, charge, name));
  const adjustment = (name: 'created' | 'updated', payment: Payment, charge: Charge, adjusted: Adjusted) =>
    event(`adjustment.${name}`, adjustmentOf(payment, charge, adjusted));

  /** A try to charge the next period was refused: it stays due under one id until it is paid. */
  function failed(payment: Payment): Message[] {
    payment.more.due ??= paddleId('txn');
    const due = (status: Status) =>
      transactionOf(payment, {
        id: payment.more.due ?? '',
        status,
        origin: 'subscription_recurring',
        amount: payment.renewalAmount,
        at: now(),
        failedAt: now(),
      });
    return [
      event('transaction.payment_failed', due('billed')),
      event('transaction.past_due', due('past_due')),
      subscription('past_due', payment),
    ];
  }

  function renewed(payment: Payment, charge: Charge | undefined): Message[] {
    const wasDue = Boolean(payment.more.due);
    const wasTrial = Boolean(payment.trialDays) && payment.charges.length === 1;
    delete payment.more.due;
    return [
      subscription('updated', payment),
      transaction('paid', payment, charge),
      transaction('completed', payment, charge),
      ...(wasTrial || wasDue ? [subscription('activated', payment)] : []),
    ];
  }

  /** Paid, or a trial confirmed: the subscription is made between the two words about the transaction. */
  function paid(payment: Payment, charge: Charge | undefined): Message[] {
    payment.more.startedAt = String(charge?.at ?? now());
    const first = { ...transactionOfCharge(payment, charge, 'paid'), subscription_id: null };
    const created = { ...subscriptionOf(payment, now()), transaction_id: payment.id };
    return [
      event('transaction.paid', first),
      event('subscription.created', created),
      subscription(payment.trialDays ? 'trialing' : 'activated', payment),
      transaction('completed', payment, charge),
    ];
  }

  /** Most refunds wait for Paddle's approval. */
  function refunded(payment: Payment, charge: Charge): Message[] {
    const refund = charge.refunds?.at(-1);
    if (!refund) return [];
    const adjusted = { ...refund, action: 'refund' as const };
    const created = adjustment('created', payment, charge, { ...adjusted, status: 'pending_approval' });
    if (refund.state === 'pending') return [created];
    const decided = refund.state === 'failed' ? ('rejected' as const) : ('approved' as const);
    return [created, adjustment('updated', payment, charge, { ...adjusted, status: decided })];
  }

  /** Each step of a dispute is an adjustment of its own; what it takes back is marked as reversed. */
  function disputed(payment: Payment, charge: Charge, action: Action): Message[] {
    const { amount } = charge;
    const made = { id: paddleId('adj'), action, status: 'approved' as const, amount, at: now() };
    const original = action.replace(/_reverse$/, '') as Action;
    const key = `${original} ${charge.id}`;
    if (action === original) {
      payment.more[key] = made.id;
      return [adjustment('created', payment, charge, made)];
    }
    const reversed = { ...made, id: payment.more[key] ?? '', action: original, status: 'reversed' as const };
    return [adjustment('created', payment, charge, made), adjustment('updated', payment, charge, reversed)];
  }

  /** A new card is stored by a transaction over nothing. */
  function cardChanged(payment: Payment): Message[] {
    const id = payment.more.cardTransaction ?? paddleId('txn');
    delete payment.more.cardTransaction;
    const given = payment.more.givenCard ?? '1881';
    delete payment.more.givenCard;
    addCard(payment, { last4: given, month: 11, year: 2038, at: now(), transaction: id });
    const changed = cardTransaction(payment, { id, status: 'completed', at: now() });
    const first = { ...changed, status: 'paid' };
    return [event('transaction.paid', first), event('transaction.completed', changed)];
  }

  return { subscription, transaction, failed, renewed, paid, refunded, disputed, cardChanged };
}
