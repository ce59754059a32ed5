import { expect, it } from 'vitest';
import { webhookFindings } from '../../../../ops/doctor/paymentCheck.ts';
import { btcpayEvents, createBtcpayWebhook } from './btcpayWebhook.ts';

const { readEvent } = createBtcpayWebhook({
  merchantId: 'store',
  secret: 's',
  apiKey: 'k',
  protocol: 'btcpay',
  apiBase: 'http://btcpay.test',
  live: false,
});
const read = (event: object) => readEvent(JSON.stringify({ timestamp: 1_797_000_000, ...event }));

it('an event of an invoice has it read, also where its order is closed', () => {
  for (const type of btcpayEvents.filter((each) => each.startsWith('Invoice'))) {
    expect(read({ type, invoiceId: 'inv1', metadata: { orderId: 'ord_1' } })).toMatchObject({
      kind: 'ask',
      orderId: 'ord_1',
      session: 'inv1',
      closed: true,
    });
  }
});

it('an event of a payout has its refund read', () => {
  expect(read({ type: 'PayoutUpdated', pullPaymentId: 'pull1' })).toMatchObject({
    kind: 'askRefund',
    refund: 'pull1',
  });
});

it.each([
  { type: 'InvoiceCreated', invoiceId: 'inv1' },
  { type: 'PayoutUpdated', pullPaymentId: null },
  { type: 'SubscriberCreated' },
])('$type of nothing here changes nothing', (event) => {
  expect(read(event)).toMatchObject({ kind: 'other' });
});

it('the doctor names the events that are not sent', () => {
  const path = '/api/mms/payment/v1/providers/tpa/webhook';
  const endpoint = { url: `https://shop.test${path}`, enabled: true, version: 'v1', wanted: null };
  const found = (missing: string[]) =>
    webhookFindings('A further provider', path, [{ ...endpoint, missing }]).map(({ level, says }) => [
      level,
      says,
    ]);
  expect(found([])).toEqual([]);
  expect(found(['PayoutUpdated'])).toEqual([['warning', expect.stringContaining('PayoutUpdated')]]);
});
