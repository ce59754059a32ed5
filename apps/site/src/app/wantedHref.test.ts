import { expect, it } from 'vitest';
import { wantedHref } from './wantedHref.ts';

it.each([
  ['/myAccount/security?a=1#b', '/m/myAccount/security?a=1#b'],
  ['/m/myAccount', '/m/myAccount'],
  ['/de/m/pricing?plan=12m', '/m/pricing?plan=12m'],
])('%s on the mobile variant is %s', (path, expected) => {
  expect(wantedHref(path, { language: 'en', variant: 'mobile' })).toBe(expected);
});
