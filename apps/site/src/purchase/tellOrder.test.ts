import type { Order } from '@tern/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type TrackedEvent, takeEvents } from '../boot/track.ts';
import { eventIdOf, tellOrder } from './tellOrder.ts';

let told: TrackedEvent[] = [];
const now = Date.UTC(2026, 10, 22, 23, 59, 58);
const paid = {
  order_id: 'ord_0123456789abcdefghjk',
  state: 'paid',
  method: 's1',
  plan_id: '12m',
  currency: 'USD',
  amount: 4500,
  paid_at: new Date(now).toISOString(),
} as Order;

beforeEach(() => {
  told = [];
  vi.useFakeTimers({ now });
  takeEvents((event) => void told.push(event), { forgetEarly: true });
});
afterEach(() => vi.useRealTimers());

it('tells of a payment as the same event on every page and every load, also after midnight', () => {
  tellOrder(null, paid);
  vi.setSystemTime(now + 5000);
  tellOrder(null, paid);
  tellOrder({ order_id: paid.order_id, state: 'pending' }, paid);
  expect(told).toHaveLength(3);
  expect(new Set(told.map((event) => JSON.stringify(event))).size).toBe(1);
  expect(told[0]).toMatchObject({ name: 'order_paid', at: now, id: eventIdOf(paid.order_id) });
});

it('tells nothing of an old order, nor of one whose state is known', () => {
  tellOrder({ order_id: paid.order_id, state: 'paid' }, paid);
  vi.setSystemTime(now + 600_001);
  tellOrder(null, paid);
  expect(told).toEqual([]);
});

it('makes a UUID of an order, another of another', () => {
  const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
  expect(eventIdOf(paid.order_id)).toMatch(uuid);
  expect(eventIdOf('ord_0123456789abcdefghjm')).not.toBe(eventIdOf(paid.order_id));
  expect(eventIdOf('x')).toMatch(uuid);
});
