// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { onceResized } from './onceResized.ts';

function resize(width: number, height: number): void {
  Object.assign(window, { innerWidth: width, innerHeight: height });
  dispatchEvent(new Event('resize'));
}

it.each([
  ['narrower', 320, 780],
  ['much higher', 390, 4000],
])('runs once when the window is %s, and not for the bars of a browser', (_, width, height) => {
  Object.assign(window, { innerWidth: 390, innerHeight: 780 });
  const run = vi.fn();
  onceResized(run);
  resize(390, 844);
  resize(390, 780);
  expect(run).not.toHaveBeenCalled();
  resize(width, height);
  resize(390, 780);
  expect(run).toHaveBeenCalledOnce();
});
