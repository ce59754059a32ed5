import { describe, expect, it } from 'vitest';
import { kmBetween, leastDelay } from './distance.ts';

const lyon = { latitude: 45.76, longitude: 4.84 };
const sapporo = { latitude: 43.06, longitude: 141.35 };

describe('the distance of two places', () => {
  it('is along the great circle', () => {
    expect(kmBetween(lyon, sapporo)).toBeGreaterThan(9200);
    expect(kmBetween(lyon, sapporo)).toBeLessThan(9300);
    expect(kmBetween(lyon, lyon)).toBe(0);
    expect(kmBetween({ latitude: 0, longitude: 179 }, { latitude: 0, longitude: -179 })).toBeCloseTo(
      222.4,
      0,
    );
    expect(kmBetween({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 })).toBeCloseTo(20015, 0);
  });

  it('has a least delay, there and back', () => {
    expect(leastDelay(0)).toBe(0);
    expect(leastDelay(1)).toBe(1);
    expect(leastDelay(9246)).toBe(93);
  });
});
