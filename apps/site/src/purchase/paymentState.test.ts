import { orderFixture } from '@tern/testing/fixtures';
import { expect, it } from 'vitest';
import { paymentState } from './paymentState.ts';

it.each([
  [null, null, 'loading'],
  [null, 'network', 'unknown'],
  [null, 'unavailable', 'unknown'],
  [null, 'internal', 'unknown'],
  [null, 'unknown', 'unknown'],
  [null, 'order_unknown', 'notFound'],
  [null, 'validation_failed', 'notFound'],
  ['created', null, 'processing'],
  ['pending', 'network', 'processing'],
  ['pending', 'unknown', 'processing'],
  ['paid', null, 'processing'],
  ['failed', null, 'failed'],
  ['expired', null, 'expired'],
  ['refunded', 'network', 'refunded'],
  ['disputed', null, 'disputed'],
] as const)('of an order that is %s with the failure %s is %s', (state, failure, shown) => {
  expect(paymentState(state && orderFixture(state), failure)).toBe(shown);
});

it('of an order that nobody hears of any more is late, not on its way for ever', () => {
  expect(paymentState({ ...orderFixture('pending'), late: true }, null)).toBe('late');
});

it.each(['pending', 'failed'] as const)('of a refund that is %s does not say that it was made', (refund) => {
  expect(paymentState({ ...orderFixture('refunded'), refund }, null)).toBe('returning');
});

it('of a trial that was refused is not a failed payment', () => {
  expect(paymentState({ ...orderFixture('failed'), refusal: 'trial_used' }, null)).toBe('refused');
});
