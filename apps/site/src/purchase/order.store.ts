import type { Order } from '@tern/contract';
import { proxy } from 'valtio';
import type { Api } from '../api/createApi.ts';
import { markCustomer } from '../app/markCustomer.ts';
import type { Stores } from '../app/stores.tsx';
import { type FollowedOrder, followOrder, type OrderFailure } from './followOrder.ts';
import { tellOrder } from './tellOrder.ts';

export interface OrderStoreState {
  order: Order | null;
  error: OrderFailure | null;
}

/** The order that a page follows. One at a time: following another ends the one before. */
export function createOrderStore(api: Api) {
  const state = proxy<OrderStoreState>({ order: null, error: null });
  let followed: FollowedOrder | null = null;

  return {
    state,
    /** Starts polling; returns the function that stops it. */
    follow(orderId: string): () => void {
      followed?.stop();
      const own = followOrder(api, orderId, {
        hurried: true,
        onOrder(order) {
          tellOrder(state.order, order);
          state.order = order;
          state.error = null;
          markCustomer();
        },
        onFailure(failure) {
          state.error = failure;
        },
      });
      followed = own;
      return own.stop;
    },
    /** "Check": requests the followed order at once, and goes on from there. */
    check: () => followed?.check(),
  };
}

export type OrderStore = ReturnType<typeof createOrderStore>;

export const orderStore = ({ api }: Stores) => createOrderStore(api);
