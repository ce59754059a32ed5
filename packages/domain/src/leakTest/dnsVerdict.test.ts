import { expect, it } from 'vitest';
import { dnsVerdict } from './dnsVerdict.ts';

const ours = { is_exit: true };
const other = { is_exit: false };

it.each([
  [true, [ours, ours], 'protected'],
  [true, [ours, other], 'leak'],
  [true, [other], 'leak'],
  [false, [other], 'exposed'],
  [false, [ours], 'exposed'],
  [true, [], 'inconclusive'],
  [null, [ours], 'inconclusive'],
] as const)('behind an exit: %s, resolvers: %j', (behindExit, resolvers, verdict) => {
  expect(dnsVerdict({ behindExit, resolvers })).toBe(verdict);
});
