import { geoAzimuthalEqualArea, geoDistance } from 'd3-geo';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { directionOf, readLand } from './chartLand.ts';
import { projectFrom, radius, ringRadius, size, viewOf } from './chartProjection.ts';

const latitude = fc.double({ min: -89, max: 89, noNaN: true });
const longitude = fc.double({ min: -180, max: 180, noNaN: true });
const place = fc.record({ latitude, longitude });
const disc = { width: size, height: size };
const lyon = { latitude: 45.76, longitude: 4.84 };

it('puts every place where d3 puts it, around any middle', () => {
  fc.assert(
    fc.property(place, place, fc.double({ min: 0.5, max: 4, noNaN: true }), (center, other, zoom) => {
      const degrees =
        (geoDistance([center.longitude, center.latitude], [other.longitude, other.latitude]) * 180) / Math.PI;
      fc.pre(degrees < 178);
      const expected = geoAzimuthalEqualArea()
        .rotate([-center.longitude, -center.latitude])
        .scale((radius * zoom) / 2)
        .translate([size / 2 + 30, size / 2 - 40])([other.longitude, other.latitude]) as [number, number];
      const [x, y] = projectFrom({ center, zoom, x: 30, y: -40 })(
        directionOf(other.latitude, other.longitude),
      );
      expect(x).toBeCloseTo(expected[0], 3);
      expect(y).toBeCloseTo(expected[1], 3);
    }),
  );
});

it('draws a ring through the places at its distance', () => {
  const [x, y] = projectFrom({ center: lyon, zoom: 1, x: 0, y: 0 })(
    directionOf(lyon.latitude - 90, lyon.longitude),
  );
  expect(Math.hypot(x - size / 2, y - size / 2)).toBeCloseTo(ringRadius((6371 * Math.PI) / 2, 1), 3);
});

it.each([disc, { width: 790, height: 330 }])(
  'has the visitor and the place in sight in $width x $height',
  (window) => {
    fc.assert(
      fc.property(place, place, (visitor, other) => {
        const view = viewOf(window, other, visitor);
        const project = projectFrom(view);
        for (const { latitude: phi, longitude: lambda } of [visitor, other]) {
          const [x, y] = project(directionOf(phi, lambda));
          expect(Math.abs(x - size / 2)).toBeLessThanOrEqual(Math.max(window.width / 2, 0) + 1);
          expect(Math.abs(y - size / 2)).toBeLessThanOrEqual(Math.max(window.height / 2, 0) + 1);
        }
      }),
    );
  },
);

it('has a place without a visitor in the middle', () => {
  const view = viewOf(disc, lyon, undefined);
  const [x, y] = projectFrom(view)(directionOf(lyon.latitude, lyon.longitude));
  expect([x, y]).toEqual([expect.closeTo(500, 6), expect.closeTo(500, 6)]);
});

it('knows land from sea', () => {
  const { fine, coarse } = readLand();
  const near = (phi: number, lambda: number) => {
    const at = directionOf(phi, lambda);
    return fine.some(
      (dot) => dot[0] * at[0] + dot[1] * at[1] + dot[2] * at[2] > Math.cos((0.9 * Math.PI) / 180),
    );
  };
  for (const [phi, lambda] of [
    [46, 3],
    [55, 100],
    [40, -100],
    [-25, 135],
    [-15, -50],
    [5, 20],
    [-80, 0],
  ] as const)
    expect(near(phi, lambda), `${phi} ${lambda}`).toBe(true);
  for (const [phi, lambda] of [
    [0, -30],
    [40, -150],
    [-40, 80],
    [30, 178],
  ] as const)
    expect(near(phi, lambda), `${phi} ${lambda}`).toBe(false);
  expect(coarse.length).toBeLessThan(fine.length / 3.5);
});
