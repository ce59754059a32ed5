import { setTimeout as sleep } from 'node:timers/promises';
import { type Context, timeFromNow } from '../../context.ts';
import { createDeliverer } from './createDeliverer.ts';
import { createRelayPause } from './createRelayPause.ts';
import { type Delivery, giveBack, releaseClaims } from './deliveries.repo.ts';
import { finishRuns, listDueRun } from './issues.repo.ts';
import { openRelay, type Relay } from './openRelay.ts';
import { takeBatch } from './takeBatch.ts';

export interface NewsletterSender {
  /** Sends what is due, at the rate of the setting, until `stopping` is aborted. Returns how many mails were accepted. */
  run(stopping?: AbortSignal): Promise<number>;
  close(): Promise<void>;
}

/** Connections to the mail server. */
const parallel = 4;
/** ms of one round, so that runs that become due are seen. */
const round = 10_000;

/** Sends newsletters to `smtpUrl`; any number of processes may do so at once. Without one, runs wait. */
export function createNewsletterSender(context: Context): NewsletterSender {
  const { smtpUrl } = context.config;
  const pause = createRelayPause(context);
  const deliverer = createDeliverer(context, pause);
  const relays: Relay[] = [];

  /** An open connection; null, and a pause, where there is none to be had. */
  async function relayTo(smtp: string): Promise<Relay | null> {
    for (let relay = relays.pop(); relay; relay = relays.pop()) if (relay.isOpen()) return relay;
    return openRelay(smtp).catch((error: Error & { code?: string }) => {
      pause.begin(error.code ?? error.name);
      return null;
    });
  }

  /** Sends the deliveries of a queue over one connection, and gives back those that must wait. */
  async function work(queue: Delivery[], smtp: string, stopping?: AbortSignal): Promise<number> {
    let sent = 0;
    let relay: Relay | null = null;
    try {
      for (let delivery = queue.shift(); delivery; delivery = queue.shift()) {
        const mayGo = !stopping?.aborted && !pause.isOn() && !deliverer.isHalted(delivery);
        if (mayGo && !relay?.isOpen()) relay = await relayTo(smtp);
        if (!mayGo || !relay) await giveBack(context.db, delivery, timeFromNow(context));
        else if (await deliverer.deliver(relay, delivery)) sent += 1;
      }
    } finally {
      if (relay?.isOpen()) relays.push(relay);
    }
    return sent;
  }

  /** Sends the mails of one batch. Throws the first failure once all connections are at rest. */
  async function sendBatch(deliveries: readonly Delivery[], smtp: string, stopping?: AbortSignal) {
    const queue = [...deliveries];
    const workers = Array.from({ length: Math.min(parallel, queue.length) }, () =>
      work(queue, smtp, stopping),
    );
    let sent = 0;
    for (const result of await Promise.allSettled(workers)) {
      if (result.status === 'rejected') throw result.reason;
      sent += result.value;
    }
    return sent;
  }

  return {
    async run(stopping) {
      if (!smtpUrl) return 0;
      await deliverer.writeAll();
      deliverer.beginRound();
      await releaseClaims(context.db, timeFromNow(context));
      while (await listDueRun(context.db, timeFromNow(context)));
      const until = performance.now() + round;
      let sent = 0;
      while (!stopping?.aborted && performance.now() < until && !pause.isOn()) {
        const batch = await takeBatch(context);
        if (!batch?.deliveries.length) break;
        sent += await sendBatch(batch.deliveries, smtpUrl, stopping);
        const wait = batch.next.getTime() - context.clock.now();
        if (wait > 0) await sleep(wait, undefined, { signal: stopping }).catch(() => {});
      }
      await finishRuns(context.db, timeFromNow(context));
      return sent;
    },
    async close() {
      await deliverer.writeAll().catch(() => {});
      for (const relay of relays.splice(0)) relay.close();
    },
  };
}
