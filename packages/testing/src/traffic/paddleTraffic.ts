import assert from 'node:assert/strict';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Paddle } from '@paddle/paddle-node-sdk';
import * as v from 'valibot';
import type { Claim, ProviderTraffic, Recorded, RecordedCall, RecordedWebhook } from './ProviderTraffic.ts';
import { paddleSchemas } from './paddleSchemas.ts';

/** The secret that a shop without keys shares with the stand-in. */
const webhookSecret = 'pdl_ntfset_tern';
const paddle = new Paddle('pdl_sdbx_apikey_tern');

interface KnownCall {
  /** The package's type of the request; null: a call without a body. */
  request: string | null;
  /** The package's type of `data`. */
  response: string;
  /** The strict schema of `data`. */
  entity: keyof typeof paddleSchemas;
  list?: true;
}

const calls: Readonly<Record<string, KnownCall>> = {
  'POST /customers': {
    request: 'CreateCustomerRequestBody',
    response: 'ICustomerResponse',
    entity: 'customer',
  },
  'GET /customers': { request: null, response: 'ICustomerResponse', entity: 'customer', list: true },
  'POST /customers/:id/addresses': {
    request: 'CreateAddressRequestBody',
    response: 'IAddressResponse',
    entity: 'address',
  },
  'GET /customers/:id/addresses': {
    request: 'ListAddressQueryParameters',
    response: 'IAddressResponse',
    entity: 'address',
    list: true,
  },
  'POST /transactions': {
    request: 'CreateTransactionRequestBody',
    response: 'ITransactionResponse',
    entity: 'transaction',
  },
  'GET /transactions': {
    request: 'ListTransactionQueryParameters',
    response: 'ITransactionResponse',
    entity: 'transaction',
    list: true,
  },
  'GET /transactions/:id': { request: null, response: 'ITransactionResponse', entity: 'transaction' },
  'PATCH /transactions/:id': {
    request: 'UpdateTransactionRequestBody',
    response: 'ITransactionResponse',
    entity: 'transaction',
  },
  'GET /adjustments': {
    request: 'ListAdjustmentQueryParameters',
    response: 'IAdjustmentResponse',
    entity: 'adjustment',
    list: true,
  },
  'POST /adjustments': {
    request: 'CreateAdjustmentRequestBody',
    response: 'IAdjustmentResponse',
    entity: 'adjustment',
  },
  'GET /subscriptions/:id': { request: null, response: 'ISubscriptionResponse', entity: 'subscription' },
  'GET /subscriptions/:id/update-payment-method-transaction': {
    request: null,
    response: 'ITransactionResponse',
    entity: 'transaction',
  },
  'PATCH /subscriptions/:id': {
    request: 'UpdateSubscriptionRequestBody',
    response: 'ISubscriptionResponse',
    entity: 'subscription',
  },
  'POST /subscriptions/:id/cancel': {
    request: 'CancelSubscription',
    response: 'ISubscriptionResponse',
    entity: 'subscription',
  },
};

const camel = (name: string) => name.replace(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase());

/** The package names fields in camel case and turns them round; what a shop stores is left as it is. */
function inCamelCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inCamelCase);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      camel(name),
      name === 'custom_data' ? inner : inCamelCase(inner),
    ]),
  );
}

/** Lists in a query are one text with commas, numbers are digits. */
function readQuery(path: string): Record<string, unknown> {
  const query = new URLSearchParams(path.split('?')[1] ?? '');
  const lists = new Set([
    'customer_id',
    'email',
    'id',
    'origin',
    'status',
    'subscription_id',
    'transaction_id',
  ]);
  return Object.fromEntries(
    [...query].map(([name, text]) => [
      camel(name),
      lists.has(name) ? text.split(',') : name === 'per_page' ? Number(text) : text,
    ]),
  );
}

function claimsOfCall(call: RecordedCall): Claim[] {
  const name = `${call.method} ${call.route}`;
  // The buyer's browser loads these: they are no API.
  if (call.route.startsWith('/paddle/')) return [];
  const known = calls[name];
  if (!known) return [fails('unknown call', `${name} is not among the calls that are checked`)];
  // A test asks by itself, and asks for what the shop must not send.
  const asked = call.headers['x-asked-by'] === 'test';
  const claims: Claim[] = asked ? [] : [{ kind: 'request headers', verify: () => checkHeaders(call) }];
  if (known.request && !asked) {
    const value = call.method === 'GET' ? readQuery(call.path) : inCamelCase(JSON.parse(call.request));
    claims.push({ kind: `request ${name}`, type: `Sdk.${known.request}`, value });
    if (known.list) claims.push({ kind: `request ${name}`, verify: () => checkPageSize(call) });
  }
  const body = JSON.parse(call.response) as { data: unknown };
  if (call.status >= 400) {
    const kind = `error ${call.status}`;
    return [
      ...claims,
      { kind, type: 'ErrorResponse', value: body },
      { kind: `${kind}, strict`, verify: () => v.assert(paddleSchemas.refusal, body) },
    ];
  }
  const kind = `response ${name}`;
  const type = known.list ? `ResponsePaginated<Sdk.${known.response}>` : `Response<Sdk.${known.response}>`;
  const entity = paddleSchemas[known.entity];
  return [
    ...claims,
    { kind, type, value: body },
    { kind: `${kind}, strict`, verify: () => v.assert(known.list ? v.array(entity) : entity, body.data) },
    {
      kind: `${kind}, strict`,
      verify: () => v.assert(known.list ? paddleSchemas.listMeta : paddleSchemas.meta, metaOf(body)),
    },
  ];
}

