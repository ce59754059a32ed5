import assert from 'node:assert/strict';
import { X509Certificate } from 'node:crypto';
import * as v from 'valibot';
import type { Claim, ProviderTraffic, RecordedCall, RecordedWebhook } from './ProviderTraffic.ts';
import { checkModel } from './paypalModels.ts';
import * as schemas from './paypalSchemas.ts';

/** A model of the package by its name, or a schema of our own; null: there is no body. */
type Shape = string | v.GenericSchema | null;

const calls: Readonly<Record<string, readonly [request: Shape, response: Shape]>> = {
  'POST /v1/oauth2/token': [schemas.tokenRequest, schemas.token],
  'POST /v2/checkout/orders': ['orderRequest', 'order'],
  'GET /v2/checkout/orders/:id': [null, 'order'],
  'POST /v2/checkout/orders/:id/capture': ['orderCaptureRequest', 'order'],
  'GET /v2/payments/captures/:id': [null, 'capturedPayment'],
  'POST /v2/payments/captures/:id/refund': ['refundRequest', 'refund'],
  'GET /v2/payments/refunds/:id': [null, 'refund'],
  'POST /v1/catalogs/products': [schemas.productRequest, schemas.product],
  'POST /v1/billing/plans': ['planRequest', 'billingPlan'],
  'POST /v1/billing/subscriptions': ['createSubscriptionRequest', 'subscription'],
  'GET /v1/billing/subscriptions/:id': [null, 'subscription'],
  'GET /v1/billing/subscriptions/:id/transactions': [null, 'transactionsList'],
  'POST /v1/billing/subscriptions/:id/activate': ['activateSubscriptionRequest', null],
  'POST /v1/billing/subscriptions/:id/cancel': ['cancelSubscriptionRequest', null],
  'GET /v1/reporting/transactions': [null, schemas.searchedTransactions],
  'GET /v1/payments/sale/:id': [null, schemas.sale],
  'GET /v1/payments/refund/:id': [null, schemas.saleRefund],
  'POST /v1/payments/sale/:id/refund': [schemas.saleRefundRequest, schemas.saleRefund],
};

const events: readonly (readonly [type: RegExp, resource: Shape])[] = [
  [/^CHECKOUT\.ORDER\.APPROVED$/, 'order'],
  [/^PAYMENT\.CAPTURE\.(?:COMPLETED|PENDING|DENIED|DECLINED)$/, 'capturedPayment'],
  [/^PAYMENT\.CAPTURE\.REFUNDED$/, 'refund'],
  [/^PAYMENT\.SALE\.COMPLETED$/, schemas.sale],
  [/^PAYMENT\.SALE\.REFUNDED$/, schemas.saleRefundEvent],
  [
    /^BILLING\.SUBSCRIPTION\.(?:ACTIVATED|CANCELLED|EXPIRED|SUSPENDED|RE-ACTIVATED|UPDATED|PAYMENT\.FAILED)$/,
    'subscription',
  ],
  [/^CUSTOMER\.DISPUTE\.(?:CREATED|UPDATED|RESOLVED)$/, schemas.dispute],
];

function check(shape: Shape, body: unknown): void {
  if (typeof shape === 'string') checkModel(shape, body);
  else if (shape) {
    const { issues } = v.safeParse(shape, body);
    const said = issues?.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`).join('\n');
    assert.equal(said ?? '', '');
  }
}

const claim = (kind: string, verify: () => void): Claim => ({ kind, verify });

function claimsOfCall(call: RecordedCall): Claim[] {
  const name = `${call.method} ${call.route}`;
  if (call.route === '/v1/notifications/certs/:id') {
    return [claim('certificates', () => checkChain(call.response))];
  }
  const known = calls[name];
  if (!known)
    return [claim('unknown call', () => assert.fail(`${name} is not among the calls that are checked`))];
  const [request, response] = known;
  const form = call.route === '/v1/oauth2/token';
  const sent = () =>
    form ? Object.fromEntries(new URLSearchParams(call.request)) : (JSON.parse(call.request) as unknown);
  const claims = [claim('request headers', () => checkHeaders(call, form))];
  if (request) claims.push(claim(`request ${name}`, () => check(request, sent())));
  if (call.status >= 400) {
    const error = form && call.status === 401 ? schemas.tokenError : schemas.errorOf(call.status);
    return [...claims, claim(`error ${call.status}`, () => check(error, JSON.parse(call.response)))];
  }
  return [
    ...claims,
    claim(`response ${name}`, () => {
      if (!response) return assert.deepEqual([call.status, call.response], [204, '']);
      return check(response, JSON.parse(call.response));
    }),
  ];
}

function checkHeaders({ method, headers }: RecordedCall, form: boolean): void {
  assert.match(headers.authorization ?? '', form ? /^Basic [\w+/=]+$/ : /^Bearer [\w.-]+$/);
  if (method !== 'POST') return;
  const type = form ? 'application/x-www-form-urlencoded' : 'application/json';
  assert.equal(headers['content-type'], type);
  if (!form) assert.match(headers['paypal-request-id'] ?? '', /^[\x21-\x7e]{1,108}$/);
}

/** The certificate that signs, and that of its issuer, which did sign it. */
function checkChain(pem: string): void {
  const chain = (pem.match(/-----BEGIN[\s\S]+?-----END CERTIFICATE-----/g) ?? []).map(
    (text) => new X509Certificate(text),
  );
  const [own, issuer] = chain;
  assert.ok(own && issuer, 'a certificate and its issuer');
  assert.ok(own.checkIssued(issuer) && own.verify(issuer.publicKey), 'issued by the second one');
  assert.ok(issuer.ca && issuer.verify(issuer.publicKey), 'an authority');
  assert.match(own.subject, /CN=messageverificationcerts\.paypal\.com/);
}

function claimsOfWebhook({ type, headers, body }: RecordedWebhook): Claim[] {
  const event = JSON.parse(body) as { resource: unknown };
  const [, resource] = events.find(([pattern]) => pattern.test(type)) ?? [];
  return [
    claim('events', () => check(schemas.webhookEvent(type), event)),
    claim('event headers', () => checkSigned(headers)),
    claim(`event ${type}`, () => {
      assert.ok(resource, `${type} is not among the events that are checked`);
      check(resource, event.resource);
    }),
  ];
}

/** Signatures are verified by the service, with the certificate that the address leads to. */
function checkSigned(headers: Record<string, string>): void {
  assert.equal(headers['paypal-auth-algo'], 'SHA256withRSA');
  assert.ok(headers['paypal-transmission-id']);
  assert.ok(Date.parse(headers['paypal-transmission-time'] ?? ''));
  assert.equal(Buffer.from(headers['paypal-transmission-sig'] ?? '', 'base64').length, 256);
  assert.match(headers['paypal-cert-url'] ?? '', /\/v1\/notifications\/certs\//);
}

/** PayPal's package (models with runtime schemas), and its OpenAPI documents where it says nothing. */
export const paypalTraffic: ProviderTraffic = {
  name: 'paypal',
  code: 'ps',
  claimsOf: (recorded) => (recorded.said === 'call' ? claimsOfCall(recorded) : claimsOfWebhook(recorded)),
};
