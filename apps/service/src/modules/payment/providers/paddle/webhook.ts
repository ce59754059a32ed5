import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../../../clock.ts';
import type { PaymentAdapter } from '../PaymentAdapter.ts';
import type { PaddleConfig } from './config.ts';
import { type PaddleEvent, paddleEvent } from './paddleEvent.ts';

/** Seconds that a signed message is good for; Paddle signs every delivery anew. */
const tolerance = 300;

/** Reads Paddle's webhooks: signed with HMAC-SHA256 over `time:body`. */
export const createPaddleWebhook = (
  config: PaddleConfig,
  clock: Clock,
): Pick<PaymentAdapter, 'verify' | 'readEvent'> => ({
  async verify(body, header) {
    const parts = (header('paddle-signature') ?? '').split(';').map((part) => part.split('=', 2));
    const valuesOf = (name: string) =>
      parts.flatMap(([key, value]) => (key === name && value ? [value] : []));
    const [time = ''] = valuesOf('ts');
    if (!(Math.abs(clock.now() / 1000 - Number(time)) <= tolerance)) throw new Error('too old');
    const wanted = createHmac('sha256', config.webhookSecret).update(`${time}:`).update(body).digest();
    // While a secret is being replaced, Paddle signs with the old one as well.
    const matches = valuesOf('h1').some((signature) => {
      const given = Buffer.from(signature, 'hex');
      return given.length === wanted.length && timingSafeEqual(given, wanted);
    });
    if (!matches) throw new Error('the signature does not match');
    const event = JSON.parse(body.toString('utf8')) as { event_id?: unknown; event_type?: unknown };
    return { id: event.event_id, type: event.event_type, livemode: config.live };
  },

  readEvent: (body) => paddleEvent(JSON.parse(body) as PaddleEvent),
});
