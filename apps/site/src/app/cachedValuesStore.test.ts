import { expect, it } from 'vitest';
import { createCachedValues } from './cachedValues.store.ts';

it('keeps a value until it has expired, and then drops it', () => {
  let time = 0;
  const cache = createCachedValues<string>(() => time);
  cache.set('plans', 'a', 1000);
  cache.set('blog', 'b', 900_000);
  time = 999;
  expect(cache.get('plans')).toBe('a');
  time = 1000;
  expect(cache.get('plans')).toBeUndefined();
  expect(cache.get('blog')).toBe('b');
  expect(Object.keys(cache.state.kept)).toEqual(['blog']);
  cache.set('plans', 'c', 1);
  expect(cache.get('plans')).toBe('c');
  expect(cache.get('none')).toBeUndefined();
  // A key that every object has is none of ours.
  expect(cache.get('toString')).toBeUndefined();
});
