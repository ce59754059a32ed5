import { expect, it } from 'vitest';
import { createTpaWebhook } from './webhook.ts';

const settings = {
  merchantId: 'm',
  secret: 's',
  apiKey: '',
  protocol: 'tern' as const,
  apiBase: 'http://tpa.test',
  live: false,
};
const { readEvent } = createTpaWebhook(settings, { now: () => 0 });
const told = (type: string, changes: object = {}) =>
  readEvent(
    JSON.stringify({
      id: 'note_1',
      type,
      created: 1597734071,
      live: false,
      payment: {
        id: 'tp_1',
        status: 'paid',
        url: null,
        amount: 4500,
        currency: 'USD',
        order_id: 'ord_1',
        user_id: 'usr_1',
        product_id: 'v2.12m',
        ...changes,
      },
    }),
  );

it.each([
  ['inquired', 'inquiry'],
  ['disputed', 'opened'],
  ['dispute_won', 'won'],
  ['dispute_lost', 'lost'],
])('payment.%s is %s', (type, stage) => {
  expect(told(`payment.${type}`)).toMatchObject({
    kind: 'disputed',
    payment: 'tp_1',
    orderId: 'ord_1',
    stage,
  });
});

it('a refund tells how much has gone back so far, and when it is all', () => {
  expect(told('payment.refunded', { refunded: 2250 })).toMatchObject({ full: false, total: 2250 });
  expect(told('payment.refunded', { refunded: 4500, status: 'refunded' })).toMatchObject({ full: true });
});

it('a payment that is refused has failed, and what nobody knows changes nothing', () => {
  expect(told('payment.refused', { status: 'refused' })).toMatchObject({
    kind: 'checkout',
    facts: { paid: false, refused: true },
  });
  expect(told('payment.reviewed')).toMatchObject({ kind: 'other' });
});

it('a refund that failed is asked for: the protocol names none', () => {
  expect(told('payment.refund_failed', { refunded: 0, refund_status: 'failed' })).toMatchObject({
    kind: 'refunded',
    full: false,
    amount: null,
    total: 0,
    refund: null,
    state: 'failed',
  });
});
