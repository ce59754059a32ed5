import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { checkTraffic } from './checkTraffic.ts';
import type { Recorded, RecordedCall } from './ProviderTraffic.ts';
import { tpaTraffic } from './tpaTraffic.ts';

const signed = (text: string, secret = 'tpa_secret_tern') =>
  `t=1597734071,v1=${createHmac('sha256', secret).update(`1597734071.${text}`).digest('hex')}`;
const payment = {
  id: 'tp_1',
  status: 'paid',
  url: null,
  amount: 4500,
  currency: 'USD',
  tax: 750,
  refunded: 0,
  order_id: 'ord_1',
  user_id: 'usr_1',
  product_id: 'v2.12m',
};
const call = (changes: Partial<RecordedCall>): RecordedCall => ({
  said: 'call',
  provider: 'tpa',
  method: 'GET',
  route: '/tpa/payments/:id',
  path: '/tpa/payments/tp_1',
  headers: { 'x-merchant': 'merchant_tern', 'x-signature': signed('/payments/tp_1') },
  request: '',
  status: 200,
  response: JSON.stringify(payment),
  ...changes,
});
const answers = (changes: object) => call({ response: JSON.stringify({ ...payment, ...changes }) });
const wish = {
  order_id: 'ord_1',
  user_id: 'usr_1',
  product_id: 'v2.12m',
  amount: 4500,
  currency: 'USD',
  description: 'Tern VPN, 12 months',
  email: null,
  return_url: 'https://shop.test/paySuc',
  cancel_url: 'https://shop.test/pricing',
  expires_at: 1597741271,
};
const opens = (changes: object, headers: Record<string, string> = { 'idempotency-key': 'tern-ord_1' }) => {
  const request = JSON.stringify({ ...wish, ...changes });
  return call({
    method: 'POST',
    route: '/tpa/payments',
    path: '/tpa/payments',
    request,
    headers: { 'x-merchant': 'm', 'x-signature': signed(`/payments${request}`), ...headers },
  });
};
const told = (type: string, changes: object = {}, secret?: string): Recorded => {
  const body = JSON.stringify({ id: 'note_1', type, created: 1597734071, live: false, payment, ...changes });
  return {
    said: 'webhook',
    provider: 'tpa',
    type,
    headers: { 'x-signature': signed(body, secret) },
    body,
  };
};

it.each<[string, Recorded, RegExp | null]>([
  ['a right answer', call({}), null],
  ['a status nobody knows', answers({ status: 'done' }), /status/],
  ['a field nobody knows', answers({ fee: 1 }), /fee/],
  ['a page of what is paid', answers({ url: 'https://pay.test/1' }), /A page belongs/],
  ['more back than was paid', answers({ refunded: 4501 }), /No more goes back/],
  ['all of it back, and the status paid', answers({ refunded: 4500 }), /for all of it/],
  ['an amount in dollars', answers({ amount: 45.5 }), /amount/],
  ['another signature', call({ path: '/tpa/payments/tp_2' }), /signature is wrong/],
  ['a call nobody knows', call({ route: '/tpa/refunds' }), /not among/],
  ['a right request', opens({}), null],
  ['a request with milliseconds', opens({ expires_at: 1597741271000 }), /expires_at/],
  ['a request that cannot be repeated', opens({}, {}), /idempotency/],
  ['a right refusal', call({ status: 404, response: '{"error":"unknown payment"}' }), null],
  ['a refusal without a reason', call({ status: 404, response: '{}' }), /error/],
  ['a right event', told('payment.paid'), null],
  ['an event nobody knows', told('payment.reviewed'), /type/],
  ['an event signed by somebody else', told('payment.paid', {}, 'other'), /signature is wrong/],
  ['an event without its payment', told('payment.paid', { payment: undefined }), /payment/],
])('%s is told from the others', async (_name, recorded, problem) => {
  const problems = (await checkTraffic(tpaTraffic, [recorded])).flatMap((kind) => kind.problems).join('\n');
  if (problem) expect(problems).toMatch(problem);
  else expect(problems).toBe('');
});
