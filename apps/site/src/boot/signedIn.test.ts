// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { hasSession } from './signedIn.ts';

afterEach(() => vi.restoreAllMocks());

it.each([
  ['signed_in=1', true],
  ['language=de; signed_in=1', true],
  ['signed_in=1; language=de', true],
  ['language=de;signed_in=1', true],
  ['signed_in=1.9f86d081', true],
  ['signed_in=10', false],
  ['signed_in=.1', false],
  ['not_signed_in=1', false],
  ['signed_in=0', false],
  ['', false],
])('reads %j', (cookie, signedIn) => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
  expect(hasSession()).toBe(signedIn);
});
