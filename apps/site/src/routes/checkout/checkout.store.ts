import {
  type anonymousSignup,
  type CurrencyCode,
  type createSubscription,
  type ErrorOf,
  type PaymentMethod,
  purchaseOperations,
  type Quote,
  type quote as quoteOperation,
} from '@tern/contract';
import type { Language } from '@tern/i18n';
import { proxy } from 'valtio';
import { CallError } from '../../api/CallError.ts';
import { type Api, errorNameOf } from '../../api/createApi.ts';
import type { SessionStore } from '../../app/session.store.ts';

export type CheckoutError =
  | ErrorOf<typeof createSubscription>
  | ErrorOf<typeof quoteOperation>
  | ErrorOf<typeof anonymousSignup>
  | 'network'
  | 'unknown';

export interface CheckoutState {
  quote: Quote | null;
  /** The quote before the one shown, when the service changed the offer. */
  previousQuote: Quote | null;
  method: PaymentMethod | null;
  busy: boolean;
  error: CheckoutError | null;
}

/** One purchase: quote, buyer, order (decisions: one price from the card to the receipt). */
export function createCheckoutStore(api: Api, session: SessionStore, methods: readonly PaymentMethod[]) {
  const state = proxy<CheckoutState>({
    quote: null,
    previousQuote: null,
    method: methods[0] ?? null,
    busy: false,
    error: null,
  });
  let latest = 0;
  let asked: string | null = null;

  const fail = (error: unknown) => {
    if (error instanceof CallError && error.error === 'quote_changed' && error.details.quote) {
      state.previousQuote = state.quote;
      state.quote = error.details.quote;
    }
    state.error = errorNameOf(error) as CheckoutError;
  };

  /** Asks the service for the price of a plan, and holds it to that. The newest question wins. */
  async function open(productId: string, currency: CurrencyCode): Promise<void> {
    latest += 1;
    const turn = latest;
    state.error = null;
    try {
      const quote = await api.call('quote', { product_id: productId, currency });
      if (turn !== latest) return;
      state.quote = quote;
      state.previousQuote = null;
    } catch (error) {
      if (turn === latest) fail(error);
    }
  }

  return {
    state,
    methods,

    /** Asks for the price once per plan and currency, as soon as somebody means to buy. */
    async hold(productId: string, currency: CurrencyCode): Promise<void> {
      const wanted = `${productId} ${currency}`;
      if (state.busy || asked === wanted) return;
      asked = wanted;
      await open(productId, currency);
      if (state.error) asked = null;
    },

    setMethod(method: PaymentMethod) {
      state.method = method;
    },

    /**
     * Opens the order and resolves with the address to go to, or null when something is in the way.
     * Calling it again while it runs does nothing; calling it later gives the same open order back.
     */
    async submit(buyer: {
      email: string;
      language: Language;
      returnBase: string;
      /** What the page shows: money moves for this price or not at all. */
      shown: { productId: string; currency: CurrencyCode; amount: number };
    }): Promise<string | null> {
      if (state.busy) return null;
      state.busy = true;
      state.error = null;
      try {
        const { productId, currency, amount } = buyer.shown;
        if (state.quote?.product_id !== productId || state.quote.currency !== currency) {
          await open(productId, currency);
          if (!state.quote || state.error) return null;
          if (state.quote.amount !== amount) {
            state.error = 'quote_changed';
            return null;
          }
        }
        if (session.state.status !== 'signed-in') {
          const refused = await session.signUp(buyer.email, buyer.language);
          if (refused) {
            state.error = refused;
            return null;
          }
        }
        const order = await api.call(purchaseOperations[state.method ?? 's1'].purchase, {
          quote_id: state.quote.quote_id,
          return_base: buyer.returnBase,
        });
        state.previousQuote = null;
        return (
          order.checkout_url ?? `${buyer.returnBase}/paystatus?order=${encodeURIComponent(order.order_id)}`
        );
      } catch (error) {
        fail(error);
        return null;
      } finally {
        state.busy = false;
      }
    },
  };
}

export type CheckoutStore = ReturnType<typeof createCheckoutStore>;
