// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nameScrollers } from './nameScrollers.ts';

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
    <pre id="code"></pre>
  </div>`;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  widths.clear();
});

const outer = (id: string) =>
  (document.querySelector(`#${id}`) as HTMLElement).outerHTML.replace(/><.*/s, '>');

it('makes a stop of what scrolls, named as its table, for as long as it scrolls', () => {
  nameScrollers(document);
  resize();
  expect(outer('frame')).toBe('<div id="frame">');
  widths.set('frame', 301).set('code', 400);
  resize();
  expect(outer('frame')).toBe('<div id="frame" tabindex="0" role="group" aria-labelledby="ports">');
  expect(outer('code')).toBe('<pre id="code" tabindex="0">');
  widths.clear();
  resize();
  expect(outer('frame')).toBe('<div id="frame">');
});
