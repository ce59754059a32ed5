import { expect, it } from 'vitest';
import { isStorable } from './isStorable.ts';

const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) as unknown;
const nestedObjects = (depth: number) =>
  JSON.parse(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`) as unknown;

it.each([
  ['a plain input', { email: 'ada@example.com', tags: ['a', 'ü', '日本', '🐦'], more: null, n: 1 }],
  ['nothing', undefined],
  ['depth 32', nested(32)],
])('stores %s', (_name, value) => expect(isStorable(value)).toBe(true));

it.each([
  ['NUL', { inquiry: 'a\0b' }],
  ['a high surrogate alone', { inquiry: '\ud800' }],
  ['a low surrogate alone', ['x', { y: '\udc00x' }]],
  ['a key with NUL', { 'a\0': 1 }],
  ['a key with half a pair', { '\ud83d': 1 }],
  ['31,000 arrays in each other', nested(31_000)],
  ['9,000 objects in each other', nestedObjects(9_000)],
])('refuses %s', (_name, value) => expect(isStorable(value)).toBe(false));
