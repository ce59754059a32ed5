import { expect, it } from 'vitest';
import { campaignPlaces } from '../campaigns/campaign.ts';
import { allRoutes, routeById } from '../routes/manifest.ts';
import { offerPlaceOf } from './offerPlaceOf.ts';

const all = { places: campaignPlaces };

it('says an offer once: in the first place of the page that the campaign has', () => {
  const home = routeById('home');
  expect(offerPlaceOf(home, all)).toBe('banner');
  expect(offerPlaceOf(home, { places: ['ribbon', 'box'] })).toBe('ribbon');
  expect(offerPlaceOf(home, { places: ['box', 'checkout'] })).toBe('box');
  expect(offerPlaceOf(home, { places: ['checkout'] })).toBeNull();
  expect(offerPlaceOf(home, null)).toBeNull();
  expect(offerPlaceOf(routeById('promotion'), all)).toBe('page');
  expect(offerPlaceOf(routeById('features'), all)).toBe('ribbon');
});

it('says none where a person signs in, pays, has an account, or is told of another price', () => {
  const silent = allRoutes().filter((route) => offerPlaceOf(route, all) === null);
  const ids = silent.map(({ id }) => id);
  expect(ids).toEqual(
    expect.arrayContaining([
      'login',
      'checkout',
      'paySuc',
      'myAccount',
      'termsuse',
      'studentbeans',
      'invite',
    ]),
  );
  for (const route of allRoutes())
    if (route.protected || route.takesPayment) expect(ids, route.id).toContain(route.id);
});
