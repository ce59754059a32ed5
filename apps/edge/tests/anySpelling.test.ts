import {
  decideRedirect,
  isPhone,
  normalizePath,
  ownAddress,
  safeRedirectPath,
  siteAddress,
} from '@tern/domain';
import { planFixtures } from '@tern/testing/fixtures';
import { followed, redirectQueries, spelledPaths } from '@tern/testing/spelledPaths';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { frontTables } from '../scripts/prerender/frontTables.ts';
import { nginxConf } from '../scripts/prerender/nginxConf.ts';
import { redirectLines } from '../scripts/prerender/writeFront.ts';
import { redirectTo } from '../src/http/respond.ts';
import { readPageRequest } from '../src/pages/pageRequest.ts';
import { followNginx } from './followNginx.ts';
import { followRedirects } from './followRedirects.ts';
import { followTables } from './followTables.ts';
import { stubEdge } from './stubEdge.ts';

const origin = 'https://tern.example';
const tables = frontTables(planFixtures());
const front = { ...tables, headers: [{}], files: {} };
const conf = nginxConf(front, { folder: '/site', listen: '1', edge: 'http://edge', secure: true });
const nginx = followNginx(conf);
const staticHost = followRedirects(redirectLines(tables, origin).join('\n'));
const agents = { phone: 'Mozilla/5.0 (iPhone) Mobile/15E148', computer: 'Mozilla/5.0 (X11; Linux x86_64)' };
const runs = { numRuns: 6000, seed: 33 } as const;

const requests = fc.record({
  path: spelledPaths,
  query: redirectQueries,
  cookies: fc.constantFrom<Record<string, string>>(
    {},
    { language: 'de' },
    { language: 'en', form: 'desktop' },
    { language: 'ar', signed_in: '1' },
  ),
  agent: fc.constantFrom('phone' as const, 'computer' as const),
});
type AnyRequest = typeof requests extends fc.Arbitrary<infer Each> ? Each : never;

/** Whether a path can be sent as the target of a request. */
const isSendable = (path: string) => !/\s/.test(path);

const redirectOf = ({ path, query, cookies, agent }: AnyRequest) => {
  const header = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
  return readPageRequest(path + query, header.join('; '), agent === 'phone').redirect;
};

function expectOwn(location: string, what: string): void {
  const url = followed(location, origin);
  expect(url.origin, `${what} -> ${location}`).toBe(origin);
  expect(url.pathname, `${what} -> ${location}`).not.toMatch(/^\/[/\\]/);
  expect(url.username + url.password, what).toBe('');
}

/** Where a visitor without cookies ends who goes to an address. */
function endOf(pathname: string, search: string, agent: string): string {
  const cookies = { language: undefined, variant: undefined, signedIn: true };
  return decideRedirect({ pathname, search, cookies, userAgent: agent })?.location ?? pathname + search;
}

/** As a browser writes it: letters beyond ASCII encoded. */
const hrefOf = (address: string) => new URL(origin + address).href;

