import type { Device } from '@tern/contract';
import { describe, expect, it } from 'vitest';
import { waitingApi } from '../../../tests/waitingApi.ts';
import { createDevicesStore } from './devices.store.ts';

const device = (user_id: string, app_type = 401) => ({ user_id, app_type }) as Device;
const list = (...ids: string[]) => ({ devices: ids.map((id) => device(id)), limit: 6 });

describe('devices store', () => {
  it('knows nothing, then the list and when it was asked for', async () => {
    let now = 1;
    const { api, nth } = waitingApi();
    const store = createDevicesStore(api, () => now);
    expect(store.state).toMatchObject({ devices: null, failed: false });
    void store.load();
    now = 7;
    await nth('deviceList', 0).answer(list('a'));
    expect(store.state).toMatchObject({ devices: [{ user_id: 'a' }], now: 7 });
  });

  it('a stale answer, good or bad, never takes the place of a newer one', async () => {
    const { api, nth } = waitingApi();
    const store = createDevicesStore(api);
    void store.load();
    void store.load();
    void store.load();
    await nth('deviceList', 1).answer(list('new'));
    expect(store.state.devices).toBeNull();
    await nth('deviceList', 2).answer(list('newest'));
    await nth('deviceList', 0).fail();
    expect(store.state).toMatchObject({ devices: [{ user_id: 'newest' }], failed: false });
  });

  it('a list that was under way does not bring an unbound device back', async () => {
    const { api, nth } = waitingApi();
    const store = createDevicesStore(api);
    void store.load();
    await nth('deviceList', 0).answer(list('a', 'b'));
    const unbound = store.unbind(401, 'a');
    void store.load();
    await nth('deviceUnbind', 0).answer(null);
    expect(await unbound).toBe(true);
    await nth('deviceList', 1).answer(list('a', 'b'));
    expect(store.state.devices?.map(({ user_id }) => user_id)).toEqual(['b']);
    expect(nth('deviceUnbind', 0).input).toEqual({ unbind_app_type: 401, unbind_user_id: 'a' });
  });

  it('unbinds the one of the right app, and nothing when it fails', async () => {
    const { api, nth } = waitingApi();
    const store = createDevicesStore(api);
    void store.load();
    await nth('deviceList', 0).answer({ devices: [device('a', 401), device('a', 12)], limit: 6 });
    const failing = store.unbind(401, 'a');
    await nth('deviceUnbind', 0).fail();
    expect(await failing).toBe(false);
    expect(store.state.devices).toHaveLength(2);
    const working = store.unbind(12, 'a');
    await nth('deviceUnbind', 1).answer(null);
    await working;
    expect(store.state.devices).toEqual([device('a', 401)]);
  });

  it('says that it failed, and tries again', async () => {
    const { api, nth } = waitingApi();
    const store = createDevicesStore(api);
    void store.load();
    await nth('deviceList', 0).fail();
    expect(store.state.failed).toBe(true);
    void store.load();
    expect(store.state.failed).toBe(false);
  });
});
