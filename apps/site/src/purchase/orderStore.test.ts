import { orderFixture } from '@tern/testing/fixtures';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '../api/CallError.ts';
import type { Api } from '../api/createApi.ts';
import { createOrderStore } from './order.store.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { cookie: '', documentElement: { dataset: {} } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function setUp(answers: (() => unknown)[]) {
  const call = vi.fn(async (_name: string) => (answers.length > 1 ? answers.shift() : answers[0])?.());
  return { store: createOrderStore({ call } as unknown as Api), call };
}
const pending = () => ({ ...orderFixture('pending'), poll_after: 2000 });
const fail = (name: 'network' | 'order_unknown') => () => {
  throw new CallError(name, 0, name);
};

describe('follow', () => {
  it('asks again as the service says, until the state stays', async () => {
    const { store, call } = setUp([pending, pending, () => orderFixture('paid')]);
    store.follow('ord_fixture');
    await vi.advanceTimersByTimeAsync(1999);
    expect(call).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2001);
    expect(store.state.order?.state).toBe('paid');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(call).toHaveBeenCalledTimes(3);
  });

  it('goes on after the network failed, and keeps what it knew', async () => {
    const { store } = setUp([pending, fail('network'), () => orderFixture('paid')]);
    store.follow('ord_fixture');
    await vi.advanceTimersByTimeAsync(2000);
    expect(store.state).toMatchObject({ error: 'network', order: { state: 'pending' } });
    await vi.advanceTimersByTimeAsync(4000);
    expect(store.state).toMatchObject({ error: null, order: { state: 'paid' } });
  });

  it('gives up on an order that is not there', async () => {
    const { store, call } = setUp([fail('order_unknown')]);
    store.follow('ord_other');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(store.state.error).toBe('order_unknown');
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('asks nothing more once it is stopped', async () => {
    const { store, call } = setUp([pending]);
    const stop = store.follow('ord_fixture');
    await vi.advanceTimersByTimeAsync(0);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('asks at once when it is checked, and starts no second poll', async () => {
    const { store, call } = setUp([pending]);
    const stop = store.follow('ord_fixture');
    await vi.advanceTimersByTimeAsync(1000);
    store.check();
    store.check();
    await vi.advanceTimersByTimeAsync(0);
    const asked = call.mock.calls.length;
    expect(asked).toBe(3);
    await vi.advanceTimersByTimeAsync(2000);
    expect(call).toHaveBeenCalledTimes(asked + 1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(call).toHaveBeenCalledTimes(asked + 2);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(call).toHaveBeenCalledTimes(asked + 2);
  });

  it('follows one order at a time', async () => {
    const { store, call } = setUp([pending]);
    store.follow('ord_fixture');
    store.follow('ord_fixture');
    await vi.advanceTimersByTimeAsync(0);
    const asked = call.mock.calls.length;
    await vi.advanceTimersByTimeAsync(2000);
    expect(call).toHaveBeenCalledTimes(asked + 1);
  });

  it('begins again when an order is checked that nothing was known of', async () => {
    const { store } = setUp([fail('order_unknown'), () => orderFixture('paid')]);
    store.follow('ord_fixture');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(store.state).toMatchObject({ order: null, error: 'order_unknown' });
    store.check();
    await vi.advanceTimersByTimeAsync(0);
    expect(store.state).toMatchObject({ order: { state: 'paid' }, error: null });
  });

  it('has the service ask the provider once, and lets nothing go when that fails', async () => {
    const paypal = () => ({ ...pending(), method: 'ps' as const });
    const { store, call } = setUp([paypal, fail('network'), paypal, () => orderFixture('paid')]);
    store.follow('ord_fixture');
    await vi.advanceTimersByTimeAsync(0);
    expect(call.mock.calls.map(([name]) => name)).toEqual(['order', 'paypalPurchaseResult']);
    expect(store.state).toMatchObject({ order: { state: 'pending' }, error: null });
    await vi.advanceTimersByTimeAsync(2000);
    expect(call.mock.calls.map(([name]) => name).slice(2)).toEqual(['order']);
    await vi.advanceTimersByTimeAsync(2000);
    expect(store.state.order?.state).toBe('paid');
  });
});
