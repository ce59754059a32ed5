import {
  type anonymousSignup,
  type CurrencyCode,
  type createSubscription,
  type ErrorOf,
  type InputOf,
  purchaseOperations,
  type Quote,
  type quote as quoteOperation,
} from '@tern/contract';
import type { PaymentMethod } from '@tern/domain';
import type { Language } from '@tern/i18n';
import type { PaypalWaitState } from '@tern/patterns';
import { proxy } from 'valtio';
import { CallError } from '../../api/CallError.ts';
import { type Api, errorNameOf } from '../../api/createApi.ts';
import type { SessionStore } from '../../app/session.store.ts';
import type { Stores } from '../../app/stores.tsx';
import type { PaypalWaiting } from './createPaypalWaiting.ts';
import type { CardFields, CardFieldsOptions, PayOutcome } from './openCardFields.ts';

export type CheckoutError =
  | ErrorOf<typeof createSubscription>
  | ErrorOf<typeof quoteOperation>
  | ErrorOf<typeof anonymousSignup>
  | Exclude<PayOutcome, 'done' | 'unknown'>
  | 'bot_check_unavailable'
  | 'network'
  | 'unknown';

export interface CheckoutState {
  quote: Quote | null;
  /** Part of the quote's amount, once an order of it is open at a provider that reports tax. Minor units. */
  tax: number | null;
  /** The quote before the one shown, when the service changed the offer. */
  previousQuote: Quote | null;
  method: PaymentMethod | null;
  busy: boolean;
  error: CheckoutError | null;
  /** `kept`: what a link brought, shown in the field. */
  code: { wanted: string | null; kept: string | null; busy: boolean; invalid: boolean };
  /** The activity or the key whose prices are shown. */
  offer: string | null;
  /** The order that was opened last. */
  orderId: string | null;
  /** The provider's fields on this page. `hosted`: the operator wants none. */
  fields: 'idle' | 'loading' | 'ready' | 'blocked' | 'hosted';
  /** The payment that goes on in another tab; null when there is none. */
  paypal: { orderId: string; url: string | null; state: PaypalWaitState } | null;
}

/** The methods that are paid in a tab of their own. */
const inNewTab: readonly PaymentMethod[] = ['ps', 'subscription'];

/** The methods whose fields can stand on this page. */
const inFields: readonly PaymentMethod[] = ['s1', 'gap'];

/** The tab that PayPal opens in. */
export interface PaypalTab {
  /** Null when the browser blocked it. */
  window: Pick<Window, 'closed' | 'close' | 'location'> | null;
}

/** Where a purchase leads. */
export interface SubmitEnd {
  address: string;
  /** It was paid on this page, as far as the page knows. */
  confirmed: boolean;
}

type OpenFields = (options: CardFieldsOptions) => Promise<CardFields>;

