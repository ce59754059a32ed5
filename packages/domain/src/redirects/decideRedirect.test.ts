import { describe, expect, it } from 'vitest';
import type { PageVariant } from '../languages.ts';
import { decideRedirect, decideRequest, type PageRequest } from './decideRedirect.ts';

const desktop =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const tablet =
  'Mozilla/5.0 (Linux; Android 14; SM-X910) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

interface Visitor {
  language?: string;
  variant?: string;
  signedIn?: boolean;
  agent?: string;
}

function request(
  url: string,
  { language, variant, signedIn = false, agent = desktop }: Visitor = {},
): PageRequest {
  const mark = url.indexOf('?');
  return {
    pathname: mark < 0 ? url : url.slice(0, mark),
    search: mark < 0 ? '' : url.slice(mark),
    cookies: { language, variant, signedIn },
    userAgent: agent,
  };
}

const member = { signedIn: true };
const mobile = { agent: phone };
const german = { language: 'de' };

/** Requested path, visitor, and the expected response: `null` for 200, or status and location. */
const table: [string, Visitor, string | null][] = [
  // A visitor with no cookies gets the English page.
  ['/', {}, null],
  ['/pricing', {}, null],
  ['/home', {}, null],
  ['/order', {}, null],
  ['/pricing/checkout', {}, null],
  ['/pricing/checkout/v2.web.1.b.c.12m.off62', {}, null],
  ['/login', {}, null],
  ['/404', {}, null],
  ['/no/such/page', {}, null],
  ['/?utm_source=a%20b', {}, null],
  // 1: /en.
  ['/en', {}, '301 /'],
  ['/en/', {}, '301 /'],
  ['/EN/pricing', {}, '301 /pricing'],
  ['/en/pricing?a=1&b=%2F', {}, '301 /pricing?a=1&b=%2F'],
  ['/en/m/pricing', mobile, '301 /m/pricing'],
  ['/en/pricing', german, '301 /pricing'],
  ['/en/pricing', mobile, '302 /m/pricing'],
  ['/en/paypal', {}, '301 /pricing'],
  // 2: nl.
  ['/pricing?nl=de', {}, '302 /de/pricing'],
  ['/pricing?nl=DE', {}, '302 /de/pricing'],
  ['/pricing?a=%20&nl=ar&b=2', {}, '302 /ar/pricing?a=%20&b=2'],
  ['/fr/pricing?nl=de', {}, '302 /de/pricing'],
  ['/de/pricing?nl=de', {}, '302 /de/pricing'],
  ['/de/pricing?nl=en', german, '302 /pricing'],
  ['/pricing?nl=en', german, '302 /pricing'],
  ['/pricing?nl=xx', {}, null],
  ['/pricing?nl=xx', german, null],
  ['/de/pricing?nl=xx', german, '302 /pricing?nl=xx'],
  ['/?nl=ja', mobile, '302 /ja/m/home'],
  ['/pricing?nl=', german, '302 /de/pricing?nl='],
  // 3: the language cookie.
  ['/pricing', german, '302 /de/pricing'],
  ['/', german, '302 /de'],
  ['/de/pricing', german, null],
  ['/fr/pricing', german, null],
  ['/pricing', { language: 'en' }, null],
  ['/pricing', { language: 'tlh' }, null],
  ['/pricing?x=%E4%BD%A0', german, '302 /de/pricing?x=%E4%BD%A0'],
  ['/m/pricing', { ...german, ...mobile }, '302 /de/m/pricing'],
  ['/pricing', { ...german, ...mobile }, '302 /de/m/pricing'],
  ['/m/pricing', german, '302 /de/pricing'],
  ['/order', german, '302 /de/order'],
  // 4: the variant.
  ['/', mobile, '302 /m/home'],
  ['/de', mobile, '302 /de/m/home'],
  ['/pricing', mobile, '302 /m/pricing'],
  ['/de/pricing?a=1', mobile, '302 /de/m/pricing?a=1'],
  ['/home', mobile, null],
  ['/de/home', mobile, null],
  ['/m/home', mobile, null],
  ['/m', mobile, '301 /m/home'],
  ['/m/', mobile, '301 /m/home'],
  ['/m/home', {}, '302 /'],
  ['/de/m/home', {}, '302 /de'],
  ['/m/pricing', {}, '302 /pricing'],
  ['/de/m/pricing?q=1', {}, '302 /de/pricing?q=1'],
  ['/m/pricing', { agent: tablet }, '302 /pricing'],
  ['/pricing', { agent: tablet }, null],
  ['/pricing', { agent: '' }, null],
  ['/pricing', { ...mobile, variant: 'desktop' }, null],
  ['/', { ...mobile, variant: 'desktop' }, null],
  ['/m/pricing', { ...mobile, variant: 'desktop' }, '302 /pricing'],
  ['/pricing?form=desktop', mobile, null],
  ['/m/pricing?form=desktop', mobile, '302 /pricing?form=desktop'],
  ['/pricing?form=mobile', { ...mobile, variant: 'desktop' }, '302 /m/pricing?form=mobile'],
  ['/pricing?form=mobile', {}, null],
  ['/order', mobile, '302 /m/order'],
  ['/no-such-page', mobile, '302 /m/no-such-page'],
  ['/favicon.ico', { ...german, ...mobile }, null],
  // 5: spellings and aliases.
  ['/Pricing', {}, '301 /pricing'],
  ['/pricing/', {}, '301 /pricing'],
  ['/DE/Pricing', {}, '301 /de/pricing'],
  ['/paypal', {}, '301 /pricing'],
  ['/PayPal?x=1', {}, '301 /pricing?x=1'],
  ['/de/paypal', mobile, '302 /de/m/pricing'],
  ['/M/paypal', mobile, '301 /m/pricing'],
  ['/actives/vpn-netifix', {}, '301 /vpn-for-streaming/netflix'],
  ['/Active/VPN-Netifix?utm_source=a', {}, '301 /vpn-for-streaming/netflix?utm_source=a'],
  ['/de/active/vpn-netifix', mobile, '302 /de/m/vpn-for-streaming/netflix'],
  ['/actives/aboutus', {}, '301 /promotion'],
  ['/active/actives4', {}, '301 /productsdesc'],
  ['/active/coupon_invite', {}, '301 /actives/coupon_invite'],
  ['/payStatus', member, '301 /paystatus'],
  ['/paysuc', member, '301 /paySuc'],
  ['/paypalSuc?order=1', member, '301 /paySuc?order=1'],
  ['/m/paypalSuc', { ...member, ...mobile }, '301 /m/paySuc'],
  ['/myaccount', member, '301 /myAccount'],
  ['/myaccount', { ...member, ...mobile }, '301 /myAccount'],
  ['/MyAccount/Subscriptions', member, '301 /myAccount/subscriptions'],
  ['/myAccount/noSuchSection', {}, null],
  ['/pricing/checkout/', {}, '301 /pricing/checkout'],
  ['/pricing/checkout/%76%32', {}, '301 /pricing/checkout/v2'],
  // 6: sign-in.
  ['/myAccount', {}, '302 /login?redirect=%2FmyAccount'],
  [
    '/myaccount/subscriptions?a=1&b=%20',
    {},
    '302 /login?redirect=%2FmyAccount%2Fsubscriptions%3Fa%3D1%26b%3D%2520',
  ],
  ['/myAccount', mobile, '302 /login?redirect=%2FmyAccount'.replace('/login', '/m/login')],
  ['/de/paystatus', {}, '302 /de/login?redirect=%2Fpaystatus'],
  ['/payStatus', { ...german, ...mobile }, '302 /de/m/login?redirect=%2Fpaystatus'],
  ['/paypalSuc?o=1', {}, '302 /login?redirect=%2FpaySuc%3Fo%3D1'],
  ['/.well-known/change-password', {}, '302 /login?redirect=%2FmyAccount%2FchangePassword'],
  ['/.well-known/change-password', member, '302 /myAccount/changePassword'],
  ['/paySuc', member, null],
  ['/m/paySuc', { ...member, ...mobile }, null],
  ['/myAccount', member, null],
  ['/m/myAccount', member, '302 /myAccount'],
  // Prefixes behind prefixes, and addresses that try to leave the site.
  ['/en/en/pricing', {}, '301 /pricing'],
  ['/en/de/pricing', {}, '301 /de/pricing'],
  ['/en/de/pricing', mobile, '302 /m/de/pricing'],
  ['/en//evil.example', {}, '301 /evil.example'],
  ['/m//evil.example', {}, '302 /evil.example'],
  ['/en/\\evil.example', {}, '301 /evil.example'],
  ['/en/\t/evil.example', {}, '301 /evil.example'],
  ['//evil.example/page', {}, '301 /evil.example/page'],
];

