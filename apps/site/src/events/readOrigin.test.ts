// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { collectTracking } from '../purchase/checkout/collectTracking.ts';
import { readOrigin } from './readOrigin.ts';
import { saveCampaign } from './saveCampaign.ts';

let cookies = '';
beforeEach(() => {
  cookies = '';
  sessionStorage.clear();
  localStorage.clear();
  document.documentElement.dataset.tracking = '';
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
    [cookies = ''] = text.split(';', 1);
  });
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => cookies);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
const keep = (search: string) => saveCampaign(document, search, sessionStorage);

it('lets a later campaign replace the one before, and other addresses change nothing', () => {
  keep('?utm_source=news&utm_term=a&channel=c');
  keep('?plan=12m');
  keep('?utm_source=mail');
  expect(readOrigin()).toEqual({ campaign: { utm_source: 'mail' }, channel: 'c' });
});

it('keeps no campaign of a page without tracking', () => {
  delete document.documentElement.dataset.tracking;
  keep('?utm_source=news&channel=c');
  expect(readOrigin()).toEqual({ campaign: {}, channel: 'c' });
});

it('survives storage that is off', () => {
  const off = new Proxy({} as Storage, {
    get: () => () => {
      throw new Error('off');
    },
  });
  saveCampaign(document, '?utm_source=news&channel=c', off);
  vi.stubGlobal('sessionStorage', off);
  vi.stubGlobal('localStorage', off);
  expect(readOrigin()).toEqual({ campaign: { utm_source: 'news' } });
});

it('goes with the order', () => {
  keep('?utm_source=news&channel=c&source=s');
  localStorage.setItem('front_id', 'browser');
  expect(collectTracking()).toEqual({ utm_source: 'news', channel: 'c', source: 's', front_id: 'browser' });
});

it.each([
  ['a no', { choice: '; consent=1.denied' }],
  ['Global Privacy Control', { gpc: true }],
  ['Do Not Track', { dnt: '1' }],
])('stays with the browser after %s; partner and invitation go with the order all the same', (_, no) => {
  keep('?utm_source=news&channel=c');
  cookies += '; cje=click; invite=7K2M-9QXR.30001';
  if ('choice' in no) cookies += no.choice;
  vi.stubGlobal('navigator', { globalPrivacyControl: 'gpc' in no, doNotTrack: 'dnt' in no ? no.dnt : null });
  expect(collectTracking()).toEqual({
    cps_type: 'cj',
    cps_cookie: 'click',
    invite_code: '7K2M-9QXR',
    invite_type: '30001',
  });
});
