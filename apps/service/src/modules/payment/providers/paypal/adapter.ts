import { createHash, createPublicKey, createVerify, type KeyObject } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { type Currency, formatDecimal, parseDecimal } from '@tern/domain';
import type { Clock } from '../../../../clock.ts';
import type { OrderRow, PlanRow } from '../../paymentRows.ts';
import { callProvider, refusalOf } from '../callProvider.ts';
import { orderTag, readOrderTag } from '../orderTag.ts';
import {
  type CheckoutFacts,
  type OpenOptions,
  type PaymentAdapter,
  type ProviderEvent,
  ProviderRefused,
  ProviderUnavailable,
} from '../PaymentAdapter.ts';
import { defineProvider } from '../Provider.ts';
import { returnUrls } from '../returnUrls.ts';
import { type PaypalConfig, paypalConfig } from './config.ts';

interface Amount {
  currency_code: string;
  value: string;
}
/** Payments call it `value` and `currency_code`, sales `total` and `currency`. */
type AnyAmount = Partial<Amount> & { total?: string; currency?: string };
interface Link {
  rel: string;
  href: string;
}
interface Capture {
  id: string;
  status: string;
  amount: Amount;
  custom_id?: string;
}
interface PaypalOrder {
  id: string;
  status: 'CREATED' | 'SAVED' | 'APPROVED' | 'VOIDED' | 'COMPLETED' | 'PAYER_ACTION_REQUIRED';
  purchase_units?: {
    reference_id?: string;
    custom_id?: string;
    amount?: Amount;
    payments?: { captures?: Capture[] };
  }[];
  links?: Link[];
}
interface PaypalSubscription {
  id: string;
  status: 'APPROVAL_PENDING' | 'APPROVED' | 'ACTIVE' | 'SUSPENDED' | 'CANCELLED' | 'EXPIRED';
  custom_id?: string;
  billing_info?: { last_payment?: { amount: Amount } };
  links?: Link[];
}

/** Minor units of an amount, in the words of the payments API or of the sales API; null for none. */
const minor = (amount: AnyAmount | undefined) =>
  parseDecimal(amount?.value ?? amount?.total ?? '', amount?.currency_code ?? amount?.currency ?? '');
const linkOf = (links: Link[] | undefined, ...rels: string[]) =>
  links?.find(({ rel }) => rels.includes(rel))?.href ?? null;
/** PayPal repeats a message for three days. */
const oldest = 4 * 24 * 3600 * 1000;

