import { createVerify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Clock } from '../../../../clock.ts';
import { sendObserved } from '../../../../observe/providerCalls.ts';
import { readOrderTag } from '../orderTag.ts';
import { type PaymentAdapter, type ProviderEvent, ProviderUnavailable } from '../PaymentAdapter.ts';
import type { PaypalConfig } from './config.ts';
import { type Amount, type AnyAmount, type Link, linkOf, minor, type PaypalOrder } from './facts.ts';
import { readSigner } from './readSigner.ts';

/** PayPal repeats a message for three days. */
const oldest = 4 * 24 * 3600 * 1000;

/** Reads PayPal's webhooks: signed with RSA over a CRC of the body, by a certificate at PayPal's own address. */
export function createPaypalWebhook(
  config: PaypalConfig,
  clock: Clock,
): Pick<PaymentAdapter, 'verify' | 'readEvent'> {
  const certificates = new Map<string, string>();

  async function keyOf(address: string) {
    const known = certificates.get(address);
    if (known) return readSigner(known, clock.now());
    const url = new URL(address);
    const base = new URL(config.apiBase);
    const ours = url.origin === base.origin;
    if (!ours && !(url.protocol === 'https:' && /(?:^|\.)paypal\.com$/.test(url.hostname))) {
      throw new Error('a certificate from somewhere else');
    }
    const fetched = await fetchText(address);
    const key = readSigner(fetched, clock.now());
    certificates.set(address, fetched);
    return key;
  }

  return {
    async verify(body, header) {
      const id = header('paypal-transmission-id');
      const time = header('paypal-transmission-time');
      const signature = header('paypal-transmission-sig');
      const address = header('paypal-cert-url');
      if (!id || !time || !signature || !address) throw new Error('not signed');
      if (header('paypal-auth-algo') !== 'SHA256withRSA') throw new Error('an unknown algorithm');
      const age = clock.now() - Date.parse(time);
      if (!(age < oldest && age > -300_000)) throw new Error('too old');
      const said = `${id}|${time}|${config.webhookId}|${crc32(body)}`;
      const good = createVerify('sha256')
        .update(said)
        .verify(await keyOf(address), signature, 'base64');
      if (!good) throw new Error('the signature does not match');
      const event = JSON.parse(body.toString('utf8')) as { id?: unknown; event_type?: unknown };
      return { id: event.id, type: event.event_type, livemode: config.live };
    },

    readEvent: (body) => paypalEvent(JSON.parse(body) as PaypalEvent),
  };
}

async function fetchText(address: string): Promise<string> {
  // Not JSON, but a lost response and a refusal count the same.
  let text = '';
  try {
    const response = await sendObserved((headers) =>
      fetch(address, { headers, redirect: 'error', signal: AbortSignal.timeout(10_000) }),
    );
    if (!response.ok) throw new Error(`status ${response.status}`);
    text = await response.text();
  } catch (error) {
    throw new ProviderUnavailable(error);
  }
  return text;
}

interface PaypalEvent {
  id: string;
  event_type: string;
  create_time: string;
  resource: Record<string, unknown> & {
    id: string;
    dispute_id?: string;
    custom_id?: string;
    custom?: string;
    amount?: AnyAmount;
    total_refunded_amount?: AnyAmount;
    billing_agreement_id?: string;
    sale_id?: string;
    links?: Link[];
    purchase_units?: PaypalOrder['purchase_units'];
    supplementary_data?: { related_ids?: { order_id?: string } };
    disputed_transactions?: { seller_transaction_id?: string; custom?: string }[];
    seller_payable_breakdown?: { total_refunded_amount?: Amount };
    parent_payment?: string;
  };
}

/** The capture a refund belongs to: only its link names it. */
const captureOf = (links: Link[] | undefined) =>
  /\/captures\/([^/]+)$/.exec(linkOf(links, 'up') ?? '')?.[1] ?? null;

/** PayPal writes what it gives back with or without a minus. */
const absolute = (amount: number | null) => (amount === null ? null : Math.abs(amount));

function refundEvent(
  { event_type, resource }: PaypalEvent,
  about: { at: Date; orderId: string | null },
): ProviderEvent {
  const sale = event_type.startsWith('PAYMENT.SALE');
  return {
    kind: 'refunded',
    ...about,
    payment: sale ? (resource.sale_id ?? resource.id) : captureOf(resource.links),
    full: event_type.endsWith('REVERSED'),
    amount: absolute(minor(resource.amount)),
    total: absolute(
      minor(resource.seller_payable_breakdown?.total_refunded_amount ?? resource.total_refunded_amount),
    ),
    refund: resource.id,
  };
}

function paypalEvent(event: PaypalEvent): ProviderEvent {
  const at = new Date(event.create_time);
  const { resource } = event;
  const tag = readOrderTag(resource.custom_id ?? resource.custom);
  switch (event.event_type) {
    case 'CHECKOUT.ORDER.APPROVED':
      return {
        kind: 'ask',
        at,
        session: resource.id,
        orderId: readOrderTag(resource.purchase_units?.[0]?.custom_id).orderId,
      };
    case 'BILLING.SUBSCRIPTION.ACTIVATED':
    case 'PAYMENT.CAPTURE.DENIED':
      return {
        kind: 'ask',
        at,
        session: resource.supplementary_data?.related_ids?.order_id ?? resource.id,
        orderId: tag.orderId,
      };
    case 'PAYMENT.CAPTURE.COMPLETED':
      return {
        kind: 'checkout',
        at,
        facts: {
          session: resource.supplementary_data?.related_ids?.order_id ?? '',
          url: null,
          status: 'complete',
          paid: true,
          refused: false,
          amount: minor(resource.amount),
          currency: resource.amount?.currency_code ?? null,
          ...tag,
          subscription: null,
          payment: resource.id,
        },
      };
    case 'PAYMENT.SALE.COMPLETED':
      if (!resource.billing_agreement_id) return { kind: 'other', at };
      return {
        kind: 'invoicePaid',
        at,
        subscription: resource.billing_agreement_id,
        ...tag,
        amount: minor(resource.amount) ?? 0,
        currency: resource.amount?.currency ?? '',
        periodEnd: null,
        renewal: null,
        payment: resource.id,
      };
    case 'PAYMENT.CAPTURE.REFUNDED':
    case 'PAYMENT.CAPTURE.REVERSED':
    case 'PAYMENT.SALE.REFUNDED':
    case 'PAYMENT.SALE.REVERSED':
      return refundEvent(event, { at, orderId: tag.orderId });
    case 'CUSTOMER.DISPUTE.CREATED': {
      const [disputed] = resource.disputed_transactions ?? [];
      return {
        kind: 'disputed',
        at,
        payment: disputed?.seller_transaction_id ?? null,
        orderId: readOrderTag(disputed?.custom).orderId,
        dispute: resource.dispute_id ?? resource.id,
        stage: 'opened',
      };
    }
    case 'BILLING.SUBSCRIPTION.CANCELLED':
    case 'BILLING.SUBSCRIPTION.EXPIRED':
      return {
        kind: 'renewalChanged',
        at,
        change: 'ended',
        endsAt: null,
        subscription: resource.id,
        orderId: tag.orderId,
      };
    case 'BILLING.SUBSCRIPTION.PAYMENT.FAILED':
    case 'BILLING.SUBSCRIPTION.SUSPENDED':
      return {
        kind: 'renewalFailed',
        at,
        needsBuyer: false,
        payUrl: null,
        subscription: resource.id,
        orderId: tag.orderId,
      };
    default:
      return { kind: 'other', at };
  }
}
