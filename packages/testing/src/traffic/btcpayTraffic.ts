import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import * as schemas from './btcpaySchemas.ts';
import type { Claim, ProviderTraffic, RecordedCall, RecordedWebhook } from './ProviderTraffic.ts';

/** The secret that a shop without keys shares with the stand-in. */
const secret = 'tpa_secret_tern';

const base = '/btcpay/api/v1';
const store = `${base}/stores/:store`;

/** The schema of each request, null for none, and of its response. */
const calls: Readonly<Record<string, readonly [request: v.GenericSchema | null, response: v.GenericSchema]>> =
  {
    [`POST ${store}/invoices`]: [schemas.invoiceRequest, schemas.invoice],
    [`GET ${store}/invoices`]: [null, v.array(schemas.invoice)],
    [`GET ${store}/invoices/:id`]: [null, schemas.invoice],
    [`GET ${store}/invoices/:id/payment-methods`]: [null, schemas.paymentMethods],
    [`POST ${store}/invoices/:id/status`]: [schemas.statusRequest, schemas.invoice],
    [`POST ${store}/invoices/:id/refund`]: [schemas.refundRequest, schemas.pullPayment],
    [`GET ${store}/pull-payments`]: [null, v.array(schemas.pullPayment)],
    [`GET ${base}/pull-payments/:id/payouts`]: [null, schemas.payouts],
    [`GET ${store}/webhooks`]: [null, schemas.webhooks],
  };

const claim = (kind: string, verify: () => void): Claim => ({ kind, verify });

function check(schema: v.GenericSchema, body: unknown): void {
  const { issues } = v.safeParse(schema, body);
  assert.equal(issues?.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`).join('\n') ?? '', '');
}

function claimsOfCall(call: RecordedCall): Claim[] {
  const name = `${call.method} ${call.route}`;
  const known = calls[name];
  if (!known) {
    return [claim('unknown call', () => assert.fail(`${name} is not among the calls that are checked`))];
  }
  const [request, response] = known;
  const failed = call.status >= 400;
  return [
    claim('request headers', () => assert.match(call.headers.authorization ?? '', /^token \w+$/)),
    claim(`request ${name}`, () =>
      request ? check(request, JSON.parse(call.request)) : assert.equal(call.request, ''),
    ),
    claim(failed ? `error ${call.status}` : `response ${name}`, () =>
      check(failed ? schemas.error : response, JSON.parse(call.response)),
    ),
  ];
}

const claimsOfWebhook = ({ type, headers, body }: RecordedWebhook): Claim[] => [
  claim('event signatures', () =>
    assert.equal(
      headers['btcpay-sig'],
      `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
      'the signature is wrong',
    ),
  ),
  claim(`event ${type}`, () => {
    const schema = schemas.events[type];
    assert.ok(schema, `${type} is not among the events that are checked`);
    check(schema, JSON.parse(body));
    assert.equal((JSON.parse(body) as { type: string }).type, type);
  }),
];

/** BTCPay Server's Greenfield API, as strict schemas after those that it publishes. */
export const btcpayTraffic: ProviderTraffic = {
  name: 'btcpay',
  code: 'btcpay',
  claimsOf: (recorded) => (recorded.said === 'call' ? claimsOfCall(recorded) : claimsOfWebhook(recorded)),
};
