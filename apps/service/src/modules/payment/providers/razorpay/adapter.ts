import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../../../clock.ts';
import type { OrderRow } from '../../paymentRows.ts';
import { callProvider, refusalOf } from '../callProvider.ts';
import {
  type CheckoutFacts,
  type PaymentAdapter,
  type ProviderEvent,
  ProviderRefused,
} from '../PaymentAdapter.ts';
import { defineProvider } from '../Provider.ts';
import { returnUrls } from '../returnUrls.ts';
import { type RazorpayConfig, razorpayConfig } from './config.ts';

interface Notes {
  order_id?: string;
  user_id?: string;
  product_id?: string;
}

interface PaymentLink {
  id: string;
  status: 'created' | 'partially_paid' | 'paid' | 'expired' | 'cancelled';
  amount: number;
  amount_paid?: number;
  currency: string;
  reference_id: string;
  short_url: string;
  notes: Notes | null;
  payments?: { payment_id: string; status: string }[] | null;
}

/** Razorpay repeats a message for a day; its signature carries no time, so the message's own counts. */
const oldest = 2 * 24 * 3600;

/** Razorpay: a payment link, whose reference is our order, so that a second one is refused and found. */
function createRazorpayAdapter(config: RazorpayConfig, clock: Clock): PaymentAdapter {
  const authorization = `Basic ${Buffer.from(`${config.keyId}:${config.keySecret}`).toString('base64')}`;
  const call = <T>(path: string, body?: object): Promise<T> =>
    callProvider<T>(`${config.apiBase}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    });
  const linkPath = (order: OrderRow) =>
    `/v1/payment_links/${encodeURIComponent(order.providerSession ?? '')}`;
  const read = async (order: OrderRow) => linkFacts(await call<PaymentLink>(linkPath(order)));

  return {
    async openCheckout(options) {
      const { order, email, productName } = options;
      try {
        return linkFacts(
          await call<PaymentLink>('/v1/payment_links', {
            amount: order.amount,
            currency: order.currency,
            accept_partial: false,
            reference_id: order.id,
            description: productName,
            ...(email && { customer: { email } }),
            notify: { sms: false, email: false },
            expire_by: Math.floor(order.closesAt.getTime() / 1000),
            notes: { order_id: order.id, user_id: order.userId, product_id: order.productId },
            callback_url: returnUrls(options).paid,
            callback_method: 'get',
          }),
        );
      } catch (error) {
        if (!(error instanceof ProviderRefused)) throw error;
        // The reference is taken: an earlier answer was lost.
        const found = await call<{ payment_links: PaymentLink[] }>(
          `/v1/payment_links?reference_id=${encodeURIComponent(order.id)}`,
        );
        const [known] = found.payment_links;
        if (!known) throw error;
        return linkFacts(known);
      }
    },

    readCheckout: read,

    async closeCheckout(order) {
      try {
        return linkFacts(await call<PaymentLink>(`${linkPath(order)}/cancel`, {}));
      } catch (error) {
        if (!(error instanceof ProviderRefused)) throw error;
        return read(order);
      }
    },

    async refund(order) {
      if (!order.providerPayment) throw new ProviderRefused('no payment');
      try {
        await call(`/v1/payments/${encodeURIComponent(order.providerPayment)}/refund`, {
          speed: 'normal',
          receipt: `refund-${order.id}`,
          notes: { order_id: order.id },
        });
      } catch (error) {
        const data = refusalOf(error)?.data as { error?: { description?: string } } | null | undefined;
        if (!/fully refunded/i.test(data?.error?.description ?? '')) throw error;
      }
    },

    // One payment for one period: nothing is charged by itself.
    cancelSubscription: () => Promise.resolve(),

    async verify(body, header) {
      const wanted = createHmac('sha256', config.webhookSecret).update(body).digest();
      const given = Buffer.from(header('x-razorpay-signature') ?? '', 'hex');
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
        throw new Error('the signature does not match');
      }
      const event = JSON.parse(body.toString('utf8')) as { event?: unknown; created_at?: unknown };
      const age = clock.now() / 1000 - Number(event.created_at);
      if (!(age < oldest && age > -300)) throw new Error('too old');
      // The id travels in a header that nobody signs; the signed bytes name the message better.
      const id = createHash('sha256').update(body).digest('hex');
      return { id, type: String(event.event), livemode: config.live };
    },

    readEvent: (body) => razorpayEvent(JSON.parse(body) as RazorpayEvent),
  };
}

export const razorpay = defineProvider(razorpayConfig, createRazorpayAdapter);

function linkFacts(link: PaymentLink, payment?: string): CheckoutFacts {
  const paid = link.status === 'paid';
  return {
    session: link.id,
    url: link.short_url,
    status: paid ? 'complete' : /^(?:expired|cancelled)$/.test(link.status) ? 'expired' : 'open',
    paid,
    refused: false,
    amount: paid ? (link.amount_paid ?? link.amount) : link.amount,
    currency: link.currency,
    orderId: link.notes?.order_id ?? null,
    userId: link.notes?.user_id ?? null,
    productId: link.notes?.product_id ?? null,
    subscription: null,
    payment: payment ?? link.payments?.find(({ status }) => status === 'captured')?.payment_id ?? null,
  };
}

interface RazorpayEvent {
  event: string;
  created_at: number;
  payload: {
    payment_link?: { entity: PaymentLink };
    payment?: { entity: { id: string; notes?: Notes | null } };
    refund?: { entity: { payment_id: string; amount: number; notes?: Notes | null } };
    dispute?: { entity: { payment_id: string } };
  };
}

function razorpayEvent({ event, created_at, payload }: RazorpayEvent): ProviderEvent {
  const at = new Date(created_at * 1000);
  const link = payload.payment_link?.entity;
  if (/^payment_link\.(?:paid|expired|cancelled)$/.test(event) && link) {
    return { kind: 'checkout', at, facts: linkFacts(link, payload.payment?.entity.id) };
  }
  const refund = payload.refund?.entity;
  if (event === 'refund.processed' && refund) {
    return {
      kind: 'refunded',
      at,
      payment: refund.payment_id,
      orderId: refund.notes?.order_id ?? payload.payment?.entity.notes?.order_id ?? null,
      full: false,
      amount: refund.amount,
    };
  }
  const dispute = payload.dispute?.entity;
  if (event === 'payment.dispute.created' && dispute) {
    const orderId = payload.payment?.entity.notes?.order_id ?? null;
    return { kind: 'disputed', at, payment: dispute.payment_id, orderId };
  }
  return { kind: 'other', at };
}
