import { expect, it } from 'vitest';
import { projectOn } from './projectPlace.ts';
import { tripArc } from './tripArc.ts';

const lyon = { latitude: 45.76, longitude: 4.84 };
const tokyo = { latitude: 35.68, longitude: 139.69 };
const saoPaulo = { latitude: -23.55, longitude: -46.63 };
const numbers = (d: string) => d.match(/-?[\d.]+/g)?.map(Number) ?? [];

it('begins at the visitor and ends at the city', () => {
  const { d, end } = tripArc(lyon, tokyo);
  const [x, y] = numbers(d);
  expect(x).toBeCloseTo(projectOn('north', lyon.latitude, lyon.longitude, 0)?.x ?? 0, 0);
  expect(y).toBeCloseTo(projectOn('north', lyon.latitude, lyon.longitude, 0)?.y ?? 0, 0);
  expect(end.x).toBeCloseTo(projectOn('north', tokyo.latitude, tokyo.longitude, 0)?.x ?? 0, 0);
});

it('is as far from its middle at both ends', () => {
  for (const to of [tokyo, saoPaulo]) {
    const { d, end, centre } = tripArc(lyon, to);
    const [x = 0, y = 0, radius = 0] = numbers(d);
    expect(Math.hypot(x - centre.x, y - centre.y)).toBeCloseTo(radius, 0);
    expect(Math.hypot(end.x - centre.x, end.y - centre.y)).toBeCloseTo(radius, 0);
  }
});

it('bends over the north on the way east, as the great circle does', () => {
  expect(tripArc(lyon, tokyo).clockwise).toBe(true);
  expect(tripArc(tokyo, lyon).clockwise).toBe(false);
});

it('comes from beyond the edge where the visitor is not known', () => {
  const [x = 0, y = 0] = numbers(tripArc(null, tokyo).d);
  expect(Math.hypot(x - 500, y - 500)).toBeGreaterThan(486);
});

it('has a line for a visitor in the city itself', () => {
  expect(tripArc(tokyo, tokyo).d).not.toContain('NaN');
  expect(tripArc(tokyo, tokyo).near).toBe(true);
});