const metaOf = (body: object) => (body as { meta?: unknown }).meta;

function checkHeaders({ headers, method, request }: RecordedCall): void {
  assert.match(headers.authorization ?? '', /^Bearer pdl_/);
  assert.equal(headers['paddle-version'], '1');
  if (request && method !== 'GET') assert.equal(headers['content-type'], 'application/json');
}

/** The largest page of each list, after the reference; more is cut to it without a word. */
const largest: Readonly<Record<string, number>> = {
  '/transactions': 30,
  '/customers/:id/addresses': 200,
  '/adjustments': 50,
};

function checkPageSize({ path, route }: RecordedCall): void {
  const size = Number(new URLSearchParams(path.split('?')[1]).get('per_page'));
  assert.ok(size > 0 && size <= (largest[route] ?? 0), `per_page ${size} of ${route}`);
}

const notificationTypes: readonly [name: RegExp, type: string, entity: keyof typeof paddleSchemas][] = [
  [/^transaction\./, 'ITransactionNotificationResponse', 'transaction'],
  [/^subscription\.created$/, 'ISubscriptionCreatedNotificationResponse', 'subscriptionCreated'],
  [/^subscription\./, 'ISubscriptionNotificationResponse', 'subscriptionNotification'],
  [/^adjustment\./, 'IAdjustmentNotificationResponse', 'adjustment'],
];

function claimsOfWebhook({ type, headers, body }: RecordedWebhook): Claim[] {
  const event = JSON.parse(body) as { data: unknown };
  const known = notificationTypes.find(([name]) => name.test(type));
  if (!known) return [fails('unknown event', `${type} is not among the events that are checked`)];
  const [, notification, entity] = known;
  return [
    { kind: `event ${type}`, type: `Sdk.${notification}`, value: event.data },
    { kind: `event ${type}, strict`, verify: () => v.assert(paddleSchemas[entity], event.data) },
    { kind: 'event envelopes', verify: () => v.assert(paddleSchemas.event, event) },
    {
      kind: 'event, read by unmarshal',
      verify: () => checkUnmarshal(type, headers['paddle-signature'] ?? '', body),
    },
  ];
}

/** The package takes a signature for five seconds: it is checked as if the webhook had just come. */
async function checkUnmarshal(type: string, signature: string, body: string): Promise<void> {
  const sentAt = Number(/ts=(\d+)/.exec(signature)?.[1]) * 1000;
  const { Date: Real } = globalThis;
  class Then extends Real {
    constructor(...given: [] | [number | string]) {
      super(...((given.length ? given : [sentAt]) as [number]));
    }
  }
  globalThis.Date = Then as DateConstructor;
  try {
    const event = await paddle.webhooks.unmarshal(body, webhookSecret, signature);
    assert.equal(event.eventType, type);
  } finally {
    globalThis.Date = Real;
  }
}

/**
 * Where the package's types of webhooks and Paddle's OpenAPI document disagree, the document has it: prices and
 * products of a subscription carry their dates, the sums of an adjusted item are three.
 */
function adjustTypes(file: string, text: string): string {
  const dates = 'created_at?: string; updated_at?: string;';
  if (file.endsWith('subscription-price-notification-response.d.ts')) {
    return text.replace('product_id: string;', `product_id: string; ${dates}`);
  }
  if (file.endsWith('notifications/types/product/product-notification-response.d.ts')) {
    return text.replace('created_at: string;', dates);
  }
  if (file.endsWith('adjustment-totals-notification-response.d.ts')) {
    return text.replace(/\b(fee|earnings|currency_code):/g, '$1?:');
  }
  return text;
}

const fails = (kind: string, message: string): Claim => ({
  kind,
  verify: () => assert.fail(message),
});

/** Paddle's package: its types, its reader of webhooks, and what its OpenAPI document says beyond them. */
export const paddleTraffic: ProviderTraffic = {
  name: 'paddle',
  code: 'pd',
  typesFolder: join(dirname(fileURLToPath(import.meta.resolve('@paddle/paddle-node-sdk'))), '../types'),
  adjustTypes,
  prelude: `
import type * as Sdk from './types/index.cjs.node.js';
import type { ErrorResponse, Response, ResponsePaginated } from './types/internal/types/response.js';`,
  claimsOf: (recorded: Recorded) =>
    recorded.said === 'call' ? claimsOfCall(recorded) : claimsOfWebhook(recorded),
};
