import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import type { Claim, ProviderTraffic, RecordedCall, RecordedWebhook } from './ProviderTraffic.ts';

/** The secret that a shop without keys shares with the stand-in. */
const secret = 'tpa_secret_tern';

const sum = v.pipe(v.number(), v.integer(), v.minValue(0));
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
const url = v.pipe(v.string(), v.url());
const named = { order_id: v.string(), user_id: v.string(), product_id: v.string() };

const wish = v.strictObject({
  ...named,
  amount: v.pipe(sum, v.minValue(1)),
  currency,
  description: v.pipe(v.string(), v.minLength(1)),
  email: v.nullable(v.pipe(v.string(), v.email())),
  return_url: url,
  cancel_url: url,
  /** Seconds. */
  expires_at: v.pipe(v.number(), v.integer(), v.minValue(1_000_000_000), v.maxValue(100_000_000_000)),
});

const payment = v.pipe(
  v.strictObject({
    id: v.pipe(v.string(), v.minLength(1)),
    status: v.picklist(['open', 'paid', 'refused', 'expired', 'refunded', 'disputed']),
    url: v.nullable(url),
    amount: sum,
    currency,
    tax: v.nullable(sum),
    refunded: sum,
    /** Of the newest refund. */
    refund_status: v.optional(v.picklist(['pending', 'done', 'failed'])),
    ...named,
  }),
  v.check(
    ({ status, url: page }) => (status === 'open') === (page !== null),
    'A page belongs to what is open.',
  ),
  v.check(({ amount, refunded }) => refunded <= amount, 'No more goes back than was paid.'),
  v.check(
    ({ status, amount, refunded }) => (status === 'refunded') === (refunded === amount),
    'The status `refunded` is for all of it.',
  ),
);

const notification = v.strictObject({
  id: v.pipe(v.string(), v.minLength(1)),
  type: v.picklist([
    'payment.paid',
    'payment.refused',
    'payment.expired',
    'payment.refunded',
    'payment.refund_failed',
    'payment.inquired',
    'payment.disputed',
    'payment.dispute_won',
    'payment.dispute_lost',
  ]),
  created: v.pipe(v.number(), v.integer()),
  live: v.boolean(),
  payment,
});

/** The body of each call; null: an empty object, or none. */
const calls: Readonly<Record<string, v.GenericSchema | null>> = {
  'POST /tpa/payments': wish,
  'GET /tpa/payments/:id': null,
  'POST /tpa/payments/:id/cancel': v.strictObject({}),
  'POST /tpa/payments/:id/refund': v.strictObject({}),
};

const claim = (kind: string, verify: () => void): Claim => ({ kind, verify });

function check(schema: v.GenericSchema, body: unknown): void {
  const { issues } = v.safeParse(schema, body);
  assert.equal(issues?.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`).join('\n') ?? '', '');
}

/** Signed over the seconds and a text, with the shared secret, in both directions. */
function checkSignature(header: string | undefined, text: string): void {
  const [, seconds = '', given] = /^t=(\d{10}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? [];
  const wanted = createHmac('sha256', secret).update(`${seconds}.${text}`).digest('hex');
  assert.ok(given === wanted, 'the signature is wrong');
}

function claimsOfCall(call: RecordedCall): Claim[] {
  const name = `${call.method} ${call.route}`;
  const body = calls[name];
  if (body === undefined) {
    return [claim('unknown call', () => assert.fail(`${name} is not among the calls that are checked`))];
  }
  const kind = call.status >= 400 ? `error ${call.status}` : `response ${name}`;
  return [
    claim('request headers', () => {
      const path = call.path.replace(/^\/tpa/, '');
      if (call.status !== 401) checkSignature(call.headers['x-signature'], `${path}${call.request}`);
      assert.match(call.headers['x-merchant'] ?? '', /^\w+$/);
      if (call.method === 'POST')
        assert.ok(call.headers['idempotency-key'], 'a POST carries an idempotency key');
    }),
    claim(`request ${name}`, () =>
      body ? check(body, JSON.parse(call.request)) : assert.equal(call.request, ''),
    ),
    claim(kind, () =>
      check(
        call.status >= 400 ? v.strictObject({ error: v.pipe(v.string(), v.minLength(1)) }) : payment,
        JSON.parse(call.response),
      ),
    ),
  ];
}

const claimsOfWebhook = ({ type, headers, body }: RecordedWebhook): Claim[] => [
  claim('event signatures', () => checkSignature(headers['x-signature'], body)),
  claim(`event ${type}`, () => {
    check(notification, JSON.parse(body));
    assert.equal((JSON.parse(body) as { type: string }).type, type);
  }),
];

/** The protocol for further providers is our own: `docs/operations.md`, "Another provider", as strict schemas. */
export const tpaTraffic: ProviderTraffic = {
  name: 'tpa',
  code: 'tpa',
  claimsOf: (recorded) => (recorded.said === 'call' ? claimsOfCall(recorded) : claimsOfWebhook(recorded)),
};
