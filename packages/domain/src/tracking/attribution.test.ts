import { describe, expect, it } from 'vitest';
import {
  affiliateCookies,
  campaignCookieOf,
  codeCookieOf,
  cpsOf,
  readAttribution,
  readLinkCode,
} from './attribution.ts';

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
  it('reads campaign, invite and channel', () => {
    expect(
      readAttribution('?utm_source=a%20b&utm_medium=&invite_code=X1&invite_type=invite&channel=c&source=s'),
    ).toEqual({
      campaign: { utm_source: 'a b' },
      inviteCode: 'X1',
      inviteType: 30001,
      channel: 'c',
      source: 's',
    });
  });

  it('ignores unknown types and cuts what is too long or not text', () => {
    const { inviteType, campaign } = readAttribution(
      `?invite_type=toString&utm_term=${'x'.repeat(999)}&utm_content=a%0D%0Ab`,
    );
    expect(inviteType).toBeNull();
    expect(campaign.utm_term).toHaveLength(255);
    expect(campaign.utm_content).toBe('ab');
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

describe('cpsOf', () => {
  it('names the affiliate of the cookies', () => {
    expect(cpsOf({})).toBeNull();
    expect(cpsOf({ cje: '' })).toBeNull();
    expect(cpsOf({ 'cje-client': 'a' })).toEqual({ type: 'cj', cookie: 'a' });
    expect(cpsOf({ 'cf-click': 'b' })).toEqual({ type: 'cf', cookie: 'b' });
    expect(cpsOf({ _aid: 'c' })).toEqual({ type: 'admitad', cookie: 'c' });
  });
});

describe('the code of a link', () => {
  it('is kept with the kind of its link; the last one counts', () => {
    const kept = (search: string) => readLinkCode(codeCookieOf(search)?.value ?? undefined);
    expect(kept('?coupon=NORTH')).toEqual({ kind: 'coupon', code: 'NORTH' });
    expect(kept('?invite_code=FR-1&invite_type=invite')).toEqual({ kind: 'invite', code: 'FR-1' });
    expect(kept('?coupon=NORTH&student_code= Uni2026 ')).toEqual({ kind: 'student', code: 'Uni2026' });
    expect(codeCookieOf('?coupon=NORTH')?.maxAge).toBe(3_888_000);
  });

  it.each([
    '',
    '?coupon=',
    '?coupon=a',
    '?coupon=a;b=c',
    '?coupon=%22x%22',
    '?code=NORTH',
    `?coupon=${'x'.repeat(41)}`,
  ])('is not taken from %j', (search) => expect(codeCookieOf(search)).toBeNull());

  it.each([undefined, '', 'NORTH', 'gift.NORTH', 'coupon.', 'coupon.a b'])('is not read from %j', (value) => {
    expect(readLinkCode(value)).toBeNull();
  });
});
