import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  addressPattern,
  contentSecurityPolicy,
  fieldHosts,
  hashSource,
  paddleHosts,
  permissionsWith,
  policyHeaders,
  scriptSources,
  securityHeaders,
} from './headers.ts';

const directives = (policy: string) =>
  new Map(policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]));

const inline = await hashSource('a{}');
const start = await hashSource('start()');
/** Sources of the scripts of every page. */
const own = ["'self'", start];
const hashes = { styles: [inline], scripts: [start] };

describe('contentSecurityPolicy', () => {
  const policy = contentSecurityPolicy({ hashes, secure: true });

  it('names no other host and nothing unsafe', () => {
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    for (const [name, sources] of directives(policy)) {
      if (name === 'report-uri' || name?.includes('trusted-types')) continue;
      for (const source of sources) {
        expect([...own, "'none'", 'data:', inline], `${name}: ${source}`).toContain(source);
      }
    }
  });

  it('is this, and nothing more', () => {
    expect(contentSecurityPolicy({ hashes, secure: false }).split('; ')).toEqual([
      "default-src 'none'",
      `script-src ${own.join(' ')}`,
      `style-src 'self' ${inline}`,
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "object-src 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types default site',
      'report-uri /api/mms/report/v1/web/policy_report',
    ]);
  });

  it('runs our scripts only, and allows the inline style by its hash', () => {
    expect(directives(policy).get('script-src')).toEqual(own);
    const hash = createHash('sha256').update('a{}').digest('base64');
    expect(directives(policy).get('style-src')).toEqual(["'self'", `'sha256-${hash}'`]);
  });

  it('lets the bot check in that the operator has chosen, as script, frame and call', () => {
    const hosts = ['https://www.google.com', 'https://www.gstatic.com'];
    const opened = directives(contentSecurityPolicy({ hashes, secure: true, botCheckHosts: hosts }));
    expect(opened.get('script-src')).toEqual([...own, ...hosts]);
    expect(opened.get('connect-src')).toEqual(["'self'", ...hosts]);
    expect(opened.get('frame-src')).toEqual(hosts);
    expect(opened.get('img-src')).toEqual(["'self'", 'data:']);
    expect(directives(policy).has('frame-src')).toBe(false);
  });

  it('lets the card fields in where a card is entered: Stripe by its own list, a stand-in by its origin', () => {
    const fields = fieldHosts('https://js.stripe.com/endive/stripe.js');
    const opened = directives(contentSecurityPolicy({ hashes, secure: true, fields }));
    const script = ['https://js.stripe.com', 'https://*.js.stripe.com'];
    expect(opened.get('script-src')).toEqual([...own, ...script]);
    expect(opened.get('frame-src')).toEqual([...script, 'https://hooks.stripe.com']);
    expect(opened.get('connect-src')).toEqual(["'self'", 'https://api.stripe.com']);
    expect([...opened.values()].flat().join(' ')).not.toContain('unsafe');
    expect(fields && permissionsWith(fields)).toContain('payment=(self "https://js.stripe.com")');
    const standIn = fieldHosts('http://localhost:3001/stripe.js');
    expect(standIn?.script).toEqual(['http://localhost:3001']);
    expect(fieldHosts(null)).toBeNull();
  });

  it('lets Paddle in on the page that opens it: its script, its stylesheet and its frame, of one environment', () => {
    const scriptUrl = 'https://cdn.paddle.com/paddle/v2/paddle.js';
    const live = paddleHosts({ scriptUrl, environment: 'production' });
    const opened = directives(contentSecurityPolicy({ hashes, secure: true, fields: live }));
    expect(opened.get('script-src')).toEqual([...own, 'https://cdn.paddle.com']);
    expect(opened.get('frame-src')).toEqual(['https://buy.paddle.com']);
    expect(opened.get('style-src')).toEqual(["'self'", inline, 'https://cdn.paddle.com']);
    expect(opened.get('connect-src')).toEqual(["'self'"]);
    expect([...opened.values()].flat().join(' ')).not.toContain('unsafe');
    expect(live && permissionsWith(live)).toContain('payment=(self "https://buy.paddle.com")');
    const test = paddleHosts({ scriptUrl, environment: 'sandbox' });
    expect(test).toMatchObject({
      frame: ['https://sandbox-buy.paddle.com'],
      style: ['https://sandbox-cdn.paddle.com'],
    });
    const standIn = { scriptUrl: 'http://localhost:3001/paddle/paddle.js', environment: 'sandbox' } as const;
    expect(paddleHosts(standIn)?.frame).toEqual(['http://localhost:3001']);
    expect(paddleHosts(null)).toBeNull();
  });

  it('upgrades requests over TLS only', () => {
    expect(policy).toContain('upgrade-insecure-requests');
    expect(contentSecurityPolicy({ hashes, secure: false })).not.toContain('upgrade');
  });
});

describe('Trusted Types', () => {
  const page = { hashes, secure: true };
  const demanded = "require-trusted-types-for 'script'";
  const kinds = (options: Parameters<typeof policyHeaders>[0]) =>
    Object.entries(policyHeaders(options)).flatMap(([name, policy]) =>
      policy.includes(demanded) ? [name] : [],
    );

  it('are demanded, on the pages with the card fields too: Stripe works under them', () => {
    expect(kinds(page)).toEqual(['content-security-policy']);
    const fields = fieldHosts('https://js.stripe.com/endive/stripe.js');
    expect(kinds({ ...page, fields })).toEqual(['content-security-policy']);
    expect(scriptSources({ fields })).toEqual(['https://js.stripe.com', 'https://*.js.stripe.com']);
  });

  it('are watched and reported where a script of a vendor may not work under them', () => {
    const scriptUrl = 'https://cdn.paddle.com/paddle/v2/paddle.js';
    const fields = paddleHosts({ scriptUrl, environment: 'production' });
    const botCheckHosts = ['https://www.google.com'];
    const vendors = [{ src: 'https://tags.test/a.js', connect: [], img: [], frame: [] }];
    for (const options of [{ fields }, { botCheckHosts }, { vendors }]) {
      expect(kinds({ ...page, ...options })).toEqual(['content-security-policy-report-only']);
      expect(policyHeaders({ ...page, ...options })['content-security-policy-report-only']).toContain(
        'report-uri ',
      );
    }
  });

  it('name the hosts of scripts to the first script, as a pattern of addresses', () => {
    const fields = fieldHosts('https://js.stripe.com/endive/stripe.js');
    const pattern = addressPattern(scriptSources({ fields }));
    expect(pattern).toBe('^(https://js\\.stripe\\.com/|https://[^/]+\\.js\\.stripe\\.com/)');
    expect(addressPattern([])).toBeUndefined();
  });

  it('name a script of the operator by its whole address', () => {
    const vendors = [{ src: 'https://tags.test/a+b.js', connect: [], img: [], frame: [] }];
    const pattern = addressPattern(scriptSources({ vendors }));
    expect(pattern).toBe('^(https://tags\\.test/a\\+b\\.js$)');
    expect(RegExp(pattern as string).test('https://tags.test/a+b.js?x')).toBe(false);
  });

  it('are demanded of the stand-ins', () => {
    const scriptUrl = 'http://localhost:3001/paddle/paddle.js';
    const fields = paddleHosts({ scriptUrl, environment: 'sandbox' });
    expect(kinds({ ...page, fields })).toEqual(['content-security-policy']);
  });
});

it('sends these headers with every response', () => {
  expect(securityHeaders).toEqual({
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), browsing-topics=(), payment=(self), interest-cohort=()',
  });
});
