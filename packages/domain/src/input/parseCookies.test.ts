import { expect, it } from 'vitest';
import { parseCookies } from './parseCookies.ts';

it.each([
  [undefined, []],
  ['', []],
  ['language=de', [['language', 'de']]],
  [
    ' language = de ; form=desktop',
    [
      ['language', 'de'],
      ['form', 'desktop'],
    ],
  ],
  ['a=1; a=2', [['a', '1']]],
  ['=x; flag; b=', [['b', '']]],
  ['t=a=b==', [['t', 'a=b==']]],
] as const)('reads %j', (header, expected) => {
  expect([...parseCookies(header)]).toEqual(expected);
});
