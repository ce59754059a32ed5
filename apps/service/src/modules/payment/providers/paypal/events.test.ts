import { describe, expect, it } from 'vitest';
import { type PaypalEvent, paypalEvent } from './events.ts';

const tag = 'ord_1/usr_1/v2.12m';
const at = new Date('2026-11-22T12:00:00Z');
const event = (type: string, resource: object) =>
  paypalEvent({ id: 'WH-1', event_type: type, create_time: at.toISOString(), resource } as PaypalEvent);

/** The values of PayPal's webhook simulator (developer.paypal.com/dashboard/webhooksSimulator), event version 1.0. */
const samples = {
  saleCompleted: {
    id: '80021663DE681814L',
    amount: { total: '0.48', currency: 'USD' },
    parent_payment: 'PAY-1PA12106FU478450MKRETS4A',
    state: 'completed',
    payment_mode: 'ECHECK',
    clearing_time: '2014-10-30T07:00:00Z',
  },
  saleRefunded: {
    id: '6YX43824R4443062K',
    sale_id: '9T0916710M1105906',
    parent_payment: 'PAY-5437236047802405NKRJ22UA',
    amount: { total: '-0.01', currency: 'USD' },
    state: 'completed',
  },
};

describe('refunds', () => {
  it("takes the minus off PayPal's own sample, and names the sale", () => {
    expect(event('PAYMENT.SALE.REFUNDED', samples.saleRefunded)).toEqual({
      kind: 'refunded',
      at,
      orderId: null,
      payment: '9T0916710M1105906',
      full: false,
      amount: 1,
      total: null,
      refund: '6YX43824R4443062K',
      state: 'done',
    });
  });

  it.each([
    ['PENDING', 'pending'],
    ['FAILED', 'failed'],
    ['CANCELLED', 'failed'],
    ['COMPLETED', 'done'],
  ])('tells how a refund stands: %s', (status, state) => {
    const refund = {
      id: 'R1',
      status,
      custom_id: tag,
      amount: { value: '22.50', currency_code: 'USD' },
      links: [{ rel: 'up', href: 'https://api.paypal.com/v2/payments/captures/2GG279541U471931P' }],
    };
    expect(event('PAYMENT.CAPTURE.REFUNDED', refund)).toMatchObject({ refund: 'R1', amount: 2250, state });
  });

  it('tells how much has gone back so far', () => {
    const total_refunded_amount = { value: '45.00', currency: 'USD' };
    expect(event('PAYMENT.SALE.REFUNDED', { ...samples.saleRefunded, total_refunded_amount })).toMatchObject({
      amount: 1,
      total: 4500,
    });
    const refund = {
      id: 'R1',
      custom_id: tag,
      amount: { value: '22.50', currency_code: 'USD' },
      seller_payable_breakdown: { total_refunded_amount: { value: '45.00', currency_code: 'USD' } },
      links: [{ rel: 'up', href: 'https://api.paypal.com/v2/payments/captures/2GG279541U471931P' }],
    };
    expect(event('PAYMENT.CAPTURE.REFUNDED', refund)).toMatchObject({
      orderId: 'ord_1',
      payment: '2GG279541U471931P',
      full: false,
      amount: 2250,
      total: 4500,
    });
  });

  it('a reversal is all of it, in either shape', () => {
    const capture = {
      id: '2GG279541U471931P',
      custom_id: tag,
      amount: { value: '2.51', currency_code: 'USD' },
    };
    expect(event('PAYMENT.CAPTURE.REVERSED', capture)).toMatchObject({ full: true, payment: capture.id });
    expect(event('PAYMENT.SALE.REVERSED', samples.saleRefunded)).toMatchObject({ full: true, amount: 1 });
  });
});

