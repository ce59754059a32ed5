import type Stripe from 'stripe';
import type { MethodRecord, Purchase, SetupSession } from '../records.ts';
import { methodObject, setupObject } from './paymentObjects.ts';
import { sessionObject } from './sessionObject.ts';

const noPrice = {
  name: '',
  product: '',
  price: '',
  unit: 0,
  currency: '',
  interval: 'month',
  interval_count: 1,
  coupon: null,
  tax_percent: null,
  trial_end: null,
  subscription: null,
  subscription_metadata: {},
} satisfies Partial<Purchase>;

/** The setup intent of a session: with its metadata, and its card once there is one. */
export const setupOfSession = (session: SetupSession): Stripe.SetupIntent => ({
  ...setupObject({
    id: session.setup,
    created: session.created,
    customer: session.customer,
    secret: `${session.setup}_secret_sandbox`,
    status:
      session.status === 'complete'
        ? 'succeeded'
        : session.status === 'expired'
          ? 'canceled'
          : 'requires_payment_method',
    error: null,
    method: session.method,
    subscription: '',
  }),
  metadata: session.setup_metadata,
});

/** A session in the setup mode has no price and no subscription. */
export function setupSessionObject(
  session: SetupSession,
  {
    url,
    method,
    expand = [],
  }: { url: string; method?: MethodRecord | undefined; expand?: readonly string[] },
): Stripe.Checkout.Session {
  const { id, created, status, metadata, reference, locale, customer, success_url, cancel_url, expires_at } =
    session;
  const shared = { id, created, status, metadata, reference, locale, customer, success_url, cancel_url };
  const setup = setupOfSession(session);
  const wanted = expand.some((path) => path === 'setup_intent' || path.startsWith('setup_intent.'));
  const withMethod = expand.includes('setup_intent.payment_method') && method;
  return {
    ...sessionObject({ ...noPrice, ...shared, fields: false, email: null, expires_at, url }, undefined),
    amount_subtotal: null,
    amount_total: null,
    currency: null,
    customer_creation: null,
    discounts: null,
    mode: 'setup',
    payment_status: 'no_payment_required',
    setup_intent: wanted
      ? { ...setup, ...(withMethod && { payment_method: methodObject(withMethod) }) }
      : session.setup,
    total_details: null,
  };
}
