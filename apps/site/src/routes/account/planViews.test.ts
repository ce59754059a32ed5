import { dayMs } from '@tern/domain';
import { chargeFixture, subscriptionFixture } from '@tern/testing/fixtures';
import { expect, it } from 'vitest';
import { lastPaymentOf, planViews } from './planViews.ts';

const now = Date.parse('2026-06-01T08:00:00.000Z');
const end = '2027-03-02T09:29:00.000Z';
const known = { charges: [chargeFixture()], now };
const viewOf = (change: Parameters<typeof subscriptionFixture>[0] = {}) =>
  planViews([subscriptionFixture(change)], known)[0];
const endless = { renewal_amount: null, next_charge_at: null } as const;

it('shows a plan that renews with its next payment, its line and its ways', () => {
  const { amount, currency } = subscriptionFixture();
  expect(viewOf()).toMatchObject({
    state: 'active',
    worksUntil: Date.parse(end),
    next: { amount: { amount, currency }, at: Date.parse(end) },
    method: 's1',
    line: { today: now, to: Date.parse(end) },
    links: {
      change: '/myAccount/subscriptions?change=sub_fixture',
      turnOff: '/myAccount/leave?act=cancel&plan=sub_fixture',
      paying: '/myAccount/subscriptions#paying',
    },
  });
});

it('counts free days before the next payment', () => {
  const later = '2027-04-01T09:29:00.000Z';
  expect(viewOf({ next_charge_at: later })).toMatchObject({
    worksUntil: Date.parse(later),
    line: { to: Date.parse(end), extraTo: Date.parse(later) },
  });
});

it.each([
  ['trial', { trial: { days: 30, first_charge_at: end, first_amount: 3476 } }],
  ['off', { ...endless, cancel_at_period_end: true }],
  ['once', { ...endless, method: 'rz' as const }],
  ['given', { ...endless, method: null }],
  ['paused', { paused_until: '2027-05-02T09:29:00.000Z' }],
  [
    'overdue',
    { state: 'past_due' as const, grace_ends_at: '2026-06-08T08:00:00.000Z', next_charge_at: null },
  ],
  ['ended', { ...endless, current_period_end: '2026-05-01T08:00:00.000Z' }],
  ['ended', { state: 'expired' as const, current_period_end: '2026-05-01T08:00:00.000Z' }],
  ['refunded', { state: 'refunded' as const }],
  ['disputed', { state: 'disputed' as const }],
])('finds that a plan is %s', (state, change) => {
  expect(viewOf(change)?.state).toBe(state);
});

it('says a day of the end only where it is known', () => {
  expect(viewOf({ state: 'refunded' })?.endedEarly).toBe(true);
  expect(viewOf({ state: 'expired', current_period_end: '2026-05-01T08:00:00.000Z' })?.endedEarly).toBe(
    false,
  );
});

it('names the reminder of a trial until it is sent', () => {
  const trialUntil = (days: number) => {
    const at = new Date(now + days * dayMs).toISOString();
    return viewOf({
      trial: { days: 30, first_charge_at: at, first_amount: 3476 },
      current_period_end: at,
      next_charge_at: at,
    });
  };
  expect(trialUntil(20)).toMatchObject({ reminderAt: now + 13 * dayMs, next: { amount: { amount: 3476 } } });
  expect(trialUntil(5)?.reminderAt).toBeUndefined();
});

it('offers to turn a renewal on again, except where the provider takes nothing back', () => {
  const off = { ...endless, cancel_at_period_end: true };
  expect(viewOf(off)?.links.turnOn).toBe('/myAccount/leave?act=resume&plan=sub_fixture');
  expect(viewOf({ ...off, method: 'ps' })?.links.turnOn).toBeUndefined();
});

it('puts what asks most first, queues the next, and forgets what another plan took over', () => {
  const views = planViews(
    [
      subscriptionFixture({ subscription_id: 'next', order_id: 'o2', started_at: end, ...endless }),
      subscriptionFixture({ subscription_id: 'taken', state: 'cancelled' }),
      subscriptionFixture({ subscription_id: 'runs' }),
      subscriptionFixture({ subscription_id: 'gone', state: 'expired' }),
    ],
    known,
  );
  expect(views.map(({ id, state }) => [id, state])).toEqual([
    ['runs', 'active'],
    ['next', 'waiting'],
  ]);
});

it('shows the last that ended, and nothing to somebody who never had a plan', () => {
  const gone = (subscription_id: string, current_period_end: string) =>
    subscriptionFixture({ subscription_id, state: 'expired', current_period_end });
  const views = planViews(
    [gone('a', '2025-01-01T00:00:00.000Z'), gone('b', '2026-01-01T00:00:00.000Z')],
    known,
  );
  expect(views.map(({ id }) => id)).toEqual(['b']);
  expect(planViews([], known)).toEqual([]);
});

it('takes the newest payment, not a trial', () => {
  const trial = chargeFixture({ receipt: 'trial', amount: 0, state: 'trial' });
  expect(lastPaymentOf([trial, chargeFixture({ state: 'partly_refunded' })])).toMatchObject({
    number: 'ord_fixture',
    result: 'partlyRefunded',
    href: '/myAccount/subscriptions?receipt=ord_fixture',
  });
  expect(lastPaymentOf([trial])).toBeNull();
});
