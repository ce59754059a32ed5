// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hopKey, hopOnce } from './hopOnce.ts';

const go = vi.fn();
const hop = () => hopOnce('https://pay.example', go);

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/de/login?redirect=%2FmyAccount#top');
});
afterEach(() => {
  sessionStorage.clear();
  go.mockReset();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('sends the visitor once, with path, query and fragment', () => {
  hop();
  expect(go).toHaveBeenCalledExactlyOnceWith('https://pay.example/de/login?redirect=%2FmyAccount#top');
  hop();
  expect(go).toHaveBeenCalledTimes(1);
});

it('forgets after two seconds that it did, where the visitor is still here', () => {
  hop();
  vi.advanceTimersByTime(1999);
  expect(sessionStorage.getItem(hopKey)).toBe('1');
  vi.advanceTimersByTime(1);
  hop();
  expect(go).toHaveBeenCalledTimes(2);
});

it('remembers it for the session once the page is left', () => {
  hop();
  dispatchEvent(new Event('pagehide'));
  vi.advanceTimersByTime(60_000);
  hop();
  expect(go).toHaveBeenCalledTimes(1);
});

it('stays where storage is off', () => {
  vi.stubGlobal('sessionStorage', {
    getItem() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  hop();
  vi.unstubAllGlobals();
  expect(go).not.toHaveBeenCalled();
});
