import { type Order, purchaseOperations } from '@tern/contract';
import type { Api } from '../../api/createApi.ts';
import type { CheckoutState, PaypalTab } from './checkout.store.ts';

/** ms in which a tab that leaves for a provider may be cut off. */
const cutOff = 3000;

/** The payment that goes on in PayPal's tab while this page waits (spec section 8, Payment messages). */
export function createPaypalWaiting(
  api: Api,
  state: Pick<CheckoutState, 'paypal' | 'method'>,
  /** PayPal has confirmed it, wherever the buyer is. */
  onPaid: (orderId: string) => void,
) {
  let tab: PaypalTab['window'] = null;
  let watch: ReturnType<typeof setInterval> | undefined;
  let stopWaiting: (() => void) | null = null;

  /** Providers may cut the tab off from us, which looks as if it was closed: what closes at once says nothing. */
  function watchTab() {
    clearInterval(watch);
    const since = Date.now();
    watch = setInterval(() => {
      if (!tab?.closed) return;
      clearInterval(watch);
      if (Date.now() - since > cutOff && state.paypal?.state === 'waiting') state.paypal.state = 'closed';
    }, 500);
  }

  /** Whether the order needs no more waiting here. */
  function settle(order: Order): boolean {
    if (!state.paypal || order.state === 'created' || order.state === 'pending') return false;
    if (order.state === 'paid') {
      stopWaiting?.();
      onPaid(order.order_id);
      state.paypal = null;
    } else state.paypal.state = 'failed';
    return true;
  }

  return {
    wait(orderId: string, url: string, opened: PaypalTab) {
      stopWaiting?.();
      tab = opened.window;
      state.paypal = { orderId, url, state: tab && !tab.closed ? 'waiting' : 'blocked' };
      if (tab && !tab.closed) tab.location.href = url;
      watchTab();
      const stop = new AbortController();
      let timer: ReturnType<typeof setTimeout> | undefined;
      // The buyer may forget to come back and press: the order itself says when it is paid.
      const follow = async () => {
        const order = await api
          .call('order', { order_id: orderId }, { signal: stop.signal })
          .catch(() => null);
        if (stop.signal.aborted) return;
        if (order && settle(order)) return;
        timer = setTimeout(follow, 2500);
      };
      timer = setTimeout(follow, 2500);
      stopWaiting = () => {
        stop.abort();
        clearInterval(watch);
        clearTimeout(timer);
        stopWaiting = null;
      };
    },

    reopen(openTab: (url: string) => PaypalTab['window']) {
      if (!state.paypal?.url) return;
      tab = openTab(state.paypal.url);
      if (state.paypal.state !== 'failed') state.paypal.state = tab ? 'waiting' : 'blocked';
      watchTab();
    },

    async completed(): Promise<void> {
      const waiting = state.paypal;
      if (!waiting || waiting.state === 'checking') return;
      waiting.state = 'checking';
      try {
        const { result } = purchaseOperations[state.method ?? 'ps'];
        const order = await api.call(result, { order_id: waiting.orderId });
        if (!settle(order) && state.paypal) state.paypal.state = 'unfinished';
      } catch {
        if (state.paypal) state.paypal.state = 'network';
      }
    },

    cancel() {
      stopWaiting?.();
      tab?.close();
      tab = null;
      state.paypal = null;
    },
  };
}

export type PaypalWaiting = ReturnType<typeof createPaypalWaiting>;
