import { createHmac, randomBytes } from 'node:crypto';
import Stripe from 'stripe';
import type { Webhooks } from '../../webhooks.ts';

export interface Happened {
  type: string;
  object: object;
  /** The fields that have changed, as they were. */
  previous?: object;
}

export interface StripeEvents {
  /** Sends the events of a purchase, in the order they happened. */
  emit(purchase: string, ...happened: Happened[]): void;
}

/** Stripe's event objects around what happened, in the version of the API that its package speaks. */
export function createStripeEvents(options: { webhooks: Webhooks; now: () => number }): StripeEvents {
  return {
    emit(purchase, ...happened) {
      const created = Math.floor(options.now() / 1000);
      options.webhooks.emit(
        's1',
        purchase,
        happened.map(({ type, object, previous }) => {
          const id = `evt_${randomBytes(12).toString('hex')}`;
          // Written now: an event says what was true when it happened.
          const body = JSON.stringify({
            id,
            object: 'event',
            api_version: Stripe.API_VERSION,
            created,
            livemode: false,
            pending_webhooks: 1,
            request: { id: null, idempotency_key: null },
            type,
            data: { object, ...(previous && { previous_attributes: previous }) },
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
