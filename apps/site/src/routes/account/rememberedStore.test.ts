import type { Operation } from '@tern/contract';
import { expect, it, vi } from 'vitest';
import { createRememberedStore } from './remembered.store.ts';

const browser = (browser_id: string) => ({ browser_id });

function setUp(answers: Record<string, (input: unknown) => unknown>) {
  const send = vi.fn(async ({ name }: Operation, input: unknown) => answers[name]?.(input));
  const onChanged = vi.fn();
  return { send, onChanged, store: createRememberedStore({ send } as never, onChanged, () => 7) };
}

it('loads the browsers, and says when it could not', async () => {
  const answers = {
    rememberedBrowsers: (): unknown => {
      throw new Error('away');
    },
  };
  const { store } = setUp(answers);
  await store.load();
  expect(store.state).toEqual({ browsers: null, loadFailed: true, now: 7 });
  answers.rememberedBrowsers = () => ({ browsers: [browser('a')] });
  await store.load();
  expect(store.state).toEqual({ browsers: [browser('a')], loadFailed: false, now: 7 });
});

it('forgets one or all, and shows what is left', async () => {
  const { send, store, onChanged } = setUp({
    rememberedForget: (input) => ({ browsers: 'browser_id' in (input as object) ? [browser('b')] : [] }),
  });
  expect(await store.forget('a')).toBe(true);
  expect(send.mock.lastCall?.[1]).toEqual({ browser_id: 'a' });
  expect(store.state.browsers).toEqual([browser('b')]);
  expect(await store.forget()).toBe(true);
  expect(send.mock.lastCall?.[1]).toEqual({});
  expect(store.state.browsers).toEqual([]);
  expect(onChanged).toHaveBeenCalledTimes(2);
});

it('keeps the list where forgetting did not work', async () => {
  const { store, onChanged } = setUp({
    rememberedBrowsers: () => ({ browsers: [browser('a')] }),
    rememberedForget: () => {
      throw new Error('away');
    },
  });
  await store.load();
  expect(await store.forget('a')).toBe(false);
  expect(store.state.browsers).toEqual([browser('a')]);
  expect(onChanged).not.toHaveBeenCalled();
});
