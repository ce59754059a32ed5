import { geoFixture } from '@tern/testing/fixtures';
import { expect, it, vi } from 'vitest';
import { createConnectionStore } from './connection.store.ts';

function setUp(isOnline = true) {
  let now = 0;
  const refresh = vi.fn(async (): Promise<typeof geoFixture | null> => geoFixture);
  const browser = Object.assign(new EventTarget(), {
    document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
    navigator: { onLine: isOnline },
  });
  const store = createConnectionStore({ refresh }, () => now);
  const stop = store.follow(browser as never);
  const wait = (ms: number) => {
    now += ms;
  };
  return { store, refresh, browser, stop, wait };
}

it('looks at first, and when the reader comes back, but not twice at once', async () => {
  const { store, refresh, browser, stop, wait } = setUp();
  await vi.waitFor(() => expect(store.state.status).toBe('ready'));
  browser.dispatchEvent(new Event('focus'));
  expect(refresh).toHaveBeenCalledTimes(1);
  wait(5000);
  browser.document.dispatchEvent(new Event('visibilitychange'));
  browser.dispatchEvent(new Event('focus'));
  expect(refresh).toHaveBeenCalledTimes(2);
  // The last answer stays meanwhile.
  expect(store.state).toMatchObject({ status: 'ready', seen: { user_ip: geoFixture.user_ip } });
  wait(5000);
  browser.document.visibilityState = 'hidden';
  browser.document.dispatchEvent(new Event('visibilitychange'));
  stop();
  browser.document.visibilityState = 'visible';
  browser.dispatchEvent(new Event('focus'));
  expect(refresh).toHaveBeenCalledTimes(2);
});

it('says that it failed, and that the browser is offline', async () => {
  const { store, refresh, browser } = setUp();
  await vi.waitFor(() => expect(store.state.status).toBe('ready'));
  refresh.mockResolvedValueOnce(null);
  await store.look();
  expect(store.state.status).toBe('failed');
  browser.dispatchEvent(new Event('offline'));
  expect(store.state.status).toBe('offline');
  browser.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(store.state.status).toBe('ready'));
  const away = setUp(false);
  expect(away.store.state.status).toBe('offline');
  expect(away.refresh).not.toHaveBeenCalled();
});
