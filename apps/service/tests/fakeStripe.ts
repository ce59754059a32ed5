import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { restoreFields } from './sharedState.ts';

/** A part of one of Stripe's objects: nothing in it that Stripe does not know. */
type PartOf<Whole> = Whole extends (infer Each)[]
  ? PartOf<Each>[]
  : Whole extends object
    ? { [Name in keyof Whole]?: PartOf<Whole[Name]> }
    : Whole;

type Session = Stripe.Checkout.Session;

export interface FakeSession
  extends Pick<Session, 'id' | 'object' | 'status' | 'url' | 'client_reference_id' | 'success_url'> {
  payment_status: Session['payment_status'];
  amount_total: number;
  currency: string;
  metadata: Record<string, string>;
  automatic_tax: PartOf<Session['automatic_tax']>;
  subscription: string | null;
  /** Always null: in the subscription mode the payment belongs to the invoice. */
  payment_intent: null;
}

/** The few calls of Stripe that the service makes, in memory. */
export interface FakeStripe {
  url: string;
  sessions: Map<string, FakeSession>;
  /** Calls that opened a page, repeats included. */
  creations: number;
  /** Subscriptions whose renewal was cancelled. */
  cancelled: string[];
  fault: 'none' | 'down' | 'lost_reply';
  pay(id: string): FakeSession;
  close(): Promise<void>;
}

export async function fakeStripe(): Promise<FakeStripe> {
  const byKey = new Map<string, { form: string; session: FakeSession }>();
  const server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const send = (status: number, data: unknown) => {
        if (fake.fault === 'lost_reply') return response.destroy();
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(data));
      };
      const refuse = (status: number, type: string) => send(status, { error: { type, message: type } });
      if (fake.fault === 'down') return response.destroy();
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://stripe.test');
      if (pathname === '/v1/invoice_payments') {
        const session = fake.sessions.get(searchParams.get('payment[payment_intent]')?.slice(3) ?? '');
        return send(200, list(session?.subscription ? [invoicePayment(session)] : []));
      }
      if (pathname === '/v1/invoices') {
        const session = fake.sessions.get(searchParams.get('subscription')?.slice(4) ?? '');
        const paid = searchParams.get('status') === 'paid';
        return send(200, list(session?.subscription && paid ? [invoice(session)] : []));
      }
      const renewal = /^\/v1\/subscriptions\/(\w+)$/.exec(request.url ?? '')?.[1];
      if (renewal && request.method === 'POST') {
        if (new URLSearchParams(body).get('cancel_at_period_end') === 'true') fake.cancelled.push(renewal);
        return send(200, { id: renewal, object: 'subscription', cancel_at_period_end: true });
      }
      if (renewal && request.method === 'DELETE') {
        fake.cancelled.push(renewal);
        return send(200, { id: renewal, object: 'subscription', status: 'canceled' });
      }
      const [, , , , id, action] = (request.url ?? '').split('?')[0]?.split('/') ?? [];
      if (request.method === 'POST' && request.url?.startsWith('/v1/coupons')) {
        const coupon = `co_${randomBytes(4).toString('hex')}`;
        coupons.set(coupon, Number(new URLSearchParams(body).get('amount_off')));
        return send(200, { id: coupon, object: 'coupon' });
      }
      if (request.method === 'POST' && !id) {
        fake.creations += 1;
        const key = String(request.headers['idempotency-key']);
        const known = byKey.get(key);
        if (known && known.form !== body) return refuse(400, 'idempotency_error');
        const session = known?.session ?? open(new URLSearchParams(body));
        byKey.set(key, { form: body, session });
        return send(200, session);
      }
      const session = fake.sessions.get(id ?? '');
      if (!session) return refuse(404, 'invalid_request_error');
      if (action === 'expire') {
        if (session.status !== 'open') return refuse(400, 'invalid_request_error');
        Object.assign(session, { status: 'expired', url: null });
      }
      return send(200, session);
    });
  });
  /** Minor units off the first period. */
  const coupons = new Map<string, number>();
  function open(form: URLSearchParams): FakeSession {
    const id = `cs_test_${randomBytes(8).toString('hex')}`;
    const session: FakeSession = {
      id,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      url: `${fake.url}/pay/${id}`,
      amount_total:
        Number(form.get('line_items[0][price_data][unit_amount]')) -
        (coupons.get(form.get('discounts[0][coupon]') ?? '') ?? 0),
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      client_reference_id: form.get('client_reference_id') ?? '',
      metadata: Object.fromEntries(
        ['order_id', 'user_id', 'product_id'].map((name) => [name, form.get(`metadata[${name}]`) ?? '']),
      ),
      automatic_tax: { enabled: false },
      subscription: null,
      payment_intent: null,
      success_url: form.get('success_url') ?? '',
    };
    fake.sessions.set(id, session);
    return session;
  }
  const fake: FakeStripe = {
    url: '',
    sessions: new Map(),
    creations: 0,
    cancelled: [],
    fault: 'none',
    pay(id) {
      const session = fake.sessions.get(id);
      if (!session) throw new Error('no such session');
      return Object.assign(session, {
        status: 'complete',
        payment_status: 'paid',
        url: null,
        subscription: `sub_${id}`,
      });
    },
    close() {
      unwatch();
      return new Promise((done) => server.close(() => done()));
    },
  };
  const unwatch = restoreFields(fake, 'fault');
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return fake;
}

