import type { Answer, Asked } from './engines.ts';

/** A request, and what every engine responds to it. */
export interface Row extends Asked {
  name: string;
  status: number;
  /** Headers the response has, by value or pattern; null: must be absent. */
  has?: Record<string, string | RegExp | null>;
  /** In the text of the body. */
  says?: RegExp;
  /** Sends the tag of an earlier response to the same request in `If-None-Match`. */
  again?: (tag: string) => string;
}

/** Of a visitor with a phone. */
export const phone = {
  'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
};
const br = { 'accept-encoding': 'br' };
const inChina = /not available in China/;
const page = { 'content-type': 'text/html; charset=utf-8', 'x-content-type-options': 'nosniff' };

export const redirects: Row[] = [
  {
    name: 'English without its prefix',
    path: '/en/pricing?a=1',
    status: 301,
    has: { location: '/pricing?a=1' },
  },
  {
    name: 'a second slash behind the prefix',
    path: '/en//evil.example',
    status: 301,
    has: { location: '/evil.example' },
  },
  { name: 'the canonical letters', path: '/PRICING', status: 301, has: { location: '/pricing' } },
  {
    name: 'a phone',
    path: '/pricing',
    headers: phone,
    status: 302,
    has: { location: '/m/pricing', vary: /User-Agent/ },
  },
  {
    name: 'a phone that chose the other form',
    path: '/pricing',
    headers: { ...phone, cookie: 'form=desktop' },
    status: 200,
    has: page,
  },
  { name: 'the account without a session', path: '/myAccount', status: 302, has: { location: /\/login/ } },
  {
    name: 'the account with a session',
    path: '/myAccount',
    headers: { cookie: 'signed_in=1' },
    status: 200,
    has: page,
  },
  {
    name: 'a chosen language',
    path: '/pricing',
    headers: { cookie: 'language=de' },
    status: 302,
    has: { location: '/de/pricing' },
  },
  { name: 'the home page of phones', path: '/m', headers: phone, status: 301, has: { location: '/m/home' } },
];

