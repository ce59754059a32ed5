import { describe, expect, it } from 'vitest';
import { affiliateCookies } from './affiliateCookies.ts';
import { cpsOf } from './attribution.ts';
import { campaignCookieOf, readAttribution, storeCampaign } from './campaignValues.ts';
import { visitCampaign } from './visitCampaign.ts';

const cleared = (name: string) => ({ name, value: null, maxAge: 0 });

describe('affiliateCookies', () => {
  it('leaves the cookies alone without a parameter', () => {
    expect(affiliateCookies('')).toEqual([]);
    expect(affiliateCookies('?utm_campaign=x&cjevent=')).toEqual([]);
  });

  it('sets the cookies of an affiliate and clears the others', () => {
    expect(affiliateCookies('?cjevent=abc')).toEqual([
      { name: 'cje', value: 'abc', maxAge: 3_888_000 },
      { name: 'cje-client', value: 'abc', maxAge: 3_888_000 },
      cleared('cf-click'),
      cleared('_aid'),
    ]);
    expect(affiliateCookies('?cfclick=1')).toEqual([
      cleared('cje'),
      cleared('cje-client'),
      { name: 'cf-click', value: '1', maxAge: 2_592_000 },
      cleared('_aid'),
    ]);
    expect(affiliateCookies('?admitad_uid=9').at(-1)).toEqual({
      name: '_aid',
      value: '9',
      maxAge: 3_888_000,
    });
  });

  it('lets the last affiliate win', () => {
    const set = affiliateCookies('?cjevent=a&admitad_uid=b').filter((cookie) => cookie.value);
    expect(set).toEqual([{ name: '_aid', value: 'b', maxAge: 3_888_000 }]);
  });

  it('clears all for utm_source, unless the same link names an affiliate', () => {
    expect(affiliateCookies('?utm_source=mail').every((cookie) => cookie.value === null)).toBe(true);
    expect(affiliateCookies('?utm_source=mail')).toHaveLength(4);
    expect(affiliateCookies('?cjevent=a&utm_source=cj').filter((cookie) => cookie.value)).toHaveLength(2);
  });
});

describe('readAttribution', () => {
  it('reads campaign and channel', () => {
    expect(readAttribution('?utm_source=a%20b&utm_medium=&channel=c&source=s')).toEqual({
      campaign: { utm_source: 'a b' },
      channel: 'c',
      source: 's',
    });
  });

  it('cuts what is too long or not text, and divides no character', () => {
    const { campaign, channel } = readAttribution(
      `?utm_term=${'x'.repeat(999)}&utm_content=a%0D%0Ab&channel=${'x'.repeat(254)}😀`,
    );
    expect(campaign.utm_term).toHaveLength(255);
    expect(campaign.utm_content).toBe('ab');
    expect(encodeURIComponent(channel ?? '')).toBe('x'.repeat(254));
  });

  it('keeps campaign values for 45 days', () => {
    expect(campaignCookieOf('?x=1')).toBeNull();
    expect(campaignCookieOf('?utm_source=a')).toEqual({
      name: 'utm',
      value: '{"utm_source":"a"}',
      maxAge: 3_888_000,
    });
  });
});

describe('the campaign of a visitor', () => {
  const stored = storeCampaign({ utm_source: 'mail', utm_term: 'a' }, 1000);

  it('is that of the cookie, or else of the copy, for 3,888,000,000 ms', () => {
    expect(visitCampaign({ cookie: '{"utm_source":"news"}', stored }, 1000)).toEqual({ utm_source: 'news' });
    const none = { cookie: undefined, stored };
    expect(visitCampaign(none, 3_888_000_999)).toEqual({ utm_source: 'mail', utm_term: 'a' });
    expect(visitCampaign(none, 3_888_001_000)).toEqual({});
  });

  it.each(['', '{', 'null', '[]', '7', '{"utm_source":7,"x":"y"}', '{"values":{"utm_source":"a"}}'])(
    'is none of what others may have stored: %s',
    (text) => {
      expect(visitCampaign({ cookie: text, stored: text }, 0)).toEqual({});
    },
  );

  it('is cut as that of an address is', () => {
    const cookie = JSON.stringify({ utm_source: `${'x'.repeat(254)}😀` });
    expect(visitCampaign({ cookie, stored: null }, 0).utm_source).toHaveLength(254);
  });
});

describe('cpsOf', () => {
  it('names the affiliate of the cookies', () => {
    expect(cpsOf({})).toBeNull();
    expect(cpsOf({ cje: '' })).toBeNull();
    expect(cpsOf({ 'cje-client': 'a' })).toEqual({ type: 'cj', cookie: 'a' });
    expect(cpsOf({ 'cf-click': 'b' })).toEqual({ type: 'cf', cookie: 'b' });
    expect(cpsOf({ _aid: 'c' })).toEqual({ type: 'admitad', cookie: 'c' });
  });
});
