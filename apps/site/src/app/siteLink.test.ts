import { routeById } from '@tern/domain';
import { expect, it } from 'vitest';
import { staysInRouter } from './SiteLink.tsx';

it.each([
  ['pricing', 'webrtcLeakTest', true],
  ['myAccount', 'pricing', true],
  ['checkout', 'paystatus', true],
  // The document of the plans was opened without the isolation of the account.
  ['pricing', 'myAccount', false],
  ['pricing', 'checkout', false],
  ['pricing', 'login', false],
  ['pricing', 'home', false],
] as const)('from %s to %s in the router: %s', (here, target, stays) => {
  expect(staysInRouter(routeById(here), routeById(target))).toBe(stays);
});
