import { type ErrorOf, type Order, type order as orderOperation, purchaseOperations } from '@tern/contract';
import { type Api, errorNameOf } from '../api/createApi.ts';

export type OrderFailure = ErrorOf<typeof orderOperation> | 'network' | 'unknown';

export interface FollowOptions {
  onOrder: (order: Order) => void;
  /** The request failed. Where the network or the service is away the next one follows by itself. */
  onFailure?: (failure: OrderFailure) => void;
  /** The buyer has just come back: the first request has the service check with the provider at once. */
  hurried?: boolean;
}

/** Asking again says the same: the order is not this person's, or nobody is signed in. */
const finalFailures: readonly OrderFailure[] = [
  'order_unknown',
  'validation_failed',
  'unauthenticated',
  'session_invalid',
  'session_ended',
  'session_expired',
];
const isFinal = (failure: OrderFailure) => finalFailures.includes(failure);

/** ms between requests while the network is away. */
const offlineDelay = 4000;

export interface FollowedOrder {
  /** Ends it for good: a request under way is cut off, and nothing is reported after that. */
  stop(): void;
  /** Asks at once, in place of the request that would come next. Begins again where the state seemed to stay. */
  check(): void;
}

/** Asks how an order stands, as often as the service says, until its state stays. It outlasts a lost network. */
export function followOrder(api: Api, orderId: string, options: FollowOptions): FollowedOrder {
  const { onOrder, onFailure, hurried = false } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let request = new AbortController();
  let stopped = false;

  async function read(checkProvider: boolean, signal: AbortSignal): Promise<Order> {
    const order = await api.call('order', { order_id: orderId }, { signal });
    const { result } = purchaseOperations[order.method];
    if (!checkProvider || order.poll_after === null || result === 'order') return order;
    // A provider that does not respond takes nothing from what is known of the order.
    return api.call(result, { order_id: orderId }, { signal }).catch(() => order);
  }

  async function poll(checkProvider: boolean): Promise<void> {
    request.abort();
    clearTimeout(timer);
    if (stopped) return;
    request = new AbortController();
    const { signal } = request;
    let wait: number | null;
    let missed = false;
    try {
      const order = await read(checkProvider, signal);
      if (signal.aborted) return;
      wait = order.poll_after;
      onOrder(order);
    } catch (error) {
      if (signal.aborted) return;
      const failure = errorNameOf<typeof orderOperation>(error);
      // Nobody has said how it stands: the next request may.
      missed = !isFinal(failure);
      wait = missed ? offlineDelay : null;
      onFailure?.(failure);
    }
    if (wait !== null && !signal.aborted) timer = setTimeout(() => void poll(missed && checkProvider), wait);
  }

  void poll(hurried);
  return {
    stop() {
      stopped = true;
      request.abort();
      clearTimeout(timer);
    },
    check: () => void poll(true),
  };
}
