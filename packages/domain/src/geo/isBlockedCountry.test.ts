import { expect, it } from 'vitest';
import { allRoutes } from '../routes/manifest.ts';
import { isBlockedCountry } from './isBlockedCountry.ts';

it.each([
  ['CN', true],
  ['HK', false],
  ['TW', false],
  ['DE', false],
  [null, false],
])('%s', (country, blocked) => expect(isBlockedCountry(country)).toBe(blocked));

it('closes what sells, tries and downloads, and leaves the rest open', () => {
  const closed = allRoutes()
    .filter(({ offering }) => offering)
    .map(({ path }) => path);
  expect(closed).toContain('/pricing');
  expect(closed).toContain('/vpn-trial');
  expect(closed).toContain('/download/:product?');
  expect(closed).not.toContain('/');
  expect(closed).not.toContain('/myAccount/:section?');
  // A page that offers something under a new name must be looked at.
  for (const { offering, path } of allRoutes()) {
    if (/^\/(?:pricing|download|vpn-trial|actives|win-pay(?:\/|$))/.test(path))
      expect(offering, path).toBe(true);
  }
});
