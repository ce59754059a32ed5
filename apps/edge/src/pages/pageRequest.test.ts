import { decideRequest, isPhone, languages } from '@tern/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPageRequest, rememberPageRequests } from './pageRequest.ts';

const agents = [
  undefined,
  '',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
  'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36',
];
const paths = [
  '/',
  '/m',
  '/de',
  '/m/home',
  '/PRICING',
  '/en/pricing',
  '/myAccount',
  '/nowhere',
  '/ar/m/login',
];

describe('rememberPageRequests', () => {
  it('decides as decideRequest does, the first time and every time after', () => {
    const read = rememberPageRequests();
    fc.assert(
      fc.property(
        fc.constantFrom(...paths),
        fc.constantFrom('', '?nl=de', '?nl=xx', '?form=desktop', '?a=1&nl=fr'),
        fc.constantFrom(undefined, 'en', 'xx', ...languages),
        fc.constantFrom(undefined, 'desktop', 'mobile'),
        fc.boolean(),
        fc.constantFrom(...agents),
        (pathname, search, language, variant, signedIn, userAgent) => {
          const expected = decideRequest({
            pathname,
            search,
            cookies: { language, variant, signedIn },
            userAgent,
          });
          const cookies = [
            language && `language=${language}`,
            variant && `form=${variant}`,
            signedIn && 'signed_in=1',
          ];
          const header = cookies.filter(Boolean).join('; ') || undefined;
          for (let turn = 0; turn < 2; turn += 1) {
            const { redirect } = read(pathname + search, header, userAgent);
            expect(redirect).toEqual(expected.redirect);
          }
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('keeps apart what differs in one cookie or in the kind of agent', () => {
    const read = rememberPageRequests();
    expect(read('/myAccount', undefined, '').redirect?.location).toContain('/login');
    expect(read('/myAccount', 'signed_in=1', '').redirect).toBeNull();
    expect(read('/pricing', undefined, agents[2]).redirect?.location).toBe('/m/pricing');
    expect(read('/pricing', undefined, agents[5]).redirect).toBeNull();
    expect(isPhone(agents[2])).toBe(true);
  });

  it('forgets before it grows without end', () => {
    const read = rememberPageRequests();
    for (let i = 0; i < 12_000; i += 1) read(`/pricing?made-up=${i}`, undefined, `agent ${i}`);
    expect(read('/pricing', undefined, agents[2]).redirect?.location).toBe('/m/pricing');
  });
});

describe('readPageRequest', () => {
  it.each([
    ['/pricing', undefined, null, []],
    ['/pricing', 'currency=GBP', 'GBP', []],
    ['/pricing', 'currency=XXX', null, []],
    ['/pricing?currency=CAD', undefined, 'CAD', [['currency', 'CAD']]],
    ['/pricing?currency=CAD', 'currency=GBP', 'CAD', [['currency', 'CAD']]],
    ['/pricing?currency=CAD', 'currency=CAD', 'CAD', []],
    ['/pricing?currency=EUR', 'currency=GBP', 'EUR', [['currency', 'EUR']]],
    ['/pricing?currency=CHF', 'currency=GBP', 'GBP', []],
    ['/de/pricing', undefined, null, [['language', 'de']]],
  ] as const)('%s with %s: currency %s', (target, header, currency, cookies) => {
    const request = readPageRequest(target, header, false);
    expect(request.currency).toBe(currency);
    expect(request.cookies).toEqual(cookies);
  });

  it('has no path for what is not a page', () => {
    expect(readPageRequest('/nowhere', undefined, false)).toMatchObject({ path: null, priced: false });
    expect(readPageRequest('/%ff%', undefined, false).path).toBeNull();
    expect(readPageRequest('/pricing', undefined, false)).toMatchObject({ path: '/pricing', priced: true });
  });

  it.each([
    ['/?cjevent=a', undefined, ['cje=a', 'cje-client=a', 'cf-click', '_aid']],
    ['/de/m/home?cfclick=a&cjevent=', 'language=de', ['cje', 'cje-client', 'cf-click=a', '_aid']],
    ['/studentbeans/plan?admitad_uid=a', undefined, ['cje', 'cje-client', 'cf-click', '_aid=a']],
    // Another campaign ends what is there, and nothing else.
    ['/invite?utm_source=mail', 'cje=1; _aid=2; x=3', ['cje', '_aid']],
    ['/invite?utm_source=mail', 'x=3', []],
    ['/invite?utm_medium=mail', 'cje=1', []],
    // The manifest does not track there.
    ['/pricing?cjevent=a&utm_source=b', 'cje=1', []],
    ['/nowhere?cjevent=a', undefined, []],
    // The page it leads to does.
    ['/en?cjevent=a', undefined, []],
  ] as const)('%s with %s: affiliates %j', (target, header, changes) => {
    const { affiliates } = readPageRequest(target, header, target.includes('/m/'));
    expect(affiliates.map(({ name, value }) => (value === null ? name : `${name}=${value}`))).toEqual(
      changes,
    );
  });

  it.each([
    ['/invite?invite_code=FR-1&invite_type=30002', ['invite=FR-1.30002']],
    ['/de/m/pricing?coupon=NORTH', ['coupon=NORTH']],
    ['/studentbeans?student_code=Uni2026&coupon=NORTH', ['coupon=NORTH', 'student=Uni2026']],
    ['/pricing?coupon=%22x', []],
    ['/nowhere?coupon=NORTH', []],
    // The page it leads to does.
    ['/en?coupon=NORTH', []],
    ['/pricing', []],
  ] as const)('%s: codes %j', (target, changes) => {
    const { codes } = readPageRequest(target, undefined, target.includes('/m/'));
    expect(codes.map(({ name, value, maxAge }) => [`${name}=${value}`, maxAge])).toEqual(
      changes.map((each) => [each, 3_888_000]),
    );
  });

  it('names what the answer depends on', () => {
    expect(readPageRequest('/pricing', undefined, false).vary).toBe(
      'Accept-Encoding, Available-Dictionary, Cookie, User-Agent',
    );
    expect(readPageRequest('/en/pricing', undefined, false).vary).not.toContain('Encoding');
  });
});
