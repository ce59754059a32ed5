import { expect, it } from 'vitest';
import { partnerCookies } from '../tracking/attribution.ts';
import { ownLinkCookies } from './ownLinkCookies.ts';

const own = { invite: '7K2M-9QXR', partner: 'tp-0a1b2c3d' };
const others = { invite: '2222-3333.30001', 'cf-click': 'tp-99999999.blog', _aid: 'a', coupon: 'SAVE20' };

it('finds the cookies of own links, with any label and in any case, and no other', () => {
  expect(ownLinkCookies({ invite: '7k2m-9qxr.30001', 'cf-click': 'tp-0a1b2c3d.blog' }, own)).toEqual([
    'invite',
    'cf-click',
  ]);
  expect(ownLinkCookies(others, own)).toEqual([]);
  expect(ownLinkCookies({}, own)).toEqual([]);
});

it('finds nothing of somebody who has no links', () => {
  expect(ownLinkCookies({ ...others, 'cf-click': '' }, { invite: null, partner: null })).toEqual([]);
});

it('looks into every cookie of a partner', () => {
  for (const { name } of partnerCookies) expect(ownLinkCookies({ [name]: own.partner }, own)).toEqual([name]);
});
