import { methodObject } from './objects/paymentObjects.ts';
import { setupOfSession, setupSessionObject } from './objects/setupSessionObject.ts';
import type { PaidWith, PaymentParts } from './PaymentParts.ts';
import { type FormValue, formAt, formRecord } from './parseForm.ts';
import type { MethodRecord, SetupSession } from './records.ts';
import { invalid, unknownInForm } from './stripeError.ts';
import { stripeId } from './stripeId.ts';

/** Sessions in the setup mode: another card of a customer that is known. */
export function createSetupSessions({
  state,
  events,
  origin,
  now,
}: Pick<PaymentParts, 'state' | 'events'> & { origin: () => string; now: () => number }) {
  const { stripe } = state.data;
  const seconds = () => Math.floor(now() / 1000);
  const urlOf = ({ id }: SetupSession) => `${origin()}/stripe/setup/${id}`;
  const show = (session: SetupSession, expand: readonly string[] = []) =>
    setupSessionObject(session, {
      url: urlOf(session),
      method: stripe.methods[session.method ?? ''],
      expand,
    });

  return {
    show,

    find: (id: string): SetupSession | undefined => {
      const session = stripe.sessions[id];
      if (session?.status === 'open' && session.expires_at <= seconds()) session.status = 'expired';
      return session;
    },

    /** Throws a `StripeError` for a form that Stripe would refuse. */
    create(form: Record<string, FormValue>): SetupSession {
      const customer = formAt(form, 'customer') ?? '';
      if (!stripe.customers[customer]) throw unknownInForm('customer', customer, 'customer');
      const success = formAt(form, 'success_url');
      if (!success) throw invalid('Missing required param: success_url.', 'success_url');
      if (
        formAt(form, 'allowed_payment_method_types', 0) === undefined &&
        formAt(form, 'currency') === undefined
      ) {
        throw invalid('Missing required param: currency.', 'currency', 'parameter_missing');
      }
      const session: SetupSession = {
        id: stripeId('cs_test'),
        created: seconds(),
        status: 'open',
        customer,
        metadata: formRecord(form, 'metadata'),
        setup_metadata: formRecord(form, 'setup_intent_data', 'metadata'),
        reference: formAt(form, 'client_reference_id') ?? null,
        setup: stripeId('seti'),
        method: null,
        locale: formAt(form, 'locale') ?? null,
        success_url: success,
        cancel_url: formAt(form, 'cancel_url') ?? null,
        expires_at: seconds() + 24 * 3600,
      };
      stripe.sessions[session.id] = session;
      return session;
    },

    /** The buyer gives a card. It is kept at the customer; which one is charged, the shop decides. */
    complete(session: SetupSession, card: PaidWith): void {
      if (session.status !== 'open') return;
      const method: MethodRecord = {
        id: stripeId('pm'),
        customer: session.customer,
        created: seconds(),
        ...card,
      };
      stripe.methods[method.id] = method;
      Object.assign(session, { status: 'complete', method: method.id });
      const purchase = Object.values(stripe.purchases).find(({ customer }) => customer === session.customer);
      events.emit(
        purchase?.id ?? session.id,
        { type: 'setup_intent.succeeded', object: setupOfSession(session) },
        { type: 'payment_method.attached', object: methodObject(method) },
        { type: 'checkout.session.completed', object: show(session) },
      );
    },
  };
}

export type SetupSessions = ReturnType<typeof createSetupSessions>;
