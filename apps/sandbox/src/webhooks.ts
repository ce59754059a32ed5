import type { Traffic } from './createTraffic.ts';
import type { Delivery, StateFile } from './state.ts';

/**
 * ms until the next try of a delivery that got no 2xx response; real providers wait longer. The last one is repeated for
 * as long as they try: three days.
 */
const retryAfter = [1000, 2000, 4000, 8000, 15_000, 30_000];
const lastRetry = 60_000;
const triesEnd = 72 * 3600 * 1000;

/** Webhooks that are over and can be sent again. */
const remembered = 500;

export interface Message {
  id: string;
  type: string;
  /** The exact bytes that are signed and sent. */
  body: string;
}

export interface Webhooks {
  /** Queues messages of one payment in the order they happened. */
  emit(provider: string, payment: string, messages: Message[]): void;
  /** Sends a message again after so many ms, as a dashboard's "Resend" does. */
  resend(messageId: string, delay?: number): boolean;
  /** Looks at the queue now: a knob has changed. */
  wake(): void;
  /** Sends a message now, also while webhooks are held back. */
  deliver(delivery: Delivery): Promise<void>;
  close(): void;
}

/** Delivers messages to the service until it responds with 2xx. The queue survives a restart. */
export function createWebhooks(options: {
  state: StateFile;
  traffic: Traffic;
  endpointOf: (provider: string) => string;
  /** The headers that carry the provider's signature. */
  sign: (provider: string, message: Message) => Record<string, string>;
  now?: () => number;
}): Webhooks {
  const { state } = options;
  const now = options.now ?? Date.now;
  const queue = () => state.data.deliveries;
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

  async function post(delivery: Delivery): Promise<boolean> {
    const signed = options.sign(delivery.provider, delivery);
    const { provider, type, body } = delivery;
    options.traffic.sent({ provider, type, headers: signed, body });
    try {
      const response = await fetch(options.endpointOf(provider), {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8', ...signed },
        body,
        signal: AbortSignal.timeout(10_000),
      });
      await response.arrayBuffer();
      return response.ok;
    } catch {
      return false;
    }
  }

  async function send(delivery: Delivery) {
    sending = true;
    let delivered = false;
    for (let copy = 0; copy <= state.data.knobs.webhookRepeats && !closed; copy += 1) {
      delivered = (await post(delivery)) || delivered;
    }
    sending = false;
    if (closed) return;
    noteTry(state, delivery, { delivered, at: now() });
    schedule();
  }

  const api: Webhooks = {
    emit(provider, payment, messages) {
      queue().push(
        ...messages.map((message, index) => ({
          ...message,
          provider,
          payment,
          dueAt:
            now() +
            state.data.knobs.webhookDelay +
            (state.data.knobs.webhooksReversed ? messages.length - index : index),
          tries: 0,
          delivered: false,
        })),
      );
      state.save();
      schedule();
    },
    resend(messageId, delay = 0) {
      const delivery = queue().find(({ id }) => id === messageId);
      if (!delivery) return false;
      delivery.dueAt = now() + delay;
      state.save();
      schedule();
      return true;
    },
    wake: schedule,
    async deliver(delivery) {
      const delivered = await post(delivery);
      noteTry(state, delivery, { delivered, at: now() });
    },
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
  schedule();
  return api;
}

function noteTry(
  state: StateFile,
  delivery: Delivery,
  { delivered, at }: { delivered: boolean; at: number },
): void {
  delivery.tries += 1;
  delivery.delivered ||= delivered;
  delivery.firstTryAt ??= at;
  const over = at - delivery.firstTryAt > triesEnd;
  const wait = retryAfter[delivery.tries - 1] ?? lastRetry;
  delivery.dueAt = delivered || over ? null : at + wait;
  forgetOldest(state);
  state.save();
}

/** The state is written as a whole: of what was delivered, it remembers as much as can be sent again. */
function forgetOldest({ data }: StateFile): void {
  const done = data.deliveries.filter(({ dueAt }) => dueAt === null);
  const old = new Set(done.slice(0, Math.max(0, done.length - remembered)));
  if (old.size > 0) data.deliveries = data.deliveries.filter((each) => !old.has(each));
}
