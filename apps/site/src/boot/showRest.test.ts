// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { showRest } from './showRest.ts';

afterEach(() => vi.unstubAllGlobals());

const page = () => {
  document.body.innerHTML = '<main><section></section><section></section></main><footer></footer>';
  return [...document.querySelectorAll<HTMLElement>('section, footer')];
};
const shown = (parts: HTMLElement[]) =>
  parts.map((part) => part.style.getPropertyValue('content-visibility') === 'visible');

it('shows a part for each idle moment after the page has loaded', () => {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => waiting.push(callback));
  const parts = page();
  showRest(document);
  expect(waiting).toHaveLength(0);
  dispatchEvent(new Event('load'));
  expect(shown(parts)).toEqual([false, false, false]);
  waiting.shift()?.();
  expect(shown(parts)).toEqual([true, false, false]);
  while (waiting.length > 0) waiting.shift()?.();
  expect(shown(parts)).toEqual([true, true, true]);
});

it('leaves it to the browser where there is no idle time', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  const parts = page();
  showRest(document);
  dispatchEvent(new Event('load'));
  expect(shown(parts)).toEqual([false, false, false]);
});
