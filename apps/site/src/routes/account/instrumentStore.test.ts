import { paymentInstrument, paymentInstrumentChange, paymentInstrumentRemove } from '@tern/contract';
import { instrumentFixture } from '@tern/testing/fixtures';
import { expect, it, vi } from 'vitest';
import { createInstrumentStore } from './instrument.store.ts';

const shown = instrumentFixture();
const removed = instrumentFixture({ instrument: null, removed: true });

function storeWith(refused = false) {
  const leave = vi.fn();
  const send = vi.fn(async ({ name }: { name: string }) => {
    if (refused) throw new Error('refused');
    if (name === paymentInstrumentChange.name) return { url: 'https://pay.test/setup' };
    return name === paymentInstrumentRemove.name ? removed : shown;
  });
  return { leave, send, store: createInstrumentStore({ send } as never, { subscriptionId: 'sub_1', leave }) };
}

it('loads what pays, leaves for the provider’s page, and shows what was removed', async () => {
  const { leave, send, store } = storeWith();
  await store.load();
  expect(store.state.shown).toEqual(shown);
  expect(await store.change('/de/m')).toBe(true);
  expect(leave).toHaveBeenCalledWith('https://pay.test/setup');
  expect(send).toHaveBeenLastCalledWith(paymentInstrumentChange, {
    subscription_id: 'sub_1',
    return_base: '/de/m',
  });
  expect(await store.remove()).toBe(true);
  expect(store.state.shown).toEqual(removed);
});

it('says that it did not work, and stays', async () => {
  const { leave, send, store } = storeWith(true);
  await store.load();
  expect(store.state).toEqual({ shown: null, failed: true });
  expect(await store.change('')).toBe(false);
  expect(await store.remove()).toBe(false);
  expect(leave).not.toHaveBeenCalled();
  expect(send).toHaveBeenCalledWith(paymentInstrument, { subscription_id: 'sub_1' });
});
