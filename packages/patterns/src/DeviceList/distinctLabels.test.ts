import { expect, it } from 'vitest';
import { distinctLabels } from './distinctLabels.ts';

it('adds to a name only where another one is the same', () => {
  const labels = distinctLabels([
    ['a', 'Android (Pixel)', 'Today'],
    ['b', 'Android (Pixel)', 'Yesterday'],
    ['c', 'Windows', 'Today'],
    ['d', 'iOS', 'Today'],
    ['e', 'iOS', 'Today'],
  ]);
  expect([...labels.values()]).toEqual([
    'Android (Pixel), Today',
    'Android (Pixel), Yesterday',
    'Windows',
    'iOS, Today, 1',
    'iOS, Today, 2',
  ]);
});
