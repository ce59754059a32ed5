// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { showRest } from './showRest.ts';

it('shows every part when the window changes its size, and not before', () => {
  document.body.innerHTML =
    '<main><section></section><section><ul><li></li></ul></section></main><footer></footer>';
  const parts = [...document.querySelectorAll<HTMLElement>('section, li, footer')];
  const shown = () => parts.map((part) => part.style.getPropertyValue('content-visibility') === 'visible');
  showRest(document);
  dispatchEvent(new Event('load'));
  expect(shown()).toEqual([false, false, false, false]);
  Object.assign(window, { innerWidth: window.innerWidth + 1 });
  dispatchEvent(new Event('resize'));
  expect(shown()).toEqual([true, true, true, true]);
});
