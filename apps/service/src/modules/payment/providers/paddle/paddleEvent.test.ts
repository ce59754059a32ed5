import { describe, expect, it } from 'vitest';
import { type PaddleEvent, paddleEvent } from './paddleEvent.ts';

const read = (event_type: string, data: object) =>
  paddleEvent({ event_id: 'evt_1', event_type, occurred_at: '2026-11-22T06:00:00Z', data } as PaddleEvent);

const transaction = (changes: object) => ({
  id: 'txn_due',
  status: 'past_due',
  origin: 'subscription_recurring',
  subscription_id: 'sub_1',
  custom_data: { order_id: 'ord_1', user_id: 'usr_1', product_id: 'v2' },
  currency_code: 'USD',
  created_at: '2026-11-22T05:00:00Z',
  details: { totals: { total: '4500', tax: '750' } },
  checkout: { url: 'https://shop.test/paddle?_ptxn=txn_due' },
  payments: [{ status: 'error' }],
  ...changes,
});

describe('transactions', () => {
  it.each(['transaction.payment_failed', 'transaction.past_due'])(
    '%s of a renewal leads to the payment link',
    (type) => {
      expect(read(type, transaction({}))).toMatchObject({
        kind: 'renewalFailed',
        orderId: 'ord_1',
        subscription: 'sub_1',
        needsBuyer: false,
        payUrl: 'https://shop.test/paddle?_ptxn=txn_due',
      });
    },
  );

  it('knows when the bank wants the buyer', () => {
    const event = read(
      'transaction.payment_failed',
      transaction({ payments: [{ status: 'action_required' }] }),
    );
    expect(event).toMatchObject({ kind: 'renewalFailed', needsBuyer: true });
  });

  it('leaves a decline on the page to the page', () => {
    expect(read('transaction.payment_failed', transaction({ origin: 'api' })).kind).toBe('other');
  });

  it.each(['subscription_payment_method_change', 'subscription_charge', 'subscription_update'])(
    'takes nothing of origin %s for an order',
    (origin) => {
      for (const type of ['paid', 'completed', 'canceled', 'past_due']) {
        const isCard = origin === 'subscription_payment_method_change' && type === 'completed';
        expect(read(`transaction.${type}`, transaction({ origin })).kind).toBe(
          isCard ? 'instrumentChanged' : 'other',
        );
      }
    },
  );

  it('tells of another card by its subscription', () => {
    const origin = 'subscription_payment_method_change';
    expect(read('transaction.completed', transaction({ origin }))).toMatchObject({
      kind: 'instrumentChanged',
      orderId: 'ord_1',
      subscription: 'sub_1',
      session: null,
    });
  });

  it('begins a trial with its subscription, and no sooner', () => {
    const trial = { origin: 'api', details: { totals: { total: '0', tax: '0' } }, customer_id: 'ctm_1' };
    const first = read('transaction.paid', transaction({ ...trial, status: 'paid', subscription_id: null }));
    expect(first).toMatchObject({
      kind: 'checkout',
      facts: { paid: false, status: 'complete', payment: null },
    });
    const then = read('transaction.completed', transaction({ ...trial, status: 'completed' }));
    expect(then).toMatchObject({
      kind: 'checkout',
      facts: { paid: true, amount: 0, payment: null, subscription: 'sub_1', payer: 'ctm_1' },
    });
  });
});

describe('subscriptions', () => {
  const subscription = (changes: object = {}) => ({
    id: 'sub_1',
    status: 'active',
    custom_data: { order_id: 'ord_1' },
    scheduled_change: null,
    ...changes,
  });
  const scheduled = (action: string) => ({
    scheduled_change: { action, effective_at: '2026-12-22T00:00:00Z', resume_at: null },
  });

  it.each([
    ['updated', subscription(scheduled('cancel')), 'cancelScheduled', '2026-12-22T00:00:00Z'],
    ['updated', subscription(scheduled('pause')), 'cancelScheduled', '2026-12-22T00:00:00Z'],
    ['updated', subscription(), 'cancelTakenBack', null],
    ['updated', subscription({ status: 'trialing' }), 'cancelTakenBack', null],
    ['canceled', subscription({ status: 'canceled' }), 'ended', null],
    ['paused', subscription({ status: 'paused' }), 'paused', null],
    ['resumed', subscription(), 'resumed', null],
  ])('%s is a change of the renewal', (type, data, change, endsAt) => {
    expect(read(`subscription.${type}`, data)).toMatchObject({
      kind: 'renewalChanged',
      orderId: 'ord_1',
      subscription: 'sub_1',
      change,
      endsAt: endsAt && new Date(endsAt),
    });
  });

  it('past_due is a renewal that failed, and what says nothing new is nothing', () => {
    expect(read('subscription.past_due', subscription({ status: 'past_due' })).kind).toBe('renewalFailed');
    expect(read('subscription.updated', subscription({ status: 'past_due' })).kind).toBe('other');
    expect(read('subscription.updated', subscription(scheduled('resume'))).kind).toBe('other');
    expect(read('subscription.activated', subscription()).kind).toBe('other');
  });
});

describe('adjustments', () => {
  const adjustment = (changes: object) => ({
    id: 'adj_1',
    action: 'refund',
    status: 'approved',
    type: 'partial',
    transaction_id: 'txn_1',
    subscription_id: 'sub_1',
    totals: { total: '1000' },
    ...changes,
  });

  it('counts a refund once it is approved, by its name', () => {
    expect(read('adjustment.updated', adjustment({}))).toMatchObject({
      kind: 'refunded',
      payment: 'txn_1',
      full: false,
      amount: 1000,
      total: null,
      refund: 'adj_1',
    });
    expect(read('adjustment.created', adjustment({ type: 'full' }))).toMatchObject({ full: true });
  });

  it.each([
    ['pending_approval', 'pending'],
    ['approved', 'done'],
    ['rejected', 'failed'],
    ['reversed', 'failed'],
  ])('tells how a refund stands: %s', (status, state) => {
    expect(read('adjustment.updated', adjustment({ status, type: 'full' }))).toMatchObject({
      kind: 'refunded',
      refund: 'adj_1',
      full: state === 'done',
      state,
    });
  });

  it.each([
    ['chargeback_warning', 'inquiry'],
    ['chargeback_warning_reverse', 'won'],
    ['chargeback', 'opened'],
    ['chargeback_reverse', 'won'],
  ])('%s is a dispute: %s', (action, stage) => {
    expect(read('adjustment.created', adjustment({ action }))).toMatchObject({
      kind: 'disputed',
      payment: 'txn_1',
      dispute: null,
      stage,
    });
    expect(read('adjustment.updated', adjustment({ action, status: 'reversed' })).kind).toBe('other');
  });

  it('takes no credit for a refund', () => {
    expect(read('adjustment.created', adjustment({ action: 'credit' })).kind).toBe('other');
  });
});

it('knows nothing of other events', () => {
  expect(read('customer.created', { id: 'ctm_1' }).kind).toBe('other');
});
