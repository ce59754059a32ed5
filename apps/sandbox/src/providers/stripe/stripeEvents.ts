import { createHmac, randomBytes } from 'node:crypto';
import type { Webhooks } from '../../webhooks.ts';

export interface StripeEvents {
  /** Sends the events of a session, in the order they happened. */
  emit(session: string, ...happened: { type: string; object: object }[]): void;
}

/** Stripe's event objects around what happened. */
export function createStripeEvents(options: {
  webhooks: Webhooks;
  apiVersion: string;
  now: () => number;
}): StripeEvents {
  return {
    emit(session, ...happened) {
      const created = Math.floor(options.now() / 1000);
      options.webhooks.emit(
        's1',
        session,
        happened.map(({ type, object }) => {
          const id = `evt_${randomBytes(12).toString('hex')}`;
          // Written now: an event says what was true when it happened.
          const body = JSON.stringify({
            id,
            object: 'event',
            api_version: options.apiVersion,
            created,
            livemode: false,
            pending_webhooks: 1,
            request: { id: null, idempotency_key: null },
            type,
            data: { object },
          });
          return { id, type, body };
        }),
      );
    },
  };
}

/** Stripe's `Stripe-Signature` header: an HMAC-SHA256 over `timestamp.body`. */
export function stripeSignature(body: string, secret: string, seconds: number): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
}