/** One purchase: quote, buyer, order (decisions: one price from the card to the receipt). */
export function createCheckoutStore(
  api: Api,
  session: SessionStore,
  methods: readonly PaymentMethod[],
  /** Comes only for those who pay by card: a chunk of its own, and Stripe's script behind it. */
  loadFields: () => Promise<OpenFields> = async () => (await import('./openCardFields.ts')).openCardFields,
  cardsHosted = false,
) {
  const state = proxy<CheckoutState>({
    quote: null,
    tax: null,
    previousQuote: null,
    method: methods[0] ?? null,
    busy: false,
    error: null,
    code: { wanted: null, kept: null, busy: false, invalid: false },
    offer: null,
    orderId: null,
    fields: cardsHosted ? 'hosted' : 'idle',
    paypal: null,
  });
  let fields: CardFields | null = null;
  let opening: Promise<void> | null = null;
  let fieldsTurn = 0;
  let priced: [amount: number, currency: CurrencyCode] | null = null;
  let latest = 0;
  let asked: string | null = null;
  let held = { what: '', failed: false };

  const fail = (error: unknown) => {
    if (error instanceof CallError && error.error === 'coupon_invalid') {
      state.code.wanted = null;
      state.code.invalid = true;
      return;
    }
    if (error instanceof CallError && error.error === 'quote_changed' && error.details.quote) {
      state.previousQuote = state.quote;
      state.quote = error.details.quote;
      state.tax = null;
    }
    state.error = errorNameOf(error) as CheckoutError;
  };

  /** Asks the service for the price of a plan, and holds it to that. The newest question wins. */
  async function open(productId: string, currency: CurrencyCode): Promise<boolean> {
    latest += 1;
    const turn = latest;
    try {
      const quote = await api.call('quote', {
        product_id: productId,
        currency,
        ...(state.code.wanted && { code: state.code.wanted }),
        ...(state.offer && { offer: state.offer }),
      });
      if (turn !== latest) return true;
      state.quote = quote;
      state.tax = null;
      state.previousQuote = null;
      return true;
    } catch (error) {
      if (turn === latest) fail(error);
      return false;
    }
  }

  /** Nothing to pay: the tab that waits for an address goes. */
  const leave = (opened: PaypalTab | undefined): null => {
    opened?.window?.close();
    return null;
  };

  /** Comes only for those who pay with PayPal. */
  let paypal: PaypalWaiting | null = null;
  let onPaid: ((orderId: string) => void) | null = null;

  return {
    state,
    methods,
    inNewTab,

    inFields,

    /**
     * Draws the provider's fields once the buyer has chosen a card or a wallet. When they are blocked, fail or
     * take too long, the hosted page takes their place and nothing is lost.
     */
    openFields(options: Omit<CardFieldsOptions, 'publicKey' | 'scriptUrl'>): Promise<void> {
      if (state.fields !== 'idle') return opening ?? Promise.resolve();
      fieldsTurn += 1;
      const turn = fieldsTurn;
      state.fields = 'loading';
      const open = async () => {
        try {
          const [openCardFields, { public_key, script_url }] = await Promise.all([
            loadFields(),
            api.call('publicKey', {}),
          ]);
          if (turn !== fieldsTurn) return;
          if (!script_url) {
            state.fields = 'hosted';
            return;
          }
          const opened = await openCardFields({ ...options, publicKey: public_key, scriptUrl: script_url });
          if (turn !== fieldsTurn) return opened.close();
          fields = opened;
          if (priced) opened.price(...priced);
          state.fields = 'ready';
        } catch {
          if (turn === fieldsTurn) state.fields = 'blocked';
        }
      };
      opening = open();
      return opening;
    },

    /** The price on the page has changed. */
    priceFields(amount: number, currency: CurrencyCode) {
      priced = [amount, currency];
      if (!state.busy) fields?.price(amount, currency);
    },

    /** Another method was chosen, or the page was left. */
    closeFields() {
      fieldsTurn += 1;
      fields?.close();
      fields = null;
      opening = null;
      if (state.fields !== 'hosted') state.fields = 'idle';
    },

    /** Called with the order once PayPal has confirmed it, wherever the buyer is. */
    set paid(callback: ((orderId: string) => void) | null) {
      onPaid = callback;
    },

    /** "Continue to Paypal": from a press, so that no browser blocks it. */
    reopen: (openTab: (url: string) => PaypalTab['window']) => paypal?.reopen(openTab),

    /** "Completed": the service asks PayPal; nothing is taken from the press itself. */
    completed: async () => paypal?.completed(),

    /** "Cancel": back to the checkout. The order stays open and is given back on the next try. */
    cancelPaypal: () => paypal?.cancel(),

    /** Asks for the price once per plan and currency, as soon as somebody means to buy. */
    async hold(productId: string, currency: CurrencyCode): Promise<void> {
      const what = `${productId} ${currency} ${state.code.wanted} ${state.offer}`;
      const wanted = `${what} ${session.state.user?.user_id}`;
      if (state.busy || asked === wanted) return;
      // What stopped a try to pay stays on the page while it is about this plan: a price is no answer to it.
      if (what !== held.what || held.failed) state.error = null;
      asked = wanted;
      held = { what, failed: false };
      held.failed = !(await open(productId, currency));
      // A code that does not work for this plan leaves the price without one.
      if (held.failed && state.code.invalid) held.failed = !(await open(productId, currency));
      if (held.failed) asked = null;
    },

    /** The code of a link is tried as if it had been typed in. Once: what the buyer does with it then counts. */
    async keepCode(code: string, productId: string, currency: CurrencyCode): Promise<void> {
      if (state.code.kept || state.busy || state.code.busy) return;
      state.code.kept = code;
      await this.applyCode(code, productId, currency);
    },

    /** Tries a code on the plan that is shown; an empty one takes it off. */
    async applyCode(code: string, productId: string, currency: CurrencyCode): Promise<void> {
      if (state.busy || state.code.busy) return;
      state.code.invalid = false;
      state.code.wanted = code || null;
      state.code.busy = true;
      state.error = null;
      try {
        await open(productId, currency);
        // A code that does not work leaves the price without one.
        if (state.code.invalid) await open(productId, currency);
      } finally {
        state.code.busy = false;
      }
    },

    setMethod(method: PaymentMethod) {
      // Not while a payment is on its way: its fields would go.
      if (!state.busy) state.method = method;
    },

    /**
     * Opens the order, pays it where its fields are on this page, and resolves with the address to go to; null
     * when something is in the way.
     * Calling it again while it runs does nothing; calling it later gives the same open order back.
     */
    async submit(buyer: {
      email: string;
      language: Language;
      returnBase: string;
      /** What the page shows: money moves for this price or not at all. */
      shown: { productId: string; currency: CurrencyCode; amount: number };
      /** Whose result page to come back to. */
      surface?: 'site' | 'win';
      /** Where the buyer came from; a purchase goes on without it. */
      collectTracking?: () => Promise<InputOf<typeof createSubscription>['tracking']>;
      /** Opened by the press of the button, where the method wants a tab of its own. */
      tab?: PaypalTab;
    }): Promise<SubmitEnd | null> {
      if (state.busy) return null;
      state.busy = true;
      state.error = null;
      try {
        const method = state.method ?? 's1';
        if (inFields.includes(method)) await opening;
        const here = inFields.includes(method) ? fields : null;
        // Nothing is opened for a card that is not complete; the fields say what is missing.
        if (here && !(await here.check())) return null;
        const { productId, currency, amount } = buyer.shown;
        if (state.quote?.product_id !== productId || state.quote.currency !== currency) {
          await open(productId, currency);
          if (!state.quote || state.error) return leave(buyer.tab);
          if (state.quote.amount !== amount) {
            state.error = 'quote_changed';
            return leave(buyer.tab);
          }
        }
        if (session.state.status !== 'signed-in') {
          const refused = await session.signUp(buyer.email, buyer.language);
          if (refused) {
            state.error = refused;
            return leave(buyer.tab);
          }
        }
        const tracking = await buyer.collectTracking?.().catch(() => undefined);
        here?.price(state.quote.amount, state.quote.currency);
        const order = await api.call(purchaseOperations[method].purchase, {
          quote_id: state.quote.quote_id,
          ...(here && { form: 'embedded' as const }),
          return_base: buyer.returnBase,
          ...(buyer.surface && { surface: buyer.surface }),
          ...(tracking && { tracking }),
        });
        state.previousQuote = null;
        state.orderId = order.order_id;
        state.tax = order.tax_amount;
        if (buyer.tab && order.checkout_url) {
          const { createPaypalWaiting } = await import('./createPaypalWaiting.ts');
          paypal ??= createPaypalWaiting(api, state, (orderId) => onPaid?.(orderId));
          paypal.wait(order.order_id, order.checkout_url, buyer.tab);
          return null;
        }
        buyer.tab?.window?.close();
        const status = `${buyer.returnBase}/${buyer.surface === 'win' ? 'win-pay-result' : 'paystatus'}?order=${encodeURIComponent(order.order_id)}`;
        if (here && order.client_secret) {
          const outcome = await here.confirm(order.client_secret, new URL(status, location.href).href);
          // The page of the order says what the provider says; nothing is taken from the fields.
          if (outcome === 'done' || outcome === 'unknown') return { address: status, confirmed: true };
          state.error = outcome;
          return null;
        }
        return { address: order.checkout_url ?? status, confirmed: false };
      } catch (error) {
        fail(error);
        return leave(buyer.tab);
      } finally {
        state.busy = false;
      }
    },
  };
}

export type CheckoutStore = ReturnType<typeof createCheckoutStore>;

export const checkoutStore = ({ api, session, data }: Stores) =>
  createCheckoutStore(api, session, data.methods, undefined, data.cardsHosted);
