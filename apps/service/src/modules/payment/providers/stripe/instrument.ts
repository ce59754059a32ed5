import type Stripe from 'stripe';
import type { OrderRow } from '../../rows/paymentRows.ts';
import { type PaymentAdapter, ProviderRefused, ProviderUnavailable } from '../PaymentAdapter.ts';
import type { InstrumentFacts } from '../ProviderEvent.ts';
import { checkoutLocale } from './checkoutLocale.ts';
import { type CallStripe, idOf } from './common.ts';
import { hasEnded } from './standing.ts';

type InstrumentCalls =
  | 'readInstrument'
  | 'openInstrumentChange'
  | 'finishInstrumentChange'
  | 'removeInstrument';

const withMethod = { expand: ['default_payment_method'] };

/** Another card for a subscription: given on Stripe's page in the setup mode, then made the one that is charged. */
export function createStripeInstrument({
  stripe,
  callStripe,
}: {
  stripe: Stripe;
  callStripe: CallStripe;
}): Required<Pick<PaymentAdapter, InstrumentCalls>> {
  const subscriptionOf = ({ providerSubscription: id }: OrderRow) => {
    // The event that names it is on its way.
    if (!id) throw new ProviderUnavailable('no subscription yet');
    return callStripe(() => stripe.subscriptions.retrieve(id, withMethod));
  };

  const { methodsOf, detach, chargeNewest, payOpenInvoices } = createCardCalls({
    stripe,
    callStripe,
    subscriptionOf,
  });

  return {
    async readInstrument(order) {
      const method = (await subscriptionOf(order)).default_payment_method;
      return method && typeof method === 'object' ? instrumentFacts(method) : null;
    },

    async openInstrumentChange(order, { done, back, language, key }) {
      const subscription = await subscriptionOf(order);
      const customer = idOf(subscription.customer) ?? undefined;
      const session = await callStripe(() =>
        stripe.checkout.sessions.create(
          {
            mode: 'setup',
            currency: order.currency.toLowerCase(),
            allowed_payment_method_types: ['card'],
            customer,
            client_reference_id: order.id,
            locale: checkoutLocale(language),
            metadata: { order_id: order.id },
            setup_intent_data: { metadata: { order_id: order.id, subscription_id: subscription.id } },
            success_url: done,
            cancel_url: back,
          },
          { idempotencyKey: key },
        ),
      );
      if (!session.url) throw new ProviderRefused('no page');
      return { url: session.url, session: session.id };
    },

    async finishInstrumentChange(order, id) {
      const { status } = await callStripe(() => stripe.checkout.sessions.retrieve(id));
      if (status !== 'complete') return status === 'expired' ? 'expired' : 'open';
      const subscription = await subscriptionOf(order);
      const customer = idOf(subscription.customer);
      if (!customer || hasEnded(subscription.status)) return 'done';
      await chargeNewest(order, customer);
      await payOpenInvoices(subscription.id);
      return 'done';
    },

    async removeInstrument(order) {
      const customer = idOf((await subscriptionOf(order)).customer);
      if (customer) await detach(await methodsOf(customer));
    },
  };
}

interface CardCalls {
  stripe: Stripe;
  callStripe: CallStripe;
  subscriptionOf: (order: OrderRow) => Promise<Stripe.Subscription>;
}

/** The cards of a customer, and what is charged to them. */
function createCardCalls({ stripe, callStripe, subscriptionOf }: CardCalls) {
  /** The newest first. Each order has a customer of its own, so that nothing else is charged with these. */
  const methodsOf = async (customer: string): Promise<Stripe.PaymentMethod[]> => {
    const { data } = await callStripe(() => stripe.paymentMethods.list({ customer, limit: 100 }));
    return data.toSorted((one, other) => other.created - one.created);
  };

  const detach = async (methods: readonly Stripe.PaymentMethod[]): Promise<void> => {
    for (const { id } of methods) {
      try {
        await callStripe(() => stripe.paymentMethods.detach(id));
      } catch (error) {
        // Somebody else has, meanwhile.
        if (!(error instanceof ProviderRefused)) throw error;
      }
    }
  };

  /**
   * The card that was given last is charged, and the others go. Two pages may be completed, and told of, at once: each
   * looks again once it has taken the others away, so that both end with the same card.
   */
  async function chargeNewest(order: OrderRow, customer: string): Promise<void> {
    const [newest, ...others] = await methodsOf(customer);
    if (!newest) return;
    const choose = async () => {
      const { id, default_payment_method: charged } = await subscriptionOf(order);
      if (idOf(charged) === newest.id) return;
      await callStripe(() => stripe.subscriptions.update(id, { default_payment_method: newest.id }));
    };
    await choose();
    if (others.length === 0) return;
    await detach(others);
    await choose();
  }

  /** A period that could not be charged is charged with the new card. A refusal comes as an event like any other. */
  async function payOpenInvoices(subscription: string): Promise<void> {
    const { data } = await callStripe(() =>
      stripe.invoices.list({ subscription, status: 'open', limit: 12 }),
    );
    for (const { id } of data) {
      try {
        await callStripe(() => stripe.invoices.pay(id));
      } catch (error) {
        if (!(error instanceof ProviderRefused)) throw error;
      }
    }
  }

  return { methodsOf, detach, chargeNewest, payOpenInvoices };
}

/** A card that was removed stays named at its subscription, without a customer. */
function instrumentFacts(method: Stripe.PaymentMethod): InstrumentFacts | null {
  if (!method.customer) return null;
  const { card, paypal } = method;
  const nothing = { brand: null, last4: null, expires: null, account: null };
  if (paypal) return { ...nothing, kind: 'paypal' };
  if (!card) return { ...nothing, kind: 'other' };
  return {
    kind: 'card',
    brand: card.display_brand ?? card.brand,
    last4: card.last4,
    expires: { month: card.exp_month, year: card.exp_year },
    account: null,
  };
}
