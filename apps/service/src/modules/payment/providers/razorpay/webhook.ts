import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../../../clock.ts';
import type { PaymentAdapter, ProviderEvent } from '../PaymentAdapter.ts';
import type { RazorpayConfig } from './config.ts';
import { linkFacts, type Notes, type PaymentLink } from './facts.ts';

/** Razorpay repeats a message for a day; its signature carries no time, so the message's own counts. */
const oldest = 2 * 24 * 3600;

/** Reads Razorpay's webhooks: signed with HMAC-SHA256 over the body. */
export const createRazorpayWebhook = (
  config: RazorpayConfig,
  clock: Clock,
): Pick<PaymentAdapter, 'verify' | 'readEvent'> => ({
  async verify(body, header) {
    const wanted = createHmac('sha256', config.webhookSecret).update(body).digest();
    const given = Buffer.from(header('x-razorpay-signature') ?? '', 'hex');
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
      throw new Error('the signature does not match');
    }
    const event = JSON.parse(body.toString('utf8')) as { event?: unknown; created_at?: unknown };
    const age = clock.now() / 1000 - Number(event.created_at);
    if (!(age < oldest && age > -300)) throw new Error('too old');
    // The id travels in an unsigned header; the signed bytes name the message better.
    const id = createHash('sha256').update(body).digest('hex');
    return { id, type: event.event, livemode: config.live };
  },

  readEvent: (body) => razorpayEvent(JSON.parse(body) as RazorpayEvent),
});

interface RazorpayEvent {
  event: string;
  created_at: number;
  payload: {
    payment_link?: { entity: PaymentLink };
    payment?: {
      entity: { id: string; notes?: Notes | null; amount_refunded?: number; refund_status?: string | null };
    };
    refund?: { entity: { id: string; payment_id: string; amount: number; notes?: Notes | null } };
    dispute?: { entity: { id: string; payment_id: string } };
  };
}

function razorpayEvent({ event, created_at, payload }: RazorpayEvent): ProviderEvent {
  const at = new Date(created_at * 1000);
  const link = payload.payment_link?.entity;
  if (/^payment_link\.(?:paid|expired|cancelled)$/.test(event) && link) {
    return { kind: 'checkout', at, facts: linkFacts(link, payload.payment?.entity.id) };
  }
  const refund = payload.refund?.entity;
  if (event === 'refund.processed' && refund) {
    return {
      kind: 'refunded',
      at,
      payment: refund.payment_id,
      orderId: refund.notes?.order_id ?? payload.payment?.entity.notes?.order_id ?? null,
      full: payload.payment?.entity.refund_status === 'full',
      amount: refund.amount,
      total: payload.payment?.entity.amount_refunded ?? null,
      refund: refund.id,
    };
  }
  const dispute = payload.dispute?.entity;
  if (event === 'payment.dispute.created' && dispute) {
    const orderId = payload.payment?.entity.notes?.order_id ?? null;
    return {
      kind: 'disputed',
      at,
      payment: dispute.payment_id,
      orderId,
      dispute: dispute.id,
      stage: 'opened',
    };
  }
  return { kind: 'other', at };
}
