import type { Disputed, ProviderEvent, RenewalChanged } from '../ProviderEvent.ts';
import {
  type CustomData,
  chargedOf,
  isPurchase,
  isRenewal,
  named,
  type Transaction,
  taxOf,
  taxOnTopOf,
  transactionFacts,
} from './facts.ts';
import { adjustmentFacts } from './refundCharge.ts';
import type { Subscription } from './subscription.ts';

/** One of Paddle's notifications, of version 1 of its API. */
export interface PaddleEvent {
  event_id: string;
  event_type: string;
  occurred_at: string;
  data: unknown;
}

interface Adjustment {
  id: string;
  action: string;
  status: string;
  type: 'full' | 'partial';
  transaction_id: string;
  subscription_id: string | null;
  totals: { total: string };
}

type Notified = Subscription & { custom_data: CustomData | null };

const date = (text: string | undefined) => (text ? new Date(text) : null);

/** An event in the words of the service. `docs/payments/paddle.md` has the table. */
export function paddleEvent({ event_type: type, occurred_at, data }: PaddleEvent): ProviderEvent {
  const at = new Date(occurred_at);
  const [about, happened = ''] = type.split('.');
  if (about === 'transaction') return ofTransaction(happened, at, data as Transaction);
  if (about === 'subscription') return ofSubscription(happened, at, data as Notified);
  if (about === 'adjustment') return ofAdjustment(at, data as Adjustment);
  return { kind: 'other', at };
}

function ofTransaction(happened: string, at: Date, transaction: Transaction): ProviderEvent {
  const settled = happened === 'paid' || happened === 'completed';
  if (isPurchase(transaction)) {
    return settled || happened === 'canceled'
      ? { kind: 'checkout', at, facts: transactionFacts(transaction) }
      : { kind: 'other', at };
  }
  const { subscription_id: subscription, custom_data: custom } = transaction;
  if (transaction.origin === 'subscription_payment_method_change' && happened === 'completed') {
    const { orderId } = named(custom);
    return { kind: 'instrumentChanged', at, orderId, subscription, session: null };
  }
  // A change of the plan at Paddle.
  if (!isRenewal(transaction)) return { kind: 'other', at };
  if (happened === 'payment_failed' || happened === 'past_due') {
    const { status } = transaction.payments?.[0] ?? {};
    return {
      kind: 'renewalFailed',
      at,
      subscription,
      orderId: named(custom).orderId,
      payment: transaction.id,
      needsBuyer: status === 'action_required',
      // The payment link of what is due, on the page that opens Paddle.
      payUrl: transaction.checkout?.url ?? null,
    };
  }
  if (!settled) return { kind: 'other', at };
  return {
    kind: 'invoicePaid',
    at,
    subscription,
    ...named(custom),
    amount: chargedOf(transaction),
    currency: transaction.currency_code,
    tax: taxOf(transaction),
    taxOnTop: taxOnTopOf(transaction),
    periodEnd: date(transaction.billing_period?.ends_at),
    renewal: true,
    payment: transaction.id,
  };
}

function ofSubscription(happened: string, at: Date, subscription: Notified): ProviderEvent {
  const about = {
    at,
    subscription: subscription.id,
    orderId: named(subscription.custom_data).orderId,
  };
  const changed = (change: RenewalChanged['change'], endsAt: Date | null = null): ProviderEvent => ({
    kind: 'renewalChanged',
    ...about,
    change,
    endsAt,
  });
  switch (happened) {
    case 'past_due':
      // The transaction that is due carries the link to pay it, in an event of its own.
      return { kind: 'renewalFailed', ...about, needsBuyer: false, payUrl: null };
    case 'canceled':
      return changed('ended');
    case 'paused':
      return changed('paused');
    case 'resumed':
      return changed('resumed');
    case 'updated': {
      const { status, scheduled_change: scheduled } = subscription;
      if (status !== 'active' && status !== 'trialing') return { kind: 'other', at };
      if (!scheduled) return changed('cancelTakenBack');
      const ends = scheduled.action !== 'resume';
      return ends ? changed('cancelScheduled', date(scheduled.effective_at)) : { kind: 'other', at };
    }
    default:
      return { kind: 'other', at };
  }
}

/** Warnings come before the money is gone; a bank that decides for us reverses what it took. */
const stages: Readonly<Record<string, Disputed['stage']>> = {
  chargeback_warning: 'inquiry',
  chargeback_warning_reverse: 'won',
  chargeback: 'opened',
  chargeback_reverse: 'won',
};

function ofAdjustment(at: Date, adjustment: Adjustment): ProviderEvent {
  const { id, action, status, type, totals } = adjustment;
  const about = {
    at,
    orderId: null,
    payment: adjustment.transaction_id,
    subscription: adjustment.subscription_id,
  };
  if (action === 'refund') {
    const facts = adjustmentFacts({ id, action, status, totals });
    return {
      kind: 'refunded',
      ...about,
      full: type === 'full' && facts.state === 'done',
      total: null,
      ...facts,
    };
  }
  // The reversal of a step is told by an adjustment of its own.
  if (status !== 'approved') return { kind: 'other', at };
  const stage = stages[action];
  // Each step of a dispute is an adjustment with an id of its own.
  return stage ? { kind: 'disputed', ...about, dispute: null, stage } : { kind: 'other', at };
}
