import { expect, test } from 'vitest';
import { birdTransform, type Cubic, cubicPath, splitCubic } from './splitCubic.ts';

const arc: Cubic = [
  [0, 100],
  [0, 0],
  [100, 0],
  [100, 100],
];

test('a split curve meets itself and ends where it ended', () => {
  const { before, after, at } = splitCubic(arc, 0.3);
  expect(before[0]).toEqual(arc[0]);
  expect(before[3]).toEqual(at);
  expect(after[0]).toEqual(at);
  expect(after[3]).toEqual(arc[3]);
});

test('at the top of an even arc the tern is half way and heads along it', () => {
  const { at, heading } = splitCubic(arc, 0.5);
  expect(at).toEqual([50, 25]);
  expect(heading).toBe(90);
});

test('writes short path data and a transform', () => {
  expect(cubicPath(splitCubic(arc, 1 / 3).before)).toBe('M0 100C0 66.7 11.1 44.4 25.9 33.3');
  expect(birdTransform([1.23, 4.56], 89.96, 1.2)).toBe('translate(1.2 4.6) rotate(90) scale(1.2)');
});
