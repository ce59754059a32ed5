import type { SubscriptionChanges } from '@tern/contract';
import { changesFixture, subscriptionFixture } from '@tern/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { waitingApi } from '../../../tests/waitingApi.ts';
import { createPlanChangesStore, isChangeable } from './planChanges.store.ts';

const next = { plan_id: '1m', interval_count: 1, interval_unit: 'MONTH', amount: 999 } as const;

describe('plan changes store', () => {
  it('asks about plans that renew alone', () => {
    expect(isChangeable(subscriptionFixture())).toBe(true);
    expect(isChangeable(subscriptionFixture({ renewal_amount: null }))).toBe(false);
    expect(isChangeable(subscriptionFixture({ state: 'past_due' }))).toBe(false);
    expect(isChangeable(subscriptionFixture({ method: null }))).toBe(false);
    const trial = { days: 30, first_charge_at: '2026-03-02T09:29:00.000Z', first_amount: 3476 };
    expect(isChangeable(subscriptionFixture({ trial }))).toBe(false);
  });

  it('keeps the newest of several responses, and says when none came', async () => {
    const { api, nth } = waitingApi();
    const store = createPlanChangesStore(api);
    const mine = [subscriptionFixture()];
    void store.load(mine);
    void store.load(mine);
    await nth('subscriptionChanges', 1).answer(changesFixture({ next }));
    await nth('subscriptionChanges', 0).answer(changesFixture());
    expect(store.state.changes?.sub_fixture?.next).toMatchObject(next);
    void store.load(mine);
    await nth('subscriptionChanges', 2).fail();
    expect(store.state).toMatchObject({ failed: true });
  });

  it('says whether a change was taken, and shows what follows', async () => {
    const { api, nth } = waitingApi();
    const store = createPlanChangesStore(api);
    const done = store.change(subscriptionFixture(), { plan_id: '1m', amount: 999 });
    await nth('subscriptionChange', 0).answer(changesFixture({ next }) satisfies SubscriptionChanges);
    expect(await done).toBe(true);
    expect(store.state.changes?.sub_fixture?.next).toMatchObject(next);
    const refused = store.change(subscriptionFixture(), { plan_id: '12m' });
    await nth('subscriptionChange', 1).fail();
    expect(await refused).toBe(false);
    expect(store.state.changes?.sub_fixture?.next).toMatchObject(next);
  });
});
