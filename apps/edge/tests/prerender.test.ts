import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { allPages, fillPath } from '@tern/domain';
import { planFixtures } from '@tern/testing/fixtures';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { frontTables } from '../scripts/prerender/frontTables.ts';
import { renderPages } from '../scripts/prerender/renderPages.ts';
import { type FrontFile, writeFront } from '../scripts/prerender/writeFront.ts';
import { parseCookies } from '../src/cookies.ts';
import { allPageKeys } from '../src/pageKey.ts';
import { followTables } from './followTables.ts';
import { headerOf, stubEdge } from './stubEdge.ts';

const folder = mkdtempSync(join(tmpdir(), 'tern-prerender-'));
const plans = planFixtures();
const edge = stubEdge();
let front: FrontFile;

/** A static server that knows the folder and nothing of the site. */
const server = createServer((request, response) => {
  const cookies = Object.fromEntries(parseCookies(request.headers.cookie));
  const decision = followTables(front, {
    target: request.url ?? '/',
    cookies,
    userAgent: request.headers['user-agent'] ?? '',
    country: String(request.headers['x-country'] ?? ''),
  });
  const preferences = decision.cookies.map(
    (cookie) => `${cookie}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`,
  );
  if (preferences.length) response.setHeader('set-cookie', preferences);
  if (decision.kind === 'redirect')
    return response.writeHead(decision.status, { location: decision.location }).end();
  const { language, variant } = decision;
  const known = decision.kind === 'page' ? decision : null;
  const path = !known ? '/404' : known.page === '/' ? '' : known.page;
  const currency = known?.facts.priced ? known.currency : 'page';
  const blocked = known?.facts.guarded && known.blocked ? '-blocked' : '';
  const file = `pages/${language}/${variant}${path}/${currency}${blocked}.html`;
  const headers = front.headers[front.files[file] ?? -1];
  if (!headers) return response.writeHead(501).end(file);
  response.writeHead(known ? 200 : 404, headers).end(readFileSync(join(folder, file)));
});
let origin = '';

beforeAll(async () => {
  const keys = allPageKeys(plans.map(({ id }) => id)).filter(({ language }) =>
    ['en', 'ar'].includes(language),
  );
  const records = await renderPages({ keys, make: edge.make, folder });
  writeFront(folder, frontTables(plans), records);
  front = JSON.parse(readFileSync(join(folder, 'front.json'), 'utf8')) as FrontFile;
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}, 60_000);
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

it('serves from files what the edge would respond, byte for byte', async () => {
  const paths = [
    ...allPages().map(({ route, params }) => fillPath(route.path, params)),
    '/pricing/checkout/12m',
    '/pricing/checkout/v2.web.vpn.premium.sub.6m.off71',
    '/pricing/checkout/made-up',
    '/nowhere',
    '/PRICING',
    '/paypal',
    '/home',
  ];
  const visitors = [
    { cookie: '', agent: 'X11', country: 'US' },
    { cookie: 'currency=GBP; signed_in=1', agent: 'X11', country: 'CN' },
    { cookie: 'language=ar', agent: 'iPhone', country: 'JP' },
  ];
  const statuses = new Map<number, number>();
  for (const [count, path] of paths.entries())
    for (const [index, { cookie, agent, country }] of visitors.entries()) {
      const prefix = ['', '/ar', '/m', '/ar/m', '/en'][(count + index) % 5] as string;
      const target = prefix + path + ((count + index) % 3 ? '' : '?a=1&currency=JPY');
      const headers = { ...(cookie && { cookie }), 'user-agent': agent };
      const expected = await edge.ask(target, { ...headers, 'accept-encoding': 'identity' }, country);
      const answer = await fetch(origin + target, {
        headers: { ...headers, 'x-country': country },
        redirect: 'manual',
      });
      const what = `${target} ${cookie} ${agent} ${country}`;
      expect(answer.status, what).toBe(expected.status);
      expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.from(expected.body ?? '')), what).toBe(
        true,
      );
      for (const name of [
        'location',
        'content-type',
        'content-language',
        'content-security-policy',
        'set-cookie',
      ])
        expect(answer.headers.get(name)?.split(', ')[0] ?? undefined, `${what} ${name}`).toBe(
          headerOf(expected, name)?.split(', ')[0],
        );
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    }
  expect([...statuses.keys()].sort()).toEqual([200, 301, 302, 404]);
  expect(statuses.get(200)).toBeGreaterThan(80);
}, 60_000);

it('writes each page three times: plain, brotli and gzip', () => {
  const file = join(folder, 'pages/ar/mobile/pricing/EUR-blocked.html');
  const plain = readFileSync(file);
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).equals(plain)).toBe(true);
  expect(gunzipSync(readFileSync(`${file}.gz`)).equals(plain)).toBe(true);
  expect(Object.keys(front.files).every((name) => existsSync(join(folder, name)))).toBe(true);
  expect(readFileSync(join(folder, '_redirects'), 'utf8')).toContain('/ar/m/paypal /ar/m/pricing 301\n');
});
