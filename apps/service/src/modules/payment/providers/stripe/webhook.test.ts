import Stripe from 'stripe';
import { expect, it } from 'vitest';
import { createStripeWebhook } from './webhook.ts';

const config = { webhookSecret: 'whsec_tern' } as never;
const { readEvent } = createStripeWebhook(new Stripe('sk_test_reader'), config, { now: Date.now });
const read = (type: string, object: object, previous_attributes?: object) =>
  readEvent(JSON.stringify({ type, created: 1_800_000_000, data: { object, previous_attributes } }));

const session = {
  id: 'cs_1',
  client_reference_id: 'ord_1',
  status: 'complete',
  payment_status: 'paid',
  amount_total: 100,
  currency: 'usd',
  subscription: 'sub_1',
  payment_intent: null,
};

it('reads a payment that took days', () => {
  expect(read('checkout.session.async_payment_succeeded', session)).toMatchObject({
    kind: 'checkout',
    facts: { paid: true, refused: false, payment: null },
  });
  const refused = { ...session, payment_status: 'unpaid' };
  expect(read('checkout.session.async_payment_failed', refused)).toMatchObject({
    kind: 'checkout',
    facts: { paid: false, refused: true },
  });
});

it('reads a dispute by its status, whichever event tells of it', () => {
  const stages = {
    warning_needs_response: 'inquiry',
    warning_under_review: 'inquiry',
    needs_response: 'opened',
    under_review: 'opened',
    won: 'won',
    lost: 'lost',
  };
  for (const event of ['created', 'updated', 'closed', 'funds_withdrawn', 'funds_reinstated']) {
    for (const [status, stage] of Object.entries(stages)) {
      const dispute = { id: 'du_1', payment_intent: 'pi_1', status, metadata: { order_id: 'ord_9' } };
      expect(read(`charge.dispute.${event}`, dispute)).toMatchObject({
        kind: 'disputed',
        stage,
        dispute: 'du_1',
        payment: 'pi_1',
        orderId: null,
      });
    }
    for (const status of ['warning_closed', 'prevented']) {
      expect(read(`charge.dispute.${event}`, { id: 'du_1', status })).toMatchObject({ kind: 'other' });
    }
  }
});

const subscription = {
  id: 'sub_1',
  status: 'active',
  cancel_at: null,
  cancel_at_period_end: false,
  pause_collection: null,
  default_payment_method: 'pm_1',
  pending_setup_intent: null,
  metadata: { order_id: 'ord_1' },
  items: { data: [{ current_period_end: 1_800_100_000 }] },
};
const change = (now: object, before: object, event = 'updated') => {
  const found = read(`customer.subscription.${event}`, { ...subscription, ...now }, before);
  return found.kind === 'renewalChanged' ? found.change : found.kind;
};

it('reads pauses', () => {
  const paused = { behavior: 'void', resumes_at: null };
  expect(change({ pause_collection: paused }, { pause_collection: null })).toBe('paused');
  expect(change({}, { pause_collection: paused })).toBe('resumed');
  expect(change({ status: 'unpaid' }, { status: 'past_due' })).toBe('paused');
  expect(change({ status: 'paused' }, { status: 'trialing' }, 'paused')).toBe('paused');
  expect(change({}, { status: 'paused' }, 'resumed')).toBe('resumed');
});

it('reads the end of renewals from what has changed, and nothing from other changes', () => {
  expect(change({ cancel_at: 1_800_100_000 }, { cancel_at: null })).toBe('cancelScheduled');
  expect(change({ cancel_at_period_end: true }, { cancel_at_period_end: false })).toBe('cancelScheduled');
  expect(change({}, { cancel_at: 1_800_100_000 })).toBe('cancelTakenBack');
  expect(change({ cancel_at: 1_800_100_000 }, { metadata: {} })).toBe('other');
  expect(change({ status: 'canceled' }, {}, 'deleted')).toBe('ended');
  expect(change({ status: 'past_due' }, { status: 'active' })).toBe('other');
  expect(change({ status: 'trialing' }, { default_payment_method: null })).toBe('ask');
  expect(change({ status: 'incomplete_expired' }, { status: 'incomplete' })).toBe('ask');
});

const invoice = {
  id: 'in_1',
  amount_paid: 1079,
  currency: 'usd',
  billing_reason: 'subscription_cycle',
  parent: { subscription_details: { subscription: 'sub_1', metadata: { order_id: 'ord_1' } } },
  lines: { data: [{ period: { end: 1_800_200_000 } }] },
  total_taxes: [
    { amount: 80, tax_behavior: 'exclusive' },
    { amount: 10, tax_behavior: 'inclusive' },
  ],
};

it('takes the invoice over nothing of a trial for no payment, and that of a later period for one', () => {
  const free = { ...invoice, amount_paid: 0, total_taxes: [] };
  expect(read('invoice.paid', { ...free, billing_reason: 'subscription_create' })).toMatchObject({
    kind: 'other',
  });
  expect(read('invoice.paid', free)).toMatchObject({ kind: 'invoicePaid', amount: 0, invoice: 'in_1' });
});

it('tells tax that came on top of the price from tax in it', () => {
  expect(read('invoice.paid', invoice)).toMatchObject({ amount: 1079, tax: 90, taxOnTop: 80 });
});

it('reads another card: given on a page of ours, or in the portal', () => {
  const setup = { id: 'cs_2', mode: 'setup', status: 'complete', metadata: { order_id: 'ord_1' } };
  expect(read('checkout.session.completed', setup)).toMatchObject({
    kind: 'instrumentChanged',
    orderId: 'ord_1',
    session: 'cs_2',
  });
  expect(read('checkout.session.expired', { ...setup, status: 'expired' })).toMatchObject({ kind: 'other' });
  const replaced = read('customer.subscription.updated', subscription, { default_payment_method: 'pm_0' });
  expect(replaced).toMatchObject({ kind: 'instrumentChanged', orderId: 'ord_1', subscription: 'sub_1' });
  // The card of the purchase is no other one.
  const first = read('customer.subscription.updated', subscription, { default_payment_method: null });
  expect(first).toMatchObject({ kind: 'other' });
});
