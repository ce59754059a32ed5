import { geoFixture } from '@tern/testing/fixtures';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Api } from '../api/createApi.ts';
import { createGeoStore, type GeoInfo } from './geo.store.ts';

const save = vi.fn<(info: GeoInfo) => void>();
beforeEach(() => {
  vi.useFakeTimers();
  save.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp(failures: number) {
  const call = vi.fn(async () => {
    failures -= 1;
    if (failures >= 0) throw new Error('away');
    return geoFixture;
  });
  return { store: createGeoStore({ call } as unknown as Api, save), call };
}

it('asks once for all who wait, and saves the answer', async () => {
  const { store, call } = setUp(0);
  expect(await Promise.all([store.ensure(), store.ensure()])).toEqual([geoFixture, geoFixture]);
  expect(await store.ensure()).toEqual(geoFixture);
  expect(call).toHaveBeenCalledTimes(1);
  expect(save.mock.calls).toEqual([[geoFixture]]);
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
  expect(save).not.toHaveBeenCalled();
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
