import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { btcpayTraffic } from './btcpayTraffic.ts';
import { checkTraffic } from './checkTraffic.ts';
import type { Recorded, RecordedCall } from './ProviderTraffic.ts';

const metadata = { orderId: 'ord_1', itemCode: 'v2.12m', itemDesc: 'Tern VPN, 12 months' };
const wish = {
  amount: '45.00',
  currency: 'USD',
  metadata,
  checkout: {
    expirationMinutes: 120,
    monitoringMinutes: 1440,
    redirectURL: 'https://shop.test/paystatus',
    redirectAutomatically: true,
  },
};
const invoice = {
  id: 'inv1',
  storeId: 'store1',
  amount: '45.00',
  paidAmount: '0.00',
  currency: 'USD',
  type: 'Standard',
  checkoutLink: 'https://pay.test/i/inv1',
  createdTime: 1_797_000_000,
  expirationTime: 1_797_007_200,
  monitoringExpiration: 1_797_093_600,
  status: 'New',
  additionalStatus: 'None',
  availableStatusesForManualMarking: ['Settled', 'Invalid'],
  archived: false,
  metadata,
  checkout: wish.checkout,
  receipt: { enabled: null, showQR: null, showPayments: null },
};
const route = '/btcpay/api/v1/stores/:store/invoices';
const opens = (changes: object, answer: object = {}, more: Partial<RecordedCall> = {}): RecordedCall => ({
  said: 'call',
  provider: 'btcpay',
  method: 'POST',
  route,
  path: '/btcpay/api/v1/stores/store1/invoices',
  headers: { authorization: 'token key1' },
  request: JSON.stringify({ ...wish, ...changes }),
  status: 200,
  response: JSON.stringify({ ...invoice, ...answer }),
  ...more,
});
const told = (type: string, changes: object = {}, secret = 'tpa_secret_tern'): Recorded => {
  const body = JSON.stringify({
    deliveryId: 'd1',
    webhookId: 'w1',
    originalDeliveryId: 'd1',
    isRedelivery: false,
    type,
    timestamp: 1_797_000_000,
    storeId: 'store1',
    invoiceId: 'inv1',
    metadata,
    ...changes,
  });
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  return {
    said: 'webhook',
    provider: 'btcpay',
    type,
    headers: { 'btcpay-sig': `sha256=${signature}` },
    body,
  };
};

it.each<[string, Recorded, RegExp | null]>([
  ['a right call', opens({}), null],
  ['a sum as a number', opens({ amount: 45 }), /amount/],
  ['a buyer by name', opens({ metadata: { ...metadata, buyerEmail: 'marta@example.com' } }), /buyerEmail/],
  ['a status nobody knows', opens({}, { status: 'Paid' }), /status/],
  ['a field nobody knows', opens({}, { fee: '1' }), /fee/],
  ['a call without a key', opens({}, {}, { headers: {} }), /token/],
  ['a call nobody knows', opens({}, {}, { route: `${route}/:id/unarchive` }), /not among/],
  [
    'a right refusal',
    opens({}, {}, { status: 404, response: '{"code":"invoice-not-found","message":"none"}' }),
    null,
  ],
  ['a refusal without a reason', opens({}, {}, { status: 404, response: '{}' }), /Invalid/],
  ['a right event', told('InvoiceExpired', { partiallyPaid: false }), null],
  ['an event without its part', told('InvoiceExpired'), /partiallyPaid/],
  ['an event nobody knows', told('InvoiceReviewed'), /not among/],
  [
    'an event signed by somebody else',
    told('InvoiceExpired', { partiallyPaid: false }, 'other'),
    /signature/,
  ],
])('%s is told from the others', async (_name, recorded, problem) => {
  const problems = (await checkTraffic(btcpayTraffic, [recorded]))
    .flatMap((kind) => kind.problems)
    .join('\n');
  if (problem) expect(problems).toMatch(problem);
  else expect(problems).toBe('');
});
