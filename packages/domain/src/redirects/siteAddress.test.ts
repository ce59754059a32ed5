import { expect, it } from 'vitest';
import { isSiteAddress, ownAddress, siteAddress } from './siteAddress.ts';

it.each([
  ['/myAccount/security?a=1#b', '/m/myAccount/security?a=1#b'],
  ['/m/myAccount', '/m/myAccount'],
  ['/de/m/pricing?plan=12m', '/m/pricing?plan=12m'],
  ['/m//evil.example', '/m/evil.example'],
  ['/de//evil.example/x', '/m/evil.example/x'],
  ['//evil.example', '/m/evil.example'],
  ['/de/\\evil.example', '/m/evil.example'],
  ['/de/.//evil.example', '/m/evil.example'],
  ['/de/%2Fevil.example', '/m/evil.example'],
  ['/?a=//b', '/m/home?a=//b'],
])('%s on the mobile variant is %s', (path, expected) => {
  expect(siteAddress(path, { language: 'en', variant: 'mobile' })).toBe(expected);
});

it.each(['//host', '/\\host', '\\\\host', 'https://host', '/\t/host', '/a//b', '', 'host', '/..//host'])(
  'replaces %j, which could lead to another host, by the home page',
  (address) => {
    expect(isSiteAddress(address)).toBe(false);
    expect(ownAddress(address)).toBe('/');
  },
);

it.each(['/', '/pricing', '/de/m/login?redirect=%2FmyAccount', '/pricing?next=//host#//b', '/caf%C3%A9'])(
  'leaves %s as it is',
  (address) => expect(ownAddress(address)).toBe(address),
);
