import { expect, it } from 'vitest';
import { startsAtOnce } from './startsAtOnce.ts';

const nothing = { cookie: '', search: '', hash: '' };
const reasons = ['signed_in', '?plan', '#'];

it.each([
  ['nothing', nothing, false],
  ['a cookie', { ...nothing, cookie: 'language=de; signed_in=1' }, true],
  ['a cookie with a longer name', { ...nothing, cookie: 'not_signed_in=1' }, false],
  ['a parameter', { ...nothing, search: '?a=1&plan=6m' }, true],
  ['a parameter named like a cookie', { ...nothing, search: '?signed_in=1' }, false],
  ['another parameter', { ...nothing, search: '?utm_source=plan' }, false],
  ['something behind #', { ...nothing, hash: '#code=1' }, true],
  ['a bare #', { ...nothing, hash: '#' }, false],
])('with %s', (_what, visit, starts) => expect(startsAtOnce(reasons, visit)).toBe(starts));

it.each(['', '#a'])('never without a reason, at %j', (hash) => {
  expect(startsAtOnce([''], { ...nothing, hash })).toBe(false);
});
