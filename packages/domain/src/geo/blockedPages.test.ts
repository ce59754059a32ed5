import { expect, it } from 'vitest';
import { allRoutes } from '../routes/manifest.ts';
import { isBlockedCountry, isOfferingPage } from './blockedPages.ts';

it.each([
  ['CN', true],
  ['HK', false],
  ['TW', false],
  ['DE', false],
  [null, false],
])('%s', (country, blocked) => expect(isBlockedCountry(country)).toBe(blocked));

it('closes what sells, tries and downloads, and leaves the rest open', () => {
  const closed = allRoutes()
    .filter(({ id }) => isOfferingPage(id))
    .map(({ path }) => path);
  expect(closed).toContain('/pricing');
  expect(closed).toContain('/vpn-trial');
  expect(closed).toContain('/download/:product?');
  expect(closed).not.toContain('/');
  expect(closed).not.toContain('/myAccount/:section?');
  // A page that offers something under a new name must be looked at.
  for (const { id, path } of allRoutes()) {
    if (/^\/(?:pricing|download|vpn-trial|actives|win-pay(?:\/|$))/.test(path))
      expect(isOfferingPage(id), path).toBe(true);
  }
});
