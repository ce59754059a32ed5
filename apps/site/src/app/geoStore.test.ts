import { geoFixture } from '@tern/testing/fixtures';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Api } from '../api/createApi.ts';
import { createGeoStore, geoKey } from './geo.store.ts';

const saved = new Map<string, string>();
beforeEach(() => {
  vi.useFakeTimers();
  saved.clear();
  vi.stubGlobal('localStorage', { setItem: (key: string, value: string) => saved.set(key, value) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function setUp(failures: number) {
  const call = vi.fn(async () => {
    failures -= 1;
    if (failures >= 0) throw new Error('away');
    return geoFixture;
  });
  return { store: createGeoStore({ call } as unknown as Api), call };
}

it('asks once for all who wait, and saves the answer', async () => {
  const { store, call } = setUp(0);
  expect(await Promise.all([store.ensure(), store.ensure()])).toEqual([geoFixture, geoFixture]);
  expect(await store.ensure()).toEqual(geoFixture);
  expect(call).toHaveBeenCalledTimes(1);
  expect(JSON.parse(saved.get(geoKey) ?? '')).toEqual(geoFixture);
  expect(store.state.is_exposed).toBe(geoFixture.is_exposed);
});

it('counts a visitor as exposed until the answer says otherwise', async () => {
  const hidden = { ...geoFixture, is_exposed: false };
  const store = createGeoStore({ call: async () => hidden } as unknown as Api);
  expect(store.state.is_exposed).toBe(true);
  await store.ensure();
  expect(store.state.is_exposed).toBe(false);
});

it('asks again every second', async () => {
  const { store, call } = setUp(3);
  const asked = store.ensure();
  await vi.advanceTimersByTimeAsync(2999);
  expect(call).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(1);
  expect(await asked).toEqual(geoFixture);
  expect(store.state).toMatchObject({ failed: false, info: geoFixture });
});

it('gives up after ten times, without a word, and may be asked again', async () => {
  const { store, call } = setUp(10);
  const asked = store.ensure();
  await vi.runAllTimersAsync();
  expect(await asked).toBeNull();
  expect(call).toHaveBeenCalledTimes(10);
  expect(store.state).toMatchObject({ failed: true, info: null });
  expect(saved.size).toBe(0);
  expect(await store.ensure()).toEqual(geoFixture);
  expect(store.state.failed).toBe(false);
});

it('refreshes with one try, and keeps what it knew', async () => {
  const { store, call } = setUp(0);
  await store.ensure();
  call.mockRejectedValueOnce(new Error('away'));
  expect(await store.refresh()).toBeNull();
  expect(store.state.info).toEqual(geoFixture);
});

it('works where storage is off', async () => {
  vi.stubGlobal('localStorage', {
    setItem() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(await setUp(0).store.ensure()).toEqual(geoFixture);
});
