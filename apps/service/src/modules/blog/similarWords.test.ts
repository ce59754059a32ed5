import { array, assert, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { similarWords } from './similarWords.ts';

/** The same by its definition (optimal string alignment), for every pair alone. */
function distanceOf(a: string, b: string): number {
  if (!a || !b) return a.length + b.length;
  const [restA, restB] = [a.slice(1), b.slice(1)];
  if (a[0] === b[0]) return distanceOf(restA, restB);
  const ways = [distanceOf(restA, b), distanceOf(a, restB), distanceOf(restA, restB)];
  if (a[0] === b[1] && a[1] === b[0]) ways.push(distanceOf(a.slice(2), b.slice(2)));
  return 1 + Math.min(...ways);
}

it('finds what is near, whatever begins alike', () => {
  const word = string({ unit: 'binary', minLength: 0, maxLength: 5 }).map((text) =>
    [...text].map((each) => 'abc'[(each.codePointAt(0) ?? 0) % 3]).join(''),
  );
  // biome-ignore lint/nursery/noFloatingPromises: a property that is not asynchronous returns nothing
  assert(
    property(array(word, { maxLength: 30 }), word, (words, wanted) => {
      const sorted = [...new Set(words)].sort();
      for (const most of [1, 2]) {
        const near = sorted
          .map((each) => ({ word: each, distance: distanceOf(each, wanted) }))
          .filter(({ distance }) => distance <= most);
        expect(similarWords(sorted, wanted, most)).toEqual(near);
      }
    }),
    { numRuns: 200, seed: 7 },
  );
});
