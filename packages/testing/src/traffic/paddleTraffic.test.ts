import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { checkTraffic } from './checkTraffic.ts';
import type { Recorded, RecordedCall } from './ProviderTraffic.ts';
import { paddleTraffic } from './paddleTraffic.ts';

const id = (prefix: string) => `${prefix}_01hv8x29kz0t586xy6zn1a62ny`;
const at = '2026-02-12T07:17:51.000Z';
const meta = { request_id: 'b15ec92e-8688-40d4-a04d-f44cbec93355' };
const customer = {
  id: id('ctm'),
  name: null,
  email: 'marta@mail.test',
  marketing_consent: false,
  status: 'active',
  custom_data: null,
  locale: 'en',
  import_meta: null,
  created_at: at,
  updated_at: at,
};
const sums = { subtotal: '3750', tax: '750', total: '4500' };
const adjustment = {
  id: id('adj'),
  action: 'refund',
  type: 'full',
  transaction_id: id('txn'),
  subscription_id: null,
  customer_id: id('ctm'),
  reason: 'Requested by the buyer',
  credit_applied_to_balance: false,
  currency_code: 'USD',
  status: 'approved',
  items: [
    {
      id: id('adjitm'),
      item_id: id('txnitm'),
      type: 'full',
      amount: '4500',
      proration: null,
      totals: sums,
    },
  ],
  totals: { ...sums, fee: '0', earnings: '0', currency_code: 'USD', retained_fee: '0' },
  payout_totals: null,
  created_at: at,
  updated_at: at,
};

const headers = {
  authorization: 'Bearer pdl_sdbx_apikey_tern',
  'paddle-version': '1',
  'content-type': 'application/json',
};
const call = (changes: Partial<RecordedCall>): RecordedCall => ({
  said: 'call',
  provider: 'paddle',
  method: 'POST',
  route: '/customers',
  path: '/customers',
  headers,
  request: JSON.stringify({ email: 'marta@mail.test' }),
  status: 201,
  response: JSON.stringify({ data: customer, meta }),
  ...changes,
});
const answers = (changes: object) =>
  call({ response: JSON.stringify({ data: { ...customer, ...changes }, meta }) });
const lists = (query: string) =>
  call({
    method: 'GET',
    route: '/transactions',
    path: `/transactions?${query}`,
    request: '',
    status: 200,
    response: JSON.stringify({
      data: [],
      meta: {
        ...meta,
        pagination: {
          per_page: 30,
          next: 'https://api.paddle.com/transactions',
          has_more: false,
          estimated_total: 0,
        },
      },
    }),
  });
const refusal = (error: object) => call({ status: 409, response: JSON.stringify({ error, meta }) });
const exists = {
  type: 'request_error',
  code: 'customer_already_exists',
  detail: `customer email conflicts with customer of id ${id('ctm')}`,
  documentation_url: 'https://developer.paddle.com/errors/customers/customer_already_exists',
};
const told = (changes: object, type = 'adjustment.created', secret = 'pdl_ntfset_tern'): Recorded => {
  const body = JSON.stringify({
    event_id: id('evt'),
    event_type: type,
    occurred_at: at,
    notification_id: id('ntf'),
    data: { ...adjustment, ...changes },
  });
  const h1 = createHmac('sha256', secret).update(`1770880671:${body}`).digest('hex');
  return {
    said: 'webhook',
    provider: 'pd',
    type,
    headers: { 'paddle-signature': `ts=1770880671;h1=${h1}` },
    body,
  };
};

it('finds every way in which a body can be wrong, and nothing wrong with a right one', async () => {
  const { import_meta: _dropped, ...lacking } = customer;
  const cases: [Recorded, RegExp | null][] = [
    [call({}), null],
    [call({ response: JSON.stringify({ data: lacking, meta }) }), /import_meta/],
    [answers({ phone: '1' }), /phone/],
    [answers({ id: 'cus_1' }), /ctm|format/],
    [answers({ status: 'alive' }), /alive/],
    [answers({ marketing_consent: 'no' }), /string|boolean/],
    [call({ response: JSON.stringify({ data: customer }) }), /meta|request_id|Object/],
    [call({ request: JSON.stringify({ email: 'marta@mail.test', country: 'US' }) }), /country/],
    [call({ request: JSON.stringify({}) }), /email/],
    [call({ headers: { ...headers, 'paddle-version': '2' } }), /'2'|Expected values/],
    [call({ headers: { ...headers, authorization: 'Bearer sk_test' } }), /pdl_/],
    [call({ route: '/prices' }), /not among the calls/],
    [lists('per_page=30&order_by=billed_at[DESC]'), null],
    [lists('per_page=200'), /per_page 200/],
    [lists('per_page=30&sort=billed_at'), /sort/],
    [refusal(exists), null],
    [refusal({ ...exists, code: 'Customer Exists' }), /code|format/],
    [refusal({ ...exists, documentation_url: 'https://tern.test' }), /documentation|format/],
    [told({}), null],
    [told({ action: 'refunded' }), /refunded/],
    [told({ reason: undefined }), /reason/],
    [told({ totals: { ...adjustment.totals, total: '-4500' } }), /format|-4500/],
    [told({}, 'payout.created'), /not among the events/],
    [told({}, 'adjustment.created', 'other'), /ignature/],
  ];
  // All in one run of the compiler, each in a kind of its own.
  const recording = cases.map(([recorded]) => recorded);
  const found = await checkTraffic(
    {
      ...paddleTraffic,
      name: 'paddle-example',
      claimsOf: (recorded) =>
        paddleTraffic.claimsOf(recorded).map((claim) => ({
          ...claim,
          kind: `${recording.indexOf(recorded)} ${claim.kind}`,
        })),
    },
    recording,
  );
  for (const [index, [, expected]] of cases.entries()) {
    const kinds = found.filter(({ kind }) => kind.startsWith(`${index} `));
    const problems = kinds.flatMap((kind) => kind.problems);
    if (expected === null) expect(problems, `case ${index}`).toEqual([]);
    else expect(problems.join('\n'), `case ${index}`).toMatch(expected);
  }
});