describe('decideRedirect', () => {
  it('covers at least 60 cases', () => {
    expect(table.length).toBeGreaterThanOrEqual(60);
  });

  it.each(table)('%s %j', (url, visitor, expected) => {
    const redirect = decideRedirect(request(url, visitor));
    expect(redirect && `${redirect.status} ${redirect.location}`).toBe(expected);
  });

  it.each([
    ['/de/pricing', {}, 'de'],
    ['/de/pricing', german, undefined],
    ['/en/pricing', german, 'en'],
    ['/pricing', {}, undefined],
    ['/pricing', german, undefined],
    ['/pricing?nl=ar', german, 'ar'],
    ['/fr/pricing?nl=ar', {}, 'ar'],
    ['/pricing?nl=xx', german, undefined],
    ['/de/pricing?nl=xx', {}, undefined],
  ] as [string, Visitor, string | undefined][])(
    'sets the language cookie on %s %j',
    (url, visitor, expected) => {
      const decision = decideRequest(request(url, visitor));
      expect(decision.setLanguageCookie).toBe(expected);
      if (decision.redirect) expect(decision.redirect.setLanguageCookie).toBe(expected);
    },
  );

  it.each([
    ['/pricing?form=desktop', mobile, 'desktop'],
    ['/home?form=desktop', mobile, 'desktop'],
    ['/m/pricing?form=desktop', mobile, 'desktop'],
    ['/pricing?form=mobile', { ...mobile, variant: 'desktop' }, 'mobile'],
    ['/pricing?form=mobile', {}, undefined],
    ['/pricing?form=watch', mobile, undefined],
    ['/pricing', mobile, undefined],
  ] as [string, Visitor, PageVariant | undefined][])(
    'sets the form cookie on %s %j',
    (url, visitor, expected) => {
      expect(decideRequest(request(url, visitor)).setVariantCookie).toBe(expected);
    },
  );

  it('says what the answer depends on', () => {
    expect(decideRequest(request('/pricing')).vary).toEqual(['Cookie', 'User-Agent']);
    expect(decideRequest(request('/de/pricing')).vary).toEqual(['User-Agent']);
    expect(decideRequest(request('/de/pricing', mobile)).vary).toEqual(['Cookie', 'User-Agent']);
    expect(decideRequest(request('/de/home')).vary).toEqual([]);
    expect(decideRequest(request('/de/myAccount')).vary).toContain('Cookie');
  });

  it('lets nobody keep a redirect that sets a cookie or is temporary', () => {
    expect(decideRedirect(request('/en/pricing', german))?.cacheable).toBe(false);
    expect(decideRedirect(request('/pricing', mobile))?.cacheable).toBe(false);
    expect(decideRedirect(request('/paypal'))?.cacheable).toBe(true);
  });
});
