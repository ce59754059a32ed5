import { planFixtures } from '@tern/testing/fixtures';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Api } from '../api/createApi.ts';
import { createOffersStore } from './offers.store.ts';

const start = Date.parse('2026-03-02T10:00:00Z');
beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Answers every offer, for ten minutes; fails for the name `none`. */
function setUp() {
  const call = vi.fn(
    async (_operation: string, asked: { name?: string; key?: string; currency: 'USD' | 'GBP' }) => {
      if (asked.name === 'none') throw new Error('offer_unknown');
      const ends = new Date(Date.now() + 600_000).toISOString();
      return { plans: planFixtures(asked.currency), ends_at: ends, expires_at: ends };
    },
  );
  return { store: createOffersStore({ call } as unknown as Api), call };
}

it('keeps special plans by key until they expire, then asks again by itself', async () => {
  const { store, call } = setUp();
  await store.show({ kind: 'special', name: 'partner' }, 'USD');
  await store.show(null, 'USD');
  expect(store.state.shown).toBeNull();
  await store.show({ kind: 'special', name: 'partner' }, 'USD');
  expect(store.state.shown).toMatchObject({ name: 'partner', currency: 'USD' });
  expect(call).toHaveBeenCalledTimes(1);
  expect(call).toHaveBeenCalledWith('specialPlans', { key: 'partner', currency: 'USD' });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(call).toHaveBeenCalledTimes(2);
});

it('keeps activities by name, currencies and people apart', async () => {
  const { store, call } = setUp();
  await store.show({ kind: 'activity', name: 'actives1' }, 'USD');
  await store.show({ kind: 'activity', name: 'actives1' }, 'GBP');
  expect(store.state.shown?.plans[0]?.price.currency).toBe('GBP');
  await store.show({ kind: 'special', name: 'vip1' }, 'USD', 'usr_a');
  await store.show({ kind: 'special', name: 'vip1' }, 'USD', 'usr_b');
  expect(call).toHaveBeenCalledTimes(4);
});

it('shows the activity of its page at once, in every currency, and requests it when it ends', async () => {
  const { call } = setUp();
  const activity = {
    name: 'actives1',
    endsAt: start + 60_000,
    plans: { USD: planFixtures('USD'), GBP: planFixtures('GBP') },
  };
  const store = createOffersStore({ call } as unknown as Api, Date.now, { activity, currency: 'USD' });
  expect(store.state.shown).toMatchObject({ name: 'actives1', currency: 'USD' });
  const named = { kind: 'activity', name: 'actives1' } as const;
  await store.show(named, 'USD');
  await store.show(named, 'GBP');
  expect(store.state.shown?.plans[0]?.price.currency).toBe('GBP');
  expect(call).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(call).toHaveBeenCalledWith('activity', { name: 'actives1', currency: 'GBP' });
});

it('leaves the usual plans for a name that says nothing, and forgets a slow old answer', async () => {
  const { store } = setUp();
  const slow = store.show({ kind: 'activity', name: 'actives1' }, 'USD');
  await store.show({ kind: 'activity', name: 'none' }, 'USD');
  await slow;
  expect(store.state.shown).toBeNull();
});
