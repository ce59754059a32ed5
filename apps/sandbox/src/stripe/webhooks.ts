import { createHmac, randomBytes } from 'node:crypto';
import type { StateFile } from '../state.ts';
import type { Event } from './objects.ts';

/** ms until the next try of a delivery that was not answered with 2xx; Stripe's own schedule is longer. */
const retryAfter = [1000, 2000, 4000, 8000, 15_000, 30_000, 60_000];

/** Stripe's `Stripe-Signature` header: an HMAC-SHA256 over `timestamp.body`. */
export function signatureHeader(body: string, secret: string, seconds: number): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
}

export interface Webhooks {
  /** Queues events in the order they happened. */
  emit(...events: { type: string; object: object }[]): void;
  /** Sends an event again, as the dashboard's "Resend" does. */
  resend(eventId: string): boolean;
  /** Looks at the queue now: a knob has changed. */
  wake(): void;
  close(): void;
}

/** Delivers events to one endpoint until it answers 2xx. The queue survives a restart. */
export function createWebhooks(options: {
  state: StateFile;
  endpoint: string;
  secret: string;
  apiVersion: string;
  now?: () => number;
}): Webhooks {
  const { state } = options;
  const now = options.now ?? Date.now;
  const queue = () => state.data.stripe.deliveries;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending = false;
  let closed = false;

  const schedule = () => {
    clearTimeout(timer);
    if (closed || sending || state.data.knobs.webhooksPaused) return;
    const due = queue()
      .filter((delivery) => delivery.dueAt !== null)
      .sort((a, b) => (a.dueAt as number) - (b.dueAt as number))[0];
    if (due) timer = setTimeout(() => void send(due), Math.max(0, (due.dueAt as number) - now()));
  };

  async function post(event: Event): Promise<boolean> {
    const body = JSON.stringify(event);
    try {
      const answer = await fetch(options.endpoint, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signatureHeader(body, options.secret, Math.floor(now() / 1000)),
        },
        body,
        signal: AbortSignal.timeout(10_000),
      });
      await answer.arrayBuffer();
      return answer.ok;
    } catch {
      return false;
    }
  }

  async function send(delivery: ReturnType<typeof queue>[number]) {
    sending = true;
    let delivered = false;
    for (let copy = 0; copy <= state.data.knobs.webhookRepeats && !closed; copy += 1) {
      delivered = (await post(delivery.event)) || delivered;
    }
    sending = false;
    if (closed) return;
    delivery.tries += 1;
    delivery.delivered ||= delivered;
    const wait = retryAfter[delivery.tries - 1];
    delivery.dueAt = delivered || wait === undefined ? null : now() + wait;
    state.save();
    schedule();
  }

  const api: Webhooks = {
    emit(...happened) {
      const seconds = Math.floor(now() / 1000);
      const events = happened.map(({ type, object }, index) => ({
        dueAt:
          now() +
          state.data.knobs.webhookDelay +
          (state.data.knobs.webhooksReversed ? happened.length - index : index),
        tries: 0,
        delivered: false,
        event: {
          id: `evt_${randomBytes(12).toString('hex')}`,
          object: 'event' as const,
          api_version: options.apiVersion,
          created: seconds,
          livemode: false as const,
          pending_webhooks: 1,
          request: { id: null, idempotency_key: null },
          type,
          // A copy: an event says what was true when it happened.
          data: { object: structuredClone(object) },
        },
      }));
      queue().push(...events);
      state.save();
      schedule();
    },
    resend(eventId) {
      const delivery = queue().find(({ event }) => event.id === eventId);
      if (!delivery) return false;
      delivery.dueAt = now();
      state.save();
      schedule();
      return true;
    },
    wake: schedule,
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
  schedule();
  return api;
}
