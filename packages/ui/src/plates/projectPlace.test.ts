import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countryPoints } from './countryPoints.generated.ts';
import { discCities } from './discCities.generated.ts';
import { projectOn, projectPlace } from './projectPlace.ts';

// The cities that scripts/plates.ts draws, in its order.
it.each([
  [0, 40.7, -74],
  [1, 43.7, -79.4],
  [4, 51.5, -0.1],
  [8, 1.35, 103.8],
  [11, 35.7, 139.7],
])('city %i stands where the plate draws it', (index, latitude, longitude) => {
  const [x = 0, y = 0] = discCities.north[index] as readonly [number, number];
  const place = projectPlace(latitude, longitude);
  expect(place.plate).toBe('north');
  expect(place.x).toBeCloseTo(x, 0);
  expect(place.y).toBeCloseTo(y, 0);
});

it('shows on the south plate what is at the edge of the north plate', () => {
  const sydney = projectPlace(-33.9, 151.2);
  expect(sydney.plate).toBe('south');
  for (const [index, latitude, longitude] of [
    [0, -23.5, -46.6],
    [1, -33.9, 18.4],
  ] as const) {
    const place = projectOn('south', latitude, longitude, 0);
    expect(place?.x).toBeCloseTo(discCities.south[index][0], 0);
    expect(place?.y).toBeCloseTo(discCities.south[index][1], 0);
  }
});

it('finds every place of the earth inside a plate', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -90, max: 90, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      (latitude, longitude) => {
        const { x, y } = projectPlace(latitude, longitude);
        expect(Math.hypot(x - 500, y - 500)).toBeLessThanOrEqual(487);
      },
    ),
  );
});

it('knows the countries people live in, by their current codes', () => {
  expect(Object.keys(countryPoints).length).toBeGreaterThan(225);
  for (const code of [
    'FR',
    'GB',
    'DE',
    'US',
    'CN',
    'BR',
    'ZA',
    'AU',
    'NZ',
    'RU',
    'VN',
    'CI',
    'CD',
    'XK',
    'TR',
  ]) {
    expect(countryPoints[code], code).toBeDefined();
  }
  expect(countryPoints.DD).toBeUndefined();
});