it('stays on the site wherever a redirect is made of a path', () => {
  let redirects = 0;
  fc.assert(
    fc.property(requests, (request) => {
      const what = JSON.stringify(request);
      const edge = redirectOf(request);
      if (edge) {
        redirects += 1;
        expectOwn(edge.location, what);
        expect(ownAddress(edge.location)).toBe(edge.location);
      }
      const full = request.path + request.query;
      for (const variant of ['desktop', 'mobile'] as const) {
        expectOwn(siteAddress(full, { language: 'en', variant }), what);
        const safe = safeRedirectPath(full);
        if (safe === null) continue;
        expectOwn(safe, what);
        const left = siteAddress(safe, { language: 'en', variant });
        expectOwn(left, what);
        // Nothing is lost on the way: the final check has nothing to replace.
        expect(left === '/' && !/^\/(?:en|de|ar|m|home|\/)*\/?$/i.test(safe.replace(/[?#].*/, ''))).toBe(
          false,
        );
      }
      expectOwn(redirectTo(302, full, {}).headers.at(-1) ?? '', what);
    }),
    runs,
  );
  expect(redirects).toBeGreaterThan(1000);
});

it('makes the edge answer on the site itself', async () => {
  const edge = stubEdge();
  let redirects = 0;
  await fc.assert(
    fc.asyncProperty(requests, async ({ path, query, agent }) => {
      if (!isSendable(path)) return;
      const { status, headers } = await edge.ask(path + query, { 'user-agent': agents[agent] });
      const at = headers.indexOf('location');
      if (at < 0) return;
      redirects += 1;
      expect(status).toBeLessThan(304);
      expectOwn(headers[at + 1] ?? '', path + query);
    }),
    { ...runs, numRuns: 800 },
  );
  expect(redirects).toBeGreaterThan(100);
});

it('lets nginx and the tables decide as the edge does, or leave it to the edge', () => {
  const seen = new Map<string, number>();
  const count = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1);
  fc.assert(
    fc.property(requests, (request) => {
      const { path, query, cookies, agent } = request;
      if (!isSendable(path)) return;
      const what = JSON.stringify(request);
      const edge = redirectOf(request);
      const asked = { target: path + query, cookies, userAgent: agents[agent] };
      expect(isPhone(agents[agent])).toBe(agent === 'phone');
      const ways = { nginx: nginx(asked), tables: followTables(tables, { ...asked, country: '' }) };
      for (const [name, decision] of Object.entries(ways)) {
        count(`${name} ${decision.kind}`);
        if (decision.kind === 'redirect') {
          const { status, location } = decision;
          expect({ status, location }, `${name} ${what}`).toEqual({
            status: edge?.status,
            location: edge?.location,
          });
          expectOwn(location, what);
        } else if (decision.kind === 'page' || decision.kind === 'notFound') {
          expect(edge, `${name} ${what}`).toBeNull();
        }
      }
    }),
    runs,
  );
  for (const name of ['nginx', 'tables'])
    for (const kind of ['redirect', 'page', 'notFound', 'edge'])
      expect(seen.get(`${name} ${kind}`), `${name} ${kind}`).toBeGreaterThan(20);
});

it('leaves a link whose # was encoded on its way to the edge, with nginx and with the tables', () => {
  for (const path of [
    '/resetPassword%23token',
    '/de/resetPassword%2523token',
    '/m/resetPassword%23a/b',
    '/redirect%23x',
  ])
    for (const userAgent of Object.values(agents)) {
      const asked = { target: path, cookies: {}, userAgent };
      expect(nginx(asked), path).toEqual({ kind: 'edge' });
      expect(followTables(tables, { ...asked, country: '' }), path).toMatchObject({ kind: 'edge' });
    }
  expect(nginx({ target: '/resetPassword', cookies: {}, userAgent: agents.computer })).toEqual({
    kind: 'page',
  });
});

it('sends visitors of a static host where the edge does', () => {
  let redirects = 0;
  fc.assert(
    fc.property(
      fc.oneof(
        spelledPaths,
        spelledPaths.map((path) => `/en${path}`),
      ),
      (path) => {
        const location = staticHost(path);
        if (location === null || !isSendable(path)) return;
        redirects += 1;
        const url = new URL(location, origin + path);
        expect(url.origin, path).toBe(origin);
        // Browsers take dot segments out before they send, and a host leaves encodings as they are.
        if (/\/\.|[\\%]/i.test(path)) return;
        // Nor does anybody link to a prefix behind a prefix.
        if (new RegExp(tables.innerPrefix, 'i').test(normalizePath(url.pathname))) return;
        // A phone gets no mobile address for a file that is none.
        const isFile = new RegExp(tables.file).test(path);
        for (const agent of isFile ? [agents.computer] : [agents.phone, agents.computer])
          expect(hrefOf(endOf(url.pathname, '', agent)), path).toBe(hrefOf(endOf(path, '', agent)));
        // A host may decode what it takes over.
        expect(new URL(location.replace(/%(?:2f|5c|09|0d|0a)/gi, decodeURIComponent), origin).origin).toBe(
          origin,
        );
      },
    ),
    runs,
  );
  expect(redirects).toBeGreaterThan(1000);
});

it.each([
  '/en//evil.example',
  '/m//evil.example',
  '/en/\\evil.example',
  '//evil.example?nl=en',
  '/en/%2Fevil.example',
])('never sends %s to another host', (target) => {
  const asked = { target, cookies: {}, userAgent: agents.computer };
  expect(nginx(asked)).toEqual({ kind: 'edge' });
  expect(followTables(tables, { ...asked, country: '' }).kind).toBe('edge');
  const location = readPageRequest(target, '', false).redirect?.location;
  // A file that is none is not found where it was requested.
  expect(location).toBe(target.startsWith('//') ? undefined : '/evil.example');
  expect(followed(staticHost(target.replace(/\?.*/, '')) ?? '/', origin).origin).toBe(origin);
});

it('makes one slash of several at a static host', () => {
  expect(staticHost('/en//evil.example')).toBe(`${origin}/evil.example`);
  expect(staticHost('/en/paypal')).toBe('/pricing');
  expect(staticHost('/ar/m/paypal')).toBe('/ar/m/pricing');
});

it('names the visitor to the edge at every place that passes a request on', () => {
  expect(conf.match(/proxy_pass/g)?.length).toBeGreaterThan(2);
  // A location with a header of its own would lose those of the server.
  expect(conf.match(/proxy_set_header/g)).toHaveLength(2);
  expect(conf).toContain('proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;');
});
