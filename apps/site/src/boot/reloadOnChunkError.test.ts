// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadOnChunkError } from './reloadOnChunkError.ts';

const reload = vi.fn();
let online = true;

const chunkFails = () => {
  const event = new Event('vite:preloadError', { cancelable: true });
  window.dispatchEvent(event);
  return event;
};

reloadOnChunkError();

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000, toFake: ['Date'] });
  vi.spyOn(location, 'reload').mockImplementation(reload);
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
});
afterEach(() => {
  sessionStorage.clear();
  reload.mockReset();
  online = true;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('reloads the page once within 60 seconds', () => {
  expect(chunkFails().defaultPrevented).toBe(true);
  vi.setSystemTime(Date.now() + 59_999);
  expect(chunkFails().defaultPrevented).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('reloads again after 60 seconds', () => {
  chunkFails();
  vi.setSystemTime(Date.now() + 60_000);
  chunkFails();
  expect(reload).toHaveBeenCalledTimes(2);
});

it('keeps the page while there is no connection', () => {
  online = false;
  expect(chunkFails().defaultPrevented).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