describe('payments', () => {
  it.each(['PENDING', 'DECLINED', 'DENIED'])('asks how an order stands when a capture is %s', (state) => {
    const resource = {
      id: 'CAP1',
      custom_id: tag,
      supplementary_data: { related_ids: { order_id: 'ORDER1' } },
    };
    expect(event(`PAYMENT.CAPTURE.${state}`, resource)).toEqual({
      kind: 'ask',
      at,
      orderId: 'ord_1',
      session: 'ORDER1',
    });
  });

  it('reads a sale without our tag by its subscription, and leaves a sale of nothing alone', () => {
    expect(event('PAYMENT.SALE.COMPLETED', samples.saleCompleted)).toEqual({ kind: 'other', at });
    expect(
      event('PAYMENT.SALE.COMPLETED', { ...samples.saleCompleted, billing_agreement_id: 'I-37B4TLL0FAJJ' }),
    ).toMatchObject({
      kind: 'invoicePaid',
      subscription: 'I-37B4TLL0FAJJ',
      orderId: null,
      userId: null,
      amount: 48,
      currency: 'USD',
      payment: '80021663DE681814L',
    });
  });
});

describe('plans', () => {
  const plan = (type: string, more: object = {}) =>
    event(`BILLING.SUBSCRIPTION.${type}`, { id: 'I-1', custom_id: tag, ...more });
  const named = { at, orderId: 'ord_1', subscription: 'I-1' };

  it('are asked about when they begin', () => {
    expect(plan('ACTIVATED')).toEqual({ kind: 'ask', at, orderId: 'ord_1', session: 'I-1' });
    expect(plan('CREATED')).toEqual({ kind: 'other', at });
    expect(plan('UPDATED')).toEqual({ kind: 'other', at });
  });

  it.each([
    ['CANCELLED', 'cancelScheduled'],
    ['EXPIRED', 'ended'],
    ['SUSPENDED', 'paused'],
    ['RE-ACTIVATED', 'resumed'],
  ])('%s means %s', (type, change) => {
    expect(plan(type)).toEqual({ kind: 'renewalChanged', ...named, change, endsAt: null });
  });

  it('that are suspended because nobody paid have failed to renew', () => {
    const failed = { kind: 'renewalFailed', ...named, needsBuyer: false, payUrl: null };
    expect(plan('PAYMENT.FAILED')).toEqual(failed);
    expect(plan('SUSPENDED', { billing_info: { failed_payments_count: 2 } })).toEqual(failed);
  });
});

describe('disputes', () => {
  /** The fields of developer.paypal.com/docs/disputes/webhooks, Disputes v1. */
  const dispute = (what: string, stage: string, outcome_code?: string) =>
    event(`CUSTOMER.DISPUTE.${what}`, {
      dispute_id: 'PP-D-4012',
      reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
      status: outcome_code ? 'RESOLVED' : 'OPEN',
      dispute_life_cycle_stage: stage,
      disputed_transactions: [{ seller_transaction_id: '00D10444LD479031K' }],
      ...(outcome_code && { dispute_outcome: { outcome_code } }),
    });

  it.each([
    ['CREATED', 'INQUIRY', undefined, 'inquiry'],
    ['UPDATED', 'INQUIRY', undefined, 'inquiry'],
    ['CREATED', 'CHARGEBACK', undefined, 'opened'],
    ['UPDATED', 'CHARGEBACK', undefined, 'opened'],
    ['UPDATED', 'PRE_ARBITRATION', undefined, 'opened'],
    ['RESOLVED', 'CHARGEBACK', 'RESOLVED_SELLER_FAVOUR', 'won'],
    ['RESOLVED', 'INQUIRY', 'CANCELED_BY_BUYER', 'won'],
    ['RESOLVED', 'CHARGEBACK', 'RESOLVED_WITH_PAYOUT', 'won'],
    ['RESOLVED', 'CHARGEBACK', 'DENIED', 'won'],
    ['RESOLVED', 'CHARGEBACK', 'RESOLVED_BUYER_FAVOUR', 'lost'],
    ['RESOLVED', 'CHARGEBACK', 'ACCEPTED', 'lost'],
  ])('%s at the stage %s with %s is %s', (what, stage, outcome, meant) => {
    expect(dispute(what, stage, outcome)).toEqual({
      kind: 'disputed',
      at,
      payment: '00D10444LD479031K',
      orderId: null,
      dispute: 'PP-D-4012',
      stage: meant,
    });
  });

  it('that end without a decision go on under another name', () => {
    expect(dispute('RESOLVED', 'INQUIRY', 'NONE')).toEqual({ kind: 'other', at });
  });
});
