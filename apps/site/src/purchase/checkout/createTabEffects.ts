import { type Order, purchaseOperations } from '@tern/contract';
import type { PaymentMethod } from '@tern/domain';
import type { Api } from '../../api/createApi.ts';
import { latestOnly } from '../../app/latestOnly.ts';
import { providerAddress } from '../../app/leave.ts';
import { type FollowedOrder, followOrder } from '../followOrder.ts';
import type { PaypalTab, Reply } from './checkoutEvents.ts';

/** ms in which a tab that leaves for a provider may be cut off. */
const cutOff = 3000;

/** A payment in another tab: the tab itself, and the order that is followed meanwhile. */
export function createTabEffects(api: Api, send: (reply: Reply) => void) {
  const questions = latestOnly();
  let tab: PaypalTab['window'] = null;
  let watch: ReturnType<typeof setInterval> | undefined;
  let followed: FollowedOrder | null = null;

  /** Providers may cut the tab off from us, which looks as if it was closed: what closes at once says nothing. */
  function watchTab(): void {
    clearInterval(watch);
    const since = Date.now();
    watch = setInterval(() => {
      if (!tab?.closed) return;
      clearInterval(watch);
      if (Date.now() - since > cutOff) send({ type: 'tabClosed' });
    }, 500);
  }

  const settled = ({ state, refusal }: Order): Reply | null => {
    if (state === 'created' || state === 'pending') return null;
    // A trial that was refused is no failed payment.
    return { type: state === 'paid' || refusal ? 'orderPaid' : 'orderEnded' };
  };

  return {
    take(opened: PaypalTab): void {
      tab = opened.window;
    },

    point(url: string): void {
      if (!tab || tab.closed) send({ type: 'tabBlocked' });
      else tab.location.href = providerAddress(url);
      watchTab();
    },

    /** From a press, so that no browser blocks it. */
    reopen(url: string, openTab: (url: string) => PaypalTab['window']): void {
      tab = openTab(url);
      send({ type: tab ? 'tabOpened' : 'tabBlocked' });
      watchTab();
    },

    close(): void {
      tab?.close();
      tab = null;
    },

    /** The buyer may forget to come back and press: the order itself says when it is paid. */
    follow(orderId: string): void {
      followed = followOrder(api, orderId, {
        onOrder(order) {
          const reply = settled(order);
          if (reply) send(reply);
        },
      });
    },

    unfollow(): void {
      questions.cancel();
      followed?.stop();
      followed = null;
      clearInterval(watch);
    },

    /** Has the service request the state of the order from PayPal. */
    async checkProvider(orderId: string, method: PaymentMethod): Promise<void> {
      const isLatest = questions.start();
      let reply: Reply;
      try {
        const order = await api.call(purchaseOperations[method].result, { order_id: orderId });
        reply = settled(order) ?? { type: 'orderStillOpen' };
      } catch {
        reply = { type: 'orderUnreachable' };
      }
      if (isLatest()) send(reply);
    },
  };
}
