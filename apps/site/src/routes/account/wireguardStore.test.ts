import type { WireguardKey } from '@tern/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitingApi } from '../../../tests/waitingApi.ts';
import { createWireguardStore } from './wireguard.store.ts';

const pair = { publicKey: 'public', privateKey: 'private' };
const key = (id: string, change: Partial<WireguardKey> = {}) =>
  ({ id, name: id, public_key: id, cities: ['se-sto'], state: 'active', ...change }) as WireguardKey;
const list = (...keys: WireguardKey[]) => ({
  keys,
  used: keys.length + 1,
  limit: 6,
  has_plan: true,
  is_offered: true,
});
const file = { addresses: ['10.64.0.17/32'], dns: [], peers: [] };
const wanted = { name: 'Router', cities: ['se-sto'] };

async function opened(...keys: WireguardKey[]) {
  const waiting = waitingApi();
  const store = createWireguardStore(waiting.api, { makePair: async () => pair });
  void store.load();
  await waiting.nth('wireguardKeyList', 0).answer(list(...keys));
  await store.make();
  return { ...waiting, store };
}

describe('the store of WireGuard keys', () => {
  it('sends the public half alone', async () => {
    const { store, nth, calls } = await opened();
    void store.add(wanted);
    await nth('wireguardKeyAdd', 0).answer({ key: key('a', { public_key: 'public' }), file });
    expect(store.state).toMatchObject({ file, busy: false, retryAt: null, account: { used: 2 } });
    expect(JSON.stringify(calls)).not.toContain('private');
    expect(nth('wireguardKeyAdd', 0).input).toEqual({ public_key: 'public', ...wanted });
  });

  it('has no places while the service has no network feed', async () => {
    const { store, nth } = await opened();
    void store.loadPlaces();
    await nth('networkPlaces', 0).answer({ countries: [] });
    expect(store.state.places).toBe('failed');
    void store.loadPlaces();
    await nth('networkPlaces', 1).answer({ countries: [{ code: 'JP' }] });
    expect(store.state.places).toEqual([{ code: 'JP' }]);
  });

  it('begins anew with another key', async () => {
    const { store, nth } = await opened();
    void store.add(wanted);
    await nth('wireguardKeyAdd', 0).answer({ key: key('a'), file });
    store.useOwn('other');
    expect(store.state).toMatchObject({ pair: { publicKey: 'other', privateKey: null }, file: null });
  });

  it('says that the browser cannot make keys', async () => {
    const { api } = waitingApi();
    const store = createWireguardStore(api, { makePair: () => Promise.reject(new Error('no such curve')) });
    await store.make();
    expect(store.state).toMatchObject({ canMake: false, pair: null });
  });

  it('gives a refusal back at once, and keeps the key for what can be mended', async () => {
    const { store, nth, of } = await opened();
    void store.add(wanted);
    await nth('wireguardKeyAdd', 0).fail('wireguard_key_refused');
    expect(store.state).toMatchObject({ error: 'wireguard_key_refused', pair, retryAt: null });
    expect(of('wireguardKeyList')).toHaveLength(1);
    void store.add(wanted);
    await nth('wireguardKeyAdd', 1).fail('network');
    // It may count: the list says.
    expect(of('wireguardKeyList')).toHaveLength(2);
  });

  it('counts a key once, whether it is new or was there', async () => {
    const { store, nth } = await opened(key('a'));
    void store.rename('a', 'Attic');
    await nth('wireguardKeyRename', 0).answer(key('a', { name: 'Attic' }));
    expect(store.state.account).toMatchObject({ used: 2, keys: [{ name: 'Attic' }] });
  });

  it('lists a key until the servers confirm that it is gone', async () => {
    const { store, nth } = await opened(key('a'), key('b'));
    const first = store.remove('a');
    await nth('wireguardKeyRemove', 0).answer(key('a', { state: 'removing' }));
    expect(await first).toBe('removing');
    expect(store.state.account).toMatchObject({ used: 3, keys: [{ state: 'removing' }, {}] });
    const second = store.remove('b');
    await nth('wireguardKeyRemove', 1).answer(null);
    expect(await second).toBe('removed');
    expect(store.state.account).toMatchObject({ used: 2, keys: [{ id: 'a' }] });
  });

  it('takes a key that another window has removed as removed', async () => {
    const { store, nth } = await opened(key('a'));
    const removed = store.remove('a');
    await nth('wireguardKeyRemove', 0).fail('wireguard_key_unknown');
    expect(await removed).toBe('removed');
    expect(store.state.account?.keys).toEqual([]);
  });

  it('drops the file of a key that was removed', async () => {
    const { store, nth } = await opened();
    void store.add(wanted);
    await nth('wireguardKeyAdd', 0).answer({ key: key('a', { public_key: 'public' }), file });
    void store.remove('a');
    await nth('wireguardKeyRemove', 0).answer(null);
    expect(store.state).toMatchObject({ pair: null, file: null });
  });

  describe('while the servers are silent', () => {
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 0 });
    });
    afterEach(() => {
      vi.useRealTimers();
    });
    const soon = () => vi.advanceTimersByTimeAsync(0);

    async function silent() {
      const waiting = waitingApi();
      const store = createWireguardStore(waiting.api, { makePair: async () => pair });
      await store.make();
      void store.add(wanted);
      void waiting.nth('wireguardKeyAdd', 0).fail('provisioning_unavailable');
      await soon();
      return { ...waiting, store };
    }

    it('keeps the key and sends the same request again, every half minute and at once when told to', async () => {
      const { store, nth, of } = await silent();
      expect(store.state).toMatchObject({ retryAt: 30_000, error: null, pair });
      // It may count already.
      expect(of('wireguardKeyList')).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(29_999);
      expect(of('wireguardKeyAdd')).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(1);
      expect(nth('wireguardKeyAdd', 1).input).toEqual(nth('wireguardKeyAdd', 0).input);
      void nth('wireguardKeyAdd', 1).fail('network');
      await soon();
      expect(store.state.retryAt).toBe(60_000);
      void store.again();
      void nth('wireguardKeyAdd', 2).answer({ key: key('a'), file });
      await soon();
      expect(store.state).toMatchObject({ retryAt: null, file });
      await vi.advanceTimersByTimeAsync(120_000);
      expect(of('wireguardKeyAdd')).toHaveLength(3);
    });

    it('ends with a clear no', async () => {
      const { store, nth, of } = await silent();
      await vi.advanceTimersByTimeAsync(30_000);
      void nth('wireguardKeyAdd', 1).fail('wireguard_key_refused');
      await soon();
      expect(store.state).toMatchObject({ retryAt: null, error: 'wireguard_key_refused' });
      await vi.advanceTimersByTimeAsync(120_000);
      expect(of('wireguardKeyAdd')).toHaveLength(2);
    });

    it('goes on while nothing but a limit or the connection is in the way', async () => {
      const { store, nth } = await silent();
      await vi.advanceTimersByTimeAsync(30_000);
      void nth('wireguardKeyAdd', 1).fail('rate_limited');
      await soon();
      expect(store.state).toMatchObject({ retryAt: 60_000, error: null });
    });

    it('ends with the removal of the key, also when a try is under way', async () => {
      const { store, nth, of } = await silent();
      void nth('wireguardKeyList', 0).answer(list(key('a', { public_key: 'public', state: 'adding' })));
      await soon();
      void store.again();
      void store.remove('a');
      void nth('wireguardKeyRemove', 0).answer(key('a', { public_key: 'public', state: 'removing' }));
      await soon();
      expect(store.state).toMatchObject({ pair: null, retryAt: null });
      void nth('wireguardKeyAdd', 1).answer({ key: key('a', { public_key: 'public' }), file });
      await soon();
      expect(store.state).toMatchObject({ pair: null, file: null, error: null, busy: false });
      await vi.advanceTimersByTimeAsync(120_000);
      expect(of('wireguardKeyAdd')).toHaveLength(2);
    });
  });
});
