// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadOnChunkError } from './reloadOnChunkError.ts';
import { restoreTyped } from './restoreTyped.ts';

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
  vi.restoreAllMocks();
  sessionStorage.clear();
  history.replaceState(null, '');
  document.body.replaceChildren();
  reload.mockReset();
  online = true;
  vi.useRealTimers();
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

/** A page with a field for an address and one for a password. */
function openFields() {
  document.body.innerHTML = '<input name="email" value=""><input name="password" type="password" value="">';
  return [...document.querySelectorAll('input')] as [HTMLInputElement, HTMLInputElement];
}

it('waits while somebody is in a field, and takes the text along', () => {
  const [email, other] = openFields();
  email.focus();
  expect(chunkFails().defaultPrevented).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  email.value = 'marta@example.com';
  other.focus();
  expect(reload).not.toHaveBeenCalled();
  other.blur();
  expect(reload).toHaveBeenCalledTimes(1);
  const [again] = openFields();
  restoreTyped();
  expect(again.value).toBe('marta@example.com');
  // Given back, it is kept no longer.
  expect(history.state).toEqual({ typed: [] });
});

it('does not reload a page with text in a form that works without scripts', () => {
  document.body.innerHTML = '<form method="post"><input name="email" value=""></form>';
  const [email] = [...document.querySelectorAll('input')] as [HTMLInputElement];
  email.value = 'marta@example.com';
  chunkFails();
  expect(reload).not.toHaveBeenCalled();
});

it('does not reload a page with a password in it, which is kept nowhere', () => {
  const [, password] = openFields();
  password.value = 'Polar-flight-1';
  chunkFails();
  expect(reload).not.toHaveBeenCalled();
  expect(history.state).toBeNull();
});

it('reloads once where nothing can be stored', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  chunkFails();
  chunkFails();
  expect(reload).toHaveBeenCalledTimes(1);
});
