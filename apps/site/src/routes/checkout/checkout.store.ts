import {
  type CurrencyCode,
  createSubscription,
  type ErrorOf,
  type PaymentMethod,
  params,
  type Quote,
  quote as quoteOperation,
} from '@tern/contract';
import type { Language } from '@tern/i18n';
import { proxy } from 'valtio';
import { type Api, CallError, errorNameOf } from '../../api/client.ts';
import type { SessionStore } from '../../app/session.store.ts';

export type CheckoutError =
  | ErrorOf<typeof createSubscription>
  | ErrorOf<typeof quoteOperation>
  | 'email_known'
  | 'network'
  | 'unknown';

export interface CheckoutState {
  quote: Quote | null;
  /** The quote before the one shown, when the service changed the offer. */
  previousQuote: Quote | null;
  methods: PaymentMethod[];
  method: PaymentMethod | null;
  busy: boolean;
  error: CheckoutError | null;
}

/** One purchase: quote, buyer, order (decisions: one price from the card to the receipt). */
export function createCheckoutStore(api: Api, session: SessionStore) {
  const state = proxy<CheckoutState>({
    quote: null,
    previousQuote: null,
    methods: [],
    method: null,
    busy: false,
    error: null,
  });
  let latest = 0;

  const fail = (error: unknown) => {
    if (error instanceof CallError && error.error === 'quote_changed' && error.details.quote) {
      state.previousQuote = state.quote;
      state.quote = error.details.quote;
    }
    state.error = errorNameOf(error) as CheckoutError;
  };

  return {
    state,

    /** Asks for the price of a plan and the ways to pay. The newest question wins. */
    async open(productId: string, currency: CurrencyCode) {
      latest += 1;
      const turn = latest;
      state.error = null;
      try {
        const [quote, known] = await Promise.all([
          api.call(quoteOperation, { product_id: productId, currency }),
          state.methods.length ? null : api.call(params, {}),
        ]);
        if (turn !== latest) return;
        state.quote = quote;
        state.previousQuote = null;
        if (known) {
          state.methods = known.methods.map((method) => method.code);
          state.method ??= state.methods[0] ?? null;
        }
      } catch (error) {
        if (turn === latest) fail(error);
      }
    },

    setMethod(method: PaymentMethod) {
      state.method = method;
    },

    /**
     * Opens the order and resolves with the address to go to, or null when something is in the way.
     * Calling it again while it runs does nothing; calling it later gives the same open order back.
     */
    async submit(buyer: { email: string; language: Language; returnBase: string }): Promise<string | null> {
      if (state.busy || !state.quote) return null;
      state.busy = true;
      state.error = null;
      try {
        if (session.state.status !== 'signed-in') {
          const refused = await session.signUp(buyer.email, buyer.language);
          if (refused) {
            state.error = refused;
            return null;
          }
        }
        const order = await api.call(createSubscription, {
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