const list = <Each>(data: Each[]) => ({ object: 'list' as const, data, has_more: false, url: '/v1' });

/** The only payment of a session; its name ends like the session's. */
const paymentOf = (session: FakeSession) => `pi_${session.id}`;

const invoice = (session: FakeSession): PartOf<Stripe.Invoice> => ({
  id: `in_${session.id}`,
  object: 'invoice',
  amount_paid: session.amount_total,
  billing_reason: 'subscription_create',
  parent: {
    type: 'subscription_details',
    subscription_details: { subscription: session.subscription ?? undefined, metadata: session.metadata },
  },
  payments: list([
    { object: 'invoice_payment', status: 'paid', payment: { payment_intent: paymentOf(session) } },
  ]),
});

const invoicePayment = (session: FakeSession): PartOf<Stripe.InvoicePayment> => ({
  id: `inpay_${session.id}`,
  object: 'invoice_payment',
  status: 'paid',
  invoice: invoice(session),
  payment: { type: 'payment_intent', payment_intent: paymentOf(session) },
});

const signer = new Stripe('sk_test_signer');
let eventCount = 0;

export interface SignedEvent {
  id: string;
  body: string;
  signature: string;
}

export function signedEvent(options: {
  type: string;
  object: object;
  now: number;
  secret: string;
  id?: string;
}): SignedEvent {
  eventCount += 1;
  const id = options.id ?? `evt_${process.pid}_${eventCount}`;
  const seconds = Math.floor(options.now / 1000);
  const body = JSON.stringify({
    id,
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: seconds,
    livemode: false,
    type: options.type,
    data: { object: options.object },
  });
  const signature = signer.webhooks.generateTestHeaderString({
    payload: body,
    secret: options.secret,
    timestamp: seconds,
  });
  return { id, body, signature };
}

type EventType = Stripe.Event['type'];

/** An event, and the object that Stripe sends with this type. */
const event = <Type extends EventType>(
  type: Type,
  object: PartOf<Extract<Stripe.Event, { type: Type }>['data']['object']>,
): { type: Type; object: object } => ({ type, object: object as object });

export const completed = (session: FakeSession) => event('checkout.session.completed', { ...session });

/** A charge knows nothing of its order but its payment. */
export const refunded = (session: FakeSession, full = true) =>
  event('charge.refunded', {
    id: `ch_${session.id}`,
    object: 'charge',
    amount: session.amount_total,
    amount_refunded: full ? session.amount_total : 1,
    payment_intent: paymentOf(session),
    refunded: full,
    metadata: {},
  });

export const disputed = (session: FakeSession) =>
  event('charge.dispute.created', {
    id: `du_${session.id}`,
    object: 'dispute',
    payment_intent: paymentOf(session),
    status: 'needs_response',
    metadata: {},
  });

export const invoicePaid = (
  session: FakeSession,
  periodEnd: number,
  reason: Stripe.Invoice['billing_reason'] = 'subscription_create',
) =>
  event('invoice.paid', {
    // The first bill is the one that the list of payments names.
    id: reason === 'subscription_create' ? `in_${session.id}` : `in_${session.id}_${periodEnd}`,
    object: 'invoice',
    amount_paid: session.amount_total,
    currency: session.currency,
    billing_reason: reason,
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: session.subscription ?? undefined, metadata: session.metadata },
    },
    lines: { object: 'list', data: [{ id: 'il', period: { start: 1, end: Math.floor(periodEnd / 1000) } }] },
  });
