import type { PaymentMethod } from '@tern/domain';
import { proxy } from 'valtio';
import { type Api, errorNameOf } from '../../api/createApi.ts';
import { latestOnly } from '../../app/latestOnly.ts';
import type { SessionStore } from '../../app/session.store.ts';
import type { Stores } from '../../app/stores.tsx';
import { linkInvite } from '../linkCode.ts';
import type { CheckoutEffect, CheckoutEvent, PaypalTab, Reply } from './checkoutEvents.ts';
import { step } from './checkoutMachine.ts';
import { type Checkout, type CheckoutError, startOfCheckout } from './checkoutState.ts';
import { createFieldsEffects, type LoadFields } from './createFieldsEffects.ts';
import { createOrderEffects, type LoadTracking } from './createOrderEffects.ts';
import { createQuoteEffects } from './createQuoteEffects.ts';
import { createTabEffects } from './createTabEffects.ts';
import { tellCheckout } from './tellCheckout.ts';

/** The page around the checkout: where a purchase leads. */
export interface CheckoutPlace {
  /** To the provider's page, or to the result of an order that needs no payment. */
  onLeave: (address: string, orderId: string) => void;
  /** To the order that was paid on this page, as far as the page knows. */
  onConfirmed: (orderId: string) => void;
  /** PayPal has confirmed the payment in the other tab. */
  onPaid: (orderId: string) => void;
  /** Null when the browser blocks the tab. */
  openTab: (url: string) => PaypalTab['window'];
}

export interface CheckoutParts {
  /** A chunk of its own. */
  loadFields?: LoadFields;
  loadTracking?: LoadTracking;
  /** The invitation that is noted in this browser. */
  invite?: () => string | undefined;
  cardsHosted?: boolean;
}

/**
 * One purchase: quote, buyer, order (docs/checkout.md). Events go in with `send`, `state` comes out; `checkoutTable`
 * says what leads to what, and the effects around it do the work and reply with events.
 */
export function createCheckoutStore(
  api: Api,
  session: SessionStore,
  methods: readonly PaymentMethod[],
  {
    loadFields = async () => (await import('./openCardFields.ts')).openCardFields,
    loadTracking = async () => (await import('./collectTracking.ts')).collectTracking(),
    invite = () => linkInvite()?.code,
    cardsHosted = false,
  }: CheckoutParts = {},
) {
  let checkout: Checkout = startOfCheckout(methods[0] ?? null, cardsHosted);
  const state = proxy<Checkout>({ ...checkout });
  const events: CheckoutEvent[] = [];
  let place: CheckoutPlace | null = null;

  const quotes = createQuoteEffects(api, send, invite);
  const fields = createFieldsEffects(api, loadFields, send);
  const orders = createOrderEffects(api, session, loadTracking);
  const tabs = createTabEffects(api, send);
  const steps = latestOnly();

  /** One step of a try to pay; its reply counts while the try goes on. */
  async function take(work: Promise<Reply>): Promise<void> {
    const isLatest = steps.start();
    const reply = await work.catch(
      (error: unknown): Reply => ({ type: 'stepFailed', error: errorNameOf(error) as CheckoutError }),
    );
    if (isLatest()) send(reply);
  }

  const run: { [Name in CheckoutEffect['do']]: (effect: Extract<CheckoutEffect, { do: Name }>) => unknown } =
    {
      requestQuote: ({ request }) => quotes.request(request),
      openFields: ({ place: host, amount, currency }) => fields.open(host, amount, currency),
      priceFields: ({ amount, currency }) => fields.price(amount, currency),
      closeFields: () => fields.close(),
      checkCard: () => take(fields.check()),
      join: ({ email, language }) => take(orders.join(email, language)),
      openOrder: ({ method, order }) => take(orders.open(method, order)),
      confirmCard: ({ secret, returnPath }) =>
        take(fields.confirm(secret, new URL(returnPath, location.href).href)),
      endTry() {
        steps.cancel();
        fields.refuse();
        tabs.close();
      },
      takeTab: ({ tab }) => tabs.take(tab),
      pointTab: ({ url }) => tabs.point(url),
      reopenTab: ({ url }) => tabs.reopen(url, (address) => place?.openTab(address) ?? null),
      closeTab: () => tabs.close(),
      followOrder: ({ orderId }) => tabs.follow(orderId),
      checkProvider: ({ orderId, method }) => tabs.checkProvider(orderId, method),
      unfollowOrder: () => tabs.unfollow(),
      leave: ({ address, orderId }) => place?.onLeave(address, orderId),
      showOrder: ({ orderId }) => place?.onConfirmed(orderId),
      showPaid: ({ orderId }) => place?.onPaid(orderId),
    };

  function perform(effect: CheckoutEffect): void {
    try {
      (run[effect.do] as (effect: CheckoutEffect) => unknown)(effect);
    } catch (error) {
      // Reported, and no reason for the events that wait to be lost.
      queueMicrotask(() => {
        throw error;
      });
    }
  }

  /** Events that effects send meanwhile wait until this one is through. */
  function send(event: CheckoutEvent): void {
    events.push(event);
    if (events.length > 1) return;
    for (let next = events[0]; next; events.shift(), next = events[0]) {
      const { checkout: after, effects } = step(checkout, next);
      checkout = after;
      Object.assign(state, after);
      tellCheckout(next, after);
      for (const effect of effects) perform(effect);
    }
  }

  return {
    state: state as Readonly<Checkout>,
    methods,
    send,
    /** A page shows this checkout; returns what ends that. A payment in another tab is given up with it. */
    enter(page: CheckoutPlace): () => void {
      place = page;
      return () => {
        send({ type: 'pageLeft' });
        place = null;
      };
    },
  };
}

export type CheckoutStore = ReturnType<typeof createCheckoutStore>;

export const checkoutStore = ({ api, session, data }: Stores) =>
  createCheckoutStore(api, session, data.methods, { cardsHosted: data.cardsHosted });
