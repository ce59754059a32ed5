import type { Charge, Subscription } from '@tern/contract';
import type { PlanView } from '@tern/patterns';
import { expect, it } from 'vitest';
import { atPaidPrice, planOwner } from './planOwner.ts';

const now = Date.UTC(2026, 10, 27);
const subscription = (given: Partial<Subscription> = {}) =>
  ({
    order_id: 'ord_1',
    plan_id: '12m',
    interval_count: 12,
    interval_unit: 'MONTH',
    state: 'active',
    currency: 'USD',
    trial: null,
    renewal_amount: 3476,
    grace_ends_at: null,
    paused_until: null,
    current_period_end: '2027-11-26T00:00:00.000Z',
    ...given,
  }) as Subscription;
const charges = [
  { order_id: 'ord_1', amount: 3476, currency: 'USD' },
  { order_id: 'ord_1', amount: 4500, currency: 'USD' },
] as Charge[];

it('names the plan that decides, its end, and what was paid last', () => {
  expect(planOwner([subscription()], charges, now)).toEqual({
    standing: 'plan',
    plan: { id: '12m', intervalCount: 12, intervalUnit: 'MONTH' },
    until: '2027-11-26T00:00:00.000Z',
    paid: { amount: 3476, currency: 'USD' },
    renewal: { amount: 3476, currency: 'USD' },
  });
  expect(planOwner([], [], now)).toBeNull();
  expect(planOwner([subscription({ state: 'expired' })], charges, now)).toBeNull();
  expect(planOwner([subscription({ renewal_amount: null })], charges, now)).toMatchObject({
    standing: 'ending',
  });
  expect(
    planOwner([subscription({ state: 'past_due', grace_ends_at: '2026-12-03T00:00:00.000Z' })], [], now),
  ).toMatchObject({ standing: 'overdue', until: '2026-12-03T00:00:00.000Z' });
});

it('says that a plan is paused as the service does, however near its next charge is', () => {
  const still = {
    current_period_end: '2026-11-26T23:00:00.000Z',
    next_charge_at: '2026-11-27T02:00:00.000Z',
  };
  expect(
    planOwner([subscription({ ...still, paused_until: still.next_charge_at })], charges, now),
  ).toMatchObject({
    standing: 'plan',
    paused: true,
    until: still.next_charge_at,
  });
  // A charge that comes later for another reason is no pause.
  const later = { next_charge_at: '2027-12-26T00:00:00.000Z' };
  expect(planOwner([subscription(later)], charges, now)).not.toHaveProperty('paused');
});

it('shows the owned plan at the price that was paid, without a discount on it', () => {
  const owner = planOwner([subscription()], charges, now);
  const usd = (amount: number) => ({ amount, currency: 'USD' as const });
  const view = {
    id: '12m',
    intervalCount: 12,
    intervalUnit: 'MONTH',
    total: usd(3236),
    perMonth: usd(270),
    list: usd(11988),
    listPerMonth: usd(999),
    saving: usd(8752),
    discountPercent: 73,
    owned: true,
  } as PlanView;
  if (!owner) throw new Error('nobody owns it');
  expect(atPaidPrice(view, owner)).toMatchObject({
    total: usd(3476),
    perMonth: usd(290),
    saving: null,
    discountPercent: null,
  });
  expect(atPaidPrice({ ...view, owned: undefined } as never, owner)).toMatchObject({ total: usd(3236) });
});
