import { createHmac } from 'node:crypto';
import type { Behaviour, Hands } from '../../Behaviour.ts';
import type { Charge, Payment } from '../../payment.ts';
import type { Message } from '../../webhooks.ts';
import { type Action, type Adjusted, adjustmentOf } from './paddleAdjustment.ts';
import { paddleId } from './paddleId.ts';
import { subscriptionOf } from './paddleSubscription.ts';
import { isDraft, type Status, transactionOf, transactionOfCharge } from './paddleTransaction.ts';

interface Options {
  secret: string;
  origin: () => string;
  now: () => number;
}

/** Paddle's notifications, signed with `Paddle-Signature: ts=…;h1=…`, in the order of its simulator's scenarios. */
export function paddleBehaviour({ secret, origin, now }: Options): Behaviour {
  const event = (type: string, data: object): Message => {
    const id = paddleId('evt');
    const body = JSON.stringify({
      event_id: id,
      event_type: type,
      occurred_at: new Date(now()).toISOString(),
      notification_id: paddleId('ntf'),
      data,
    });
    return { id, type, body };
  };
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
    return [
      adjustment('created', payment, charge, { ...adjusted, status: 'pending_approval' }),
      adjustment('updated', payment, charge, { ...adjusted, status: 'approved' }),
    ];
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

  /** What can happen at Paddle besides what happens at every provider. */
  function actions(payment: Payment, { tell }: Hands): Record<string, false | (() => void)> {
    const runs = payment.state === 'paid' && payment.recurring && !payment.more.ended;
    return {
      uncancel:
        runs &&
        payment.cancelled &&
        (() => {
          payment.cancelled = false;
          tell([subscription('updated', payment)]);
        }),
      end:
        runs &&
        (() => {
          payment.cancelled = true;
          payment.more.ended = 'yes';
          tell([subscription('canceled', payment)]);
        }),
      'change-card':
        runs &&
        (() => {
          const changed = transactionOf(payment, {
            id: paddleId('txn'),
            status: 'completed',
            origin: 'subscription_payment_method_change',
            amount: 0,
            at: now(),
            charge: payment.charges.at(-1),
          });
          const first = { ...changed, status: 'paid' };
          tell([event('transaction.paid', first), event('transaction.completed', changed)]);
        }),
    };
  }

  return {
    name: 'Paddle',
    collects: false,
    reportsTax: true,
    can: ['suspend'],
    actions,
    // The first charge is the transaction the page was opened for; a charge that was due keeps its id.
    chargeId: (payment) =>
      payment.charges.length || payment.trialDays ? (payment.more.due ?? paddleId('txn')) : payment.id,
    refundId: () => paddleId('adj'),
    backUrl: (payment) => `${origin()}/paddle/done/${payment.id}`,
    before: (payment) => (isDraft(payment) ? `${origin()}/paddle/checkout/${payment.id}` : null),
    messages(happening, payment, charge) {
      switch (happening) {
        case 'paid':
          return paid(payment, charge);
        case 'renewed':
          return renewed(payment, charge);
        case 'renewal_failed':
          return failed(payment);
        case 'cancelled':
          return [subscription('updated', payment)];
        case 'suspended':
          return [subscription('paused', payment)];
        case 'reactivated':
          return [subscription('resumed', payment)];
        case 'expired':
          return [transaction('canceled', payment, undefined)];
        case 'refunded':
          return charge ? refunded(payment, charge) : [];
        case 'inquired':
          return charge ? disputed(payment, charge, 'chargeback_warning') : [];
        case 'disputed':
          return charge ? disputed(payment, charge, 'chargeback') : [];
        case 'dispute_won': {
          const taken = charge?.dispute?.stage === 'chargeback';
          return charge
            ? disputed(payment, charge, taken ? 'chargeback_reverse' : 'chargeback_warning_reverse')
            : [];
        }
        default:
          // Paddle says nothing when a bank keeps what it took.
          return [];
      }
    },
    sign(message) {
      const seconds = Math.floor(now() / 1000);
      const h1 = createHmac('sha256', secret).update(`${seconds}:${message.body}`).digest('hex');
      return { 'paddle-signature': `ts=${seconds};h1=${h1}` };
    },
  };
}
