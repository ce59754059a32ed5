import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../../../clock.ts';
import type { PaymentAdapter, ProviderEvent } from '../PaymentAdapter.ts';
import type { PaddleConfig } from './config.ts';
import { type CustomData, named, type Transaction, totalOf, transactionFacts } from './facts.ts';

/** Seconds that a signed message is good for; Paddle signs every delivery anew. */
const tolerance = 300;

/** Reads Paddle's webhooks: signed with HMAC-SHA256 over `time:body`. */
export const createPaddleWebhook = (
  config: PaddleConfig,
  clock: Clock,
): Pick<PaymentAdapter, 'verify' | 'readEvent'> => ({
  async verify(body, header) {
    const parts = new Map(
      (header('paddle-signature') ?? '').split(';').map((part) => part.split('=', 2) as [string, string]),
    );
    const seconds = Number(parts.get('ts'));
    if (!(Math.abs(clock.now() / 1000 - seconds) <= tolerance)) throw new Error('too old');
    const wanted = createHmac('sha256', config.webhookSecret)
      .update(`${parts.get('ts')}:`)
      .update(body)
      .digest();
    const given = Buffer.from(parts.get('h1') ?? '', 'hex');
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
      throw new Error('the signature does not match');
    }
    const event = JSON.parse(body.toString('utf8')) as { event_id?: unknown; event_type?: unknown };
    return { id: event.event_id, type: event.event_type, livemode: config.live };
  },

  readEvent: (body) => paddleEvent(JSON.parse(body) as PaddleEvent),
});

interface PaddleEvent {
  event_id: string;
  event_type: string;
  occurred_at: string;
  data: Record<string, unknown>;
}

function paddleEvent(event: PaddleEvent): ProviderEvent {
  const at = new Date(event.occurred_at);
  switch (event.event_type) {
    case 'transaction.paid':
    case 'transaction.completed': {
      const transaction = event.data as unknown as Transaction;
      if (transaction.origin !== 'subscription_recurring') {
        return { kind: 'checkout', at, facts: transactionFacts(transaction) };
      }
      return {
        kind: 'invoicePaid',
        at,
        subscription: transaction.subscription_id,
        ...named(transaction.custom_data),
        amount: totalOf(transaction) ?? 0,
        currency: transaction.currency_code,
        periodEnd: transaction.billing_period ? new Date(transaction.billing_period.ends_at) : null,
        renewal: true,
        payment: transaction.id,
      };
    }
    case 'transaction.canceled':
      return { kind: 'checkout', at, facts: transactionFacts(event.data as unknown as Transaction) };
    case 'subscription.canceled':
    case 'subscription.updated':
    case 'subscription.past_due': {
      const subscription = event.data as {
        id: string;
        custom_data: CustomData | null;
        scheduled_change?: { action: string } | null;
      };
      const cancelled =
        event.event_type === 'subscription.canceled' || subscription.scheduled_change?.action === 'cancel';
      if (event.event_type === 'subscription.updated' && !cancelled) return { kind: 'other', at };
      const about = { at, subscription: subscription.id, orderId: named(subscription.custom_data).orderId };
      if (!cancelled) return { kind: 'renewalFailed', needsBuyer: false, payUrl: null, ...about };
      const change = event.event_type === 'subscription.canceled' ? 'ended' : 'cancelScheduled';
      return { kind: 'renewalChanged', change, endsAt: null, ...about };
    }
    case 'adjustment.created':
    case 'adjustment.updated': {
      const adjustment = event.data as {
        id: string;
        action: string;
        status: string;
        type?: string;
        transaction_id: string;
        totals?: { total: string };
      };
      const payment = adjustment.transaction_id;
      if (adjustment.action === 'chargeback') {
        return { kind: 'disputed', at, payment, orderId: null, dispute: adjustment.id, stage: 'opened' };
      }
      if (adjustment.action !== 'refund' || adjustment.status !== 'approved') return { kind: 'other', at };
      return {
        kind: 'refunded',
        at,
        payment,
        orderId: null,
        full: adjustment.type === 'full',
        amount: Math.abs(Number(adjustment.totals?.total ?? 0)),
        total: null,
        refund: adjustment.id,
      };
    }
    default:
      return { kind: 'other', at };
  }
}
