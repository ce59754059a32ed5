// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { readCookies } from './readCookies.ts';

afterEach(() => vi.restoreAllMocks());

it.each([
  ['', {}],
  ['a=1', { a: '1' }],
  ['a=1; cje=a%20b%3Bc; empty=', { a: '1', cje: 'a b;c', empty: '' }],
  ['code=x=y=z', { code: 'x=y=z' }],
  ['bad=%E0%A4%A; good=%41', { bad: '%E0%A4%A', good: 'A' }],
])('reads %j', (cookie, expected) => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
  expect(readCookies()).toEqual(expected);
});
