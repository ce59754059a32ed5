// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { showRest } from './showRest.ts';

function resize(width: number, height: number): void {
  Object.assign(window, { innerWidth: width, innerHeight: height });
  dispatchEvent(new Event('resize'));
}

it('shows every part when the window gets another width, and not for the bars of a browser', () => {
  Object.assign(window, { innerWidth: 390, innerHeight: 780 });
  document.body.innerHTML =
    '<main><section></section><section><ul><li></li></ul></section></main><footer></footer>';
  const parts = [...document.querySelectorAll<HTMLElement>('section, li, footer')];
  const shown = () => parts.map((part) => part.style.getPropertyValue('content-visibility') === 'visible');
  const draw = vi.fn();
  showRest(document, draw);
  dispatchEvent(new Event('load'));
  resize(390, 844);
  expect(shown()).toEqual([false, false, false, false]);
  expect(draw).not.toHaveBeenCalled();
  resize(844, 390);
  expect(shown()).toEqual([true, true, true, true]);
  expect(draw).toHaveBeenCalledOnce();
});