export const pages: Row[] = [
  {
    name: 'the home page',
    path: '/',
    status: 200,
    has: {
      ...page,
      'content-language': 'en',
      'set-cookie': null,
      'content-security-policy': /^default-src 'none'/,
      'strict-transport-security': /max-age/,
    },
  },
  {
    name: 'a page in another language',
    path: '/de/pricing',
    status: 200,
    has: { 'content-language': 'de', 'set-cookie': /^language=de; .*Secure$/ },
  },
  {
    name: 'the same from the cache',
    path: '/de/pricing',
    status: 200,
    has: { 'set-cookie': /^language=de/ },
  },
  {
    name: 'a currency that was chosen',
    path: '/pricing?currency=CAD',
    status: 200,
    has: { 'set-cookie': /^currency=CAD/ },
    says: /CA\$/,
  },
  {
    name: 'a page that is the same for everybody: the browser begins no process for it',
    path: '/pricing',
    status: 200,
    has: { 'cross-origin-opener-policy': null },
  },
  {
    name: 'a page for passwords: whoever opened it gets no handle',
    path: '/login',
    status: 200,
    has: { 'cross-origin-opener-policy': 'same-origin-allow-popups' },
  },
  {
    name: 'the currency of a cookie',
    path: '/pricing',
    headers: { cookie: 'currency=GBP' },
    status: 200,
    has: { 'set-cookie': null },
    says: /£/,
  },
  { name: 'the currency of a country', path: '/pricing', country: 'GB', status: 200, says: /£/ },
  { name: 'where nothing is offered', path: '/pricing', country: 'CN', status: 200, says: /data-blocked/ },
  {
    // No law asks for a choice there: without a cookie each engine would draw an arm of its own.
    name: 'the home page there',
    path: '/',
    headers: { cookie: 'hab=hero.a' },
    country: 'CN',
    status: 200,
    says: inChina,
  },
  { name: 'the page for signing in there', path: '/login', country: 'CN', status: 200, says: inChina },
  { name: 'a country there', path: '/vpn-server/japan-vpn', country: 'CN', status: 200, says: inChina },
  { name: 'a programme there', path: '/invite', country: 'CN', status: 200, says: inChina },
  { name: 'the message box of an offer there', path: '/offer-box/en/desktop', country: 'CN', status: 204 },
  { name: 'an unknown country', path: '/pricing', country: 'XX', status: 200, says: /\$/ },
  {
    name: 'the script of a vendor and the host of payment services, on a static page',
    path: '/what-is-vpn',
    status: 200,
    has: {
      'content-security-policy':
        /script-src [^;]*https:\/\/cdn\.vendor\.example.*connect-src [^;]*https:\/\/in\.vendor\.example|connect-src [^;]*https:\/\/in\.vendor\.example.*script-src [^;]*https:\/\/cdn\.vendor\.example/,
    },
    says: /data-vendors="https:\/\/cdn\.vendor\.example\/tag\.js" data-hop="https:\/\/pay\.vendor\.example"/,
  },
  {
    name: 'no script of a vendor where people pay',
    path: '/pricing',
    status: 200,
    has: { 'content-security-policy': /^(?!.*vendor\.example)/ },
  },
  {
    name: 'the arm of an experiment',
    path: '/',
    headers: { cookie: 'consent=1.granted; hab=hero.b' },
    status: 200,
    has: { 'set-cookie': null },
    says: /Words of the other arm/,
  },
  {
    name: 'no arm without consent',
    path: '/',
    headers: { cookie: 'consent=1.denied; hab=hero.b' },
    status: 200,
    says: /^(?![\s\S]*Words of the other arm)/,
  },
  { name: 'HEAD', path: '/', method: 'HEAD', status: 200, has: { ...page, etag: /^"[\w-]{22}"$/ } },
  { name: 'brotli', path: '/', headers: br, status: 200, has: { 'content-encoding': 'br', etag: /-br"$/ } },
  {
    name: 'gzip',
    path: '/',
    headers: { 'accept-encoding': 'gzip' },
    status: 200,
    has: { 'content-encoding': 'gzip', etag: /-gzip"$/ },
  },
  {
    name: 'a refused encoding',
    path: '/',
    headers: { 'accept-encoding': 'br;q=0, gzip' },
    status: 200,
    has: { 'content-encoding': 'gzip' },
  },
  {
    name: 'no encoding',
    path: '/',
    headers: { 'accept-encoding': 'identity' },
    status: 200,
    has: { 'content-encoding': null },
  },
  {
    name: 'a known tag',
    path: '/',
    headers: br,
    again: (tag) => tag,
    status: 304,
    has: { etag: /-br"$/, 'content-length': null },
  },
  {
    name: 'a known weak tag in a list',
    path: '/',
    headers: br,
    again: (tag) => `"x", W/${tag}`,
    status: 304,
  },
  {
    name: 'the tag of another encoding',
    path: '/',
    headers: { 'accept-encoding': 'gzip' },
    again: (tag) => tag.replace('-gzip', '-br'),
    status: 200,
  },
];

export const missing: Row[] = [
  { name: 'no such page', path: '/nowhere', status: 404, has: page },
  {
    name: 'no such page in another language',
    path: '/ar/nowhere',
    status: 404,
    has: { 'content-language': 'ar' },
  },
  { name: 'letters that are none', path: '/%ff%', status: 404, has: page },
  {
    name: 'no such file',
    path: '/assets/nothing.js',
    status: 404,
    has: { 'content-type': /^text\/plain/, 'cache-control': 'no-store' },
  },
  { name: 'a twin is no file', path: '/favicon.svg.br', status: 404 },
  { name: 'the manifest of the build', path: '/.vite/manifest.json', status: 404 },
  { name: 'a picture of no page', path: '/og/en/nowhere.png', status: 404 },
  { name: 'another method', path: '/', method: 'POST', body: 'x', status: 405, has: { allow: 'GET, HEAD' } },
  { name: 'another method to a file', path: '/favicon.svg', method: 'DELETE', status: 405 },
];

export const files: Row[] = [
  {
    name: 'an icon',
    path: '/favicon.svg',
    headers: br,
    status: 200,
    has: {
      'content-type': 'image/svg+xml',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=3600',
      vary: 'Accept-Encoding',
    },
  },
  {
    name: 'an icon that has no twin',
    path: '/apple-touch-icon.png',
    headers: br,
    status: 200,
    has: { 'content-type': 'image/png', 'content-encoding': null },
  },
  {
    name: 'HEAD of a file',
    path: '/favicon.svg',
    method: 'HEAD',
    status: 200,
    has: { 'content-length': /^\d{3}$/ },
  },
  { name: 'a known file', path: '/favicon.svg', again: (tag) => tag, status: 304 },
  {
    name: 'robots.txt',
    path: '/robots.txt',
    status: 200,
    says: /Sitemap: https:\/\/tern\.example\/sitemap\.xml/,
  },
  {
    name: 'the sitemaps',
    path: '/sitemap.xml',
    headers: br,
    status: 200,
    has: { 'content-type': /xml/, 'content-encoding': 'br' },
  },
  { name: 'a sitemap', path: '/sitemap-ja.xml', status: 200, says: /hreflang/ },
  { name: 'llms.txt', path: '/llms.txt', status: 200, has: { 'content-type': /^text\/plain/ } },
  {
    name: 'the web manifest',
    path: '/manifest.webmanifest',
    status: 200,
    has: { 'content-type': /manifest\+json/ },
  },
  {
    name: 'the speculation rules',
    path: '/speculation-rules/prerender.json',
    status: 200,
    has: { 'content-type': 'application/speculationrules+json' },
  },
  { name: 'whether all is well', path: '/healthz', status: 200, says: /^ok/ },
];

const cookies = { 'set-cookie': 'a=1; Path=/\nb=2; Path=/; HttpOnly' };
const json = { 'content-type': 'application/json' };

export const service: Row[] = [
  {
    name: 'a call',
    path: '/api/echo?a=%2F&b=x%20y',
    status: 422,
    has: {
      ...cookies,
      'x-request-id': 'r1',
      'x-content-type-options': 'nosniff',
      'permissions-policy': /camera/,
    },
    says: /"url":"\/api\/echo\?a=%2F&b=x%20y"/,
  },
  {
    name: 'a call with a body',
    path: '/ws/echo',
    method: 'POST',
    headers: json,
    body: '{"name":"Ärger"}',
    status: 422,
    says: /"method":"POST".*Ã\u0084rger/,
  },
  {
    name: 'a call with a token',
    path: '/l10n/echo',
    headers: { authorization: 'Bearer t', cookie: 'a=1' },
    status: 422,
    says: /Bearer t/,
  },
  {
    name: 'the address a call comes from',
    path: '/api/echo',
    headers: { 'x-forwarded-for': '203.0.113.9' },
    status: 422,
    says: /"x-forwarded-for":"127\.0\.0\.1"/,
  },
  {
    name: 'another method of a call',
    path: '/api/echo',
    method: 'DELETE',
    status: 422,
    says: /"method":"DELETE"/,
  },
  { name: 'no such call', path: '/api/nothing', status: 404, says: /not_found/ },
  { name: 'no call at all', path: '/apis', status: 404, has: page },
];

/** Whether a response is as its row says; the reasons why not. */
export function faultsOf(row: Row, { status, headers }: Answer, text: string): string[] {
  const faults = status === row.status ? [] : [`status ${status} instead of ${row.status}`];
  for (const [name, wanted] of Object.entries(row.has ?? {})) {
    const value = headers[name];
    const holds =
      wanted === null
        ? value === undefined
        : typeof wanted === 'string'
          ? value === wanted
          : wanted.test(value ?? '');
    if (!holds) faults.push(`${name}: ${value} instead of ${wanted}`);
  }
  if (row.says && !row.says.test(text)) faults.push(`the body does not say ${row.says}`);
  return faults;
}
