import { expect, it } from 'vitest';
import { checkTraffic } from './checkTraffic.ts';
import type { Recorded, RecordedCall } from './ProviderTraffic.ts';
import { paypalTraffic } from './paypalTraffic.ts';

const money = (value: string) => ({ currency_code: 'USD', value });
const plan = {
  id: 'I-BW452GLLEP1G',
  plan_id: 'P-5ML4271244454362WXNWU5NQ',
  status: 'ACTIVE',
  billing_info: { outstanding_balance: money('0.00'), failed_payments_count: 0 },
};
const call = (changes: Partial<RecordedCall>): RecordedCall => ({
  said: 'call',
  provider: 'paypal',
  method: 'GET',
  route: '/v1/billing/subscriptions/:id',
  path: '/v1/billing/subscriptions/I-BW452GLLEP1G',
  headers: { authorization: 'Bearer A21AAFEpH4PsADK7qSS7pSRsgzfENtu' },
  request: '',
  status: 200,
  response: JSON.stringify(plan),
  ...changes,
});
const answers = (response: object) => call({ response: JSON.stringify(response) });
const order = {
  intent: 'CAPTURE',
  purchase_units: [{ reference_id: 'ord_1', amount: money('45.00') }],
};
const opens = (request: object, headers: object = { 'paypal-request-id': 'tern-ord_1' }) =>
  call({
    method: 'POST',
    route: '/v2/checkout/orders',
    headers: { authorization: 'Bearer token', 'content-type': 'application/json', ...headers },
    request: JSON.stringify(request),
    status: 201,
    response: JSON.stringify({ id: '5O190127TN364715T', status: 'PAYER_ACTION_REQUIRED' }),
  });
const error = (body: object, status: number) => call({ status, response: JSON.stringify(body) });
const refused = {
  name: 'RESOURCE_NOT_FOUND',
  message: 'The specified resource does not exist.',
  debug_id: '90957fca61718',
  details: [{ issue: 'INVALID_RESOURCE_ID', description: 'Specified resource ID does not exist.' }],
  links: [{ href: 'https://developer.paypal.com/api/orders/v2/', rel: 'information_link' }],
};
const told = (type: string, resource: object): Recorded => ({
  said: 'webhook',
  provider: 'ps',
  type,
  headers: {},
  body: JSON.stringify({ event_type: type, resource }),
});

it.each<[string, Recorded, RegExp | null]>([
  ['a right answer', call({}), null],
  [
    'a field that is missing',
    answers({ ...plan, billing_info: { failed_payments_count: 0 } }),
    /outstanding_balance/,
  ],
  ['a field nobody knows', answers({ ...plan, renews: true }), /every field/],
  ['a value nobody knows', answers({ ...plan, status: 'RUNNING' }), /RUNNING/],
  ['a number for a text', answers({ ...plan, quantity: 1 }), /quantity/],
  ['a right request', opens(order), null],
  [
    'a request with a field nobody knows',
    opens({ ...order, customer: { email: 'a@b.test' } }),
    /every field/,
  ],
  ['a request without its intent', opens({ purchase_units: order.purchase_units }), /intent/],
  ['a request that cannot be repeated', opens(order, {}), /match/],
  ['a right refusal', error(refused, 404), null],
  ['a refusal with another status', error(refused, 422), /another status/],
  ['a refusal without details', error({ ...refused, details: undefined }, 404), /details/],
  ['a refusal without a debug id', error({ ...refused, debug_id: undefined }, 404), /debug_id/],
  ['a call nobody knows', call({ route: '/v1/billing/plans/:id/deactivate', method: 'POST' }), /not among/],
  ['an event nobody knows', told('PAYMENT.ORDER.CREATED', {}), /not among/],
  [
    'a refund that counts upwards',
    told('PAYMENT.SALE.REFUNDED', { amount: { total: '0.01', currency: 'USD' } }),
    /amount\.total/,
  ],
])('%s is told from the others', async (_name, recorded, problem) => {
  const kinds = await checkTraffic(paypalTraffic, [recorded]);
  const problems = kinds.flatMap((kind) => kind.problems).join('\n');
  if (problem) expect(problems).toMatch(problem);
  else expect(problems).toBe('');
});
