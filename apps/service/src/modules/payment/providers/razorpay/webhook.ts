import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../../../clock.ts';
import type { PaymentAdapter } from '../PaymentAdapter.ts';
import type { RazorpayConfig } from './config.ts';
import { type RazorpayEvent, razorpayEvent } from './events.ts';

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
