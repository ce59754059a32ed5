import { chargeFixture, subscriptionFixture } from '@tern/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { chargeOf, paymentRow, receiptView } from './chargeViews.ts';

const subscription = subscriptionFixture({ amount: 0 });
const trial = chargeFixture({ amount: 0, state: 'trial' });
const first = chargeFixture({ receipt: 'ord_fixture-2', amount: 800 });
const second = chargeFixture({ receipt: 'ord_fixture-3', amount: 999, tax_amount: 167 });
const charges = [second, first, trial];
const now = Date.parse('2026-03-03T00:00:00Z');

describe('the charge of a link', () => {
  it.each([
    ['its number', 'ord_fixture-3', second],
    ['the order, as links of old mails', 'ord_fixture', first],
    ['the subscription, as old links', 'sub_fixture', first],
    ['nothing that is known', 'ord_other', undefined],
  ])('is found by %s', (_name, id, expected) => {
    expect(chargeOf(charges, [subscription], id)).toBe(expected);
  });
});

it('a trial is no payment, and has no receipt', () => {
  expect(paymentRow(trial, '/here').receiptHref).toBeUndefined();
  expect(paymentRow(first, '/here').receiptHref).toBe('/here?receipt=ord_fixture-2');
});

it('a row leads to where money that goes back is claimed', () => {
  const claim_url = 'https://pay.example/pull-payments/1';
  expect(paymentRow({ ...first, claim_url }, '/here').claimHref).toBe(claim_url);
  expect(paymentRow(first, '/here').claimHref).toBeUndefined();
});

describe('a receipt', () => {
  const view = (charge = second, all = charges) =>
    receiptView(charge, { charges: all, subscriptions: [subscription], now });

  it('has number, sum, tax and period of its own charge', () => {
    expect(view()).toMatchObject({
      number: 'ord_fixture-3',
      amount: { amount: 999 },
      tax: { amount: 167 },
      period: { start: second.period_start },
    });
    expect(view(first)).toMatchObject({ number: 'ord_fixture-2', amount: { amount: 800 } });
    expect(view(first)).not.toHaveProperty('tax');
  });

  it('says what comes next on the newest one alone', () => {
    expect(view().order?.stage).toBe('paid');
    expect(view(first).order).toBeUndefined();
  });

  it('says what came back', () => {
    const part = { ...second, state: 'partly_refunded' as const, refunded_amount: 100 };
    expect(view(part, [part]).refunded).toEqual({ amount: 100, currency: 'USD' });
    const gone = { ...second, state: 'refunded' as const, refunded_amount: 999 };
    expect(view(gone, [gone])).toMatchObject({ result: 'Refunded', refunded: undefined });
    expect(view(gone, [gone]).order?.stage).toBe('returned');
  });
});
