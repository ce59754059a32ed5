import { describe, expect, it } from 'vitest';
import { waitingApi } from '../../../tests/waitingApi.ts';
import { createBoundAddressStore } from './boundAddress.store.ts';

const address = (ip: string | null) => ({ ip, bound_at: null, current_ip: '203.0.113.88' });

describe('bound address store', () => {
  it('binds and removes, and tells what was done', async () => {
    const { api, nth } = waitingApi();
    const store = createBoundAddressStore(api);
    void store.load();
    await nth('userIpQuery', 0).answer(address(null));
    void store.bind('203.0.113.88');
    expect(store.state.busy).toBe('bind');
    await nth('userIpBind', 0).answer(address('203.0.113.88'));
    expect(store.state).toMatchObject({ address: { ip: '203.0.113.88' }, done: 'bound', busy: null });
    expect(nth('userIpBind', 0).input).toEqual({ ip: '203.0.113.88' });
    void store.remove();
    expect(store.state.done).toBeNull();
    await nth('userIpRemove', 0).answer(address(null));
    expect(store.state).toMatchObject({ address: { ip: null }, done: 'removed' });
  });

  it('a stale answer never takes the place of what was bound meanwhile', async () => {
    const { api, nth } = waitingApi();
    const store = createBoundAddressStore(api);
    void store.load();
    void store.bind('203.0.113.88');
    await nth('userIpBind', 0).answer(address('203.0.113.88'));
    await nth('userIpQuery', 0).answer(address('198.51.100.1'));
    expect(store.state.address?.ip).toBe('203.0.113.88');
    void store.load();
    void store.load();
    await nth('userIpQuery', 2).answer(address('203.0.113.2'));
    await nth('userIpQuery', 1).fail();
    expect(store.state).toMatchObject({ address: { ip: '203.0.113.2' }, failed: false });
  });

  it('does one thing at a time, and names what went wrong', async () => {
    const { api, of, nth } = waitingApi();
    const store = createBoundAddressStore(api);
    void store.bind('10.0.0.1');
    void store.bind('10.0.0.1');
    void store.remove();
    expect([of('userIpBind').length, of('userIpRemove').length]).toEqual([1, 0]);
    await nth('userIpBind', 0).fail('ip_reserved');
    expect(store.state).toMatchObject({ error: 'ip_reserved', busy: null, done: null });
    void store.bind('203.0.113.88');
    expect(store.state.error).toBeNull();
  });

  it('a list that failed says so', async () => {
    const { api, nth } = waitingApi();
    const store = createBoundAddressStore(api);
    void store.load();
    await nth('userIpQuery', 0).fail();
    expect(store.state).toMatchObject({ failed: true, address: null });
  });
});
