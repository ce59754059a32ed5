import { expect, it } from 'vitest';
import { projectOn } from './projectPlace.ts';
import { tripEnds } from './tripEnds.ts';

const lyon = { latitude: 45.76, longitude: 4.84 };
const tokyo = { latitude: 35.68, longitude: 139.69 };
const chatham = { latitude: -43.9, longitude: -176.5 };

it('begins at the visitor and ends at the city', () => {
  const [start, end] = [lyon, tokyo].map((place) => projectOn('north', place.latitude, place.longitude, 0));
  expect(tripEnds(lyon, tokyo)).toMatchObject({
    '--from-x': start?.x.toFixed(),
    '--from-y': start?.y.toFixed(),
    '--to-x': end?.x.toFixed(),
    '--to-y': end?.y.toFixed(),
  });
});

it('bends over the north on the way east and west, as the great circle does', () => {
  expect(tripEnds(lyon, tokyo)['--side']).toBe('1');
  expect(tripEnds(tokyo, lyon)['--side']).toBe('-1');
});

it('leaves out an end that is not known or not on the chart', () => {
  expect(Object.keys(tripEnds(null, tokyo))).toEqual(['--to-x', '--to-y', '--side']);
  expect(Object.keys(tripEnds(chatham, tokyo))).toEqual(['--to-x', '--to-y', '--side']);
});
