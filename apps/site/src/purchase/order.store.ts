import { type ErrorOf, type Order, type order as orderOperation, purchaseOperations } from '@tern/contract';
import { proxy } from 'valtio';
import { type Api, errorNameOf } from '../api/createApi.ts';
import type { Stores } from '../app/stores.tsx';

export interface OrderStoreState {
  order: Order | null;
  error: ErrorOf<typeof orderOperation> | 'network' | 'unknown' | null;
}

/** ms between questions while the network is away. */
const offlineDelay = 4000;

/** Follows one order until its state stays. It never gives up while the page is open. */
export function createOrderStore(api: Api) {
  const state = proxy<OrderStoreState>({ order: null, error: null });

  return {
    state,
    /** Starts asking; returns the way to stop. */
    follow(orderId: string): () => void {
      const stop = new AbortController();
      let timer: ReturnType<typeof setTimeout> | undefined;
      let hurried = false;
      const ask = async () => {
        let wait: number | null = offlineDelay;
        try {
          let order = await api.call('order', { order_id: orderId }, { signal: stop.signal });
          const { result } = purchaseOperations[order.method];
          if (order.poll_after !== null && !hurried && result !== 'order') {
            // The buyer has just come back: the service asks the provider now and not at its next turn.
            hurried = true;
            order = await api.call(result, { order_id: orderId }, { signal: stop.signal });
          }
          state.order = order;
          state.error = null;
          wait = order.poll_after;
        } catch (error) {
          if (stop.signal.aborted) return;
          state.error = errorNameOf<typeof orderOperation>(error);
          if (state.error !== 'network' && state.error !== 'unavailable') wait = null;
        }
        if (wait !== null && !stop.signal.aborted) timer = setTimeout(ask, wait);
      };
      void ask();
      return () => {
        stop.abort();
        clearTimeout(timer);
      };
    },
  };
}

export type OrderStore = ReturnType<typeof createOrderStore>;

export const orderStore = ({ api }: Stores) => createOrderStore(api);
