import assert from 'node:assert/strict';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import Razorpay from 'razorpay';
import * as v from 'valibot';
import type { Claim, ProviderTraffic, RecordedCall, RecordedWebhook } from './ProviderTraffic.ts';
import * as schemas from './razorpaySchemas.ts';

/** The secret that a shop without keys shares with the stand-in. */
const webhookSecret = 'rzp_hook_tern';

/** The type of the request in Razorpay's package, null for none, and the schema of its response. */
const calls: Readonly<Record<string, readonly [request: string | null, response: v.GenericSchema]>> = {
  'POST /v1/payment_links': ['PaymentLinks.RazorpayPaymentLinkCreateRequestBody', schemas.link],
  'GET /v1/payment_links': [null, schemas.links],
  'GET /v1/payment_links/:id': [null, schemas.link],
  'POST /v1/payment_links/:id/cancel': [null, schemas.link],
  'GET /v1/payments/:id/refunds': [null, schemas.refunds],
  'POST /v1/payments/:id/refund': ['Refunds.RazorpayRefundCreateRequestBody', schemas.refund],
};

function check(schema: v.GenericSchema, body: unknown): void {
  const { issues } = v.safeParse(schema, body);
  assert.equal(issues?.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`).join('\n') ?? '', '');
}

const claim = (kind: string, verify: () => void): Claim => ({ kind, verify });

function claimsOfCall(call: RecordedCall): Claim[] {
  const name = `${call.method} ${call.route}`;
  const known = calls[name];
  if (!known) {
    return [claim('unknown call', () => assert.fail(`${name} is not among the calls that are checked`))];
  }
  const [request, response] = known;
  const claims: Claim[] = [
    claim('request headers', () => assert.match(call.headers.authorization ?? '', /^Basic [\w+/=]+$/)),
  ];
  if (request) {
    claims.push({ kind: `request ${name}`, type: request, value: JSON.parse(call.request) as unknown });
  }
  const failed = call.status >= 400;
  const kind = failed ? `error ${call.status}` : `response ${name}`;
  return [...claims, claim(kind, () => check(failed ? schemas.error : response, JSON.parse(call.response)))];
}

function claimsOfWebhook({ type, headers, body }: RecordedWebhook): Claim[] {
  return [
    claim('event signatures', () => {
      const signature = headers['x-razorpay-signature'] ?? '';
      assert.ok(Razorpay.validateWebhookSignature(body, signature, webhookSecret), 'the signature is wrong');
      assert.match(headers['x-razorpay-event-id'] ?? '', /^\w{14}$/);
    }),
    claim(`event ${type}`, () => {
      const schema = schemas.eventOf(type);
      assert.ok(schema, `${type} is not among the events that are checked`);
      check(schema, JSON.parse(body));
    }),
  ];
}

/** Razorpay's package (types of requests, the verifier of webhooks), and its documentation for the rest. */
export const razorpayTraffic: ProviderTraffic = {
  name: 'razorpay',
  code: 'rz',
  typesFolder: dirname(fileURLToPath(import.meta.resolve('razorpay'))),
  prelude: `
import type { PaymentLinks } from './types/types/paymentLink.js';
import type { Refunds } from './types/types/refunds.js';`,
  claimsOf: (recorded) => (recorded.said === 'call' ? claimsOfCall(recorded) : claimsOfWebhook(recorded)),
};
