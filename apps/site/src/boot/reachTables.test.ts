// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reachTables } from './reachTables.ts';

let resize = () => {};
const widths = new Map<string, number>();

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        resize = told;
      }
      observe() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(function (this: Element) {
    return widths.get(this.id) ?? 300;
  });
  document.body.innerHTML = `<div data-article-body>
    <h2 id="ports">Ports</h2>
    <div id="frame"><table aria-labelledby="ports"></table></div>
  </div>`;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  widths.clear();
});

const stop = () => document.querySelector('table')?.getAttribute('tabindex');

it('makes a stop of a table while its frame scrolls, and only then', () => {
  reachTables(document);
  resize();
  expect(stop()).toBeNull();
  widths.set('frame', 301);
  resize();
  expect(stop()).toBe('0');
  widths.clear();
  resize();
  expect(stop()).toBeNull();
  expect(document.querySelectorAll('[tabindex]')).toHaveLength(0);
});
