import { planFixtures } from '@tern/testing/fixtures';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Api } from '../api/createApi.ts';
import type { PublicData } from '../app/publicData.ts';
import { createPlansStore } from './plans.store.ts';

const data: PublicData = {
  currency: 'USD',
  plans: {},
  methods: ['s1'],
  campaign: null,
  trial: { planId: '12m', days: 30 },
  testMode: false,
};

/** An API whose responses the test sends by hand, in any order. */
function setUp(plans: PublicData['plans'] = {}) {
  const asked: { currency: string; answer(): void; fail(): void }[] = [];
  const call = vi.fn(
    (_name: string, { currency }: { currency: 'USD' | 'GBP' | 'AUD' }) =>
      new Promise((done, fail) =>
        asked.push({
          currency,
          answer: () => done({ currency, plans: planFixtures(currency) }),
          fail: () => fail(new Error('away')),
        }),
      ),
  );
  return { store: createPlansStore({ call } as unknown as Api, { ...data, plans }), asked, call };
}

beforeEach(() => vi.stubGlobal('document', { cookie: '' }));
afterEach(() => vi.unstubAllGlobals());

describe('the plans store', () => {
  it('tells the service of the visitor of an affiliate, once', async () => {
    vi.stubGlobal('document', { cookie: 'cje=abc' });
    const { store, call } = setUp({ USD: planFixtures('USD') });
    await store.ensure();
    await store.ensure();
    expect(call.mock.calls.map(([name]) => name)).toEqual(['plans', 'params']);
    expect(store.state.plans).toEqual(planFixtures('USD'));
  });

  it('shows what came with the page without a call', async () => {
    const { store, call } = setUp({ USD: planFixtures('USD'), GBP: planFixtures('GBP') });
    await store.ensure();
    await store.setCurrency('GBP');
    expect(store.state.plans?.[0]?.price.currency).toBe('GBP');
    expect(document.cookie).toContain('currency=GBP');
    expect(call).not.toHaveBeenCalled();
  });

  it('asks once while it waits', () => {
    const { store, call } = setUp();
    void store.ensure();
    void store.ensure();
    expect(call).toHaveBeenCalledTimes(1);
    expect(store.state.loading).toBe(true);
  });

  it('never lets a slow old answer overwrite a newer one', async () => {
    const { store, asked } = setUp();
    const first = store.setCurrency('AUD');
    const second = store.setCurrency('GBP');
    asked[1]?.answer();
    await second;
    asked[0]?.answer();
    await first;
    expect(store.state).toMatchObject({ currency: 'GBP', loading: false });
    expect(store.state.plans?.[0]?.price.currency).toBe('GBP');
  });

  it('says that it failed only while there is nothing to show, and tries again when told to', async () => {
    const { store, asked } = setUp();
    const first = store.ensure();
    asked[0]?.fail();
    await first;
    expect(store.state.failed).toBe(true);
    const again = store.retry();
    asked[1]?.answer();
    await again;
    expect(store.state).toMatchObject({ failed: false, currency: 'USD' });
    const other = store.setCurrency('GBP');
    asked[2]?.fail();
    await other;
    expect(store.state).toMatchObject({ failed: false, currency: 'USD' });
  });
});