/** PayPal's REST API: Orders v2 for one payment, Subscriptions v1 for recurring ones. */
function createPaypalAdapter(config: PaypalConfig, clock: Clock): PaymentAdapter {
  let token: { value: string; until: number } | null = null;
  const plansByKey = new Map<string, string>();
  const certificates = new Map<string, KeyObject>();

  async function accessToken(): Promise<string> {
    if (token && token.until > clock.now()) return token.value;
    const basic = Buffer.from(`${config.clientId}:${config.clientSecret}`).toString('base64');
    const answer = await callProvider<{ access_token: string; expires_in: number }>(
      `${config.apiBase}/v1/oauth2/token`,
      {
        method: 'POST',
        headers: {
          authorization: `Basic ${basic}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: 'grant_type=client_credentials',
      },
    );
    token = { value: answer.access_token, until: clock.now() + (answer.expires_in - 60) * 1000 };
    return token.value;
  }

  /** `key` makes repeating the call safe (PayPal-Request-Id). */
  async function call<T>(path: string, options: { body?: object; key?: string } = {}): Promise<T> {
    const attempt = async () =>
      callProvider<T>(`${config.apiBase}${path}`, {
        method: options.body ? 'POST' : 'GET',
        headers: {
          authorization: `Bearer ${await accessToken()}`,
          ...(options.body && { 'content-type': 'application/json', prefer: 'return=representation' }),
          ...(options.key && { 'paypal-request-id': options.key }),
        },
        body: options.body && JSON.stringify(options.body),
      });
    try {
      return await attempt();
    } catch (error) {
      // The token was withdrawn before its time.
      if (refusalOf(error)?.status !== 401) throw error;
      token = null;
      return attempt();
    }
  }

  const money = (order: Pick<OrderRow, 'currency'>, amount: number): Amount => ({
    currency_code: order.currency,
    value: formatDecimal(amount, order.currency as Currency),
  });

  /** The catalogue's entry of a price. Made once per price; a second one for the same price does no harm. */
  async function planFor({ order, plan, productName }: OpenOptions): Promise<string> {
    const regular = order.renewalAmount ?? order.amount;
    const terms = [plan.id, plan.intervalUnit, plan.intervalCount, order.currency, order.amount, regular];
    const key = createHash('sha256').update(terms.join(' ')).digest('hex').slice(0, 32);
    const known = plansByKey.get(key);
    if (known) return known;
    const product = await call<{ id: string }>('/v1/catalogs/products', {
      key: `tern-product-${plan.id}`,
      body: { name: productName, type: 'SERVICE', category: 'SOFTWARE' },
    });
    const made = await call<{ id: string }>('/v1/billing/plans', {
      key: `tern-plan-${key}`,
      body: {
        product_id: product.id,
        name: productName,
        billing_cycles: [
          ...(regular === order.amount ? [] : [cycle(plan, money(order, order.amount), 'TRIAL', 1, 1)]),
          cycle(plan, money(order, regular), 'REGULAR', regular === order.amount ? 1 : 2, 0),
        ],
        payment_preferences: { auto_bill_outstanding: true, payment_failure_threshold: 2 },
      },
    });
    plansByKey.set(key, made.id);
    return made.id;
  }

  const context = (options: OpenOptions) => {
    const back = returnUrls(options);
    return {
      brand_name: config.brandName,
      shipping_preference: 'NO_SHIPPING',
      return_url: back.paid,
      cancel_url: back.cancelled,
    };
  };

  async function readOrder(session: string): Promise<PaypalOrder> {
    return call<PaypalOrder>(`/v2/checkout/orders/${encodeURIComponent(session)}`);
  }

  async function readSubscription(session: string): Promise<PaypalSubscription> {
    return call<PaypalSubscription>(`/v1/billing/subscriptions/${encodeURIComponent(session)}`);
  }

  async function keyOf(address: string): Promise<KeyObject> {
    const known = certificates.get(address);
    if (known) return known;
    const url = new URL(address);
    const base = new URL(config.apiBase);
    const ours = url.origin === base.origin;
    if (!ours && !(url.protocol === 'https:' && /(?:^|\.)paypal\.com$/.test(url.hostname))) {
      throw new Error('a certificate from somewhere else');
    }
    const key = createPublicKey(await fetchText(address));
    certificates.set(address, key);
    return key;
  }

  return {
    async openCheckout(options) {
      const { order } = options;
      const key = order.idempotencyKey;
      if (order.method === 'subscription') {
        const made = await call<PaypalSubscription>('/v1/billing/subscriptions', {
          key,
          body: {
            plan_id: await planFor(options),
            custom_id: orderTag(order),
            ...(options.email && { subscriber: { email_address: options.email } }),
            // The buyer's consent activates nothing by itself: we do, once, when the order is still wanted.
            application_context: { ...context(options), user_action: 'CONTINUE' },
          },
        });
        return subscriptionFacts(made);
      }
      const made = await call<PaypalOrder>('/v2/checkout/orders', {
        key,
        body: {
          intent: 'CAPTURE',
          purchase_units: [
            {
              reference_id: order.id,
              custom_id: orderTag(order),
              invoice_id: order.id,
              description: options.productName.slice(0, 127),
              amount: money(order, order.amount),
            },
          ],
          payment_source: {
            paypal: {
              ...(options.email && { email_address: options.email }),
              experience_context: { ...context(options), user_action: 'PAY_NOW' },
            },
          },
        },
      });
      return orderFacts(made);
    },

    async readCheckout(order) {
      const session = order.providerSession ?? '';
      if (order.method === 'subscription') {
        const found = await readSubscription(session);
        if (found.status !== 'APPROVED') return subscriptionFacts(found);
        await call(`/v1/billing/subscriptions/${encodeURIComponent(session)}/activate`, {
          key: `${order.idempotencyKey}-activate`,
          body: { reason: 'Ordered by the buyer' },
        });
        return subscriptionFacts(await readSubscription(session));
      }
      const found = await readOrder(session);
      if (found.status !== 'APPROVED') return orderFacts(found);
      try {
        return orderFacts(
          await call<PaypalOrder>(`/v2/checkout/orders/${encodeURIComponent(session)}/capture`, {
            key: `${order.idempotencyKey}-capture`,
            body: {},
          }),
        );
      } catch (error) {
        const issue = issueOf(error);
        if (issue === 'ORDER_ALREADY_CAPTURED') return orderFacts(await readOrder(session));
        // The buyer may take another way to pay on the same page.
        if (issue === 'INSTRUMENT_DECLINED') return orderFacts(await readOrder(session), 'open');
        throw error;
      }
    },

    async closeCheckout(order) {
      // PayPal's page cannot be closed. What it leads to is collected by us alone, and only from open orders.
      const session = order.providerSession ?? '';
      const facts =
        order.method === 'subscription'
          ? subscriptionFacts(await readSubscription(session))
          : orderFacts(await readOrder(session));
      return facts.status === 'open' ? { ...facts, status: 'expired' } : facts;
    },

    async refund(order) {
      if (!order.providerPayment) throw new ProviderRefused('no payment');
      const kind = order.method === 'subscription' ? '/v1/payments/sale' : '/v2/payments/captures';
      try {
        await call(`${kind}/${encodeURIComponent(order.providerPayment)}/refund`, {
          key: `${order.idempotencyKey}-refund`,
          body: {},
        });
      } catch (error) {
        if (!/ALREADY_REFUNDED|FULLY_REFUNDED/.test(issueOf(error) ?? '')) throw error;
      }
    },

    async cancelSubscription(order) {
      if (order.method !== 'subscription' || !order.providerSession) return;
      try {
        await call(`/v1/billing/subscriptions/${encodeURIComponent(order.providerSession)}/cancel`, {
          key: `${order.idempotencyKey}-cancel`,
          body: { reason: 'Cancelled' },
        });
      } catch (error) {
        if (issueOf(error) !== 'SUBSCRIPTION_STATUS_INVALID') throw error;
      }
    },

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
      return { id: String(event.id), type: String(event.event_type), livemode: config.live };
    },

    readEvent: (body) => paypalEvent(JSON.parse(body) as PaypalEvent),
  };
}

export const paypal = defineProvider(paypalConfig, createPaypalAdapter);

async function fetchText(address: string): Promise<string> {
  // Not JSON, but lost answers and refusals count the same.
  let text = '';
  try {
    const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(10_000) });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    text = await answer.text();
  } catch (error) {
    throw new ProviderUnavailable(error);
  }
  return text;
}

function cycle(plan: PlanRow, price: Amount, tenure: 'TRIAL' | 'REGULAR', sequence: number, total: number) {
  return {
    frequency: { interval_unit: plan.intervalUnit, interval_count: plan.intervalCount },
    tenure_type: tenure,
    sequence,
    total_cycles: total,
    pricing_scheme: { fixed_price: price },
  };
}

/** `details[0].issue` of a refusal, or its `name`. */
function issueOf(error: unknown): string | null {
  const data = refusalOf(error)?.data as { name?: string; details?: { issue?: string }[] } | null | undefined;
  return data?.details?.[0]?.issue ?? data?.name ?? null;
}

const closed: readonly string[] = ['VOIDED'];

function orderFacts(order: PaypalOrder, status?: CheckoutFacts['status']): CheckoutFacts {
  const unit = order.purchase_units?.[0];
  const captures = unit?.payments?.captures ?? [];
  // A refund changes the capture's status; that it was paid stays true.
  const capture = captures.find((known) => /^(?:COMPLETED|PARTIALLY_REFUNDED|REFUNDED)$/.test(known.status));
  const pending = captures.some((known) => known.status === 'PENDING');
  const complete = order.status === 'COMPLETED' && (capture !== undefined || pending);
  const amount = capture?.amount ?? unit?.amount;
  return {
    session: order.id,
    url: linkOf(order.links, 'payer-action', 'approve'),
    status: status ?? (complete ? 'complete' : closed.includes(order.status) ? 'expired' : 'open'),
    paid: capture !== undefined,
    refused: !capture && !pending && captures.some((known) => /^(?:DECLINED|FAILED)$/.test(known.status)),
    amount: minor(amount),
    currency: amount?.currency_code ?? null,
    ...readOrderTag(unit?.custom_id ?? capture?.custom_id),
    subscription: null,
    payment: capture?.id ?? null,
  };
}

function subscriptionFacts(subscription: PaypalSubscription): CheckoutFacts {
  const { status } = subscription;
  const last = subscription.billing_info?.last_payment?.amount;
  const started = status === 'ACTIVE' || status === 'SUSPENDED';
  const ended = status === 'CANCELLED' || status === 'EXPIRED';
  return {
    session: subscription.id,
    url: linkOf(subscription.links, 'approve'),
    status: last ? 'complete' : ended ? 'expired' : started ? 'complete' : 'open',
    paid: last !== undefined,
    refused: false,
    amount: minor(last),
    currency: last?.currency_code ?? null,
    ...readOrderTag(subscription.custom_id),
    subscription: subscription.id,
    payment: null,
  };
}

interface PaypalEvent {
  id: string;
  event_type: string;
  create_time: string;
  resource: Record<string, unknown> & {
    id: string;
    custom_id?: string;
    custom?: string;
    amount?: AnyAmount;
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
      return {
        kind: 'refunded',
        at,
        payment: captureOf(resource.links),
        orderId: tag.orderId,
        full: event.event_type === 'PAYMENT.CAPTURE.REVERSED',
        amount:
          minor(resource.seller_payable_breakdown?.total_refunded_amount) ?? minor(resource.amount) ?? 0,
      };
    case 'PAYMENT.SALE.REFUNDED':
    case 'PAYMENT.SALE.REVERSED':
      return {
        kind: 'refunded',
        at,
        payment: resource.sale_id ?? resource.id,
        orderId: tag.orderId,
        full: event.event_type === 'PAYMENT.SALE.REVERSED',
        amount: minor(resource.amount) ?? 0,
      };
    case 'CUSTOMER.DISPUTE.CREATED': {
      const [disputed] = resource.disputed_transactions ?? [];
      return {
        kind: 'disputed',
        at,
        payment: disputed?.seller_transaction_id ?? null,
        orderId: readOrderTag(disputed?.custom).orderId,
      };
    }
    case 'BILLING.SUBSCRIPTION.CANCELLED':
    case 'BILLING.SUBSCRIPTION.EXPIRED':
      return { kind: 'lapsed', at, how: 'cancelled', subscription: resource.id, orderId: tag.orderId };
    case 'BILLING.SUBSCRIPTION.PAYMENT.FAILED':
    case 'BILLING.SUBSCRIPTION.SUSPENDED':
      return { kind: 'lapsed', at, how: 'payment_failed', subscription: resource.id, orderId: tag.orderId };
    default:
      return { kind: 'other', at };
  }
}
