import assert from 'node:assert/strict';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import Stripe from 'stripe';
import type { Claim, ProviderTraffic, Recorded, RecordedCall, RecordedWebhook } from './ProviderTraffic.ts';
import { readForm } from './readForm.ts';

/** The secret that a shop without keys shares with the stand-in. */
const webhookSecret = 'whsec_tern';
const stripe = new Stripe('sk_test_traffic');

/** The types of each call: its parameters, and its response. */
const calls: Readonly<Record<string, readonly [params: string, result: string]>> = {
  'POST /v1/checkout/sessions': ['Stripe.Checkout.SessionCreateParams', 'Stripe.Checkout.Session'],
  'GET /v1/checkout/sessions/:id': ['Stripe.Checkout.SessionRetrieveParams', 'Stripe.Checkout.Session'],
  'POST /v1/checkout/sessions/:id/expire': ['Stripe.Checkout.SessionExpireParams', 'Stripe.Checkout.Session'],
  'POST /v1/coupons': ['Stripe.CouponCreateParams', 'Stripe.Coupon'],
  'GET /v1/coupons/:id': ['Stripe.CouponRetrieveParams', 'Stripe.Coupon'],
  'POST /v1/customers': ['Stripe.CustomerCreateParams', 'Stripe.Customer'],
  'POST /v1/products': ['Stripe.ProductCreateParams', 'Stripe.Product'],
  'POST /v1/subscriptions': ['Stripe.SubscriptionCreateParams', 'Stripe.Subscription'],
  'GET /v1/subscriptions/:id': ['Stripe.SubscriptionRetrieveParams', 'Stripe.Subscription'],
  'POST /v1/subscriptions/:id': ['Stripe.SubscriptionUpdateParams', 'Stripe.Subscription'],
  'DELETE /v1/subscriptions/:id': ['Stripe.SubscriptionCancelParams', 'Stripe.Subscription'],
  'GET /v1/invoices': ['Stripe.InvoiceListParams', 'List<Stripe.Invoice>'],
  'GET /v1/invoices/:id': ['Stripe.InvoiceRetrieveParams', 'Stripe.Invoice'],
  'POST /v1/invoices/:id/pay': ['Stripe.InvoicePayParams', 'Stripe.Invoice'],
  'POST /v1/invoices/:id/void': ['Stripe.InvoiceVoidInvoiceParams', 'Stripe.Invoice'],
  'GET /v1/invoice_payments': ['Stripe.InvoicePaymentListParams', 'List<Stripe.InvoicePayment>'],
  'GET /v1/payment_intents/:id': ['Stripe.PaymentIntentRetrieveParams', 'Stripe.PaymentIntent'],
  'GET /v1/payment_methods': ['Stripe.PaymentMethodListParams', 'List<Stripe.PaymentMethod>'],
  'POST /v1/payment_methods/:id/detach': ['Stripe.PaymentMethodDetachParams', 'Stripe.PaymentMethod'],
  'GET /v1/payment_methods/:id': ['Stripe.PaymentMethodRetrieveParams', 'Stripe.PaymentMethod'],
  'GET /v1/setup_intents/:id': ['Stripe.SetupIntentRetrieveParams', 'Stripe.SetupIntent'],
  'GET /v1/refunds': ['Stripe.RefundListParams', 'List<Stripe.Refund>'],
  'POST /v1/refunds': ['Stripe.RefundCreateParams', 'Stripe.Refund'],
  'GET /v1/webhook_endpoints': ['Stripe.WebhookEndpointListParams', 'List<Stripe.WebhookEndpoint>'],
};

function claimsOfCall(call: RecordedCall): Claim[] {
  const name = `${call.method} ${call.route}`;
  const known = calls[name];
  if (!known) return [fails('unknown call', `${name} is not among the calls that are checked`)];
  const [params, result] = known;
  const sent = call.method === 'POST' ? call.request : (call.path.split('?')[1] ?? '');
  const claims: Claim[] = [
    { kind: `request ${name}`, type: params, value: readForm(sent) },
    { kind: 'request headers', verify: () => checkHeaders(call) },
  ];
  // A fault that was asked for has no body of Stripe's.
  if (call.status >= 500 && call.response === '{}') return claims;
  const body = JSON.parse(call.response) as unknown;
  if (call.status < 400) return [...claims, { kind: `response ${name}`, type: result, value: body }];
  const kind = `error ${call.status}`;
  return [
    ...claims,
    { kind, type: '{ error: Stripe.StripeRawError & Refusal }', value: body },
    { kind: `${kind} in the library`, verify: () => checkError(call, body as ErrorBody) },
  ];
}

function checkHeaders({ method, headers }: RecordedCall): void {
  assert.equal(headers['stripe-version'], Stripe.API_VERSION);
  assert.match(headers.authorization ?? '', /^Bearer (?:sk|rk)_test_/);
  if (method === 'POST') assert.ok(headers['idempotency-key'], 'a POST carries an idempotency key');
}

interface ErrorBody {
  error: Stripe.StripeRawError;
}

/** The statuses that Stripe documents for each type of error. */
const statuses: Readonly<Record<string, readonly number[]>> = {
  api_error: [500, 502, 503, 504],
  card_error: [402],
  idempotency_error: [400, 409],
  invalid_request_error: [400, 401, 403, 404, 409, 429],
  rate_limit_error: [429],
};

function checkError({ status }: RecordedCall, { error }: ErrorBody): void {
  const made = Stripe.errors.StripeError.generate(error);
  assert.notEqual(made.constructor, Stripe.errors.StripeError, `the library knows no ${error.type}`);
  assert.ok(statuses[error.type ?? '']?.includes(status), `${error.type} does not come with ${status}`);
}

function claimsOfWebhook({ type, headers, body }: RecordedWebhook): Claim[] {
  const event = JSON.parse(body) as Stripe.Event;
  return [
    {
      kind: `event ${type}`,
      type: `Extract<Stripe.Event, { type: ${JSON.stringify(type)} }>`,
      value: event,
    },
    { kind: 'event signatures', verify: () => checkSignature(headers['stripe-signature'] ?? '', body) },
    { kind: 'event versions', verify: () => assert.equal(event.api_version, Stripe.API_VERSION) },
  ];
}

function checkSignature(signature: string, body: string): void {
  const sentAt = Number(/t=(\d+)/.exec(signature)?.[1]) * 1000;
  stripe.webhooks.constructEvent(body, signature, webhookSecret, 300, undefined, sentAt);
}

const fails = (kind: string, message: string): Claim => ({
  kind,
  verify: () => assert.fail(message),
});

/** Stripe's package: its types closed, its errors, and the signatures of its webhooks. */
export const stripeTraffic: ProviderTraffic = {
  name: 'stripe',
  code: 's1',
  typesFolder: dirname(fileURLToPath(import.meta.resolve('stripe'))),
  // The package leaves enumerations open for the values of later versions; a stand-in speaks one version.
  adjustTypes: (file, text) =>
    file === 'shared.d.ts'
      ? text
          .replace(/(type OtherString =)[^;]+;/, '$1 never;')
          // The library makes an object of it; Stripe writes text.
          .replace(/export \{ Decimal \}[^;]+;/, 'export type Decimal = string;')
      : text,
  prelude: `
import type Stripe from './types/stripe.esm.node.js';
interface List<T> { object: 'list'; data: T[]; has_more: boolean; url: string }
interface Refusal { type: string; message: string }`,
  claimsOf: (recorded: Recorded) =>
    recorded.said === 'call' ? claimsOfCall(recorded) : claimsOfWebhook(recorded),
};
