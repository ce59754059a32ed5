import { expect, it } from 'vitest';
import { type RazorpayEvent, razorpayEvent } from './events.ts';

const event = (name: string, payload: object) =>
  razorpayEvent({ event: name, created_at: 1597734071, payload } as RazorpayEvent);
const at = new Date(1597734071000);

/** The values of razorpay.com/docs/webhooks/refunds: the payment was given back in parts. */
const payment = {
  id: 'pay_FPoJKWQQ8lK13n',
  amount: 500000,
  amount_refunded: 190000,
  refund_status: 'partial',
  notes: [],
};
const refund = { id: 'rfnd_FS8TWyPrCsa0OB', payment_id: payment.id, amount: 50000, notes: [] };

it('a refund tells how much has gone back so far, and when it is all', () => {
  const told = { refund: { entity: refund }, payment: { entity: payment } };
  expect(event('refund.processed', told)).toEqual({
    kind: 'refunded',
    at,
    payment: payment.id,
    orderId: null,
    full: false,
    amount: 50000,
    total: 190000,
    refund: refund.id,
    state: 'done',
    failure: null,
  });
  const all = { ...payment, amount_refunded: 500000, refund_status: 'full' };
  expect(event('refund.processed', { ...told, payment: { entity: all } })).toMatchObject({
    full: true,
    total: 500000,
  });
});

it.each([
  ['created', 'pending'],
  ['failed', 'failed'],
])('a refund tells how it stands: %s is %s', (what, state) => {
  const told = { refund: { entity: refund }, payment: { entity: payment } };
  // The sum of the payment counts others.
  expect(event(`refund.${what}`, told)).toMatchObject({
    kind: 'refunded',
    refund: refund.id,
    amount: 50000,
    total: null,
    full: false,
    state,
  });
});

it('of a refund whose speed has changed nothing is taken', () => {
  expect(event('refund.speed_changed', { refund: { entity: refund } })).toEqual({ kind: 'other', at });
});

it.each([
  ['created', 'retrieval', 'inquiry'],
  ['created', 'fraud', 'inquiry'],
  ['created', 'chargeback', 'opened'],
  ['created', 'pre_arbitration', 'opened'],
  ['created', 'arbitration', 'opened'],
  ['under_review', 'chargeback', 'opened'],
  ['action_required', 'retrieval', 'inquiry'],
  ['won', 'chargeback', 'won'],
  ['lost', 'chargeback', 'lost'],
  ['closed', 'fraud', 'won'],
])('payment.dispute.%s in the phase %s is %s', (what, phase, stage) => {
  const dispute = { id: 'disp_AHfqOvkldwsbqt', payment_id: 'pay_EsyWjHrfzb59eR', phase };
  expect(event(`payment.dispute.${what}`, { dispute: { entity: dispute } })).toEqual({
    kind: 'disputed',
    at,
    payment: 'pay_EsyWjHrfzb59eR',
    orderId: null,
    dispute: 'disp_AHfqOvkldwsbqt',
    stage,
  });
});
