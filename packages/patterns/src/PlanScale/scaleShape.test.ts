import { expect, it } from 'vitest';
import {
  arcPath,
  birdPlace,
  blocksPath,
  byLength,
  type PlanLength,
  scaleShape,
  steps,
} from './scaleShape.ts';

const months = (...counts: number[]): PlanLength[] =>
  counts.map((intervalCount) => ({ intervalCount, intervalUnit: 'MONTH' }));

it('puts each plan at its length, and divides the line into months', () => {
  expect(scaleShape(months(1, 6, 12))).toEqual({ stops: [2, 12, 24], blocks: 12 });
  expect(scaleShape(months(1, 12))).toEqual({ stops: [2, 24], blocks: 12 });
});

it('takes even steps where two stops would be too close, or away from their words', () => {
  expect(scaleShape(months(1, 2, 3, 6, 12)).stops).toEqual([5, 10, 14, 19, 24]);
  expect(scaleShape(months(1, 3, 6, 12)).stops).toEqual([6, 12, 18, 24]);
  expect(scaleShape(months(10, 11, 12))).toEqual({ stops: [8, 16, 24], blocks: 6 });
});

it('knows one plan, and days beside years', () => {
  expect(scaleShape(months(12)).stops).toEqual([steps]);
  const week: PlanLength = { intervalCount: 1, intervalUnit: 'WEEK' };
  const year: PlanLength = { intervalCount: 1, intervalUnit: 'YEAR' };
  expect([year, ...months(6), week].sort(byLength)).toEqual([week, ...months(6), year]);
  // A week of a year has no step of its own.
  expect(scaleShape([week, year]).stops).toEqual([12, 24]);
});

it('draws blocks up to a stop, and the tern on its flight', () => {
  expect(blocksPath(12, 2)).toBe('M0 196H100v10H0z');
  expect(blocksPath(12, 12).match(/M/g)).toHaveLength(3);
  expect(arcPath(24)).toMatch(/^M0 192C/);
  const { x, y } = birdPlace(24);
  expect(x).toBeGreaterThan(50);
  expect(y).toBeLessThan(birdPlace(2).y);
});
